import { cutAtLinks, link, type Narration } from '@sightline/table';
import { isHero } from '../rules/board.ts';
import { CALLOUTS, type Callout, TO_SOMEBODY } from '../rules/callouts.ts';
import { HENRY, PATTY } from '../rules/fireteam.ts';
import { figureName } from './names.ts';
import { pieceRef } from './refs.ts';
import type { SeenEvent } from './seen-event.ts';
import type { ViewContext } from './view-context.ts';

/** Called in the middle of what happens; all others at the beginning of something. */
const BETWEEN: ReadonlySet<Callout> = new Set(['stepIn', 'cover', 'help', 'save']);

/** What a hero calls out about why it does what comes now. Files may hold anything: what makes no sense is not told. */
export function tellCall(at: ViewContext, { fields }: SeenEvent): Narration {
  const call = CALLOUTS.find((word) => word === fields.word);
  const [, by, ...to] = fields.about as readonly number[];
  const sense =
    call !== undefined &&
    [by, ...to].every((figure) => isHere(at, figure)) &&
    TO_SOMEBODY.has(call) === to.length > 0;
  const named = (figure: number) => link(pieceRef(figure), figureName(at, figure));
  return {
    line: sense ? cutAtLinks(at.say(`why.${call}`, { hero: named(by), who: at.listed(to.map(named)) })) : [],
    tone: 'muted',
    ...(call !== undefined && BETWEEN.has(call) && { indent: 1 as const }),
    effects: [],
  };
}

const isHere = ({ statics }: ViewContext, figure: number): boolean =>
  isHero(figure) ? figure < statics.heroes : figure === PATTY || figure === HENRY;
