import { beside, SIDES } from '@sightline/board';
import { isUsable } from './entryways.ts';
import { isSpace } from './environment.ts';
import {
  ALL_OPERATORS,
  isUpstairs,
  type OperatorNumber,
  profileOf,
  squadOf,
  UPPER_BOXES,
} from './operators.ts';
import { activation, suffer } from './procedures.ts';
import { ATTACKER, type Body, type G, NONE, NOWHERE, type OpenTable } from './siege.ts';

/** What cannot be so while somebody is asked, in a real state or a guessed one; null: all is in order. The soak asks. */
export function impossibility(g: G): string | null {
  for (const o of ALL_OPERATORS) {
    const wrong = wrongWith(g, o);
    if (wrong !== null) return `Operator ${o} ${wrong}`;
  }
  return wronglyShared(g) ?? wrongPieces(g);
}

function wrongWith(g: G, o: OperatorNumber): string | null {
  const { bodies, eliminated, stacked, watches, wounds, charges, profile } = g.state.operators[o];
  if (eliminated && bodies.length > 0) return 'is eliminated and still there';
  if (bodies.length > 2) return 'has three bodies';
  if (bodies.length === 2 && squadOf(o) === ATTACKER) return 'attacks and hides (SG-HID-01)';
  if (stacked && (bodies.length !== 2 || bodies[0].at !== bodies[1].at)) return 'is a stack in two spaces';
  if (charges < 0) return 'owes a Charge cube';
  if (bodies.length > 0 && profile !== NONE && g.within(suffer) === null && wounds >= profileOf(g, o).stamina)
    return 'has survived its Stamina (SG-STA-08)';
  if (watches !== NONE) {
    if (!bodies.some(({ at }) => isUpstairs(g, at))) return 'watches an entryway with nobody upstairs';
    if (!isUsable(g, watches, squadOf(o))) return 'watches what is no entryway (SG-OVW-13)';
    if (ALL_OPERATORS.some((other) => other !== o && g.state.operators[other].watches === watches))
      return 'shares an entryway (SG-ENT-08)';
  }
  for (const body of bodies) {
    const misplaced = misplacement(g, body);
    if (misplaced !== null) return misplaced;
  }
  return null;
}

function misplacement(t: OpenTable, { at, standee, facing }: Body): string | null {
  // Not deployed yet.
  if (at === NOWHERE && t.state.round === 0) return null;
  const above = isUpstairs(t, at);
  if (above ? at - t.statics.layout.cells >= UPPER_BOXES.length : !isSpace(t, at)) return `stands in ${at}`;
  if (facing < NONE || facing > 3) return `faces ${facing}`;
  if (standee === NOWHERE) return null;
  if (above || !SIDES.some((side) => beside(t.statics.layout, at, side) === standee))
    return `leans from ${standee} to ${at} (SG-LEAN-02)`;
  return null;
}

/** SG-ENV-11, SG-ENT-10: two in one space, unless the active Operator is passing through a squad-mate (SG-MOV-04). */
function wronglyShared(g: G): string | null {
  const active = g.within(activation)?.operator ?? NONE;
  const taken = new Map<string, OperatorNumber>();
  for (const o of ALL_OPERATORS) {
    const { bodies, stacked } = g.state.operators[o];
    for (const { at, standee } of stacked ? bodies.slice(0, 1) : bodies)
      for (const space of [at, standee]) {
        if (space === NOWHERE) continue;
        const key = isUpstairs(g, space) ? `${squadOf(o)} ${space}` : String(space);
        const other = taken.get(key);
        taken.set(key, o);
        if (other === undefined) continue;
        if (squadOf(other) !== squadOf(o))
          return `opponents ${other} and ${o} share space ${space} (SG-MOV-03)`;
        if (active !== o && active !== other) return `${other} and ${o} share space ${space} (SG-ENV-11)`;
      }
  }
  return null;
}

function wrongPieces({ state }: G): string | null {
  const gadgets = state.pieces.map(({ at }) => at);
  if (new Set(gadgets).size < gadgets.length) return 'two gadgets share a space (SG-ENV-11)';
  const covered = state.overlays.flatMap(({ spaces }) => spaces);
  if (new Set(covered).size < covered.length) return 'two overlays share a space (SG-KEY-09)';
  if (state.inventory.some((cubes) => cubes < 0)) return 'a Charge cube too many was spent';
  const { at, carrier } = state.hostage;
  if (carrier !== NONE && at !== NOWHERE) return 'the hostage lies there and is carried';
  return null;
}
