import { useState } from 'react';
import { go, to } from '../app/route.ts';
import { type Fault, isFault, type NewMatch } from '../host/api.ts';
import { host } from '../host/client.ts';
import type { GameName } from './art/GameArt.tsx';
import { failed } from './use-asked.ts';

/**
 * One click to a match: a squad of two against an easy Invader, one of them a bot. The newcomer gets a sturdy class and
 * two plain weapons, and is on the board at once; who wants to choose sets up a match.
 */
export const QUICK: NewMatch = {
  game: 'doom',
  mission: 'kneeDeepInTheDead',
  switches: { recommended: true },
  players: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }, { kind: 'bot', level: 'normal' }],
  presets: { 1: { class: [7], weapons: [1, 3] } },
};

/** The guided match of a game: the lesson says who plays, and what. */
export const LESSONS = {
  doom: { ...QUICK, lesson: 'first-steps' },
  'fireteam-zero': { ...QUICK, game: 'fireteam-zero', lesson: 'first-mission' },
} as const satisfies Partial<Record<GameName, NewMatch>>;

export type TaughtGame = keyof typeof LESSONS;
/** The games that can be learned so, the gentlest first. */
export const TAUGHT: readonly TaughtGame[] = ['doom', 'fireteam-zero'];

export interface Starting {
  /** between the click and the table */
  readonly busy: boolean;
  readonly fault: Fault | null;
  /** Sits down at the match that `find` finds or makes. */
  sit(find: () => Promise<string | Fault>): void;
  start(match: NewMatch): void;
}

/** Goes to a table that has to be made first, and says so if there is none. */
export function useStart(): Starting {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const sit = (find: () => Promise<string | Fault>) => {
    if (busy) return;
    setBusy(true);
    setFault(null);
    void find()
      .catch(failed)
      .then((found) => {
        if (!isFault(found)) return go(to.play(found));
        setFault(found);
        setBusy(false);
      });
  };
  return { busy, fault, sit, start: (match) => sit(() => host().create(match)) };
}
