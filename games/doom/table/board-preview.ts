import type { Cell } from '@sightline/board';
import { factOf } from '@sightline/kernel';
import type { Preview } from '@sightline/table';
import { HEALTH_PACK } from '../content/index.ts';
import type { Answer } from '../rules/decisions.ts';
import { cardOf, cellsOf, figuresOfType, figuresOn, isDemon, isMarine, typeOf } from '../rules/figures.ts';
import { HEALTH } from '../rules/items.ts';
import { modifier } from '../rules/modifiers.ts';
import { goalOf, objectiveOf } from '../rules/objectives.ts';
import { diceInWords } from './attack-preview.ts';
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
  const summons = isMarine(actor) && t.statics.mission.file.threat === 'infestation';
  return {
    title: titleOf(q, answer),
    chips: [
      { text: at.say('preview.path.cost', { cost: 1, points: pointsOf(decision) }), icon: ICONS.points },
    ],
    text: at.say(summons ? 'preview.door.infestation' : 'preview.door'),
  };
}

export function itemPreview(q: FigureQuestion, answer: Answer): Preview {
  const { at, t, actor } = q;
  const { what } = at.view.state.items[answer[1]];
  const title = titleOf(q, answer);
  if (what !== HEALTH) {
    const cards = at.listed(cardsOfSet(at, what));
    return { title, text: at.say('preview.weapon', { cards }) };
  }
  const n = Math.min(HEALTH_PACK + modifier(t, actor, 'healthPack'), at.view.state.figures[actor].damage);
  return { title, chips: [{ text: at.say('preview.heals', { n }), icon: ICONS.health, tone: 'good' }] };
}

/** What the objective card says. */
export function objectiveText({ at, t }: Pick<FigureQuestion, 'at' | 't'>): string {
  return at.say(`objective.${objectiveOf(t)}.text`, {
    frags: t.statics.mission.file.frags[t.statics.marines.length - 1],
    progress: goalOf(t),
  });
}

/** What is lost by ending now. */
export function endPreview(q: FigureQuestion, answer: Answer): Preview {
  const { at, decision } = q;
  const points = pointsOf(decision);
  const mains = factOf(decision, 'mains') ?? 0;
  const lost = [
    { n: points, key: 'preview.lost.points', icon: ICONS.points },
    { n: mains, key: 'preview.lost.mains', icon: ICONS.mainAction },
  ] as const;
  return {
    title: titleOf(q, answer),
    chips: lost.flatMap(({ n, key, icon }) =>
      n > 0 ? [{ text: at.say(key, { n }), icon, tone: 'warn' as const }] : [],
    ),
  };
}

/** A demon that is to act, or all of a type. */
export function activatePreview({ at, t, decision }: FigureQuestion, [, what]: Answer): Preview {
  const single = decision.prompt === 'typeActivation.choose';
  const type = single ? typeOf(what) : what;
  const figures = single ? [what] : figuresOfType(t, type);
  const { speed, attack } = cardOf(figures[0]);
  return {
    title: single ? figureName(at, what) : demonName(at, type),
    area: areaOf(
      t,
      figures.flatMap((f) => [...cellsOf(t, f)]),
    ),
    chips: [
      { text: at.say('preview.speed', { n: speed }), icon: ICONS.points },
      { text: at.say('preview.reach', { n: attack.range }), icon: ICONS.range },
      {
        text: at.say('token.argent', { n: at.view.state.argent[type] }),
        icon: ICONS.argent,
        tone: 'energy',
      },
    ],
    dice: diceInWords(at, attack.red, attack.black),
  };
}

/** Where a figure or a token would come to stand; who respawns on a demon slays it (DM-RSP-03). */
export function placePreview(q: FigureQuestion, answer: Answer, cells: readonly Cell[]): Preview {
  const { at, t } = q;
  const demon = answer[0] === 'respawn' ? figuresOn(t, cells, -1).find(isDemon) : undefined;
  return {
    title: titleOf(q, answer),
    area: areaOf(t, cells),
    ...(demon === undefined
      ? {}
      : {
          chips: [
            {
              text: at.say('preview.telefrag', { demon: figureName(at, demon) }),
              icon: ICONS.frag,
              tone: 'gold',
              hint: at.say('preview.telefrag.hint'),
            },
          ],
        }),
  };
}
