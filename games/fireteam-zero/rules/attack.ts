import { type Call, call, done } from '@sightline/kernel';
import type { AttackPart, Deed } from '../content/card-types.ts';
import { ATTACK_DIE } from '../content/dice.ts';
import { diceFor, isRanged, symbolsOf, terrainDice, typeCalled } from './attack-dice.ts';
import {
  groupSeat,
  heroesInTurnOrder,
  isActive,
  isHero,
  isMonster,
  isToken,
  monstersIn,
  placeOf,
  rangeBetween,
  seatOf,
  typeNumber,
} from './board.ts';
import {
  FIRST_MONSTER,
  FIRST_TOKEN,
  type Fireteam,
  type G,
  HENRY,
  NONE,
  NOWHERE,
  type OpenTable,
  PATTY,
} from './fireteam.ts';
import { afterwards, type Between, oneByOne } from './flow.ts';
import { attackEnded, attacked, rerolled, rolled, steppedIn, struck } from './happenings.ts';
import { fell, kills, removeToken, tokenAt } from './killing.ts';
import { heroFlag, heroNumber, monsterFlag, monsterReach } from './modifiers.ts';
import { nearestInRange } from './nearest.ts';
import { aim, attack, attackAction, carryOut, wound } from './procedures.ts';
import { momentOf } from './reactions.ts';
import { helps } from './specialists.ts';
import { checkVictory } from './victory.ts';

type Attack = Parameters<NonNullable<(typeof attack)['how']['endsIf']>>[1];

/** Resistance is never more than this: it is all ignored (FZ-RES-03). */
const ALL = 99;

/* What may be attacked, and with what */

/** FZ-SATK-01, 05: monsters, and tokens that say so; never a hero at will. */
export function isAttackable(t: OpenTable, target: number): boolean {
  if (isMonster(target)) return target < t.state.at.length && t.state.at[target] !== NOWHERE;
  if (!isToken(target)) return false;
  const token = tokenAt(t, target);
  return token !== undefined && t.statics.box.tokens[token.kind].attackable !== undefined;
}

export function eachAttackable(t: OpenTable, offer: (target: number) => void): void {
  const { at, tokens } = t.state;
  for (let m = FIRST_MONSTER; m < at.length; m++) if (at[m] !== NOWHERE) offer(m);
  for (let i = 0; i < tokens.length; i++) if (isAttackable(t, FIRST_TOKEN + i)) offer(FIRST_TOKEN + i);
}

/** FZ-ATK-03, 04: how far a hero reaches with an attack part at a target that far away. */
export const reachOf = (t: OpenTable, hero: number, part: AttackPart, range: number): number =>
  Math.max(0, part.range + heroNumber(t, hero, 'range', { type: part.type, ranged: range > 0 }));

export function isInReach(t: OpenTable, hero: number, part: AttackPart, target: number): boolean {
  const range = rangeBetween(t, t.state.at[hero], placeOf(t, target));
  return range <= reachOf(t, hero, part, range);
}

/** FZ-ATK-06, FZ-RES-05, FZ-BON-01: several cards make one attack. */
export function attackWith(g: G, hero: number, target: number, parts: readonly AttackPart[]): Call<Fireteam> {
  const [{ type }] = parts;
  const about = { type, ranged: isRanged(g, hero, target) };
  let strength = heroNumber(g, hero, 'dice', about);
  let bonus = heroNumber(g, hero, 'bonus', about);
  let pierce = heroNumber(g, hero, 'pierce', about);
  let rerolls = heroNumber(g, hero, 'rerolls', about);
  let ignoresCover = heroFlag(g, hero, 'ignoresCover', about);
  for (const part of parts) {
    strength += part.strength;
    bonus += part.bonus ?? 0;
    pierce += part.pierce === 'all' ? ALL : (part.pierce ?? 0);
    rerolls += part.rerolls ?? 0;
    if (part.ignoresCover) ignoresCover = true;
  }
  return call(attack, {
    attacker: hero,
    target,
    type: typeNumber(type),
    strength,
    bonus,
    pierce,
    rerolls,
    ignoresCover,
    unblockable: false,
    parts: parts.map((part) => g.statics.box.numberOfPart(part)),
  });
}

/* The attack action: its target, once the cards are on the table (FZ-ATK-01) */

/** FZ-ATK-03: within the range of every card, so the shortest decides. */
export const allReach = (t: OpenTable, hero: number, parts: readonly AttackPart[], target: number): boolean =>
  parts.every((part) => isInReach(t, hero, part, target));

