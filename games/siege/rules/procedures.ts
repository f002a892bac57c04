import { bool, int, list, oneOf, open, procedure, record, returns, secret, working } from '@sightline/kernel';
import { profileNumber } from '../content/operators.ts';
import type { Siege } from './siege.ts';

/**
 * The sequences of the rulebook by name. Their steps are in the chapters' own files, which may then call each other: a
 * step leads to a Riposte, a Riposte to an elimination that a REACTION prevents.
 */
const sequence = procedure<Siege>();

const numbersOf = (...profiles: readonly string[]): number[] => profiles.map(profileNumber);

/** SG-SET-01: mission, squads, inventories, deployment. */
export const setUp = sequence('setUp', {});
/** SG-SQD-02, 05 to 07: both squads, then both inventories, chosen in secret. */
export const squadSelection = sequence('squadSelection', {});
/** SG-CMT-04 to 09: squads are drafted, with bans. */
export const draft = sequence('draft', {
  /** how many picks and bans there have been */
  turn: working(open(int)),
});
/** SG-MUL-01, 02: of squads with two players each picks a section; then each squad picks its Recruit. */
export const sectionSelection = sequence('sectionSelection', {
  /** by profile number: what each squad has picked so far; only its own players see it until both are complete */
  attackers: working(secret(list(int), [numbersOf('thermite', 'ash', 'iq', 'sledge')])),
  defenders: working(secret(list(int), [numbersOf('smoke', 'castle', 'bandit', 'mute')])),
});
/** SG-MUL-02: a squad picks the light or the heavy Recruit. */
export const recruitChoice = sequence('recruitChoice', {
  squad: open(int),
  /** the profile proposed, and the seat that proposed it, or NONE */
  profile: working(open(int)),
  proposer: working(open(int)),
});
/** SG-MUL-03: the players of each squad agree on its tactical inventory. */
export const jointInventory = sequence('jointInventory', {
  proposer: working(open(list(int))),
  settled: working(open(list(bool))),
  /** Charge cubes by gadget, as in `inventoryOf` */
  attackers: working(secret(list(int), [[2, 2, 2, 0, 0]])),
  defenders: working(secret(list(int), [[1, 1, 1, 1]])),
});
/** SG-FWD-02: the bombs or the hostage are placed by the defenders. */
export const objectivePlacement = sequence('objectivePlacement', {});
/** SG-FWD-04 to 07: one wall is fortified, up to three are opened. */
export const wallPlanning = sequence('wallPlanning', {
  /** the wall with the Fortified Wall token, or NONE */
  fortified: working(open(int)),
  opened: working(open(int)),
  /** the players who have ended it, see agreement.ts */
  ready: working(open(int)),
});
/** SG-DEP-05 to 11 */
export const defenderDeployment = sequence('defenderDeployment', {
  /** pieces repositioned, by their place in the list, and doors and windows that barricades were moved to */
  touched: working(open(list(int))),
  barricaded: working(open(list(int))),
  /** components removed in step 1 */
  removed: working(open(int)),
  /** the piece, barricade or kind of gadget chosen to be placed */
  chosen: working(open(int)),
  /** which of SET_UP_GADGETS may be placed now: 0 in step 2, 1 in step 3 */
  stage: working(open(int)),
  /** the player who has chosen what is placed now, and those who have ended the step */
  by: working(open(int)),
  ready: working(open(int)),
});
/** SG-DEP-09, 10, 13: everybody of a squad is placed. */
export const operatorDeployment = sequence('operatorDeployment', {
  squad: open(int),
  /** the body chosen, by handle, and the player who has */
  body: working(open(int)),
  by: working(open(int)),
  /** the players who have ended it */
  ready: working(open(int)),
  /** whose tokens' portraits are being chosen: the first, or the second player of the squad */
  chooser: working(open(int)),
});
/** SG-RND: all phases of a round, then Upkeep. */
export const round = sequence('round', {});
/** SG-RND-01: one activation phase of a squad. */
export const activationPhase = sequence('activationPhase', {});
/** SG-MUL-04, 05: the players of a squad agree whose section acts first. */
export const sectionOrder = sequence('sectionOrder', {
  squad: open(int),
  /** the seat proposed to be first, and the seat that proposed it, or NONE */
  first: working(open(int)),
  proposer: working(open(int)),
});
export const upkeep = sequence('upkeep', {
  /** the players who reveal nobody any more before the scoring */
  ready: working(open(int)),
});
/** SG-RCT-03: both squads choose in secret how their Recruits level up. */
export const levelUp = sequence('levelUp', {
  /** by squad: the seat whose proposal is under discussion, or NONE */
  proposer: working(open(list(int))),
  /** by squad: it has chosen, or has no Recruit to level up */
  settled: working(open(list(bool))),
  /** what each squad has settled on, see level-up.ts */
  attackers: working(secret<number>(int, [0, 1, 2, 3])),
  defenders: working(secret<number>(int, [0, 1, 2, 3])),
});

