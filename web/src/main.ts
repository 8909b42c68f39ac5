import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { messages, preferred } from './lib/messages.svelte';
import { work } from './lib/notice';

const LATER = 3000; // milliseconds: what is there without a network waits until the page is

await messages.choose(preferred());
mount(App, { target: document.getElementById('app')! });

setTimeout(() => work().catch((error) => console.warn(error)), LATER);
