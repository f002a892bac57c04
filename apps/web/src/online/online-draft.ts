import type { NewMatchForm } from '@sightline/table';
import type { NewOnlineMatch } from '@sightline/wire';
import { type Draft, firstDraft, settled, takenPlayers } from '../new-match/draft.ts';

/** What is settled about an online table beside the match itself. */
export interface Terms {
  readonly open: boolean;
  readonly watch: boolean;
  /** how much time there is: one of PACES */
  readonly pace: number;
}

/** Seconds on each seat's clock, and how many there are at least for each turn. */
export interface Pace {
  readonly clock: number;
  readonly refill: number;
}

const MINUTE = 60;
const DAY = 86_400;
/** Whoever has used up the minutes of a match goes on with so much for each turn. */
const LEAST = 30;
const minutes = (n: number): Pace => ({ clock: n * MINUTE, refill: LEAST });
const daysATurn = (n: number): Pace => ({ clock: n * DAY, refill: n * DAY });
export const PACES: readonly (Pace | null)[] = [
  null,
  minutes(10),
  minutes(20),
  minutes(40),
  daysATurn(1),
  daysATurn(3),
];

export const firstTerms: Terms = { open: false, watch: true, pace: 0 };

/** Two people, and bots if the game wants more. What is another person at this screen elsewhere is here a free seat. */
export function firstOnlineDraft(form: NewMatchForm): Draft {
  const draft = firstDraft(form);
  const other = draft.players.findIndex(({ kind }) => kind !== 'me');
  return {
    ...draft,
    seats: form.first.online,
    choices: Object.fromEntries(form.choices.map(({ id, first, online = first }) => [id, online])),
    players: draft.players.with(other, { kind: 'guest', name: '' }),
  };
}

export function onlineMatchOf(game: string, form: NewMatchForm, draft: Draft, terms: Terms): NewOnlineMatch {
  const { mission, switches, choices } = draft;
  const players = takenPlayers(draft);
  // Whoever takes a free seat chooses for themselves.
  const presets = Object.entries(settled(form, draft)).filter(
    ([seat]) => players[Number(seat)].kind !== 'guest',
  );
  return {
    game,
    mission,
    switches,
    choices,
    seats: players.map((player) => (player.kind === 'guest' ? { kind: 'free' } : player)),
    open: terms.open,
    watch: terms.watch,
    ...(PACES[terms.pace] ?? { clock: null }),
    presets: Object.fromEntries(presets),
  };
}
