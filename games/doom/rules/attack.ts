import type { Cell } from '@sightline/board';
import { type Call, call, done } from '@sightline/kernel';
import { FACES } from './abilities/dice.ts';
import { followedBy } from './acts.ts';
import { boxOf, isActionCard, qualitiesOf, traitOf } from './attack-source.ts';
import { figuresBesideDefender } from './beside.ts';
import { damageOf, isDodged, shieldsAgainst, symbolsOfCard } from './blow.ts';
import { harm, heal } from './damage.ts';
import { discardDefense, revealDefense } from './decks.ts';
import { defenseOf, revealsDefense } from './defense.ts';
import { type Doom, type G, NONE, NOWHERE, type OpenTable } from './doom.ts';
import { attackEnded, attacked, dieRemoved, rolled } from './events.ts';
import { cellsOf, enemies, onBoard, ownerOf } from './figures.ts';
import { coverCounts, hasCover, mayLeaveInCover, rangeBetween, rangeOf, seesCells } from './line-of-sight.ts';
import { rangeBonus } from './modifiers.ts';
import { isStillThere } from './newcomers.ts';
import { gainPoints } from './points.ts';
import { attack, moment, suffer } from './procedures.ts';
import { reckoned } from './reckoning.ts';
import { recover, stun } from './stun.ts';

/** How far an attack reaches (DM-RNG-01), with what lies in play. */
export function reachOf(t: OpenTable, attacker: number, source: number): number {
  const { range } = boxOf(source, attacker);
  return isActionCard(source) ? range + rangeBonus(t, attacker, traitOf(source)) : range;
}

/** DM-ATK-03, 04: an enemy on the board, within range and in line of sight. */
export function mayAttack(t: OpenTable, attacker: number, defender: number, reach: number): boolean {
  if (!enemies(attacker, defender) || !onBoard(t, defender) || !onBoard(t, attacker)) return false;
  return rangeInSight(t, cellsOf(t, attacker), cellsOf(t, defender), reach) >= 0;
}

/** The range from these spaces to those, or -1: farther than an attack reaches, or out of sight. */
export function rangeInSight(
  t: OpenTable,
  from: readonly Cell[],
  to: readonly Cell[],
  reach: number,
): number {
  const range = rangeBetween(t, from, to);
  return range <= reach && seesCells(t, from, to) ? range : -1;
}

export const inSight = (t: OpenTable, attacker: number, defender: number): boolean =>
  seesCells(t, cellsOf(t, attacker), cellsOf(t, defender));

/**
 * Starts an attack: range, sight and cover count as they are now and stay so (DM-ATK-18). `inCover`: from a corner that
 * leaves the defender in cover, if there is one (DM-COV-13).
 */
export function attackWith(
  g: G,
  attacker: number,
  defender: number,
  source: number,
  more: { readonly red: number; readonly black: number; readonly inCover?: boolean } = { red: 0, black: 0 },
): Call<Doom> {
  const { red, black, qualities = {} } = boxOf(source, attacker);
  return call(attack, {
    attacker,
    defender,
    source,
    red: red + more.red,
    black: black + more.black,
    covered:
      coverCounts(g, defender, qualities) &&
      (hasCover(g, attacker, defender) || (more.inCover === true && mayLeaveInCover(g, attacker, defender))),
  });
}

/** DM-ATK-14, 15: an attack goes on until its damage and deaths are resolved. */
export function attackGoesOn(g: G): boolean {
  const l = g.within(attack);
  return l !== null && !l.resolved;
}

/** An attack from its declaration on. */
export type Attack = Parameters<NonNullable<(typeof attack)['how']['endsIf']>>[1];

/** DM-ATK-21: attacker or defender has left play. */
const broken = (g: G, l: Attack): boolean => !isStillThere(g, l.attacker) || !isStillThere(g, l.defender);

