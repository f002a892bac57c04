import { first } from '@sightline/games';
import { LANGUAGES, languages } from '@sightline/manifest';
import { Icon } from '../icons/Icon.tsx';
import { type Route, to, useRoute } from './route.ts';
import { useSettings } from './settings.ts';
import { useWords, type WordKey } from './words.ts';
import './TopBar.css';

type Place = 'play' | 'online' | 'learn' | 'replays' | 'rules' | 'settings';

interface PlaceLink {
  readonly place: Place;
  readonly href: string;
  readonly icon: string;
  readonly word: WordKey;
}

const PLACES: readonly PlaceLink[] = [
  { place: 'play', href: to.home, icon: 'meeple', word: 'shell.play' },
  { place: 'online', href: to.online, icon: 'three-friends', word: 'shell.online' },
  { place: 'learn', href: to.learn, icon: 'graduate-cap', word: 'shell.learn' },
  { place: 'replays', href: to.replays, icon: 'film-strip', word: 'shell.replays' },
  { place: 'rules', href: to.rules(first.name), icon: 'open-book', word: 'shell.rules' },
];
const SETTINGS: PlaceLink = { place: 'settings', href: to.settings, icon: 'cog', word: 'shell.settings' };

const placeOf: Readonly<Record<Route['page'], Place | null>> = {
  home: 'play',
  new: 'play',
  play: 'play',
  learn: 'learn',
  replays: 'replays',
  replay: 'replays',
  open: 'replays',
  rules: 'rules',
  settings: 'settings',
  companion: null,
  online: 'online',
  'online-new': 'online',
  'online-match': 'online',
  account: 'online',
  reset: 'online',
  'not-found': null,
};

/** The address after `#` says where we are, so that a link within the page can't lead to its content. */
function toContent(): void {
  const main = document.querySelector('main');
  if (main === null) return;
  main.tabIndex = -1;
  main.focus();
}

/** The bar of the house; on a phone its places are in a bar of their own at the bottom, in reach of the thumb. */
export function TopBar() {
  const t = useWords();
  const here = placeOf[useRoute().page];
  const link = ({ place, href, icon, word }: PlaceLink) => (
    <a key={place} href={href} className="topbar-link" aria-current={place === here ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{t(word)}</span>
    </a>
  );
  return (
    <header className="topbar">
      <button type="button" className="topbar-skip" onClick={toContent}>
        {t('shell.skip')}
      </button>
      <a href={to.home} className="topbar-home">
        <Mark />
        <span>Sightline</span>
      </a>
      <nav className="topbar-places" aria-label={t('shell.menu')}>
        {PLACES.map(link)}
      </nav>
      <div className="topbar-settings">{link(SETTINGS)}</div>
      <LanguageSwitch />
    </header>
  );
}

function LanguageSwitch() {
  const t = useWords();
  const { language, change } = useSettings();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are three buttons of a kind
    <div className="topbar-languages" role="group" aria-label={t('shell.language')}>
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          onClick={() => change({ language: each })}
        >
          {LANGUAGES[each].short}
          <span className="visually-hidden"> {LANGUAGES[each].name}</span>
        </button>
      ))}
    </div>
  );
}

/** Our mark: a crosshair ring, and the light that goes out from its middle. The same as public/icon.svg. */
function Mark() {
  return (
    <svg className="topbar-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path className="topbar-mark-light" d="M16 16 24.4 11.5A9.5 9.5 0 0 1 24.4 20.5Z" />
      <circle cx="16" cy="16" r="10.5" />
      <path d="M16 2v8M16 22v8M2 16h8M22 16h8" />
      <circle className="topbar-mark-eye" cx="16" cy="16" r="2.6" />
    </svg>
  );
}
