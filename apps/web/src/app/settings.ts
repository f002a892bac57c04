import { isLanguage, type Language, languageFor } from '@sightline/manifest';
import { create } from 'zustand';

export interface Settings {
  readonly language: Language;
  /** how fast what happens is shown; `off`: at once */
  readonly speed: 'slow' | 'normal' | 'fast' | 'off';
  readonly odds: boolean;
  /** sides told apart by blue and yellow instead of blue and red */
  readonly safeColours: boolean;
  readonly textSize: 'normal' | 'large' | 'largest';
  readonly sound: boolean;
  /** the last seconds of a clock are heard, where anything is */
  readonly clockSound: boolean;
  /** pass for me where I could do nothing else */
  readonly autoPass: boolean;
}

const KEY = 'sightline.settings';
const FIRST: Omit<Settings, 'language'> = {
  speed: 'normal',
  odds: true,
  safeColours: false,
  textSize: 'normal',
  sound: true,
  clockSound: true,
  autoPass: true,
};
const ONE_OF: Readonly<Partial<Record<keyof Settings, readonly unknown[]>>> = {
  speed: ['slow', 'normal', 'fast', 'off'],
  textSize: ['normal', 'large', 'largest'],
};

/** What was kept, as far as it makes sense: storage may be forbidden, old or meddled with. */
function kept(): Settings {
  const settings: Settings = { language: languageFor(navigator.languages), ...FIRST };
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof raw !== 'object' || raw === null) return settings;
    const found = raw as Record<string, unknown>;
    const sane = Object.entries(FIRST).flatMap(([key, first]) => {
      const value = found[key];
      const among = ONE_OF[key as keyof Settings];
      return (among === undefined ? typeof value === typeof first : among.includes(value))
        ? [[key, value]]
        : [];
    });
    const { language } = found;
    return {
      ...settings,
      ...(Object.fromEntries(sane) as Partial<Settings>),
      ...(typeof language === 'string' && isLanguage(language) ? { language } : {}),
    };
  } catch {
    return settings;
  }
}

interface SettingsStore extends Settings {
  change(some: Partial<Settings>): void;
}

export const useSettings = create<SettingsStore>((set, get) => ({
  ...kept(),
  change(some) {
    set(some);
    const { change: _, ...all } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Then the choice lasts as long as the page.
    }
  },
}));
