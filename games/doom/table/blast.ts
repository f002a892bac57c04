import { localsIn } from '@sightline/kernel';
import { figuresWhereItStood } from '../rules/beside.ts';
import * as sequences from '../rules/procedures.ts';
import { figureName } from './names.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** The blast that is still to come after an attack, and whom it would hit as they stand now; null: none is. */
export function blastAhead(at: ViewContext): { readonly n: number; readonly figures: string } | null {
  const l = localsIn(at.view, sequences.attack);
  if (l === null || l.blast === 0) return null;
  const hit = figuresWhereItStood(openTable(at), l);
  return { n: l.blast, figures: at.listed(hit.map((figure) => figureName(at, figure))) };
}
