/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { gameIcons } from './build/icons.js'
import { pack } from './build/pack.js'
import { alone, python } from './build/alone.js'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// `--mode site` makes a page that needs no server: what stands behind it is Python in a worker.
export default defineConfig(({ mode }) => {
  const isSite = mode === 'site'
  const pieces = isSite ? [python(here('../build/pieces'))] : []
  return {
    plugins: [gameIcons(), svelte(), ...pieces, ...(isSite ? [alone()] : []), pack()],
    base: isSite ? './' : '/',
    resolve: {
      alias: { $behind: here(isSite ? './src/alone/local.ts' : './src/lib/network.ts') },
    },
    worker: { format: 'es', plugins: () => pieces },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      outDir: isSite ? '../build/play' : 'dist',
      emptyOutDir: true,
    },
    // Styles are read by tests, too.
    test: { css: true },
    server: {
      fs: { allow: ['..'] },
      proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
    },
  }
})
