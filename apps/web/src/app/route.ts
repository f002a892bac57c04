import { manifestOf, first as opening } from '@sightline/games';
import { useSyncExternalStore } from 'react';

/** Where the reader is, as the part of the address after `#`. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'play'; readonly id: string }
  | { readonly page: 'replays' }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'open'; readonly data: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'learn' }
  | { readonly page: 'settings' }
  | { readonly page: 'companion'; readonly game: string }
  | { readonly page: 'online' }
  | { readonly page: 'online-new'; readonly game: string }
  | { readonly page: 'online-match'; readonly id: string }
  /** `next`: where somebody goes on who has signed in; `link`: what came of the link in a letter that led here */
  | { readonly page: 'account'; readonly next: string | null; readonly link: string | null }
  | { readonly page: 'reset'; readonly token: string }
  | { readonly page: 'not-found' };

export function routeOf(hash: string): Route {
  const [page = '', ...rest] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  const [first = '', second = ''] = rest;
  switch (page) {
    case '':
      return { page: 'home' };
    case 'new':
      return { page, game: first === '' ? opening.name : first };
    case 'play':
    case 'replay':
      return { page, id: first };
    case 'open':
      return { page, data: first };
    case 'rules':
      return { page, game: first === '' ? opening.name : first, rule: second === '' ? null : second };
    case 'online':
      if (first === '') return { page };
      return first === 'new'
        ? { page: 'online-new', game: second === '' ? opening.name : second }
        : { page: 'online-match', id: first };
    case 'account':
      if (first === 'reset') return { page: 'reset', token: second };
      return {
        page,
        next: first === 'for' && second === 'online' ? `#/${rest.slice(1).join('/')}` : null,
        link: first === 'link' ? second : null,
      };
    case 'companion':
      return manifestOf(first)?.companion === true ? { page, game: first } : { page: 'not-found' };
    case 'replays':
    case 'learn':
    case 'settings':
      return { page };
    default:
      return { page: 'not-found' };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const to = {
  home: '#/',
  newMatch: (game: string) => `#/new/${game}`,
  play: (id: string) => `#/play/${id}`,
  replays: '#/replays',
  replay: (id: string) => `#/replay/${id}`,
  rules: (game: string, rule?: string) => `#/rules/${game}${rule === undefined ? '' : `/${rule}`}`,
  learn: '#/learn',
  companion: (game: string) => `#/companion/${game}`,
  settings: '#/settings',
  online: '#/online',
  newOnline: (game: string) => `#/online/new/${game}`,
  onlineMatch: (id: string) => `#/online/${id}`,
  account: '#/account',
  /** … and from there to an online page. */
  signIn: (next: string) => `#/account/for${next.slice(1)}`,
} as const;

export const go = (address: string): void => {
  location.hash = address;
};

const listen = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};
const hash = () => location.hash;

export const useRoute = (): Route => routeOf(useSyncExternalStore(listen, hash));
