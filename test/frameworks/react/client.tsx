import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.js';

const root = document.querySelector('#app');
if (root?.firstElementChild) hydrateRoot(root, <App />);
else if (root) createRoot(root).render(<App />);
