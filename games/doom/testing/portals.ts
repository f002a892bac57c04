import { call, only } from '@sightline/kernel';
import type { PortalColour } from '../content/card-types.ts';
import { invasionCalled } from '../content/index.ts';
import { type G, INVADER } from '../rules/doom.ts';
import { summoning } from '../rules/procedures.ts';
import { type Given, given, type TestTable } from './given.ts';

/** The Invader's invasion card, by its id. */
export function chooseInvasion(g: G, id: string): void {
  const card = invasionCalled(id);
  if (card < 0) throw new Error(`there is no invasion card ${id}`);
  for (const group of g.state.invasion) {
    group.value = card;
    group.known = only(INVADER);
  }
}

export interface Summoned extends Omit<Given, 'run' | 'mission'> {
  readonly card?: string;
  readonly colour?: PortalColour;
  /** the portal's space: the middle of the room unless given */
  readonly portal?: readonly [x: number, y: number];
}

/** The Invader summons from a portal: the first question is which group. */
export function summonFrom({
  card = 'impAssault',
  colour = 'blue',
  portal = [3, 2],
  arrange,
  ...rest
}: Summoned): TestTable {
  return given({
    ...rest,
    mission: (at) => ({ portals: [{ cell: at(...portal), colour, faceUp: true }] }),
    arrange(g, at) {
      chooseInvasion(g, card);
      arrange?.(g, at);
    },
    run: () => call(summoning, { portal: 0 }),
  });
}

/** The spaces where the next figure may be put, as `x,y`, for a large one its anchor and `/` how it lies. */
export function places(table: TestTable): string[] {
  return table
    .options(0, 'summon')
    .map(([cell, lying]) => `${cell % table.width},${Math.floor(cell / table.width)}${lying ? '/' : ''}`);
}

/** Puts the next figures on the first spaces that are offered. */
export function placeNext(table: TestTable, figures = 1): TestTable {
  for (let i = 0; i < figures; i++) table.play(0, 'summon', ...table.options(0, 'summon')[0]);
  return table;
}
