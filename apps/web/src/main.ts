import { smallGames } from '@sightline/small-games';
import { isLanguage, type Language, languages, preferred, remember } from './language.ts';
import type { Messages } from './messages/en.ts';
import './page.css';

/** Names of the games are names: the same in every language. */
const COMING = ['DOOM: The Board Game', 'Fireteam Zero', 'Earth Reborn', '6: Siege'];

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const e = Object.assign(document.createElement(tag), properties);
  e.append(...children);
  return e;
}

function chooser(m: Messages, language: Language): HTMLElement {
  const select = element(
    'select',
    {},
    ...Object.entries(languages).map(([value, l]) => element('option', { value }, l.name)),
  );
  select.value = language;
  select.addEventListener('change', () => {
    if (!isLanguage(select.value)) return;
    remember(select.value);
    show(select.value);
    document.querySelector('select')?.focus();
  });
  return element('label', { className: 'language' }, element('span', {}, m.language), select);
}

function show(language: Language): void {
  const m = languages[language].messages;
  document.documentElement.lang = language;
  const trials = smallGames.map(({ game }) => {
    const text = m.game[game.name as keyof Messages['game']] ?? '';
    return element('li', {}, element('strong', {}, game.name), element('span', {}, text));
  });
  const page = element(
    'main',
    {},
    element('header', {}, element('h1', {}, 'Sightline'), chooser(m, language)),
    element('p', { className: 'tagline' }, m.tagline),
    element('p', {}, m.state),
    element('h2', {}, m.coming),
    element('ul', { className: 'coming' }, ...COMING.map((name) => element('li', {}, name))),
    element('h2', {}, m.trials),
    element('p', { className: 'note' }, m.trialsNote),
    element('ul', { className: 'trials' }, ...trials),
  );
  document.querySelector('#app')?.replaceChildren(page);
}

show(preferred());
