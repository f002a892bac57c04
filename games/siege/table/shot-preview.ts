import { localsIn, playTo } from '@sightline/kernel';
import { chip, compact, type Preview, type SightLine } from '@sightline/table';
import { COLOURS, type WeaponDie } from '../content/dice.ts';
import { type AimedComponent, aimedAt } from '../rules/line-of-sight.ts';
import { bodyHandle, onMainFloor } from '../rules/operators.ts';
import { shot } from '../rules/procedures.ts';
import { SUBTRACTED } from '../rules/protection.ts';
import { rulingOn } from '../rules/rulings.ts';
import { diceFor, rangeOf, shotDistance, weaponDice } from '../rules/shooting.ts';
import { NONE } from '../rules/siege.ts';
import { type Answer, ownBody, type SiegeQuestion, showsLines } from './asked.ts';
import { weaponDie } from './dice-words.ts';
import { atLeast, averageOf, hitsOf, type Spread, woundsLeft, woundsOf } from './hit-odds.ts';
import { ICONS } from './icons.ts';
import { aimName, protectionName } from './labels.ts';
import { operatorName, sayKey } from './names.ts';
import { centreOf } from './points.ts';

/** A shot that may be declared. */
interface DeclaredShot {
  readonly shooter: number;
  /** which of the shooter's bodies fires */
  readonly body: number;
  readonly target: number;
  readonly aim: number;
  readonly protection: number;
}

const shotOf = (q: SiegeQuestion, [verb, first, second, third]: Answer): DeclaredShot =>
  verb === 'riposte'
    ? { shooter: first, body: ownBody(q, first) & 1, target: q.active, aim: second, protection: third }
    : { shooter: q.actor, body: 0, target: first, aim: second, protection: third };

/**
 * A shot before it is declared: its range, its dice, how likely it is to wound. Lines are shown only where nothing is
 * claimed: elsewhere nobody measures beforehand (SG-LOS-19, SG-DIG-03).
 */
export function shotPreview(q: SiegeQuestion, answer: Answer): Preview | null {
  const { at, t } = q;
  const declared = shotOf(q, answer);
  const { shooter, target, aim, protection } = declared;
  const from = t.state.operators[shooter].bodies[declared.body];
  const body = t.state.operators[target].bodies[0];
  if (from === undefined || body === undefined) return null;
  const distance = shotDistance(t, from, body, aim as AimedComponent);
  const range = rangeOf(distance);
  const all = weaponDice(t, shooter, from, range);
  const dice = diceFor(all, protection);
  const lines = linesOf(q, declared);
  const measured = at.say('preview.range', { n: distance, range: sayKey(at, `range.${range}`) });
  return {
    ...shotResult(q, { shooter, target, aim, protection, all, dice }),
    ...(lines.length > 0 && { lines, lineLabel: measured }),
    chips: compact([
      chip(measured, { icon: ICONS.shoot }),
      protectionChip(q, protection),
      chip(average(q, target, dice, protection)),
    ]),
  };
}

/** In the exchange of fire range and protection are fixed (SG-XFR-04): the rules say what is rolled. */
export function exchangePreview(q: SiegeQuestion, answer: Answer): Preview | null {
  const { at } = q;
  const until = ({ due }: { readonly due: string }) => due === 'shot.reroll';
  const p = playTo(at.game, at.statics, at.view, [answer], { until, measure: () => 0 });
  const fired = p?.within(shot) ?? null;
  if (fired === null) return null;
  const { shooter, target, protection } = fired;
  const dice = fired.colours.map((c): WeaponDie => ({ colour: COLOURS[c], lightning: false }));
  const struck = fired.removed.map((c): WeaponDie => ({ colour: COLOURS[c], lightning: true }));
  return {
    ...shotResult(q, { shooter, target, aim: 0, protection, all: [...dice, ...struck], dice }),
    chips: compact([protectionChip(q, protection), chip(average(q, target, dice, protection))]),
  };
}

