import type { Scene } from '@sightline/table';
import { operatorsOf } from '../rules/operators.ts';
import { NONE, SQUADS } from '../rules/siege.ts';
import { borders, veils } from './borders.ts';
import type { Table } from './contract.ts';
import { header } from './header.ts';
import { operatorName, placeName } from './names.ts';
import { panels } from './panels.ts';
import { pieces } from './pieces.ts';
import { upperLevel } from './spots.ts';
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

/** Below each upper floor: who watches which entryway from there. */
const annexes = (at: ViewContext): NonNullable<Scene['annexes']> =>
  SQUADS.flatMap((squad) => {
    const watching = operatorsOf(squad).flatMap((o) => {
      const { watches } = at.view.state.operators[o];
      if (watches === NONE) return [];
      return at.say('scene.watches', { who: operatorName(at, o), where: placeName(at, watches) });
    });
    return watching.length === 0 ? [] : [{ level: upperLevel(squad), note: at.listed(watching) }];
  });
