import { type GameTypes, type Match, SPECTATOR, type View } from '@sightline/kernel';
import type { Player } from './api.ts';

/** The present moment from the viewpoint of who is to play here; kept, so that lists can speak of it in any language. */
export function glanceAt<T extends GameTypes>(match: Match<T>, players: readonly Player[]): View<T> {
  const isMine = (seat: number) => players[seat].kind === 'me';
  const seat = match.awaiting().find(isMine) ?? players.findIndex((p) => p.kind === 'me');
  return match.view(seat < 0 ? SPECTATOR : seat);
}
