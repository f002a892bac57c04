import { atLeast, type Chances, localsIn, odds, type Position, playTo } from '@sightline/kernel';
import { type Chip, chip, compact, type Icon, type Preview, type Tone } from '@sightline/table';
import type { Qualities } from '../content/card-types.ts';
import { attackForecast } from '../foretell/attack.ts';
import { fits } from '../rules/abilities/conditions.ts';
import { ABILITIES } from '../rules/abilities/registry.ts';
import { type Attack, addedSymbols, reachOf } from '../rules/attack.ts';
import { DEMON_CARD, qualitiesOf } from '../rules/attack-source.ts';
import { isDodged } from '../rules/blow.ts';
import type { Answer } from '../rules/decisions.ts';
import { demonDefense, revealsDefense } from '../rules/defense.ts';
import { reachOfDemon } from '../rules/demon-activation.ts';
import type { Doom, OpenTable } from '../rules/doom.ts';
import { cardOf, isDemon, typeOf } from '../rules/figures.ts';
import { coverCounts } from '../rules/line-of-sight.ts';
import { damageToStagger, healthLeft, isStaggered, staggerOf } from '../rules/modifiers.ts';
import { attack, demonActivation } from '../rules/procedures.ts';
import type { MessageKey } from '../text/index.ts';
import { attackGoingOn } from './attack-going-on.ts';
import { plainDice } from './card-parts.ts';
import type { FigureQuestion } from './figure-question.ts';
import { ICONS } from './icons.ts';
import { abilityText, abilityTitle, figureName } from './names.ts';
import { sightLines } from './sight.ts';
import { openTable, type ViewContext, type Words } from './view-context.ts';

/** What an attack would be like: its lines, its dice, and how likely each result is. */
export function attackAhead({ at, actor }: FigureQuestion, answer: Answer): Preview | null {
  const [, defender] = answer;
  const left = healthLeft(openTable(at), defender);
  const stop = ({ due }: Position<Doom>) => due === 'attack.roll';
  const p = playTo(at.game, at.statics, at.view, [answer], attackForecast(actor, defender, left), { stop });
  const declared = p?.within(attack) ?? null;
  if (p === null || declared === null) return null;
  const chips = attackChips(at, p, declared);
  const covers = coverCounts(p, defender, qualitiesOf(declared.source, actor));
  const [range, ...others] = chips;
  return {
    title: titleOf(at, declared),
    lines: sightLines(p, actor, defender, covers ? (declared.covered ? 'leavesCover' : 'leavesNone') : 'any'),
    lineLabel: String(declared.range),
    chips: [range, ...givesWay(at, p), ...others],
    dice: plainDice(at, declared),
    odds: oddsRows(at, defender, chancesOf(at, [answer], declared)),
    text: at.say('preview.attack.note'),
  };
}

/** What an answer in the middle of an attack makes of it; null: no attack goes on. */
export function attackSoFar({ at }: Pick<FigureQuestion, 'at'>, answer: Answer): Preview | null {
  const going = attackGoingOn(at);
  if (going === null) return null;
  const { attacker, defender } = going;
  const now = playTo(at.game, at.statics, at.view, [], attackForecast(attacker, defender, 0), {
    stop: () => true,
  });
  return {
    title: titleOf(at, going),
    ...(now !== null && { chips: attackChips(at, now, going) }),
    odds: oddsRows(at, defender, chancesOf(at, [answer], going)),
  };
}

const titleOf = (at: ViewContext, { attacker, defender }: Fight): string =>
  at.say('preview.attack.title', {
    attacker: figureName(at, attacker),
    defender: figureName(at, defender),
  });

/** Who stands under a large attacker gives way before it attacks (DM-LRG-29). */
function givesWay(at: ViewContext, then: OpenTable): readonly Chip[] {
  const moved = at.view.state.figures.flatMap(({ at: place }, figure) =>
    then.state.figures[figure].at === place ? [] : [figureName(at, figure)],
  );
  const figures = at.listed(moved);
  return moved.length === 0 ? [] : [chip(at.say('preview.givesWay', { figures }), { tone: 'warn' })];
}

/* How likely */

type Fight = Pick<Attack, 'attacker' | 'defender'>;

/** How likely each amount of damage is after these answers, up to what the defender has left. */
export function chancesOf(
  at: ViewContext,
  answers: readonly Answer[],
  { attacker, defender }: Fight,
): Chances {
  const left = healthLeft(openTable(at), defender);
  const told = odds(at.game, at.statics, at.view, answers, attackForecast(attacker, defender, left));
  return told?.chances ?? new Map();
}

type OddsRow = NonNullable<Preview['odds']>[number];

/** Wound, stagger, slay for a demon; for a marine every amount of damage that can be done to him. */
export function oddsRows(at: ViewContext, defender: number, chances: Chances): readonly OddsRow[] {
  const { say } = at;
  const t = openTable(at);
  const left = healthLeft(t, defender);
  const row = (key: MessageKey, n: number): OddsRow => ({
    label: say(key, { n }),
    chance: atLeast(chances, n),
  });
  if (isDemon(defender)) {
    const stagger = damageToStagger(t, defender);
    const staggers = stagger > 0 && stagger < left;
    return compact([
      left > 1 && !(staggers && stagger === 1) && row('preview.odds.wound', 1),
      staggers && row('preview.odds.stagger', stagger),
      row('preview.odds.slay', left),
    ]);
  }
  const most = Math.max(...[...chances].map(([damage, chance]) => (chance > 0 ? damage : 0)));
  const rows: OddsRow[] = [];
  for (let n = 1; n <= Math.max(1, most); n++)
    rows.push(row(n === left ? 'preview.odds.slain' : 'preview.odds.damage', n));
  return rows;
}

