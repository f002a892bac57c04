import type { SpaceHit } from './hits.ts';
import type { PieceId } from './pieces.ts';

/** How a gadget finds its target (SG-KEY). */
export type Keyword = 'setup' | 'throwable' | 'deployable' | 'drone';

/** A gadget of the tactical inventories (SG-SQD-05 to 08). */
export interface TacticalGadget {
  readonly id: string;
  readonly side: 'attacker' | 'defender';
  readonly keyword: Keyword;
  /** Charge cubes it has room for (SG-SQD-12: ours but for the pieces' own limits) */
  readonly slots: number;
  /** what it puts on the board */
  readonly piece?: PieceId;
  readonly electronics?: true;
  /** destruction rating and Hit dice in the targeted space, and in adjacent spaces */
  readonly target?: SpaceHit;
  readonly beside?: SpaceHit;
  readonly ours?: readonly ('slots' | 'ratings')[];
}

/** State holds their numbers: new ones are added at the end. */
export const TACTICAL_GADGETS = [
  {
    id: 'breachCharge',
    side: 'attacker',
    keyword: 'deployable',
    slots: 3,
    target: { destroy: 3 },
    ours: ['slots'],
  },
  {
    id: 'frag',
    side: 'attacker',
    keyword: 'throwable',
    slots: 3,
    target: { destroy: 1, dice: 'Y Y' },
    beside: { destroy: 1, dice: 'Y' },
    ours: ['slots', 'ratings'],
  },
  { id: 'flashbang', side: 'attacker', keyword: 'throwable', slots: 3, ours: ['slots'] },
  { id: 'smokeGrenade', side: 'attacker', keyword: 'throwable', slots: 3, ours: ['slots'] },
  {
    id: 'claymore',
    side: 'attacker',
    keyword: 'deployable',
    slots: 2,
    piece: 'claymore',
    target: { dice: 'R R' },
    beside: { dice: 'R R' },
  },
  { id: 'tacticalDrone', side: 'attacker', keyword: 'drone', slots: 3, electronics: true },
  {
    id: 'bulletproofCamera',
    side: 'defender',
    keyword: 'setup',
    slots: 3,
    piece: 'bulletproofCamera',
    electronics: true,
  },
  { id: 'deployableShield', side: 'defender', keyword: 'setup', slots: 2, piece: 'deployableShield' },
  {
    id: 'nitroCell',
    side: 'defender',
    keyword: 'throwable',
    slots: 3,
    target: { dice: 'R R' },
    beside: { dice: 'O' },
    ours: ['slots'],
  },
  {
    id: 'impactGrenade',
    side: 'defender',
    keyword: 'throwable',
    slots: 3,
    target: { destroy: 2 },
    ours: ['slots'],
  },
] as const satisfies readonly TacticalGadget[];

export type TacticalId = (typeof TACTICAL_GADGETS)[number]['id'];

const NUMBERS = new Map<string, number>(TACTICAL_GADGETS.map(({ id }, number) => [id, number]));
/** The number of a gadget; -1 where none has this id. */
export const tacticalNumber = (id: string): number => NUMBERS.get(id) ?? -1;
export const tacticalGadget = (number: number): TacticalGadget => TACTICAL_GADGETS[number];

/** SG-SQD-05, 06: Charge cubes to choose for, and those reserved for drones. */
export const CUBES = { attacker: 6, defender: 4, drones: 3 } as const;
