import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { ErrorBoundary } from './app/ErrorBoundary.tsx';
import { keepOffline } from './app/offline.ts';
import { speakFirst } from './app/words.ts';
import { soundsFromFirstTouch } from './sound/sounds.ts';
import './app/fonts.css';
import './app/theme.css';
import './app/page.css';

const root = document.querySelector('#app');
if (root === null) throw new Error('the page has no place for the app');
const start = () =>
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </StrictMode>,
  );
// The first thing anybody sees is in their language.
void speakFirst().finally(start);
soundsFromFirstTouch();
// Where nobody has scrolled there is nothing to come back to.
addEventListener('scroll', () => void import('./app/scroll-memory.ts'), { once: true });
addEventListener('load', () => void keepOffline(import.meta.url));