export function hasTargetFor(t: OpenTable, hero: number, parts: readonly AttackPart[]): boolean {
  const { at, tokens } = t.state;
  for (let m = FIRST_MONSTER; m < at.length; m++)
    if (at[m] !== NOWHERE && allReach(t, hero, parts, m)) return true;
  for (let i = 0; i < tokens.length; i++)
    if (isAttackable(t, FIRST_TOKEN + i) && allReach(t, hero, parts, FIRST_TOKEN + i)) return true;
  return false;
}

const partsOf = (g: G, parts: readonly number[]): AttackPart[] =>
  parts.map((part) => g.statics.box.parts[part]);

attackAction.steps('target').are({
  target: {
    ask: 'one',
    seat: (g, l) => seatOf(g, l.hero),
    about: (_g, l) => ({ hero: l.hero, parts: l.parts }),
    choices: {
      target: {
        form: 'one',
        candidates: (g, _l, offer) => eachAttackable(g, offer),
        checks: [
          { rule: 'FZ-SATK-05', holds: (_g, _l, target) => !isHero(target) },
          { rule: 'FZ-SPEC-03', holds: (_g, _l, target) => target !== PATTY && target !== HENRY },
          { rule: 'FZ-ATK-01', holds: (g, _l, target) => isAttackable(g, target) },
          {
            rule: 'FZ-ATK-03',
            holds: (g, l, target) => allReach(g, l.hero, partsOf(g, l.parts), target),
            because: (g, l, target) => ({ range: rangeBetween(g, g.state.at[l.hero], placeOf(g, target)) }),
          },
        ],
        does: (g, l, target) => attackWith(g, l.hero, target, partsOf(g, l.parts)),
      },
    },
  },
});

/** FZ-REA-08: an attack that an effect grants, at a target of the hero's choice. */
aim.steps('aim').are({
  aim: {
    ask: 'one',
    seat: (g, l) => seatOf(g, l.hero),
    about: (_g, l) => ({ hero: l.hero }),
    timeout: () => ['forgo'],
    choices: {
      attack: {
        form: 'one',
        candidates: (g, _l, offer) => eachAttackable(g, offer),
        checks: [
          {
            rule: 'FZ-ATK-03',
            holds: (g, l, target) => isInReach(g, l.hero, g.statics.box.parts[l.part], target),
          },
        ],
        does: (g, l, target) => attackWith(g, l.hero, target, [g.statics.box.parts[l.part]]),
      },
      forgo: { form: 'confirm', does: () => done() },
    },
  },
});

/* The attack itself, of a hero or of a monster (FZ-ATK-16) */

/** Heroes that may step in (FZ-TOT-01, 04, 05). */
function mayStepIn(g: G, l: Attack, hero: number): boolean {
  return (
    hero !== l.target &&
    hero !== l.attacker &&
    isActive(g, hero) &&
    g.state.at[hero] === g.state.at[l.target] &&
    !heroFlag(g, hero, 'noSteppingIn')
  );
}

/** FZ-TOT-05: every active hero in the location is hit anyway. */
const stepsInHelps = (g: G, l: Attack): boolean =>
  isHero(l.target) &&
  typeCalled(l.type) !== 'bomb' &&
  !(isMonster(l.attacker) && monsterFlag(g, l.attacker, 'fixedTarget', l.target));

function volunteerSeats(g: G, l: Attack): number {
  let crowd = 0;
  if (stepsInHelps(g, l))
    for (let h = 0; h < g.statics.heroes; h++) if (mayStepIn(g, l, h)) crowd |= 1 << seatOf(g, h);
  return crowd;
}

/** Still there to be attacked? FZ-MATK-14: a monster chooses anew, and does not move again. */
function stillAimed(g: G, l: Attack): boolean {
  if (l.cancelled || placeOf(g, l.attacker) === NOWHERE) return false;
  if (!isMonster(l.attacker)) return isHero(l.target) ? isActive(g, l.target) : isAttackable(g, l.target);
  const reach = monsterReach(g, l.attacker);
  const out = rangeBetween(g, g.state.at[l.attacker], g.state.at[l.target]) > reach;
  const gone = !isActive(g, l.target) || (out && !l.taken);
  if (gone) l.target = nearestInRange(g, l.attacker, reach);
  return l.target !== NONE;
}

