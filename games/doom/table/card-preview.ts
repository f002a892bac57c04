import type { Cell } from '@sightline/board';
import { PASS } from '@sightline/kernel';
import type { Chip, Preview } from '@sightline/table';
import type { AttackBox } from '../content/card-types.ts';
import { ACTIONS, SPRINT } from '../content/index.ts';
import { ABILITIES } from '../rules/abilities/registry.ts';
import { mayAttack, reachOf } from '../rules/attack.ts';
import { spacesNextTo } from '../rules/board.ts';
import type { Answer } from '../rules/decisions.ts';
import { NONE } from '../rules/doom.ts';
import { demonsOnBoard } from '../rules/figures.ts';
import { GRENADES } from '../rules/grenades.ts';
import { modifier } from '../rules/modifiers.ts';
import { boardOf } from '../rules/statics.ts';
import { attackGoingOn } from './attack-going-on.ts';
import { chancesOf, diceInWords, oddsRows, qualityChips } from './attack-preview.ts';
import { type FigureQuestion, targetIn } from './figure-question.ts';
import { ICONS } from './icons.ts';
import { abilityText, abilityTitle, cardTitle, figureName } from './names.ts';
import { areaOf } from './sight.ts';

/** What playing a card gives: movement points, an attack and whom it would reach, its text. */
export function playPreview(q: FigureQuestion, answer: Answer): Preview {
  const { at, t } = q;
  const [, card] = answer;
  const { id, type, attack, set } = ACTIONS[card];
  const grenade = GRENADES.includes(set) ? targetIn(answer) : NONE;
  const text = at.say(`action.${id}.text`);
  return {
    title: cardTitle(at, 'action', card),
    chips: [
      { text: at.say(type === 'main' ? 'moment.main' : 'moment.bonus'), icon: ICONS.mainAction },
      ...gainChips(q, card),
      ...(attack === undefined ? [] : reachChips(q, card, attack)),
    ],
    ...(attack === undefined ? {} : { dice: diceInWords(at, attack.red, attack.black) }),
    ...(grenade === NONE ? {} : { area: areaOf(t, blastOf(q, grenade)) }),
    ...(text === '' ? {} : { text }),
  };
}

function gainChips({ at, t, actor }: FigureQuestion, card: number): readonly Chip[] {
  const { speed = 0 } = ACTIONS[card];
  if (speed === 0) return [];
  const n = speed + modifier(t, actor, 'stride');
  return [{ text: at.say('preview.gain', { n }), icon: ICONS.points, tone: 'energy' }];
}

function reachChips(
  { at, t, actor }: FigureQuestion,
  card: number,
  { qualities = {} }: AttackBox,
): readonly Chip[] {
  const reach = reachOf(t, actor, card);
  const near = demonsOnBoard(t).filter((demon) => mayAttack(t, actor, demon, reach));
  const figures = at.listed(near.map((demon) => figureName(at, demon)));
  return [
    { text: at.say('preview.reach', { n: reach }), icon: ICONS.range },
    ...qualityChips(at, qualities),
    near.length > 0
      ? { text: at.say('preview.inReach', { figures }), tone: 'good' }
      : { text: at.say('preview.nobodyInReach'), tone: 'muted' },
  ];
}

/** The spaces a grenade on this one concerns: it and those adjacent to it. */
const blastOf = ({ t }: FigureQuestion, cell: Cell): readonly Cell[] => [
  cell,
  ...spacesNextTo(boardOf(t).walk, cell),
];

export const sprintPreview = ({ at, t, actor }: FigureQuestion, [, card]: Answer): Preview => ({
  title: at.say('verb.sprint'),
  chips: [
    { text: at.say('moment.main'), icon: ICONS.mainAction },
    {
      text: at.say('preview.gain', { n: SPRINT + modifier(t, actor, 'sprint') }),
      icon: ICONS.points,
      tone: 'energy',
    },
    {
      text: at.say('preview.discards', { card: cardTitle(at, 'action', card) }),
      icon: ICONS.discard,
      tone: 'warn',
    },
  ],
});

/** What an ability does; in the middle of an attack also what becomes of its odds. */
export function usePreview(q: FigureQuestion, answer: Answer): Preview {
  const { at, t } = q;
  const [, ability] = answer;
  const { target } = ABILITIES[ability].ability;
  const space = target?.choose === 'space' ? targetIn(answer) : NONE;
  return {
    title: abilityTitle(at, ability),
    chips: priceChips(q, ability),
    ...oddsWith(q, answer),
    ...(space === NONE ? {} : { area: areaOf(t, blastOf(q, space)) }),
    text: abilityText(at, ability),
  };
}

/** What an ability makes of the attack that goes on, if anything. */
function oddsWith({ at, decision }: FigureQuestion, answer: Answer): Pick<Preview, 'odds'> {
  const attack = attackGoingOn(at);
  if (attack === null || decision.prompt !== 'moment.use') return {};
  const chances = chancesOf(at, [answer], attack);
  const without = chancesOf(at, [PASS], attack);
  const same = [...without].every(([damage, chance]) => Math.abs((chances.get(damage) ?? 0) - chance) < 1e-9);
  return same ? {} : { odds: oddsRows(at, attack.defender, chances) };
}

/** When it is used, and what it costs. */
function priceChips({ at }: FigureQuestion, ability: number): readonly Chip[] {
  const { ability: what, source, of } = ABILITIES[ability];
  const there = at.view.state.argent[of];
  return [
    { text: at.say(`moment.${what.when}`), icon: ICONS.mainAction },
    ...(what.argent === undefined
      ? []
      : [
          {
            text: at.say('preview.argent', { n: what.argent, there }),
            icon: ICONS.argent,
            tone: 'energy' as const,
          },
        ]),
    ...(what.exhausts ? [{ text: at.say('preview.exhausts'), tone: 'warn' as const }] : []),
    ...(source === 'glory' || source === 'event'
      ? [{ text: at.say('preview.usedUp'), icon: ICONS.discard, tone: 'warn' as const }]
      : []),
  ];
}
