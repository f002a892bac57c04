import type { Scene } from '@sightline/table';
import { operatorsOf } from '../rules/operators.ts';
import { NONE, SQUADS } from '../rules/siege.ts';
import { borders, veils } from './borders.ts';
import type { Table } from './contract.ts';
import { upperLevel } from './drawn-place.ts';
import { header } from './header.ts';
import { operatorName, placeName } from './names.ts';
import { panels } from './panels.ts';
import { pieces } from './pieces.ts';
import type { ViewContext } from './view-context.ts';

/** Everything a seat sees at one moment. Nobody has a hand: the board gets its room. */
export const scene: Table['scene'] = (at) => ({
  header: header(at),
  doors: [],
  borders: borders(at),
  veils: veils(at),
  annexes: annexes(at),
  pieces: pieces(at),
  panels: panels(at),
  hand: { piles: [], standing: [], groups: [] },
});

/** Below each upper floor: who watches which entryway from there. There is room for one sentence, or two notes. */
const annexes = (at: ViewContext): NonNullable<Scene['annexes']> =>
  SQUADS.flatMap((squad) => {
    const watching = operatorsOf(squad).filter((o) => at.view.state.operators[o].watches !== NONE);
    if (watching.length === 0) return [];
    const key = watching.length === 1 ? 'scene.watches' : 'scene.watchesShort';
    const notes = watching.map((o) => {
      const { watches } = at.view.state.operators[o];
      return at.say(key, { who: operatorName(at, o), where: placeName(at, watches) });
    });
    return [{ level: upperLevel(squad), note: at.listed(notes) }];
  });
