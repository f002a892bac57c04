import { atLeast, type Chances, localsIn, odds, playTo } from '@sightline/kernel';
import type { Chip, Die, Preview } from '@sightline/table';
import type { CardAbility, DemonCard, Qualities } from '../content/card-types.ts';
import { CLASS_CARDS, DEMON_CARDS } from '../content/index.ts';
import { attackForecast } from '../foretell/attack.ts';
import { ABILITIES } from '../rules/abilities/registry.ts';
import { type Attack, reachOf } from '../rules/attack.ts';
import { DEMON_CARD, qualitiesOf, traitOf } from '../rules/attack-source.ts';
import { symbolsOfCard } from '../rules/blow.ts';
import type { Answer } from '../rules/decisions.ts';
import { reachOfDemon } from '../rules/demon-activation.ts';
import type { OpenTable } from '../rules/doom.ts';
import { cardOf, isDemon, typeOf } from '../rules/figures.ts';
import { mayHaveCover } from '../rules/line-of-sight.ts';
import { isStaggered, staggerOf } from '../rules/modifiers.ts';
import { attack, demonActivation } from '../rules/procedures.ts';
import type { MessageKey } from '../text/index.ts';
import { attackGoingOn, leftOf } from './attack-going-on.ts';
import type { FigureQuestion } from './figure-question.ts';
import { ICONS } from './icons.ts';
import { abilityText, abilityTitle, figureName } from './names.ts';
import { sightLines } from './sight.ts';
import { openTable, type ViewContext, type Words } from './view-context.ts';

/** What an attack would be like: its lines, its dice, and how likely each result is. */
export function attackAhead({ at, actor }: FigureQuestion, answer: Answer): Preview | null {
  const [, defender] = answer;
  const left = leftOf(openTable(at), defender);
  const p = playTo(at.game, at.statics, at.view, [answer], attackForecast(actor, defender, left), {
    stop: ({ due }) => due === 'attack.roll',
  });
  const declared = p?.within(attack) ?? null;
  if (p === null || declared === null) return null;
  const chips = attackChips(at, p, declared);
  const covers = mayHaveCover(p, defender) && !qualitiesOf(declared.source, actor).ignoresCover;
  const [range, ...others] = chips;
  return {
    title: titleOf(at, declared),
    lines: sightLines(p, actor, defender, covers ? (declared.covered ? 'leavesCover' : 'leavesNone') : 'any'),
    lineLabel: String(declared.range),
    chips: [range, ...givesWay(at, p), ...others],
    dice: diceInWords(at, declared.red, declared.black),
    odds: oddsRows(at, defender, chancesOf(at, [answer], declared)),
    text: at.say('preview.attack.note'),
  };
}

