import type { Cell } from '@sightline/board';
import { factOf } from '@sightline/kernel';
import { chip, compact, type Preview } from '@sightline/table';
import { DEMON_CARDS } from '../content/index.ts';
import type { Answer } from '../rules/decisions.ts';
import { NONE } from '../rules/doom.ts';
import { DOOR_COST, isInfested } from '../rules/doors.ts';
import { cellsOf, figuresOfType, isMarine, typeOf } from '../rules/figures.ts';
import { HEALTH } from '../rules/items.ts';
import { goalOf, objectiveOf } from '../rules/objectives.ts';
import { slainBy } from '../rules/stepping.ts';
import { healedByPack } from '../rules/take-item.ts';
import { fragGoal } from '../rules/victory.ts';
import { plainDice } from './card-parts.ts';
import { type FigureQuestion, pointsOf } from './figure-question.ts';
import { ICONS } from './icons.ts';
import { labelOf } from './labels.ts';
import { cardsOfSet, demonName, figureName } from './names.ts';
import { areaOf } from './sight.ts';
import { verbWord } from './verbs.ts';

export const titleOf = (q: FigureQuestion, answer: Answer): string =>
  labelOf(q, answer, verbWord(q.at, q.decision.prompt, answer[0]));

/** What opening a door costs, and whom it wakes. */
export function doorPreview(q: FigureQuestion, answer: Answer): Preview {
  const { at, t, actor, decision } = q;
  const cost = at.say('preview.path.cost', { cost: DOOR_COST, points: pointsOf(decision) });
  return {
    title: titleOf(q, answer),
    chips: [chip(cost, { icon: ICONS.points })],
    text: at.say(isMarine(actor) && isInfested(t) ? 'preview.door.infestation' : 'preview.door'),
  };
}

export function itemPreview(q: FigureQuestion, answer: Answer): Preview {
  const { at, t, actor } = q;
  const { what } = at.view.state.items[answer[1]];
  const title = titleOf(q, answer);
  if (what !== HEALTH)
    return { title, text: at.say('preview.weapon', { cards: at.listed(cardsOfSet(at, what)) }) };
  const heals = at.say('preview.heals', { n: healedByPack(t, actor) });
  return { title, chips: [chip(heals, { icon: ICONS.health, tone: 'good' })] };
}

/** What the objective card says. */
export function objectiveText({ at, t }: Pick<FigureQuestion, 'at' | 't'>): string {
  return at.say(`objective.${objectiveOf(t)}.text`, {
    frags: fragGoal(t),
    progress: goalOf(t),
  });
}

/** What is lost by ending now. */
export function endPreview(q: FigureQuestion, answer: Answer): Preview {
  const { say } = q.at;
  const points = pointsOf(q.decision);
  const mains = factOf(q.decision, 'mains') ?? 0;
  return {
    title: titleOf(q, answer),
    chips: compact([
      points > 0 && chip(say('preview.lost.points', { n: points }), { icon: ICONS.points, tone: 'warn' }),
      mains > 0 && chip(say('preview.lost.mains', { n: mains }), { icon: ICONS.mainAction, tone: 'warn' }),
    ]),
  };
}

/** A demon that is to act, or all of a type. */
export function activatePreview({ at, t, decision }: FigureQuestion, [, what]: Answer): Preview {
  const { say } = at;
  const single = decision.prompt === 'typeActivation.choose';
  const type = single ? typeOf(what) : what;
  const figures = single ? [what] : figuresOfType(t, type);
  const { speed, attack } = DEMON_CARDS[type];
  const argent = say('token.argent', { n: at.view.state.argent[type] });
  return {
    title: single ? figureName(at, what) : demonName(at, type),
    area: areaOf(
      t,
      figures.flatMap((f) => [...cellsOf(t, f)]),
    ),
    chips: [
      chip(say('preview.speed', { n: speed }), { icon: ICONS.points }),
      chip(say('preview.reach', { n: attack.range }), { icon: ICONS.range }),
      chip(argent, { icon: ICONS.argent, tone: 'energy' }),
    ],
    dice: plainDice(at, attack),
  };
}

/** Where a figure or a token would come to stand; who respawns on a demon slays it (DM-RSP-03). */
export function placePreview(q: FigureQuestion, answer: Answer, cells: readonly Cell[]): Preview {
  const { at, t } = q;
  const demon = answer[0] === 'respawn' ? slainBy(t, q.actor, answer[1], true) : NONE;
  const place = { title: titleOf(q, answer), area: areaOf(t, cells) };
  if (demon === NONE) return place;
  const text = at.say('preview.telefrag', { demon: figureName(at, demon) });
  return {
    ...place,
    chips: [chip(text, { icon: ICONS.frag, tone: 'gold', hint: at.say('preview.telefrag.hint') })],
  };
}