/** What rolling again would make of a shot, or keeping what lies there (SG-RRL-01). */
export function rerollPreview(q: SiegeQuestion, [verb, kept]: Answer): Preview | null {
  const { at, t } = q;
  const rolled = localsIn(at.view, shot);
  if (rolled === null) return null;
  const { shooter, target, colours, dice, protection } = rolled;
  const total = dice.reduce((sum, n) => sum + n, 0);
  const hits =
    verb === 'keep'
      ? hitsOf(t, [], total)
      : hitsOf(
          t,
          colours.filter((_, i) => i !== kept),
          kept === NONE ? 0 : dice[kept],
        );
  return {
    title: titleOf(q, shooter, target, rolled.aim),
    odds: oddsRows(q, target, woundsOf(t, target, hits, protection)),
  };
}

interface Roll {
  readonly shooter: number;
  readonly target: number;
  readonly aim: number;
  readonly protection: number;
  readonly all: readonly WeaponDie[];
  readonly dice: readonly WeaponDie[];
}

/** The dice of a shot, and how likely they are to wound. */
export function shotResult(q: SiegeQuestion, roll: Roll): Preview {
  const { shooter, target, aim, protection, all, dice } = roll;
  return {
    title: titleOf(q, shooter, target, aim),
    dice: all.map((die) => ({
      ...weaponDie(q.at, die),
      ...(!dice.includes(die) && { struck: true as const }),
    })),
    odds: oddsRows(q, target, woundsOf(q.t, target, hitsOf(q.t, dice.map(numberOf)), protection)),
    text: q.at.say('preview.shot.note'),
  };
}

const numberOf = ({ colour }: WeaponDie): number => COLOURS.indexOf(colour);

const titleOf = (q: SiegeQuestion, shooter: number, target: number, aim: number): string =>
  q.at.say('preview.shot', { shooter: operatorName(q.at, shooter), target: aimName(q, target, aim) });

const protectionChip = (q: SiegeQuestion, protection: number) =>
  protection > 0 &&
  chip(
    q.at.say('preview.protection', { protection: protectionName(q, protection), n: SUBTRACTED[protection] }),
    { icon: ICONS.defenders },
  );

function average(q: SiegeQuestion, target: number, dice: readonly WeaponDie[], protection: number): string {
  const wounds = averageOf(woundsOf(q.t, target, hitsOf(q.t, dice.map(numberOf)), protection));
  return q.at.say('preview.average', { n: Math.round(wounds * 10) / 10 });
}

/** At least one wound, half of what is left, elimination. */
function oddsRows({ at, t }: SiegeQuestion, target: number, wounds: Spread): NonNullable<Preview['odds']> {
  const left = woundsLeft(t, target);
  const steps = [1, Math.ceil(left / 2)].filter((n, i, all) => n < left && all.indexOf(n) === i);
  return [
    ...steps.map((n) => ({ label: at.say('preview.odds.wounds', { n }), chance: atLeast(wounds, n) })),
    { label: at.say('preview.odds.eliminated', { n: left }), chance: atLeast(wounds, left) },
  ];
}

/** The line that counts, and the line of cover to a leaning target. */
function linesOf(
  { at, t }: SiegeQuestion,
  { shooter, body, target, aim, protection }: DeclaredShot,
): SightLine[] {
  if (!showsLines(at)) return [];
  const from = t.state.operators[shooter].bodies[body];
  const to = aimedAt(t.state.operators[target].bodies[0], aim as AimedComponent);
  if (!onMainFloor(t, from.at) || !onMainFloor(t, to)) return [];
  const { cover } = rulingOn(t, {
    of: 'shot',
    by: shooter,
    body,
    target: bodyHandle(target, 0),
    aim,
    declared: protection,
  });
  const { layout } = t.statics;
  const line = (end: number, kind: SightLine['kind']): SightLine => ({
    from: centreOf(layout, from.at),
    to: centreOf(layout, end),
    kind,
  });
  return cover === NONE ? [line(to, 'used')] : [line(to, 'used'), line(cover, 'cover')];
}
