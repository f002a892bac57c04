import {
  bool,
  type Data,
  fields,
  type GameTypes,
  int,
  list,
  open,
  type Play,
  record,
  type Seen,
  secret,
} from '@sightline/kernel';
import type { Statics } from './statics.ts';

/** The two squads, by number. */
export type Squad = 0 | 1;
export const ATTACKER: Squad = 0;
export const DEFENDER: Squad = 1;
export const SQUADS: readonly Squad[] = [ATTACKER, DEFENDER];
/** SG-OVR-02: Operators are numbered, five attackers first, then five defenders. */
export const SQUAD_SIZE = 5;

export const NONE = -1;
/** Where a body is that is not on the board. */
export const NOWHERE = -1;

/**
 * A miniature or a hidden token. Where it is: a space of the main floor by its number; upstairs, the number of spaces
 * plus the box of the squad's own upper-floor area (SG-ENT-09).
 */
const body = record({
  at: int,
  /** where its leaning standee stands (SG-LEAN-03), or NOWHERE */
  standee: int,
  /** the side it watches; NONE: not overwatching on the main floor (SG-OVW-02). A token always watches one. */
  facing: int,
  located: bool,
  stunned: bool,
});

const operator = record({
  /** the number of its profile, or NONE before squads are chosen */
  profile: int,
  /** one miniature; two tokens while hidden; none when eliminated or not deployed yet */
  bodies: list(body),
  /** which of its tokens is the portrait; only the defenders know */
  portrait: secret<number>(int, [0, 1]),
  /** its two tokens lie in one space since it hid, and count as one (SG-ADV-02, 15) */
  stacked: bool,
  wounds: int,
  /** Charge cubes left on the profile */
  charges: int,
  /** its Activation token shows "activated" (SG-RND-05) */
  activated: bool,
  eliminated: bool,
  /** the entryway with its Entryway Overwatch token, or NONE (SG-OVW-24) */
  watches: int,
  /** it has an Armor Plate (SG-SGD-37) */
  plate: bool,
  /** its Activatable Gadget token shows "Activated" (SG-GAD-17) */
  raised: bool,
  /** Bonus tokens on the profile: more than 0 are "+1 action", less are "-1 action" (SG-NOA-04 to 07) */
  bonus: int,
  /** a Recruit's Charge cubes that still cover dice: short, medium, long (SG-RCT-02) */
  covered: list(int),
  /** the seat whose section it is in (SG-MUL-01), or NONE: a Recruit, or the squad of a single player */
  section: int,
});

/** A gadget on the board. */
const piece = record({
  /** its number in PIECES */
  kind: int,
  /** whose it is */
  squad: int,
  /** the space it lies in, or the space it faces (SG-GAD-06) */
  at: int,
  /** wall-mounted: the side of that space it hangs on; Claymore: the side its arrow points to; else NONE */
  side: int,
});

const overlay = record({
  /** its number in OVERLAYS */
  kind: int,
  spaces: list(int),
});

export const shape = fields({
  operators: open(list(operator)),
  pieces: open(list(piece)),
  overlays: open(list(overlay)),
  /** sections that are not as they were drawn */
  changes: open(list(int)),
  /** Charge cubes left of each tactical gadget, by its number in TACTICAL_GADGETS */
  inventory: open(list(int)),
  /** what is left of each limited component, by its number in STOCKS (SG-CPT-08) */
  stock: open(list(int)),
  /** by squad: the Reroll token is still there (SG-RRL-01) */
  reroll: open(list(bool)),

  /** 0 before the first round; 6 is overtime (SG-RND-10) */
  round: open(int),
  /** 0 to 3: the activation phases in their order; 4: Upkeep (SG-OVR-04) */
  phase: open(int),
  /** Operators activated in each of the four activation phases of this round */
  activations: open(list(int)),
  /** the squad whose clock runs, or NONE */
  running: open(int),
  /** by squad: its clock has run out in this round (SG-TIM-13) */
  expired: open(list(bool)),
  /** by squad: the last Operator fell during the current activation or before (SG-VIC-04) */
  score: open(list(int)),

  /** the spaces of the two bombs; the bomb a defuser runs on and the round it was started in, or NONE */
  bombs: open(list(int)),
  defuser: open(record({ bomb: int, since: int })),
  /** where the hostage lies, upstairs too, and who carries it, or NONE */
  hostage: open(record({ at: int, carrier: int })),

  /** profiles in the box: banned in this game's draft, or brought along from games before (SG-CMT-10, 11) */
  banned: open(list(int)),

  /** multiplayer: whose section acts in each activation phase, by seat (SG-MUL-04 to 07), or NONE */
  sections: open(list(int)),
  /** the seats that object to nothing in this phase (SG-DIG-14) */
  silent: open(int),
});

export interface Siege extends GameTypes {
  state: Data<typeof shape>;
  seen: Seen<typeof shape>;
  statics: Statics;
}

export type G = Play<Siege>;
export type Body = Siege['state']['operators'][number]['bodies'][number];
export type OpenOperator = Omit<Siege['state']['operators'][number], 'portrait'>;

/** What everybody at the table may know: rules, tables and bots ask it the same questions. */
export interface OpenTable {
  readonly statics: Statics;
  readonly state: Omit<Siege['state'], 'operators'> & { readonly operators: readonly OpenOperator[] };
}
