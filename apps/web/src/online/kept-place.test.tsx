import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { drawn, soon } from '../testing/drawn.tsx';
import { useKeptPlace } from './kept-place.ts';

let observed = false;
const Observed = () => {
  useKeptPlace();
  useEffect(() => {
    observed = true;
    return () => {
      observed = false;
    };
  }, []);
  return null;
};

/** A page with a card, and in it a dialog whose button has the focus. */
async function page() {
  await drawn(<Observed />, 'en');
  await soon(() => expect(observed).toBe(true));
  const main = document.createElement('main');
  main.className = 'page';
  main.innerHTML =
    '<section><button id="before">Sign out</button><dialog open><button id="sure">Sure</button></dialog></section>';
  document.body.append(main);
  const by = (id: string) => main.querySelector<HTMLElement>(`#${id}`);
  by('before')?.focus();
  by('sure')?.focus();
  expect(document.activeElement?.id).toBe('sure');
  return main;
}

const nextCard = () => {
  const card = document.createElement('section');
  card.innerHTML = '<h2 id="next">Sign in</h2>';
  return card;
};

it('focuses what had the focus before a dialog', async () => {
  const main = await page();
  main.querySelector('dialog')?.remove();
  await soon(() => expect(document.activeElement?.id).toBe('before'));
  main.remove();
});

it('focuses what replaced a card when its dialog went first in the same moment', async () => {
  const main = await page();
  main.querySelector('dialog')?.remove();
  main.querySelector('section')?.replaceWith(nextCard());
  await soon(() => expect(document.activeElement?.id).toBe('next'));
  main.remove();
});
