import {
  type Inspection,
  inspectedCard,
  kindOfRef,
  nameOfRef,
  numberOfRef,
  type Ref,
} from '@sightline/table';
import { cardAt } from './cards.ts';
import { inspectDoor, inspectSpace, inspectThing } from './inspect-board.ts';
import { inspectFigure } from './inspect-figure.ts';
import type { ViewContext } from './view-context.ts';

/** What a thing on the table is; null: nothing of that name is there. */
export function inspect(at: ViewContext, ref: Ref): Inspection | null {
  switch (kindOfRef(ref)) {
    case 'cell':
      return inspectSpace(at, numberOfRef(ref));
    case 'piece':
      return inspectFigure(at, numberOfRef(ref));
    case 'door':
      return inspectDoor(at, numberOfRef(ref));
    case 'thing':
      return inspectThing(at, nameOfRef(ref));
    case 'card': {
      const card = cardAt(at, ref);
      return card === null ? null : inspectedCard(card);
    }
    case 'border':
      return null;
  }
}