/** FZ-HEN-01, 04: one die more for a hero near Henry. */
const rerollsLeft = (g: G, l: Attack): number =>
  isHero(l.attacker) ? l.rerolls + (helps(g, HENRY, l.attacker) ? 1 : 0) - l.redone.length : 0;

attack
  .steps(
    'declare',
    'stepIn',
    'whoStepsIn',
    'before',
    'roll',
    'reroll',
    'after',
    'damage',
    'heroes',
    'aftermath',
    'over',
  )
  .are({
    declare(g, l) {
      g.emit(attacked, { attacker: l.attacker, target: l.target, type: l.type, cards: l.parts });
    },
    /** FZ-TOT-01 to 03: before the roll; who wants to says so at the same time. */
    stepIn: {
      ask: 'sealed',
      seats: volunteerSeats,
      about: (_g, l) => ({ attacker: l.attacker, target: l.target }),
      timeout: () => ['stay'],
      choices: {
        stepIn: {
          form: 'one',
          candidates(g, _l, offer) {
            for (let h = 0; h < g.statics.heroes; h++)
              if (seatOf(g, h) === g.seat && isActive(g, h)) offer(h);
          },
          checks: [
            { rule: 'FZ-TOT-04', holds: (g, _l, hero) => isActive(g, hero) },
            { rule: 'FZ-TOT-01', holds: (g, l, hero) => mayStepIn(g, l, hero) },
          ],
          does(_g, l, hero) {
            l.volunteers.push(hero);
          },
        },
        stay: { form: 'confirm', does() {} },
      },
    },
    /** FZ-TOT-06: one change of target; of several volunteers the first player decides. */
    whoStepsIn: {
      ask: 'one',
      seat: groupSeat,
      about: (_g, l) => ({ attacker: l.attacker, target: l.target }),
      choices: {
        choose: {
          form: 'one',
          candidates(_g, l, offer) {
            if (l.volunteers.length > 1) for (const hero of l.volunteers) offer(hero);
          },
          does: (g, l, hero) => takeOver(g, l, hero),
        },
      },
      ifNone(g, l) {
        if (l.volunteers.length === 1) takeOver(g, l, l.volunteers[0]);
      },
    },
    /** FZ-MATK-15: after the target is settled, before the roll. */
    before(g, l) {
      const calls: Between[] = [];
      if (isHero(l.attacker))
        calls.push(momentOf(g, 'heroAttacks', l.attacker, l.target, g.state.at[l.attacker]));
      if (isHero(l.target))
        calls.push(momentOf(g, 'heroTargeted', l.target, l.attacker, g.state.at[l.target]));
      return afterwards(oneByOne(calls), 'roll');
    },
    /** FZ-ATK-16: strength, terrain, floor and cap. */
    roll(g, l) {
      if (!stillAimed(g, l)) return 'over';
      l.place = placeOf(g, l.target);
      const terrain = terrainDice(g, placeOf(g, l.attacker), l.place, l.ignoresCover);
      const count = diceFor(l.strength + terrain);
      for (let i = 0; i < count; i++) l.dice.push(g.draw('dice', ATTACK_DIE.length));
      g.emit(rolled, { attacker: l.attacker, dice: l.dice });
    },
    /** FZ-HEN-01, 02: each die once, and the new face stands. */
    reroll: {
      ask: 'one',
      seat: (g, l) => (isHero(l.attacker) ? seatOf(g, l.attacker) : groupSeat(g)),
      about: (g, l) => ({ attacker: l.attacker, dice: l.dice, left: rerollsLeft(g, l) }),
      timeout: () => ['keep'],
      choices: {
        reroll: {
          form: 'one',
          candidates(_g, l, offer) {
            for (let i = 0; i < l.dice.length; i++) offer(i);
          },
          checks: [
            { rule: 'FZ-HEN-01', holds: (g, l) => rerollsLeft(g, l) > 0 },
            { rule: 'FZ-HEN-02', holds: (_g, l, die) => !l.redone.includes(die) },
          ],
          does(g, l, die) {
            l.redone.push(die);
            l.dice[die] = g.draw('dice', ATTACK_DIE.length);
            g.emit(rerolled, { attacker: l.attacker, die, face: l.dice[die] });
            return 'reroll';
          },
        },
        keep: {
          form: 'confirm',
          checks: [
            { rule: 'FZ-HEN-01', holds: (g, l) => rerollsLeft(g, l) > 0 && l.redone.length < l.dice.length },
          ],
          does() {},
        },
      },
      ifNone() {},
    },
    /** Cards may let dice be rerolled: back there, once. */
    after(g, l) {
      if (l.offered || !isHero(l.attacker)) return 'damage';
      l.offered = true;
      const between = momentOf(g, 'heroRolled', l.attacker, l.target, g.state.at[l.attacker]);
      return between === undefined ? 'damage' : afterwards(between, 'reroll');
    },
    /** FZ-BOMB-10: monsters first. */
    damage(g, l) {
      if (l.cancelled) return 'over';
      l.hits = symbolsOf(l.dice, l.type) + l.bonus;
      if (isHero(l.attacker)) strikeMonsters(g, l);
    },
    /** FZ-BOMB-06, FZ-MBOM-04: then heroes, in turn order. */
    heroes(g, l) {
      const bomb = typeCalled(l.type) === 'bomb';
      const victims = bomb
        ? heroesInTurnOrder(g).filter((h) => isActive(g, h) && g.state.at[h] === l.place)
        : isHero(l.target)
          ? [l.target]
          : [];
      if (l.hits <= 0) return;
      return oneByOne(
        victims.map((hero) =>
          call(wound, { hero, hits: l.hits, by: l.attacker, unblockable: l.unblockable }),
        ),
      );
    },
    /** FZ-GEN-08: all damage is resolved; now what follows from it. */
    aftermath(g, l) {
      l.resolved = true;
      g.emit(attackEnded, { attacker: l.attacker, hits: l.hits });
      const by = isHero(l.attacker) ? l.attacker : NONE;
      const calls: Between[] = l.killed.map((m) => momentOf(g, 'monsterKilled', m, by, l.place));
      if (l.injured) {
        const boss = g.state.at.length - 1;
        calls.push(momentOf(g, 'bossInjured', boss, by, l.place));
      }
      if (isHero(l.attacker)) calls.push(...deedsAfter(g, l));
      return afterwards(oneByOne(calls), 'over');
    },
    over(g, l) {
      l.resolved = true;
      checkVictory(g);
      return done();
    },
  });