/** SG-ACT: one Operator is activated. */
export const activation = sequence('activation', {
  operator: open(int),
  /** bits of the actions performed or forfeited (SG-ACT-02), see actions.ts */
  done: working(open(int)),
  /** other-action slots used or forfeited (SG-ACT-03, SG-ACT-14) */
  others: working(open(int)),
  /** MP left of Move and Run; an unstarted Move's are in it (SG-MOV-01, SG-RUN-05) */
  points: working(open(int)),
  /** which token spends them while the Operator is hidden (SG-MOV-15) */
  body: working(open(int)),
  /** bits of the bodies that went up, and that came down, in this activation (SG-FLR-04, 06, 12) */
  climbed: working(open(int)),
  descended: working(open(int)),
  /** what may be reacted to until the next act (SG-REA-08), see chance.ts */
  trigger: working(open(int)),
  triggerBody: working(open(int)),
  /** what the entering body went through: bits of legend.ts (SG-SGD-31) */
  through: working(open(int)),
  /** Operators that have fired a Riposte at this trigger (SG-RIP-08) */
  fired: working(open(list(int))),
  /** Operators that have used their REACTION against this trigger (SG-REA-03) */
  reacted: working(open(list(int))),
  /** a squad whose clock has expired has grabbed at this trigger (SG-TIM-26) */
  lateGrab: working(open(bool)),
  /** where the moving body last stood where it may stay (SG-TIM-17) */
  lastStop: working(open(int)),
  /** it must end now: Barbed Wire (SG-TGD-03), a second "-1 action" (SG-NOA-13), an expired clock (SG-TIM-18) */
  ends: working(open(bool)),
  /** a movement action is in progress: begun, perhaps paused, not completed (SG-MOV-16) */
  moving: working(open(bool)),
});
/** SG-OVW-09, 21, SG-ADV-11: the automatic Overwatch that ends an activation. */
export const automaticOverwatch = sequence('automaticOverwatch', {
  operator: open(int),
  /** bits of the bodies that have been turned */
  turned: working(open(int)),
});
/** SG-OVW-16: an Operator disputes an entryway that has an opposing token. */
export const dispute = sequence('dispute', {
  operator: open(int),
  space: open(int),
  /** whose token lies there */
  owner: working(open(int)),
});
/** SG-XFR: an exchange of fire between two Operators upstairs. */
export const exchange = sequence('exchange', {
  /** who disputes */
  operator: open(int),
  /** whose token is disputed */
  owner: open(int),
});

/** SG-MOV-26: a body has entered a space; what happens of itself, in the order of SG-MOV-25. */
export const entering = sequence('entering', {
  operator: open(int),
  body: open(int),
  /** where it came from; upstairs or NOWHERE when not by a step */
  from: open(int),
  /** what it went through: bits of legend.ts of the section crossed */
  through: open(int),
  /** the space entered where a Claymore goes off, as long as it has not (SG-RIP-15) */
  tripped: working(open(int)),
});
/** An action is completed where a body stands: cameras, gas, fire, then reactions (SG-RIP-03, SG-TGD-08). */
export const completing = sequence('completing', { operator: open(int), body: working(open(int)) });
/** SG-REA: the passive squad reacts to the activation's trigger. */
export const reacting = sequence('reacting', {
  /** it has grabbed the clock (SG-REA-10) */
  grabbed: open(bool),
  /** whose clock runs on afterwards */
  resumes: working(open(int)),
});
/** SG-REA-12: something is announced that the passive squad may react to before it is carried out. */
export const announcing = sequence('announcing', {});