/* What it depends on */

/** `t`: the table, at that attack. */
function attackChips(at: ViewContext, t: Position<Doom>, attack: Attack): readonly Chip[] {
  const { say } = at;
  const { attacker, defender, source, range, covered, pierce } = attack;
  const extra = addedSymbols(t, attack);
  // What made it reach farther may be spent by now.
  const reach = Math.max(range, reachNow(at, attack));
  const { figures } = t.state;
  const explained = (name: Explained, icon: Icon, tone?: Tone) =>
    chip(say(`preview.${name}`), { icon, ...(tone && { tone }), hint: say(`preview.${name}.hint`) });
  return compact([
    chip(say('preview.range', { range, reach }), { icon: ICONS.range, hint: say('preview.range.hint') }),
    covered && explained('cover', ICONS.shield, 'energy'),
    figures[attacker].stunned && explained('stunned.attacker', ICONS.stunned, 'warn'),
    figures[defender].stunned && explained('stunned.defender', ICONS.stunned, 'warn'),
    ...(isDemon(defender) ? demonChips(at, attack, explained) : []),
    chip(say('preview.healthLeft', { n: healthLeft(t, defender) }), { icon: ICONS.health }),
    extra > 0 && chip(say('preview.extra', { n: extra }), { tone: 'good' }),
    pierce > 0 && chip(say('preview.pierce', { n: pierce }), { tone: 'good' }),
    ...qualityChips(at, qualitiesOf(source, attacker)),
    ...ownAbilities(at, t, attack),
  ]);
}

type Explained = MessageKey extends infer Key
  ? Key extends `preview.${infer Name}.hint`
    ? Name
    : never
  : never;

function reachNow(at: ViewContext, { attacker, source }: Attack): number {
  const activation = localsIn(at.view, demonActivation);
  return activation?.figure === attacker && source === DEMON_CARD
    ? reachOfDemon(activation)
    : reachOf(openTable(at), attacker, source);
}

function demonChips(
  at: ViewContext,
  { defender, source, attacker, dice }: Attack,
  explained: (name: Explained, icon: Icon, tone?: Tone) => Chip,
): readonly Chip[] {
  const { say } = at;
  const t = openTable(at);
  const card = cardOf(defender);
  // What the symbol on an event card would add.
  const special = demonDefense({ special: card.special }, { shields: 0, special: true });
  // Once the dice lie the card is known, unless it may still be changed for another.
  const settled = dice.length > 0 && at.view.decision?.prompt !== 'attack.cover';
  const open = revealsDefense(t, defender) && !settled;
  const { shields: n } = special;
  return compact([
    isStaggered(t, defender)
      ? explained('staggered', ICONS.staggered, 'danger')
      : chip(say('preview.staggersAt', { n: staggerOf(t, defender) }), { icon: ICONS.staggered }),
    card.armor && explained('armor', ICONS.shield),
    open &&
      n > 0 &&
      chip(say('preview.special', { n }), { icon: ICONS.special, hint: say('preview.special.hint', { n }) }),
    open &&
      isDodged(special, qualitiesOf(source, attacker).sure === true) &&
      explained('mayDodge', ICONS.dodge),
  ]);
}

/** What the card says about the attack and its aftermath. */
export function qualityChips({ say }: Words, qualities: Qualities): readonly Chip[] {
  const { sure, stuns, blast = 0, drains = 0, runs = 0, ignoresCover, times = 1 } = qualities;
  return compact([
    sure && chip(say('preview.sure'), { icon: ICONS.dodge, tone: 'good' }),
    ignoresCover && chip(say('preview.ignoresCover'), { tone: 'good' }),
    stuns && chip(say('preview.stuns'), { icon: ICONS.stunned }),
    blast > 0 && chip(say('preview.blast', { n: blast }), { icon: 'explosion-rays', tone: 'warn' }),
    drains > 0 && chip(say('preview.drains', { n: drains }), { icon: ICONS.health }),
    runs > 0 && chip(say('preview.runs', { n: runs }), { icon: ICONS.points }),
    times > 1 && chip(say('preview.times', { n: times })),
  ]);
}

/** Abilities that cost nothing and may be used during this attack: they are not in the numbers. */
function ownAbilities(at: ViewContext, t: Position<Doom>, { attacker }: Attack): readonly Chip[] {
  const of = isDemon(attacker) ? typeOf(attacker) : at.view.state.marines[attacker].class;
  return ABILITIES.flatMap((registered, ability): Chip[] => {
    const { when, exhausts, argent = 0, target } = registered.ability;
    if (registered.source !== (isDemon(attacker) ? 'demon' : 'class') || registered.of !== of) return [];
    if ((when !== 'declared' && when !== 'attack') || exhausts || argent > 0 || target !== undefined)
      return [];
    if (!fits(t, registered, attacker, { when, subject: attacker })) return [];
    const title = at.say('preview.alsoUse', { ability: abilityTitle(at, ability) });
    return [chip(title, { tone: 'good', hint: abilityText(at, ability) })];
  });
}