export function takeOver(g: G, l: Attack, hero: number): void {
  g.emit(steppedIn, { hero, for: l.target });
  l.target = hero;
}

/** FZ-BOMB-01, 05, FZ-ATK-09 to 11, FZ-SATK-04 */
function strikeMonsters(g: G, l: Attack): void {
  const type = typeCalled(l.type);
  const from = g.state.at[l.attacker];
  const strike = (monster: number) => {
    const barred = monsterFlag(g, monster, from === l.place ? 'onlyRanged' : 'onlyClose');
    const enough = !barred && kills(g, monster, l.hits, type, l.pierce);
    g.emit(struck, { target: monster, hits: l.hits, killed: enough ? 1 : 0 });
    if (!enough) return;
    if (fell(g, monster, l.attacker)) l.killed.push(monster);
    else l.injured = true;
  };
  if (type === 'bomb') {
    if (monstersIn(g, l.place) > 0)
      for (let m = FIRST_MONSTER; m < g.state.at.length; m++) if (g.state.at[m] === l.place) strike(m);
  } else if (isMonster(l.target)) strike(l.target);
}

/** What the cards say follows, and what a struck token says (FZ-BOMB-12: only one that was aimed at). */
function deedsAfter(g: G, l: Attack): Between[] {
  const { box } = g.statics;
  const calls: Between[] = [];
  const follow = (deed: Deed | undefined) => {
    if (deed !== undefined && isActive(g, l.attacker))
      calls.push(
        call(carryOut, {
          deed: box.numberOf(deed),
          you: l.attacker,
          it: NONE,
          subject: l.attacker,
          other: l.target,
          here: l.place,
          target: NONE,
          card: NONE,
          task: NONE,
        }),
      );
  };
  if (isToken(l.target)) {
    const token = tokenAt(g, l.target);
    const thing = token === undefined ? undefined : box.tokens[token.kind].attackable;
    if (thing !== undefined) {
      const type = typeCalled(l.type);
      const destroyed = l.hits - Math.max(0, thing.resistance[type] - l.pierce) >= thing.health;
      g.emit(struck, { target: l.target, hits: l.hits, killed: destroyed ? 1 : 0 });
      if (destroyed) {
        removeToken(g, l.target - FIRST_TOKEN);
        follow(thing.destroyed);
      }
    }
  }
  for (const number of l.parts) {
    const part = box.parts[number];
    if (l.killed.length > 0 || l.injured) follow(part.onKill);
    follow(part.after);
  }
  return calls;
}