/** What an answer in the middle of an attack makes of it; null: no attack goes on. */
export function attackSoFar({ at, t }: Pick<FigureQuestion, 'at' | 't'>, answer: Answer): Preview | null {
  const going = attackGoingOn(at);
  return going === null
    ? null
    : {
        title: titleOf(at, going),
        chips: attackChips(at, t, going),
        odds: oddsRows(at, going.defender, chancesOf(at, [answer], going)),
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
  return moved.length === 0
    ? []
    : [{ text: at.say('preview.givesWay', { figures: at.listed(moved) }), tone: 'warn' }];
}

/* How likely */

type Fight = Pick<Attack, 'attacker' | 'defender'>;

/** How likely each amount of damage is after these answers, up to what the defender has left. */
export function chancesOf(
  at: ViewContext,
  answers: readonly Answer[],
  { attacker, defender }: Fight,
): Chances {
  const left = leftOf(openTable(at), defender);
  const told = odds(at.game, at.statics, at.view, answers, attackForecast(attacker, defender, left));
  return told?.chances ?? new Map();
}

export const diceInWords = ({ say }: Words, red: number, black: number): readonly Die[] => [
  ...Array.from({ length: red }, (): Die => ({ tone: 'red', label: say('die.red') })),
  ...Array.from({ length: black }, (): Die => ({ tone: 'black', label: say('die.black') })),
];

type OddsRow = NonNullable<Preview['odds']>[number];

/** Wound, stagger, slay for a demon; for a marine every amount of damage that can be done to him. */
export function oddsRows(at: ViewContext, defender: number, chances: Chances): readonly OddsRow[] {
  const { say } = at;
  const t = openTable(at);
  const left = leftOf(t, defender);
  const row = (key: MessageKey, n: number): OddsRow => ({
    label: say(key, { n }),
    chance: atLeast(chances, n),
  });
  if (isDemon(defender)) {
    const stagger = staggerOf(t, defender) - t.state.figures[defender].damage;
    const staggers = !isStaggered(t, defender) && stagger < left;
    const wounds = left > 1 && (!staggers || stagger > 1);
    return [
      ...(wounds ? [row('preview.odds.wound', 1)] : []),
      ...(staggers ? [row('preview.odds.stagger', stagger)] : []),
      row('preview.odds.slay', left),
    ];
  }
  const most = Math.max(...[...chances].map(([damage, chance]) => (chance > 0 ? damage : 0)));
  const rows: OddsRow[] = [];
  for (let n = 1; n <= Math.max(1, most); n++)
    rows.push(row(n === left ? 'preview.odds.slain' : 'preview.odds.damage', n));
  return rows;
}

/* What it depends on */

function attackChips(at: ViewContext, t: OpenTable, attack: Attack): readonly Chip[] {
  const { say } = at;
  const { attacker, defender, source, range, covered, pierce } = attack;
  // What made it reach farther may be spent by now.
  const reach = Math.max(range, reachNow(at, attack));
  const { figures } = t.state;
  const chips: Chip[] = [
    { text: say('preview.range', { range, reach }), icon: ICONS.range, hint: say('preview.range.hint') },
  ];
  if (covered)
    chips.push({
      text: say('preview.cover'),
      icon: ICONS.shield,
      tone: 'energy',
      hint: say('preview.cover.hint'),
    });
  if (figures[attacker].stunned)
    chips.push({
      text: say('preview.stunned.attacker'),
      icon: ICONS.stunned,
      tone: 'warn',
      hint: say('preview.stunned.attacker.hint'),
    });
  if (figures[defender].stunned)
    chips.push({
      text: say('preview.stunned.defender'),
      icon: ICONS.stunned,
      tone: 'warn',
      hint: say('preview.stunned.defender.hint'),
    });
  if (isDemon(defender)) chips.push(...demonChips(at, defender, attack));
  chips.push({ text: say('preview.healthLeft', { n: leftOf(t, defender) }), icon: ICONS.health });
  const qualities = qualitiesOf(source, attacker);
  const extra = attack.extra + symbolsOfCard(t, qualities, defender, range);
  if (extra > 0) chips.push({ text: say('preview.extra', { n: extra }), tone: 'good' });
  if (pierce > 0) chips.push({ text: say('preview.pierce', { n: pierce }), tone: 'good' });
  chips.push(...qualityChips(at, qualities), ...ownAbilities(at, attack));
  return chips;
}

function reachNow(at: ViewContext, { attacker, source }: Attack): number {
  const activation = localsIn(at.view, demonActivation);
  return activation?.figure === attacker && source === DEMON_CARD
    ? reachOfDemon(activation)
    : reachOf(openTable(at), attacker, source);
}

function demonChips(at: ViewContext, demon: number, { source, attacker, dice }: Attack): readonly Chip[] {
  const { say } = at;
  const t = openTable(at);
  const { armor, special } = cardOf(demon);
  // Once the dice lie the card is known, unless it may still be changed for another.
  const settled = dice.length > 0 && at.view.decision?.prompt !== 'attack.cover';
  return [
    isStaggered(t, demon)
      ? {
          text: say('preview.staggered'),
          icon: ICONS.staggered,
          tone: 'danger',
          hint: say('preview.staggered.hint'),
        }
      : { text: say('preview.staggersAt', { n: staggerOf(t, demon) }), icon: ICONS.staggered },
    ...(armor ? [{ text: say('preview.armor'), icon: ICONS.shield, hint: say('preview.armor.hint') }] : []),
    // DM-STN-03: who is stunned reveals no card with the special symbol.
    ...(t.state.figures[demon].stunned || settled
      ? []
      : specialChips(at, special, qualitiesOf(source, attacker))),
  ];
}

/** What the special symbol would give; the dodge only where the attack can be dodged. */
function specialChips({ say }: Words, special: DemonCard['special'], { sure }: Qualities): readonly Chip[] {
  if (special !== 'dodge')
    return [
      {
        text: say('preview.special', { n: special.shields }),
        icon: ICONS.special,
        hint: say('preview.special.hint', { n: special.shields }),
      },
    ];
  return sure
    ? []
    : [{ text: say('preview.mayDodge'), icon: ICONS.dodge, hint: say('preview.mayDodge.hint') }];
}

/** What the card says about the attack and its aftermath. */
export function qualityChips({ say }: Words, qualities: Qualities): readonly Chip[] {
  const { sure, stuns, blast = 0, drains = 0, runs = 0, ignoresCover, times = 1 } = qualities;
  return [
    ...(sure ? [{ text: say('preview.sure'), icon: ICONS.dodge, tone: 'good' as const }] : []),
    ...(ignoresCover ? [{ text: say('preview.ignoresCover'), tone: 'good' as const }] : []),
    ...(stuns ? [{ text: say('preview.stuns'), icon: ICONS.stunned }] : []),
    ...(blast > 0
      ? [{ text: say('preview.blast', { n: blast }), icon: 'explosion-rays', tone: 'warn' as const }]
      : []),
    ...(drains > 0 ? [{ text: say('preview.drains', { n: drains }), icon: ICONS.health }] : []),
    ...(runs > 0 ? [{ text: say('preview.runs', { n: runs }), icon: ICONS.points }] : []),
    ...(times > 1 ? [{ text: say('preview.times', { n: times }) }] : []),
  ];
}

const OF_ATTACKS: readonly CardAbility['when'][] = ['declared', 'attack'];

/** Abilities that cost nothing and may be used during this attack: they are not in the numbers. */
function ownAbilities(at: ViewContext, { attacker, source, range }: Attack): readonly Chip[] {
  const own = isDemon(attacker)
    ? { source: 'demon', of: typeOf(attacker), cards: DEMON_CARDS.length }
    : { source: 'class', of: at.view.state.marines[attacker].class, cards: CLASS_CARDS.length };
  if (own.of < 0 || own.of >= own.cards) return [];
  return ABILITIES.flatMap((registered, ability): Chip[] => {
    const { when, if: conditions, exhausts, argent = 0, target } = registered.ability;
    if (registered.source !== own.source || registered.of !== own.of || !OF_ATTACKS.includes(when)) return [];
    if (exhausts || argent > 0 || target !== undefined) return [];
    const { part = 'own', within, beyond, trait } = conditions ?? {};
    if (part !== 'own' || (trait !== undefined && trait !== traitOf(source))) return [];
    if ((within !== undefined && range > within) || (beyond !== undefined && range < beyond)) return [];
    return [
      {
        text: at.say('preview.alsoUse', { ability: abilityTitle(at, ability) }),
        tone: 'good',
        hint: abilityText(at, ability),
      },
    ];
  });
}
