import { type Check, call, done } from '@sightline/kernel';
import { areAlike } from './alike.ts';
import { groupSeat, monsterOf } from './board.ts';
import { FIRST_MONSTER, type Fireteam, type G, NONE, NOWHERE, type OpenTable } from './fireteam.ts';
import { activateMonsters, activation } from './procedures.ts';

const BOSS_KIND = 2;

/** FZ-MON-06: on the board, and not yet activated in this step; before it begins nobody has. */
export const willActivate = (t: OpenTable, monster: number, begun: boolean): boolean => {
  const { spent, stunned } = monsterOf(t, monster);
  return !(begun && spent) && !stunned && t.state.at[monster] !== NOWHERE;
};

function eachWaiting(t: OpenTable, kind: number, visit: (monster: number) => void, begun = true): void {
  for (let m = FIRST_MONSTER; m < t.state.at.length; m++)
    if (monsterOf(t, m).kind === kind && willActivate(t, m, begun)) visit(m);
}

/** FZ-MON-02: minions, elites, the boss. */
export function inActivationOrder(t: OpenTable, begun: boolean): readonly number[] {
  const found: number[] = [];
  for (let kind = 0; kind <= BOSS_KIND; kind++) eachWaiting(t, kind, (m) => found.push(m), begun);
  return found;
}

/** The next one, if the players have nothing to choose: all that wait are alike. */
function onlyChoice(t: OpenTable, kind: number): { first: number; alike: boolean } {
  let first = NONE;
  let alike = true;
  eachWaiting(t, kind, (m) => {
    if (first === NONE) first = m;
    else if (!areAlike(t, first, m)) alike = false;
  });
  return { first, alike };
}

const ofThisClass: Check<Fireteam, { kind: number }> = {
  rule: 'FZ-MON-02',
  holds: (g, l, monster) => monsterOf(g, monster).kind === l.kind,
};
const onceEach: Check<Fireteam, { kind: number }> = {
  rule: 'FZ-MON-06',
  holds: (g, _l, monster) => willActivate(g, monster, true),
};

export const activateMonstersSteps = activateMonsters.steps('begin', 'next', 'choose').are({
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
