import { bool, int, list, oneOf, open, procedure, record, working } from '@sightline/kernel';
import type { AbilityTiming } from '../content/card-types.ts';
import type { Doom } from './doom.ts';

/**
 * The sequences of the rulebook by name. Their steps are in the chapters' own files, which may then call each other:
 * an attack opens a moment, a moment's card may start an attack.
 */
const sequence = procedure<Doom>();

export const setUp = sequence('setUp', {
  /** whose cards are being chosen */
  marine: working(open(int)),
  /** the starting weapon sets he took, and of these which lie on top of his deck, the topmost first (DM-WPN-12) */
  sets: working(open(list(int))),
  onTop: working(open(list(int))),
  /** who should lead (DM-SQD-05) */
  votes: working(open(list(int))),
});
export const status = sequence('status', {});
export const activationPhase = sequence('activationPhase', {});

export const marineActivation = sequence('marineActivation', {
  figure: open(int),
  /** his figure stands on the board: from now on his death ends the activation (DM-MAR-12) */
  begun: working(open(bool)),
  points: working(open(int)),
  /** main actions left (DM-MAR-02) */
  mains: working(open(int)),
  /** attacks of the card or ability being resolved that may still be made (DM-ACT-17) */
  attacks: working(open(list(int))),
});
export const typeActivation = sequence('typeActivation', {
  type: open(int),
  /** figures that have activated */
  done: working(open(list(int))),
});
export const demonActivation = sequence('demonActivation', {
  figure: open(int),
  points: working(open(int)),
  attacked: working(open(bool)),
  /** what abilities added to this activation's attack before it is declared */
  reach: working(open(int)),
  red: working(open(int)),
  black: working(open(int)),
  /** abilities used before the attack, which cannot be used again for it (DM-ABL-05) */
  used: working(open(list(int))),
  /** what waits until the movement has ended (DM-LRG-29) */
  act: working(open(int)),
  target: working(open(int)),
  /** the demon was slain, and a newcomer has come with its figure */
  replaced: working(open(bool)),
});
/** Movement points gained outside one's activation: spent at once or lost (DM-MP-04). */
export const spendNow = sequence('spendNow', {
  figure: open(int),
  points: open(int),
  /** the door to be opened once the movement has ended, counted from 1; 0: none */
  door: working(open(int)),
});
export const displacement = sequence('displacement', { figure: open(int) });
export const respawn = sequence('respawn', { figure: open(int), teleporter: working(open(int)) });
/** A marine stands on a space with something to take, out of his activation (DM-ITM-05). */
export const offerItem = sequence('offerItem', { figure: open(int) });

export const attack = sequence('attack', {
  attacker: open(int),
  defender: open(int),
  /** what it is made with: see attack-source.ts */
  source: open(int),
  red: open(int),
  black: open(int),
  covered: open(bool),
  range: working(open(int)),
  /** who was stunned when it was declared (DM-STN-08) */
  attackerStunned: working(open(bool)),
  defenderStunned: working(open(bool)),
  dice: working(open(list(int))),
  blackDice: working(open(list(int))),
  extra: working(open(int)),
  /** what abilities added so far to the symbols (`extra`) and to the shields: the sum names each */
  added: working(open(list(record({ ability: int, symbols: int, shields: int })))),
  /** the revealed defense card, or NONE */
  card: working(open(int)),
  shields: working(open(int)),
  dodge: working(open(bool)),
  pierce: working(open(int)),
  /** where the defender stood when the damage was dealt; NOWHERE until then */
  stood: working(open(int)),
  /** the attacker's or the defender's figure, if it has come back as another demon */
  replaced: working(open(list(int))),
  /** damage and deaths are resolved: what follows comes after the attack (DM-ATK-20) */
  resolved: working(open(bool)),
  /** once it is over */
  dealt: working(open(int)),
  killed: working(open(bool)),
  /** what the card still does to everybody around the defender */
  blast: working(open(int)),
});
/** An attack granted outside one's activation: at once or not at all. */
export const strikeNow = sequence('strikeNow', { figure: open(int), source: open(int) });
export const suffer = sequence('suffer', {
  figure: open(int),
  damage: open(int),
  by: open(oneOf('attack', 'effect')),
});
/** Damage that one effect does to several figures at the same time (DM-DMG-05). */
export const harming = sequence('harming', {
  figures: open(list(int)),
  damage: open(int),
  next: working(open(int)),
  /** abilities used at one of the deaths, which happen at the same moment (DM-EVT-03) */
  used: working(open(list(record({ seat: int, ability: int })))),
});
export const slay = sequence('slay', {
  figure: open(int),
  by: open(oneOf('damage', 'gloryKill', 'telefrag')),
  at: working(open(int)),
  /** objective tokens that have to find a space */
  dropping: working(open(list(int))),
});
export const gloryKill = sequence('gloryKill', { marine: open(int), demon: open(int) });

const WHENS = [
  'main',
  'bonus',
  'round',
  'initiative',
  'activation',
  'activationEnds',
  'beforeAttack',
  'declared',
  'defend',
  'attack',
  'afterAttack',
  'slain',
  'gloryKill',
] as const satisfies readonly AbilityTiming[];

/** A moment at which cards may be used, by the Invader first (DM-ABL-09). */
export const moment = sequence('moment', {
  of: open(oneOf(...WHENS)),
  /** whose activation, death or glory kill it is; the attack speaks for itself */
  subject: open(int),
  /** abilities used in it, and by whom (DM-ABL-12) */
  used: working(open(list(record({ seat: int, ability: int })))),
});
/** The effects of one ability, one after the other. */
export const carryOut = sequence('carryOut', {
  ability: open(int),
  you: open(int),
  target: open(int),
  subject: open(int),
  next: working(open(int)),
});
export const scout = sequence('scout', { marine: open(int) });

export const gainArgent = sequence('gainArgent', { tokens: open(int) });
export const summoning = sequence('summoning', {
  portal: open(int),
  group: working(open(int)),
  /** place of the demon's type in the group, and how many of it are placed */
  entry: working(open(int)),
  placed: working(open(int)),
  figures: working(open(list(int))),
});
export const spawning = sequence('spawning', { type: open(int), figures: open(int), near: open(int) });
/** What the threat card says, at set-up, in the status phase, or when a door is opened. */
export const threat = sequence('threat', {
  of: open(oneOf('setUp', 'status', 'door')),
  door: open(int),
  /** groups still to be summoned */
  left: working(open(int)),
});