/** What makes a shot (SG-SHT-02). */
export const SHOT_KINDS = ['action', 'free', 'riposte', 'exchange', 'pulse'] as const;
/** SG-SHT: one shot, from the declaration on. */
export const shot = sequence('shot', {
  shooter: open(int),
  shooterBody: open(int),
  target: open(int),
  targetBody: open(int),
  /** 0: the miniature, 1: the leaning standee */
  aim: open(int),
  /** declared protection, see protection.ts */
  declared: open(int),
  by: open(oneOf(...SHOT_KINDS)),
  /** the protection that is applied in the end */
  protection: working(open(int)),
  /** whose clock runs on afterwards (SG-SHT-14) */
  resumes: working(open(int)),
  colours: working(open(list(int))),
  dice: working(open(list(int))),
  /** the colours of the lightning dice that are not rolled (SG-SHT-08) */
  removed: working(open(list(int))),
  hits: working(open(int)),
});

/** What a player claims to see (SG-CHL-01, 02). */
export const CLAIMS = ['shot', 'demand', 'destroy', 'throw', 'breachingRounds', 'stimPistol'] as const;
/**
 * SG-CHL, SG-DIG: a line of sight, of a shot its protection too, is claimed; the other squad approves or challenges it.
 * Returns whether the effect takes place, and with which protection.
 */
export const claim = sequence(
  'claim',
  {
    of: open(oneOf(...CLAIMS)),
    /** whose line it is, and from which of its bodies */
    by: open(int),
    body: open(int),
    /** shots and demands: a body by its handle; all others: a space */
    target: open(int),
    /** of a shot: the component aimed at, and the declared protection */
    aim: open(int),
    declared: open(int),
    /** whose clock runs on afterwards */
    resumes: working(open(int)),
    /** the seat that challenged; NONE: the engine did (SG-DIG-09, SG-TIM-22) */
    challenger: working(open(int)),
    /** the time to answer is over (SG-TIM-22) */
    overdue: working(open(bool)),
    stands: working(open(bool)),
    protection: working(open(int)),
  },
  returns<{ stands: boolean; protection: number }>(),
);
/** SG-CHL-08, SG-NOA-03: what the winner of a challenge takes. */
export const reward = sequence('reward', { squad: open(int) });

/** SG-HID-09: a reveal demand names one token. */
export const demand = sequence('demand', {
  /** the seat that demands */
  seat: open(int),
  /** the Operator whose LoS is claimed, and its body */
  by: open(int),
  operator: open(int),
  body: open(int),
});

/** Where wounds come from, for reactions and messages. */
export const CAUSES = ['shot', 'blast', 'gas', 'fire', 'shock', 'entryDenial'] as const;
/** One Operator takes wounds from one effect (SG-STA-08): reveal, reductions, REACTIONs, elimination. */
export const suffer = sequence('suffer', {
  operator: open(int),
  /** the body that was hit: a decoy's wounds reveal and vanish (SG-HID-22) */
  body: open(int),
  wounds: open(int),
  cause: open(oneOf(...CAUSES)),
  /** the body hit was the decoy */
  vanishes: working(open(bool)),
  /** whose clock runs on afterwards */
  resumes: working(open(int)),
});
/** Several take hits of one area of effect (SG-GAD-10 to 13): dice for each, then its destruction. */
export const blast = sequence('blast', {
  /** bodies by handle, with the dice each is rolled for: see blast.ts */
  bodies: open(list(record({ body: int, dice: int }))),
  cause: open(oneOf(...CAUSES)),
  next: working(open(int)),
});
/** SG-DES-01: an Operator's own Destroy on a space. */
export const destroying = sequence('destroying', { operator: open(int), space: open(int) });
/** SG-DES: a rating is applied to spaces at once. */
export const destruction = sequence('destruction', {
  spaces: open(list(record({ space: int, rating: int }))),
  /** bits of what is spared, see destroy.ts */
  spares: open(int),
  /** the destroying Operator, for their own Destroy on Bulletproof gadgets (SG-DES-07); else NONE */
  own: open(int),
  /** Claymores destroyed, which go off one by one (SG-GAD-21) */
  tripped: working(open(list(record({ at: int, squad: int })))),
});
/** SG-TGA-13: a Claymore goes off. */
export const claymoreBlast = sequence('claymoreBlast', { at: open(int) });

