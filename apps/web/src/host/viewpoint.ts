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
import { allEyes } from './all-eyes.ts';
import type { Eyes, Player } from './api.ts';

export function viewFor<T extends GameTypes>(p: Position<T>, eyes: Eyes): View<T> {
  return eyes === 'all' ? allEyes(p) : viewOf(p, eyes ?? SPECTATOR);
}

/** What these eyes see of something that happened; null: nothing. */
export function seenFor(e: GameEvent, eyes: Eyes): SeenEvent | null {
  return eyes === 'all' ? { kind: e.kind, fields: e.fields } : seenBy(e, eyes ?? SPECTATOR);
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

/** Whether eyes may look at the running table: the people at this screen look from their own seats. */
export const mayLook = (s: Secrecy, eyes: Eyes): boolean => may(s, eyes, (p) => p.kind !== 'bot');

/** Whether eyes may look back at a match. While it runs, a guest's hand is the guest's, who may not be here now. */
export const mayLookBack = (s: Secrecy, eyes: Eyes): boolean => may(s, eyes, isMe);

function may(s: Secrecy, eyes: Eyes, isHere: (p: Player) => boolean): boolean {
  const { secrets, over, players, owners } = s;
  if (typeof eyes === 'number' && !Object.hasOwn(players, eyes)) return false;
  if (over || !secrets || eyes === null) return true;
  if (eyes === 'all') return players.every(isMe);
  return isHere(players[eyes]) || isHere(owners[eyes]);
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
