import { hydrate, mount } from 'svelte';
import App from './App.svelte';

const target = document.querySelector('#app');
if (target?.firstElementChild) hydrate(App, { target });
else if (target) mount(App, { target });
