import { bordersAt } from '@sightline/board';
import { link } from '@sightline/table';
import { sourcesIn } from '../rules/claims.ts';
import { obstacleAt, occupantsOf } from '../rules/environment.ts';
import { kindNow } from '../rules/partitions.ts';
import type { Source } from '../rules/protection.ts';
import { NONE, type OpenTable } from '../rules/siege.ts';
import { floorOf } from '../rules/statics.ts';
import { borderPlace, sectionInSentence, sectionPlace } from './border-words.ts';
import { operatorName, overlayName, pieceName, placeName } from './names.ts';
import { bodyRef, borderRef, cellRef, operatorRef } from './refs.ts';
import { listOf } from './rolled.ts';
import type { SeenEvent } from './seen-event.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** What broke a claimed line first, and where (SG-CHL-03); `none`: nothing did, or no line was to be drawn. */
export function blockerWords(at: ViewContext, { fields }: SeenEvent): string {
  const where = Number(fields.where);
  switch (fields.blocker) {
    case 'border': {
      const kind = floorOf(openTable(at)).ground.edgeKind[where];
      return linkedSection(at, where, sectionInSentence(at, kind));
    }
    case 'corner': {
      const edge = bordersAt(at.statics.layout, where).find((e) => e >= 0 && isBuilt(at, e));
      return edge === undefined ? 'none' : linkedSection(at, edge, at.say('log.ruling.corner'));
    }
    case 'cell':
      return at.say('log.ruling.at', {
        what: inSpace(at, where),
        place: link(cellRef(where), placeName(at, where)),
      });
    default:
      return 'none';
  }
}

const isBuilt = (at: ViewContext, edge: number): boolean =>
  floorOf(openTable(at)).ground.edgeBits[edge] !== 0;

function linkedSection(at: ViewContext, edge: number, what: string): string {
  const partition = at.statics.plan.partitionOf[edge];
  const place = sectionPlace(at, edge);
  return at.say('log.ruling.at', {
    what,
    place: partition === NONE ? place : link(borderRef(partition), place),
  });
}

/** What fills a space so that nobody sees past it: smoke, an Operator, or the building itself. */
function inSpace(at: ViewContext, cell: number): string {
  const t: OpenTable = openTable(at);
  const overlay = t.state.overlays.find(({ spaces }) => spaces.includes(cell));
  if (overlay !== undefined) return overlayName(at, overlay.kind);
  const [there] = occupantsOf(t, cell);
  if (there !== undefined)
    return link(bodyRef(2 * there.operator + there.body), operatorName(at, there.operator));
  return at.say(obstacleAt(t, cell) === NONE ? 'log.ruling.structure' : 'log.ruling.obstacle');
}

/** Everything that protects the target, by name (SG-PRO-13); empty: nothing does. */
export const sourceWords = (at: ViewContext, { fields }: SeenEvent): string => {
  const sources = sourcesIn(listOf(fields.sources));
  return sources.length === 0 ? 'none' : at.listed(sources.map((source) => sourceName(at, source)));
};

function sourceName(at: ViewContext, { kind, which }: Source): string {
  switch (kind) {
    case 'shield':
      return at.say('log.source.shield');
    case 'ally':
      return at.say('log.source.ally', { operator: link(operatorRef(which), operatorName(at, which)) });
    case 'obstacle': {
      const printed = at.statics.plan.obstacles[which];
      const piece = at.view.state.pieces[which - at.statics.plan.obstacles.length];
      const cell = printed === undefined ? piece?.at : printed.spaces[0];
      const what =
        printed === undefined && piece !== undefined
          ? pieceName(at, piece.kind)
          : at.say('log.ruling.obstacle');
      if (cell === undefined) return what;
      return at.say('log.ruling.at', { what, place: link(cellRef(cell), placeName(at, cell)) });
    }
    case 'partition':
      if (which < 0) return at.say('log.source.heavyWall');
      return at.say('log.ruling.at', {
        what: sectionInSentence(at, kindNow(openTable(at), which)),
        place: link(borderRef(which), borderPlace(at, which)),
      });
  }
}
