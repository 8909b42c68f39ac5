import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { messages, preferred } from './lib/messages.svelte';

await messages.choose(preferred());
mount(App, { target: document.getElementById('app')! });
