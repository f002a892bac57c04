import { adjacent, type Cell } from '@sightline/board';
import type { Call } from '@sightline/kernel';
import { setCalled } from '../content/index.ts';
import { spacesAround } from './beside.ts';
import { harm, heal } from './damage.ts';
import type { Doom, G, OpenTable } from './doom.ts';
import { grenadeThrown, grenadeWentOff } from './events.ts';
import { cellsOf, figuresOn } from './figures.ts';
import { demonActivation, spendNow } from './procedures.ts';
import { boardOf } from './statics.ts';
import { stun } from './stun.ts';

const FRAG = setCalled('fragGrenade');
const SIPHON = setCalled('siphonGrenade');
const SNARE = setCalled('snareGrenade');
export const GRENADES: readonly number[] = [FRAG, SIPHON, SNARE];

export const FRAG_DAMAGE = 2;
const SIPHON_DAMAGE = 2;

/** DM-GRN-03: the token goes to the board. */
export function throwGrenade(g: G, marine: number, set: number, cell: Cell): void {
  g.state.marines[marine].grenades.push({ set, cell });
  g.emit(grenadeThrown, { marine, set, cell });
}

/** DM-GRN-07: the card can be played only while its token lies in the owner's play area. */
export const tokenAtHand = (
  g: { state: { marines: readonly { grenades: readonly { set: number }[] }[] } },
  marine: number,
  set: number,
): boolean => !g.state.marines[marine].grenades.some((token) => token.set === set);

/** DM-GRN-05: the token goes back to its owner. */
function takeBack(g: G, marine: number, index: number): void {
  const { set, cell } = g.state.marines[marine].grenades[index];
  g.state.marines[marine].grenades.splice(index, 1);
  g.emit(grenadeWentOff, { marine, set, cell });
}

/** Frag grenades go off at the end of their owner's activation. */
export function fragGoesOff(g: G, marine: number): Call<Doom> | undefined {
  const { grenades } = g.state.marines[marine];
  const index = grenades.findIndex(({ set }) => set === FRAG);
  if (index < 0) return undefined;
  const { cell } = grenades[index];
  takeBack(g, marine, index);
  return harm(figuresOn(g, spacesAround(g, [cell]), -1), FRAG_DAMAGE);
}

const reaches = (t: OpenTable, cell: Cell, demon: number): boolean =>
  cellsOf(t, demon).some((c) => c === cell || adjacent(boardOf(t).walk, cell, c));

/** Siphon and snare grenades go off when a demon has stepped onto their space or one adjacent to it: all that do. */
export function trapsOn(g: G, demon: number): Call<Doom> | undefined {
  // Once for each siphon grenade: there are two in the box, and they may lie side by side.
  const drained: number[] = [];
  for (const marine of g.statics.marines) {
    const { grenades } = g.state.marines[marine];
    for (let i = grenades.length - 1; i >= 0; i--) {
      const { set, cell } = grenades[i];
      if (set === FRAG || !reaches(g, cell, demon)) continue;
      takeBack(g, marine, i);
      if (set === SNARE) ensnare(g, demon);
      else {
        heal(g, marine, SIPHON_DAMAGE);
        drained.push(demon);
      }
    }
  }
  return harm(drained, SIPHON_DAMAGE);
}

/** It loses all its movement points, those gained out of its turn too. */
function ensnare(g: G, demon: number): void {
  for (const mover of [g.within(demonActivation), g.within(spendNow)])
    if (mover !== null && mover.figure === demon) mover.points = 0;
  stun(g, demon);
}

/** Most games have no trap on the board: then no step needs a look at them. */
export const trapsAreOut = (t: {
  statics: OpenTable['statics'];
  state: { marines: readonly { grenades: readonly unknown[] }[] };
}): boolean => t.statics.marines.some((m) => t.state.marines[m].grenades.length > 0);
