/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { gameIcons } from './build/icons.js'
import { pack } from './build/pack.js'

export default defineConfig({
  plugins: [gameIcons(), svelte(), pack()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // Styles are read by tests, too.
  test: { css: true },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
})
