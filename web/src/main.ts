import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { choose } from './words/locale';
import { speak } from './words/words.svelte';
import { settings } from './play/settings.svelte';
import { opener } from './net/opener';
import { watchForUpdates } from './offline/updates.svelte';

async function begin() {
  await speak(settings.locale ?? choose(navigator.languages));
  mount(App, { target: document.getElementById('app')!, props: { open: await opener() } });
  watchForUpdates();
}

void begin();
