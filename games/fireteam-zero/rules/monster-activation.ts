import { type Check, call, done } from '@sightline/kernel';
import { ACTIVATION_DIE } from '../content/dice.ts';
import { activeHeroesIn, groupSeat, isActive, kindOf, monsterOf, onBoard, typeNumber } from './board.ts';
import { FIRST_MONSTER, type Fireteam, type G, NONE, NOWHERE, type OpenTable } from './fireteam.ts';
import { afterwards } from './flow.ts';
import { activated, activationRolled, headed } from './happenings.ts';
import { monsterFlag, monsterNumber, monsterReach, monsterSpeed } from './modifiers.ts';
import { moveMonster } from './movement.ts';
import { nearestInRange, nearestOnFoot, walkBetween } from './nearest.ts';
import { activateMonsters, activation, attack, carryOut, monsterAttack, monsterMove } from './procedures.ts';
import { momentOf } from './reactions.ts';
import { FAR } from './statics.ts';

/* Order (FZ-MON) */

const BOSS_KIND = 2;

/** FZ-MON-06: on the board, and not yet activated in this step. */
const isWaiting = (t: OpenTable, monster: number, kind: number): boolean => {
  const { kind: of, spent, stunned } = monsterOf(t, monster);
  return of === kind && !spent && !stunned && t.state.at[monster] !== NOWHERE;
};

function eachWaiting(t: OpenTable, kind: number, visit: (monster: number) => void): void {
  for (let m = FIRST_MONSTER; m < t.state.at.length; m++) if (isWaiting(t, m, kind)) visit(m);
}

/** The next one, if the players have nothing to choose: all that wait are alike and stand together. */
function onlyChoice(t: OpenTable, kind: number): { first: number; alike: boolean } {
  let first = NONE;
  let alike = true;
  eachWaiting(t, kind, (m) => {
    if (first === NONE) first = m;
    else if (t.state.at[m] !== t.state.at[first]) alike = false;
  });
  return { first, alike };
}

const ofThisClass: Check<Fireteam, { kind: number }> = {
  rule: 'FZ-MON-02',
  holds: (g, l, monster) => monsterOf(g, monster).kind === l.kind,
};
const onceEach: Check<Fireteam, { kind: number }> = {
  rule: 'FZ-MON-06',
  holds: (g, l, monster) => isWaiting(g, monster, l.kind),
};

activateMonsters.steps('begin', 'next', 'choose').are({
  begin(g) {
    for (const m of g.state.monsters) m.spent = false;
  },
  next(g, l) {
    const { first, alike } = onlyChoice(g, l.kind);
    if (first !== NONE) return alike || l.anyOrder ? activate(g, first) : 'choose';
    // FZ-MON-02: minions, elites, the boss.
    if (l.kind === BOSS_KIND) return end(g);
    l.kind++;
    l.anyOrder = false;
    return 'next';
  },
  /** FZ-MON-03, 05: one at a time, after seeing the results so far. */
  choose: {
    ask: 'one',
    seat: groupSeat,
    timeout: () => ['rest'],
    choices: {
      activate: {
        form: 'one',
        candidates: (g, l, offer) => eachWaiting(g, l.kind, offer),
        checks: [ofThisClass, onceEach],
        does: (g, _l, monster) => activate(g, monster),
      },
      /** the order of the rest does not matter */
      rest: {
        form: 'confirm',
        does(_g, l) {
          l.anyOrder = true;
          return 'next';
        },
      },
    },
  },
});

function activate(g: G, monster: number) {
  monsterOf(g, monster).spent = true;
  return call(activation, { monster }, 'next');
}

function end(g: G) {
  for (const m of g.state.monsters) m.stunned = false;
  return done();
}

/* One activation (FZ-MON-04): move, die, attack */

