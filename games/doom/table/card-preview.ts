import { PASS } from '@sightline/kernel';
import { type Chip, chip, compact, type Preview } from '@sightline/table';
import { ACTIONS } from '../content/index.ts';
import { ABILITIES } from '../rules/abilities/registry.ts';
import { mayAttack, reachOf } from '../rules/attack.ts';
import { spacesAround } from '../rules/beside.ts';
import type { Answer } from '../rules/decisions.ts';
import { NONE } from '../rules/doom.ts';
import { demonsOnBoard } from '../rules/figures.ts';
import { GRENADES } from '../rules/grenades.ts';
import { pointsOfCard, pointsOfSprint } from '../rules/modifiers.ts';
import { attackGoingOn } from './attack-going-on.ts';
import { chancesOf, oddsRows, qualityChips } from './attack-preview.ts';
import { plainDice } from './card-parts.ts';
import { type FigureQuestion, targetIn } from './figure-question.ts';
import { ICONS } from './icons.ts';
import { abilityText, abilityTitle, cardTitle, figureName } from './names.ts';
import { areaOf } from './sight.ts';

/** What playing a card gives: movement points, an attack and whom it would reach, its text. */
export function playPreview(q: FigureQuestion, answer: Answer): Preview {
  const { at, t, actor } = q;
  const [, card] = answer;
  const { id, type, attack, set } = ACTIONS[card];
  const grenade = GRENADES.includes(set) ? targetIn(answer) : NONE;
  const text = at.say(`action.${id}.text`);
  const kind = at.say(type === 'main' ? 'moment.main' : 'moment.bonus');
  return {
    title: cardTitle(at, 'action', card),
    chips: [
      chip(kind, { icon: ICONS.mainAction }),
      ...gainChips(q, pointsOfCard(t, actor, card)),
      ...reachChips(q, card),
    ],
    ...(attack !== undefined && { dice: plainDice(at, attack) }),
    ...(grenade !== NONE && { area: areaOf(t, spacesAround(t, [grenade])) }),
    ...(text !== '' && { text }),
  };
}

const gainChips = ({ at }: FigureQuestion, n: number): readonly Chip[] =>
  n === 0 ? [] : [chip(at.say('preview.gain', { n }), { icon: ICONS.points, tone: 'energy' })];

function reachChips({ at, t, actor }: FigureQuestion, card: number): readonly Chip[] {
  const { attack } = ACTIONS[card];
  if (attack === undefined) return [];
  const reach = reachOf(t, actor, card);
  const near = demonsOnBoard(t).filter((demon) => mayAttack(t, actor, demon, reach));
  const figures = at.listed(near.map((demon) => figureName(at, demon)));
  return [
    chip(at.say('preview.reach', { n: reach }), { icon: ICONS.range }),
    ...qualityChips(at, attack.qualities ?? {}),
    near.length > 0
      ? chip(at.say('preview.inReach', { figures }), { tone: 'good' })
      : chip(at.say('preview.nobodyInReach'), { tone: 'muted' }),
  ];
}

export function sprintPreview(q: FigureQuestion, [, card]: Answer): Preview {
  const { at, t, actor } = q;
  const discards = at.say('preview.discards', { card: cardTitle(at, 'action', card) });
  return {
    title: at.say('verb.sprint'),
    chips: [
      chip(at.say('moment.main'), { icon: ICONS.mainAction }),
      ...gainChips(q, pointsOfSprint(t, actor)),
      chip(discards, { icon: ICONS.discard, tone: 'warn' }),
    ],
  };
}

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
    ...(space !== NONE && { area: areaOf(t, spacesAround(t, [space])) }),
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
  const { when, argent: n = 0, exhausts } = what;
  const argent = at.say('preview.argent', { n, there: at.view.state.argent[of] });
  return compact([
    chip(at.say(`moment.${when}`), { icon: ICONS.mainAction }),
    n > 0 && chip(argent, { icon: ICONS.argent, tone: 'energy' }),
    exhausts && chip(at.say('preview.exhausts'), { tone: 'warn' }),
    (source === 'glory' || source === 'event') &&
      chip(at.say('preview.usedUp'), { icon: ICONS.discard, tone: 'warn' }),
  ]);
}
