import { playable } from '@sightline/games';
import type { Manifest, QuickMatch } from '@sightline/manifest';
import { useState } from 'react';
import { go, to } from '../app/route.ts';
import { type Fault, isFault, type NewMatch, type Player } from '../host/api.ts';
import { host } from '../host/client.ts';
import { failed } from './use-asked.ts';

/** The first game that has a match of one click, and that match. */
export const QUICK = playable.flatMap(({ name, quickMatch }) =>
  quickMatch === undefined ? [] : [{ game: name, ...quickMatch, players: quickMatch.players.map(playerOf) }],
)[0];

function playerOf(player: QuickMatch['players'][number]): Player {
  return player === 'me' ? { kind: 'me' } : { kind: 'bot', level: player.bot };
}

/** The games that can be learned in a guided match, the gentlest first. */
export const TAUGHT = playable.filter(({ lessons }) => lessons.length > 0);

/** A guided match of a game, at first the first one: the lesson says who plays, and what. */
export const lessonOf = ({ name, lessons }: Manifest, lesson = lessons[0]): NewMatch => ({
  game: name,
  mission: '',
  switches: {},
  players: [],
  presets: {},
  lesson,
});

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
