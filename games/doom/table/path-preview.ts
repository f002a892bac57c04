import type { Cell } from '@sightline/board';
import { spaceLabel } from '@sightline/board';
import { type Chip, type Chosen, chip, compact, type Point, type Preview } from '@sightline/table';
import type { Answer, Verb } from '../rules/decisions.ts';
import { cellsAt, isLarge, isMarine } from '../rules/figures.ts';
import { slainBy } from '../rules/stepping.ts';
import { costOf, type FigureQuestion, pointsOf } from './figure-question.ts';
import { ICONS, itemIcon } from './icons.ts';
import { figureName, itemName, tokenName } from './names.ts';
import { areaOf, centreOf, middleOf } from './sight.ts';

/** A step, or a way of many: where it leads and what is spent at each space. */
export function pathPreview(q: FigureQuestion, answers: Chosen<Verb>): Preview {
  const { at, t, actor, decision } = q;
  const points = pointsOf(decision);
  let spent = 0;
  const path = answers.map((answer) => {
    spent += costOf(q, answer);
    return { at: centreAfter(q, answer), cost: String(spent) };
  });
  const last = answers[answers.length - 1];
  const [verb, to, lying] = last;
  const cells = verb === 'shift' ? cellsAt(t, actor, to * 4 + lying) : [to];
  return {
    title: at.say('preview.path.title', {
      figure: figureName(at, actor),
      space: at.listed(cells.map((cell) => spaceLabel(t.statics.layout, cell))),
    }),
    path,
    ...(isLarge(actor) && { area: areaOf(t, cells) }),
    chips: [
      chip(at.say('preview.path.cost', { cost: spent, points }), {
        icon: ICONS.points,
        hint: at.say('preview.path.left', { n: points - spent }),
      }),
      ...killChips(q, to, verb === 'teleport'),
      ...thereChips(q, cells),
    ],
  };
}

const centreAfter = ({ t, actor }: FigureQuestion, [verb, to, lying]: Answer): Point =>
  verb === 'shift'
    ? middleOf(t.statics.layout, cellsAt(t, actor, to * 4 + lying))
    : centreOf(t.statics.layout, to);

function killChips({ at, t, actor }: FigureQuestion, to: Cell, byTeleporter: boolean): readonly Chip[] {
  const demon = slainBy(t, actor, to, byTeleporter);
  if (demon < 0) return [];
  const key = byTeleporter ? 'preview.telefrag' : 'preview.gloryKill';
  const text = at.say(key, { demon: figureName(at, demon) });
  return [chip(text, { icon: ICONS.glory, tone: 'gold', hint: at.say(`${key}.hint`) })];
}

/** What lies where a marine would come to stand: it may be taken there. */
function thereChips({ at, actor }: FigureQuestion, cells: readonly Cell[]): readonly Chip[] {
  if (!isMarine(actor)) return [];
  const { items, tokens } = at.view.state;
  return compact([
    ...items.map(
      ({ cell, what }) =>
        cells.includes(cell) && chip(itemName(at, what), { icon: itemIcon(what), tone: 'good' }),
    ),
    ...tokens.map(
      ({ cell }, token) =>
        cells.includes(cell) && chip(tokenName(at, token), { icon: ICONS.sample, tone: 'gold' }),
    ),
  ]);
}
