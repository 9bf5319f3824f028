import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { shapes } from './build/shapes.js'

export default { preprocess: [vitePreprocess(), shapes()] }