/** SG-UTG-01: one Charge cube of the tactical inventory is used. */
export const tacticalUse = sequence('tacticalUse', {
  operator: open(int),
  /** its number in TACTICAL_GADGETS */
  gadget: open(int),
  space: open(int),
});
/**
 * SG-KEY-19: something is thrown at a space: its line may be claimed (SG-DIG-06), and an Active Defense System may stop it
 * (SG-SGD-11). Returns whether it works.
 */
export const throwing = sequence(
  'throwing',
  { operator: open(int), space: open(int), works: working(open(bool)) },
  returns<{ works: boolean }>(),
);
/** SG-KEY-02 to 04: where an overlay over the targeted space lies is chosen. */
export const laying = sequence('laying', {
  operator: open(int),
  space: open(int),
  /** its number in OVERLAYS */
  kind: open(int),
});
/** SG-KEY-27 to 35: a drone is deployed, moves and scans. Returns the space where it stopped. */
export const drone = sequence(
  'drone',
  { operator: open(int), at: open(int), points: working(open(int)) },
  returns<{ at: number }>(),
);

/** SG-USG-02: one ACTION of the Operator's special gadget. */
export const specialUse = sequence('specialUse', {
  operator: open(int),
  /** its number in SPECIAL_ACTIONS */
  action: open(int),
  space: open(int),
});
/** SG-SGA-02: what Sledge may do from where the hammer brought him, in one adjacent space. */
export const hammerFollowUp = sequence('hammerFollowUp', {
  operator: open(int),
  /** the space he is placed in */
  into: open(int),
  /** the space his first free action named, or NONE */
  space: working(open(int)),
  shot: working(open(bool)),
  destroyed: working(open(bool)),
});
/** SG-SGA-06: the space next to the target that Ash's round destroys too. */
export const breachingRound = sequence('breachingRound', { operator: open(int), space: open(int) });
/** SG-SGA-11: what the hits of a Shock Drone destroy. */
export const shockDrone = sequence('shockDrone', {
  operator: open(int),
  room: open(int),
  hits: working(open(int)),
});
/** SG-SGD-24: how many wounds the Stim Pistol removes. */
export const stim = sequence('stim', { operator: open(int), patient: open(int) });

/** SG-SGD-11, 12: an Active Defense System may stop what was thrown into a room. Returns whether it did. */
export const interception = sequence(
  'interception',
  {
    operator: open(int),
    space: open(int),
    stopped: working(open(bool)),
    /** the defenders have grabbed the clock, and whose runs on afterwards (SG-REA-10) */
    grabbed: working(open(bool)),
    resumes: working(open(int)),
  },
  returns<{ stopped: boolean }>(),
);
/** SG-ACT-14: an effect of this opposing Operator costs an extra action, or happens. Returns whether it is ignored. */
export const extraAction = sequence(
  'extraAction',
  {
    operator: open(int),
    against: open(int),
    ignored: working(open(bool)),
    /** whose clock runs on afterwards */
    resumes: working(open(int)),
  },
  returns<{ ignored: boolean }>(),
);
/** SG-SGD-29, 30: Kapkan's traps at a door or window. */
export const entryDenial = sequence('entryDenial', { by: open(int), operator: open(int), body: open(int) });
