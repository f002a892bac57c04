import {
  type GameEvent,
  type GameTypes,
  type Position,
  type SeenEvent,
  SPECTATOR,
  seenBy,
  type View,
  viewOf,
} from '@sightline/kernel';
import type { Player, Viewpoint } from './api.ts';
import { openHandsView } from './open-hands-view.ts';

export function viewFor<T extends GameTypes>(p: Position<T>, viewpoint: Viewpoint): View<T> {
  return viewpoint === 'all' ? openHandsView(p) : viewOf(p, viewpoint ?? SPECTATOR);
}

/** What is seen of an event from a viewpoint; null: nothing. */
export function seenFor(e: GameEvent, viewpoint: Viewpoint): SeenEvent | null {
  return viewpoint === 'all' ? { kind: e.kind, fields: e.fields } : seenBy(e, viewpoint ?? SPECTATOR);
}

/** A match as far as it decides who may look at what. */
export interface Secrecy {
  /** whether the match hides anything from anybody */
  readonly secrets: boolean;
  readonly over: boolean;
  /** by seat: who plays now, and who sat down at first; who lets a bot take over goes on looking */
  readonly players: readonly Player[];
  readonly owners: readonly Player[];
}

/** Whether a viewpoint is allowed at the running table: the people at this screen look from their own seats. */
export const mayLook = (s: Secrecy, viewpoint: Viewpoint): boolean =>
  may(s, viewpoint, (p) => p.kind !== 'bot');

/** Whether a viewpoint is allowed in a replay. While it runs, a guest's hand is the guest's, who may not be here now. */
export const mayLookBack = (s: Secrecy, viewpoint: Viewpoint): boolean => may(s, viewpoint, isMe);

function may(s: Secrecy, viewpoint: Viewpoint, isHere: (p: Player) => boolean): boolean {
  const { secrets, over, players, owners } = s;
  if (typeof viewpoint === 'number' && !Object.hasOwn(players, viewpoint)) return false;
  if (over || !secrets || viewpoint === null) return true;
  if (viewpoint === 'all') return players.every(isMe);
  return isHere(players[viewpoint]) || isHere(owners[viewpoint]);
}

const isMe = (p: Player): boolean => p.kind === 'me';

/** People are told apart by their names; all seats of `me` are one person's. */
export function samePerson(a: Player, b: Player): boolean {
  if (a.kind === 'guest' && b.kind === 'guest') return a.name === b.name;
  return a.kind === b.kind && a.kind !== 'bot';
}

/** Whether more than one person sits at this screen. */
export function severalPeople(players: readonly Player[]): boolean {
  const people = players.filter((p) => p.kind !== 'bot');
  return people.some((p) => !samePerson(p, people[0]));
}
