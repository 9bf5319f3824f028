import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { keepFocus } from './lib/focus'
import { behind } from '$behind'

if (import.meta.env.PROD && 'serviceWorker' in navigator) void behind.keepOffline()

keepFocus()
mount(App, { target: document.getElementById('app')! })