activation.steps('begin', 'move', 'die', 'result', 'attack').are(
  {
    begin(g, l) {
      g.emit(activated, { monster: l.monster });
      return momentOf(g, 'monsterActivates', l.monster, NONE, g.state.at[l.monster]);
    },
    move: (g, l) => call(monsterMove, { monster: l.monster, steps: monsterSpeed(g, l.monster) }),
    /** FZ-ADIE-01: even one that did not move. */
    die(g, l) {
      l.face = g.draw('activation', ACTIVATION_DIE.length);
      g.emit(activationRolled, { monster: l.monster, face: l.face });
    },
    /** FZ-ADIE-02 to 05 */
    result(g, l) {
      switch (ACTIVATION_DIE[l.face]) {
        case 'blank':
          return;
        case 'move':
          return call(monsterMove, { monster: l.monster, steps: 1 });
        case 'special':
          return call(carryOut, {
            deed: g.statics.box.numberOf(kindOf(g, l.monster).special),
            you: NONE,
            it: l.monster,
            subject: l.monster,
            other: NONE,
            here: g.state.at[l.monster],
            target: NONE,
            card: NONE,
            task: NONE,
          });
      }
    },
    attack: (_g, l) => call(monsterAttack, { monster: l.monster, dice: l.dice, bonus: l.bonus }),
  },
  // FZ-MON-07
  { endsIf: (g, l) => !onBoard(g, l.monster) },
);

/* Movement (FZ-MMOV) */

/** FZ-MMOV-01, 06: an active hero here holds it. */
const standsStill = (t: OpenTable, monster: number): boolean => activeHeroesIn(t, t.state.at[monster]) > 0;

/** FZ-MMOV-02, 09: the first steps of all shortest ways to its target. */
function eachNextStep(t: OpenTable, monster: number, target: number, offer: (to: number) => void): void {
  const from = t.state.at[monster];
  const goal = t.state.at[target];
  const left = walkBetween(t, from, goal);
  if (left === FAR) return;
  for (const to of t.statics.neighbours[from])
    if (walkBetween(t, to, goal) === left - 1 && walkBetween(t, from, to) === 1) offer(to);
}

monsterMove.steps('head', 'go', 'step').are(
  {
    /** FZ-MMOV-10: fixed at the start of the move. */
    head(g, l) {
      l.target = standsStill(g, l.monster) ? NONE : nearestOnFoot(g, l.monster);
      if (l.target === NONE || l.steps <= 0) return done();
      const steps = walkBetween(g, g.state.at[l.monster], g.state.at[l.target]);
      g.emit(headed, { monster: l.monster, hero: l.target, steps });
    },
    go(g, l) {
      if (l.steps <= 0 || standsStill(g, l.monster)) return done();
      // Knocked down meanwhile: it goes for the next.
      if (!isActive(g, l.target)) l.target = nearestOnFoot(g, l.monster);
      if (l.target === NONE) return done();
      let only = NONE;
      let several = false;
      eachNextStep(g, l.monster, l.target, (to) => {
        if (only !== NONE) several = true;
        only = to;
      });
      if (only === NONE) return done();
      if (several) return 'step';
      l.steps--;
      return afterwards(moveMonster(g, l.monster, only, 'walk'), 'go');
    },
    /** FZ-MMOV-09: players choose among equals. */
    step: {
      ask: 'one',
      seat: groupSeat,
      about: (_g, l) => ({ monster: l.monster, hero: l.target }),
      choices: {
        step: {
          form: 'one',
          candidates: (g, l, offer) => eachNextStep(g, l.monster, l.target, offer),
          does(g, l, to) {
            l.steps--;
            return afterwards(moveMonster(g, l.monster, to, 'walk'), 'go');
          },
        },
      },
    },
  },
  { endsIf: (g, l) => !onBoard(g, l.monster) },
);

/* Attack (FZ-MATK) */

monsterAttack.steps('attack').are({
  attack(g, l) {
    // FZ-MATK-01, 09: it always attacks if it can.
    const target = nearestInRange(g, l.monster, monsterReach(g, l.monster));
    if (target === NONE) return done();
    const { type, strength } = kindOf(g, l.monster).attack;
    return call(attack, {
      attacker: l.monster,
      target,
      type: typeNumber(type),
      strength: strength + l.dice + monsterNumber(g, l.monster, 'dice', target),
      bonus: l.bonus + monsterNumber(g, l.monster, 'bonus', target),
      pierce: 0,
      rerolls: 0,
      ignoresCover: monsterFlag(g, l.monster, 'ignoresCover', target),
      unblockable: monsterFlag(g, l.monster, 'unblockable', target),
      parts: [],
    });
  },
});
