import type { NewMatchForm } from '@sightline/table';
import type { NewOnlineMatch } from '@sightline/wire';
import { type Draft, firstDraft, settled, takenPlayers } from '../new-match/draft.ts';

/** What is settled about an online table beside the match itself. */
export interface Terms {
  readonly open: boolean;
  readonly watch: boolean;
  /** in seconds, for each seat; 0: no clock */
  readonly clock: number;
}

const MINUTE = 60;
const DAY = 86_400;
export const CLOCKS = [0, 10 * MINUTE, 20 * MINUTE, 40 * MINUTE, 3 * DAY, 7 * DAY] as const;

export const firstTerms: Terms = { open: false, watch: true, clock: 0 };

/** Two people, and bots if the game wants more. What is another person at this screen elsewhere is here a free seat. */
export function firstOnlineDraft(form: NewMatchForm): Draft {
  const draft = firstDraft(form);
  const other = draft.players.findIndex(({ kind }) => kind !== 'me');
  return {
    ...draft,
    seats: form.first.online,
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
    clock: terms.clock === 0 ? null : terms.clock,
    presets: Object.fromEntries(presets),
  };
}
