import { bool, int, list, oneOf, open, procedure, record, working } from '@sightline/kernel';
import type { When } from '../content/card-types.ts';
import type { Fireteam } from './fireteam.ts';

/**
 * The sequences of the rulebook by name. Their steps are in the chapters' own files, which may then call each other:
 * an attack opens a moment, a moment's card may start an attack.
 */
const sequence = procedure<Fireteam>();

export const setUp = sequence('setUp', {
  /** whose hero or equipment is being chosen, counted in turn order */
  place: working(open(int)),
});
export const tactics = sequence('tactics', {
  /** tactical responses that were proposed */
  proposed: working(open(list(int))),
  /** the hero whose response was played, counted from 1; 0: none */
  responder: working(open(int)),
  /** heroes that do not draw */
  declined: working(open(list(int))),
});
export const heroPhase = sequence('heroPhase', { place: working(open(int)) });
export const heroTurn = sequence('heroTurn', {
  hero: open(int),
  /** it stands and acts */
  begun: working(open(bool)),
  /** it was knocked down in it: the turn is over, whoever helps it up (FZ-HER-07) */
  fell: working(open(bool)),
  points: working(open(int)),
  /** actions left (FZ-ACT-01) */
  actions: working(open(int)),
});

/** FZ-MOV-05: movement apart from speed, in anybody's turn. */
export const specialMove = sequence('specialMove', { hero: open(int), points: open(int) });
/** A hero goes, or is pushed, straight to a location; with whom, its player says. */
export const forcedMove = sequence('forcedMove', {
  hero: open(int),
  to: open(int),
  how: open(oneOf('placed', 'forced')),
});
/** Steps of a hero or monster that another player chooses. */
export const push = sequence('push', { figure: open(int), steps: open(int), by: open(int) });

/** The target of an attack action, once its cards are on the table (FZ-ATK-01). */
export const attackAction = sequence('attackAction', { hero: open(int), parts: open(list(int)) });
/** Choosing whom an effect's attack is aimed at. */
export const aim = sequence('aim', { hero: open(int), part: open(int) });
export const attack = sequence('attack', {
  attacker: open(int),
  target: working(open(int)),
  /** the number of the attack type */
  type: open(int),
  strength: open(int),
  bonus: open(int),
  pierce: open(int),
  /** dice the attacker may reroll, Henry's among them */
  rerolls: open(int),
  ignoresCover: open(bool),
  unblockable: open(bool),
  /** the attack parts of the cards, for what follows them */
  parts: open(list(int)),
  volunteers: working(open(list(int))),
  /** heroes that were asked as its targets: each once in an attack */
  faced: working(open(list(int))),
  /** dice on the table, by face; those already rerolled */
  dice: working(open(list(int))),
  redone: working(open(list(int))),
  hits: working(open(int)),
  /** where it strikes, once it is rolled */
  place: working(open(int)),
  killed: working(open(list(int))),
  injured: working(open(bool)),
  cancelled: working(open(bool)),
  /** an effect has brought it on its target, however far (takeIt) */
  taken: working(open(bool)),
  /** reactions to the roll were offered */
  offered: working(open(bool)),
  /** its dice are rolled and not all damage is resolved; it is made within such an attack (FZ-GEN-08) */
  striking: working(open(bool)),
  withinDamage: working(open(bool)),
});

/** The locals of an attack, for the files that share its steps. */
export type AttackLocals = Parameters<NonNullable<(typeof attack)['how']['endsIf']>>[1];

/** A hero takes hits (FZ-MATK-06). */
export const wound = sequence('wound', {
  hero: open(int),
  hits: open(int),
  by: open(int),
  unblockable: open(bool),
  /** the hits are those of an attack: armor counts, and has taken so many */
  ofAttack: working(open(bool)),
  ignored: working(open(int)),
});
/** The locals of a wound, for the files that share its steps. */
export type Wound = Parameters<NonNullable<(typeof wound)['how']['endsIf']>>[1];
/** A required discard (FZ-KD-01, 10). */
export const discard = sequence('discard', { hero: open(int), cards: open(int), by: open(int) });
export const knockDown = sequence('knockDown', {
  hero: open(int),
  by: open(int),
  unguarded: working(open(int)),
});

export const search = sequence('search', {
  hero: open(int),
  token: open(int),
  /** where it was made, wherever the hero is by the end of it */
  place: working(open(int)),
  /** no reactions from drawing an ambush until it is over (FZ-AMB-08) */
  ambush: working(open(bool)),
  card: working(open(int)),
});
export const ambush = sequence('ambush', {
  hero: open(int),
  kind: open(int),
  monster: working(open(int)),
});

export const threatPhase = sequence('threatPhase', {});
export const advanceThreat = sequence('advanceThreat', { spaces: open(int) });
export const activateMonsters = sequence('activateMonsters', {
  kind: working(open(int)),
  /** the players leave the rest of the class to go by number */
  anyOrder: working(open(bool)),
});
export const activation = sequence('activation', {
  monster: open(int),
  /** it was killed in it: the activation is over, even if the figure is back (FZ-MON-07) */
  killed: working(open(bool)),
  face: working(open(int)),
  /** what the special ability adds to this activation's attack (FZ-ADIE-06) */
  dice: working(open(int)),
  bonus: working(open(int)),
});
export const monsterMove = sequence('monsterMove', {
  monster: open(int),
  steps: open(int),
  target: working(open(int)),
});
export const monsterAttack = sequence('monsterAttack', {
  monster: open(int),
  dice: open(int),
  bonus: open(int),
});
export const spawnMonsters = sequence('spawnMonsters', {
  /** monsters that were in the pool, in turn */
  waiting: working(open(list(int))),
});

/** Intel has come: is the objective complete? */
export const completeObjective = sequence('completeObjective', { objective: open(int) });
export const completeTask = sequence('completeTask', { task: open(int) });

const WHENS = [
  'roundBegins',
  'roundEnds',
  'turnBegins',
  'turnEnds',
  'heroEnters',
  'heroAttacks',
  'heroRolled',
  'heroTargeted',
  'heroHit',
  'heroDown',
  'searched',
  'monsterActivates',
  'monsterEnters',
  'monsterKilled',
  'bossInjured',
  'spawned',
  'bossEnters',
  'threatAdvanced',
] as const satisfies readonly When[];

/** A moment: rules of the game do their work, then reactions are offered (FZ-REA-05). */
export const moment = sequence('moment', {
  of: open(oneOf(...WHENS)),
  subject: open(int),
  other: open(int),
  /** where it happens, or NOWHERE */
  here: open(int),
  next: working(open(int)),
  /** heroes that have reacted (FZ-REA-02); abilities used, with their hero */
  reacted: working(open(list(int))),
  used: working(open(list(record({ hero: int, deed: int })))),
});
/** A deed: its cost, its choice, its effects one after the other. */
export const carryOut = sequence('carryOut', {
  deed: open(int),
  /** "you" and "it", or NONE */
  you: open(int),
  it: open(int),
  subject: open(int),
  other: open(int),
  here: open(int),
  target: open(int),
  /** the card it stands on, put away when it is done; or NONE */
  card: open(int),
  /** the discovery whose task it is, or NONE */
  task: open(int),
  next: working(open(int)),
});
export const chooseOption = sequence('chooseOption', {
  options: open(list(int)),
  you: open(int),
  it: open(int),
  subject: open(int),
  other: open(int),
  here: open(int),
  target: open(int),
  task: open(int),
});
export const scout = sequence('scout', { seat: open(int) });
