import { call, done } from '@sightline/kernel';
import { ATTACK_FACES } from '../content/dice.ts';
import { targetNow } from './aiming.ts';
import { diceFor, symbolsOf, terrainDice } from './attack-dice.ts';
import { groupSeat, isActive, isHero, isMonster, placeOf, seatOf } from './board.ts';
import { deedsAfter, heroesStruckBy, strikeMonsters } from './damage.ts';
import { attackEnded, attacked, counted, rerolled, rolled } from './events.ts';
import { type G, HENRY, NONE, type OpenTable } from './fireteam.ts';
import { afterwards, type Between, oneByOne } from './flow.ts';
import { momentOf } from './moments.ts';
import { against } from './monster-attack.ts';
import { type AttackLocals, attack, wound } from './procedures.ts';
import { helpsAt } from './specialists.ts';
import { mayStepIn, takeOver, volunteerSeats } from './stepping-in.ts';
import { checkVictory } from './victory.ts';

const announce = (g: G, l: AttackLocals): void =>
  g.emit(attacked, { attacker: l.attacker, target: l.target, type: l.type, cards: l.parts });

/** Still there to be attacked? A monster's new target is announced; the monster does not move again (FZ-MATK-14). */
function stillAimed(g: G, l: AttackLocals): boolean {
  const target = targetNow(g, l);
  if (target === NONE || target === l.target) return target !== NONE;
  l.target = target;
  l.taken = false;
  announce(g, l);
  return true;
}

/** FZ-HEN-01, 04: one die more for a hero near Henry. */
export const rerollsOf = (
  t: OpenTable,
  { attacker, rerolls }: Pick<AttackLocals, 'attacker' | 'rerolls'>,
): number => (isHero(attacker) ? rerollsFrom(t, t.state.at[attacker], rerolls) : 0);

/** The same of a hero that would attack from this location. */
export const rerollsFrom = (t: OpenTable, from: number, rerolls: number): number =>
  rerolls + (helpsAt(t, t.state.at[HENRY], from) ? 1 : 0);

const rerollsLeft = (g: G, l: AttackLocals): number => rerollsOf(g, l) - l.redone.length;

export const attackSteps = attack
  .steps(
    'declare',
    'stepIn',
    'whoStepsIn',
    'before',
    'settle',
    'roll',
    'reroll',
    'after',
    'damage',
    'heroes',
    'aftermath',
    'over',
  )
  .are({
    declare: announce,
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
      if (isHero(l.attacker) && l.faced.length === 0)
        calls.push(momentOf(g, 'heroAttacks', l.attacker, l.target, g.state.at[l.attacker]));
      if (isHero(l.target)) {
        l.faced.push(l.target);
        calls.push(momentOf(g, 'heroTargeted', l.target, l.attacker, g.state.at[l.target]));
      }
      return afterwards(oneByOne(calls), 'settle');
    },
    /** FZ-MATK-14: a new target is asked like the first, but nobody twice: so they cannot slip away for ever. */
    settle(g, l) {
      if (!stillAimed(g, l)) return 'over';
      if (!isHero(l.target) || l.faced.includes(l.target)) return 'roll';
      // Nobody steps in for who has taken it by a card, nor a second time (FZ-TOT-06).
      return l.taken || l.volunteers.length > 0 ? 'before' : 'stepIn';
    },
    /** FZ-ATK-16: strength, terrain, floor and cap; all against the one who takes the roll. */
    roll(g, l) {
      l.striking = true;
      if (isMonster(l.attacker)) {
        const more = against(g, l.attacker, l.target);
        l.strength += more.dice;
        l.bonus += more.bonus;
        l.ignoresCover ||= more.ignoresCover;
        l.unblockable ||= more.unblockable;
      }
      l.place = placeOf(g, l.target);
      const terrain = terrainDice(g, placeOf(g, l.attacker), l.place, l.ignoresCover);
      const count = diceFor(l.strength + terrain);
      l.dice.push(...g.roll('dice', ATTACK_FACES, count));
      const { attacker, target, type, strength } = l;
      g.emit(rolled, { attacker, target, type, strength, terrain, dice: l.dice });
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
            [l.dice[die]] = g.roll('dice', ATTACK_FACES, 1);
            const { attacker, target, type } = l;
            g.emit(rerolled, { attacker, target, type, die, face: l.dice[die], dice: l.dice });
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
      const { attacker, target, type, bonus } = l;
      const symbols = symbolsOf(l.dice, l.type);
      l.hits = symbols + bonus;
      g.emit(counted, { attacker, target, type, symbols, bonus, hits: l.hits });
      if (isHero(l.attacker)) strikeMonsters(g, l);
    },
    /** FZ-BOMB-06: then heroes. */
    heroes(g, l) {
      if (l.hits <= 0) return;
      return oneByOne(
        heroesStruckBy(g, l.type, l.target, l.place).map((hero) =>
          call(wound, { hero, hits: l.hits, by: l.attacker, unblockable: l.unblockable, ofAttack: true }),
        ),
      );
    },
    /** FZ-GEN-08: all damage is resolved; now what follows from it. */
    aftermath(g, l) {
      l.striking = false;
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
      l.striking = false;
      checkVictory(g);
      return done();
    },
  });