export const attackSteps = attack
  .steps(
    'declare',
    'stunned',
    'roll',
    'reveal',
    'cover',
    'defend',
    'attack',
    'damage',
    'result',
    'blast',
    'run',
    'over',
  )
  .are({
    declare(g, l) {
      l.card = NONE;
      l.stood = NOWHERE;
      l.range = rangeOf(g, l.attacker, l.defender);
      l.attackerStunned = g.state.figures[l.attacker].stunned;
      l.defenderStunned = g.state.figures[l.defender].stunned;
      l.pierce = qualitiesOf(l.source, l.attacker).pierce ?? 0;
      g.emit(attacked, {
        attacker: l.attacker,
        defender: l.defender,
        source: l.source,
        covered: l.covered ? 1 : 0,
      });
      return call(moment, { of: 'declared', subject: l.attacker });
    },
    // DM-STN-04, 10: a stunned attacker removes a die of his choice.
    stunned: {
      ask: 'one',
      seat: (_g, l) => ownerOf(l.attacker),
      choices: {
        remove: {
          form: 'one',
          candidates(g, l, offer) {
            if (broken(g, l) || !g.state.figures[l.attacker].stunned) return;
            if (l.red > 0) offer(0);
            if (l.black > 0) offer(1);
          },
          does(g, l, black) {
            if (black === 1) l.black--;
            else l.red--;
            g.emit(dieRemoved, { attacker: l.attacker, black });
          },
        },
      },
      ifNone() {},
    },
    roll(g, l) {
      if (broken(g, l)) return 'over';
      rollDice(g, l, 0, l.red);
      rollDice(g, l, 1, l.black);
      const { attacker, defender } = l;
      g.emit(rolled, { attacker, defender, dice: l.dice, black: l.blackDice, again: 0 });
    },
    reveal(g, l) {
      const revealed = revealsDefense(g, l.defender) ? revealDefense(g, l.defender) : NONE;
      takeDefense(l, revealed);
      if (!l.covered || revealed === NONE) return 'defend';
    },
    // DM-COV-07, 08, DM-DEF-10
    cover: {
      ask: 'one',
      seat: (_g, l) => ownerOf(l.defender),
      about: (_g, l) => ({ card: l.card }),
      choices: {
        keep: { form: 'confirm', does: () => 'defend' },
        redraw: {
          form: 'confirm',
          does(g, l) {
            discardDefense(g, l.defender);
            takeDefense(l, revealDefense(g, l.defender));
          },
        },
      },
    },
    defend: (g, l) => (broken(g, l) ? 'over' : call(moment, { of: 'defend', subject: l.defender })),
    attack: (g, l) => (broken(g, l) ? 'over' : call(moment, { of: 'attack', subject: l.attacker })),
    damage(g, l) {
      if (broken(g, l)) return 'over';
      const { shields, damage, dodged } = outcome(g, l);
      l.dealt = damage;
      l.stood = g.state.figures[l.defender].at;
      discardDefense(g, l.defender);
      g.emit(attackEnded, {
        attacker: l.attacker,
        defender: l.defender,
        damage,
        dodged: dodged ? 1 : 0,
        shields,
        ...reckoned(g, l),
      });
      return call(suffer, { figure: l.defender, damage, by: 'attack' });
    },
    result(g, l) {
      l.resolved = true;
      l.killed = !isStillThere(g, l.defender);
      const { stuns, blast = 0, drains = 0 } = qualitiesOf(l.source, l.attacker);
      endStun(g, l);
      if (stuns && l.dealt > 0 && isStillThere(g, l.defender)) stun(g, l.defender);
      if (drains > 0 && isStillThere(g, l.attacker)) heal(g, l.attacker, Math.min(drains, l.dealt));
      l.blast = blast;
      return call(moment, { of: 'afterAttack', subject: l.attacker });
    },
    // DM-ABL-09, DM-ATK-20: what the card says of "after the attack" comes after all that the Invader has to do then.
    blast: (g) => followedBy(setOffBlast(g), 'run'),
    run(g, l) {
      const { runs = 0 } = qualitiesOf(l.source, l.attacker);
      return isStillThere(g, l.attacker) ? followedBy(gainPoints(g, l.attacker, runs), 'over') : 'over';
    },
    over(g, l) {
      discardDefense(g, l.defender);
      endStun(g, l);
      return done();
    },
  });

/** Whom it hits is seen when it happens. */
export function setOffBlast(g: G): Call<Doom> | undefined {
  const l = g.within(attack);
  if (l === null) return undefined;
  const { blast } = l;
  l.blast = 0;
  return blast > 0 ? harm(figuresBesideDefender(g, l), blast) : undefined;
}

/** DM-STN-05, 06, 08: an attack ends a stun that was there when it was declared. */
function endStun(g: G, l: Attack): void {
  if (l.attackerStunned && isStillThere(g, l.attacker)) recover(g, l.attacker);
  if (l.defenderStunned && isStillThere(g, l.defender)) recover(g, l.defender);
  l.attackerStunned = false;
  l.defenderStunned = false;
}

function rollDice(g: G, l: Attack, black: 0 | 1, count: number): void {
  for (const face of g.roll('dice', FACES[black], count)) {
    l.dice.push(face);
    l.blackDice.push(black);
  }
}

function takeDefense(l: Attack, card: number): void {
  const { shields, dodge } = defenseOf(l.defender, card);
  l.card = card;
  l.shields = shields;
  l.dodge = dodge;
}

/** The damage symbols besides the dice: from abilities, and by what the card says about this defender. */
export const addedSymbols = (t: OpenTable, l: Attack): number =>
  l.extra + symbolsOfCard(t, qualitiesOf(l.source, l.attacker), l.defender, l.range);

/** The damage symbols of the attack. */
export const symbols = (t: OpenTable, l: Attack): number =>
  l.dice.reduce((sum, face) => sum + face, addedSymbols(t, l));

/** DM-ATK-11, 12 */
export function outcome(t: OpenTable, l: Attack): { shields: number; damage: number; dodged: boolean } {
  const sure = qualitiesOf(l.source, l.attacker).sure === true;
  return {
    shields: shieldsAgainst(l, l.pierce),
    dodged: isDodged(l, sure),
    damage: damageOf(symbols(t, l), l, l.pierce, sure),
  };
}
