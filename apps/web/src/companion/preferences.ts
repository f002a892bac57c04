import { create } from 'zustand';

export const ARRANGEMENTS = ['auto', 'facing', 'beside'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** How this device lies between the players; the same for every match. */
export interface CompanionPreferences {
  readonly arrangement: Arrangement;
  /** the sides change ends of the device */
  readonly swappedEnds: boolean;
  readonly awake: boolean;
}

const KEY = 'sightline.companion';
const FIRST: CompanionPreferences = { arrangement: 'auto', swappedEnds: false, awake: true };

function kept(): CompanionPreferences {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof raw !== 'object' || raw === null) return FIRST;
    const { arrangement, swappedEnds, awake } = raw as Record<string, unknown>;
    return {
      arrangement: ARRANGEMENTS.find((each) => each === arrangement) ?? FIRST.arrangement,
      swappedEnds: swappedEnds === true,
      awake: awake !== false,
    };
  } catch {
    return FIRST;
  }
}

interface PreferenceStore extends CompanionPreferences {
  prefer(some: Partial<CompanionPreferences>): void;
}

export const usePreferences = create<PreferenceStore>((set, get) => ({
  ...kept(),
  prefer(some) {
    set(some);
    const { prefer: _, ...all } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Then it lasts as long as the page.
    }
  },
}));
