import { OPERATORS, profileNumber } from '../content/operators.ts';
import { type OverlayId, overlayNumber, type PieceId, pieceNumber } from '../content/pieces.ts';
import { TACTICAL_GADGETS, type TacticalId, tacticalNumber } from '../content/tactical-gadgets.ts';
import { seatsOfSquad } from '../rules/operators.ts';
import { coveredAtStart } from '../rules/recruits.ts';
import { DEFENDER, type G, NONE, NOWHERE } from '../rules/siege.ts';

/** The seats of a game of two. */
export const ATTACKS = 0;
export const DEFENDS = 1;
/** The Operators by number: a test says which profiles they play. */
export const [A0, A1, A2, A3, A4, D0, D1, D2, D3, D4] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export const NORTH_SIDE = 0;
export const EAST_SIDE = 1;
export const SOUTH_SIDE = 2;
export const WEST_SIDE = 3;

interface Standing {
  /** the side it overwatches (revealed) or watches (hidden) */
  readonly facing?: number;
  /** the space of its leaning standee */
  readonly standee?: number;
  readonly located?: boolean;
  readonly stunned?: boolean;
  readonly wounds?: number;
}

const bodyAt = (at: number, s: Standing) => ({
  at,
  standee: s.standee ?? NOWHERE,
  facing: s.facing ?? NONE,
  located: s.located ?? false,
  stunned: s.stunned ?? false,
});

/** A revealed Operator; upstairs: `at` = number of spaces + box. */
export function put(g: G, o: number, profile: string, at: number, standing: Standing = {}): void {
  const operator = equip(g, o, profile);
  operator.bodies = [bodyAt(at, standing)];
  operator.wounds = standing.wounds ?? 0;
}

/** A hidden Operator: its portrait and its decoy, the portrait as token 0 unless said otherwise. */
export function hide(
  g: G,
  o: number,
  profile: string,
  [portrait, decoy]: readonly [number, number],
  { facing = NORTH_SIDE, ...standing }: Standing = {},
  token: 0 | 1 = 0,
): void {
  const operator = equip(g, o, profile);
  const bodies = [bodyAt(portrait, { facing, ...standing }), bodyAt(decoy, { facing, ...standing })];
  operator.bodies = token === 0 ? bodies : [bodies[1], bodies[0]];
  g.hide(operator.portrait, token, seatsOfSquad(g, DEFENDER));
}

function equip(g: G, o: number, profile: string) {
  const operator = g.state.operators[o];
  operator.profile = profileNumber(profile);
  if (operator.profile === NONE) throw new Error(`there is no profile ${profile}`);
  operator.charges = OPERATORS[operator.profile].charges;
  operator.covered = coveredAtStart(operator.profile);
  operator.eliminated = false;
  return operator;
}

/** The place of a space upstairs. */
export const upstairs = (g: G, box: 0 | 1): number => g.statics.layout.cells + box;

/** A gadget on the board; wall-mounted ones hang on a side of the space they face. */
export function lay(g: G, kind: PieceId, at: number, side = NONE, squad: 0 | 1 = DEFENDER): void {
  g.state.pieces.push({ kind: pieceNumber(kind), squad, at, side });
}

export function cover(g: G, kind: OverlayId, ...spaces: readonly number[]): void {
  g.state.overlays.push({ kind: overlayNumber(kind), spaces: [...spaces] });
}

/** Charge cubes in the tactical inventories. */
export function stock(g: G, cubes: Partial<Record<TacticalId, number>>): void {
  for (const { id } of TACTICAL_GADGETS)
    if (cubes[id] !== undefined) g.state.inventory[tacticalNumber(id)] = cubes[id];
}
