import { Match, seedFrom } from '@sightline/kernel';
import { profileNumber } from '../content/operators.ts';
import { game } from '../rules/game.ts';
import type { SiegeSetup } from '../rules/match-setup.ts';
import { ATTACKS, DEFENDS } from './arranging.ts';
import { TestTable } from './given.ts';

/** A match with squads of one's own choice, untimed unless said otherwise. */
export function choosing(setup: Partial<SiegeSetup> = {}): TestTable {
  const match = Match.start(game, {
    setup: { mission: 'consulateBomb', clock: 'untimed', squads: 'choose', ...setup },
    seats: 2,
    seed: seedFrom('siege'),
  });
  return new TestTable(match, match.position.statics.layout.width);
}

export const profiles = (...names: readonly string[]): number[] => names.map(profileNumber);

/** Deployment begins with these defenders, and 3 Bulletproof Cameras and 1 Deployable Shield among their cubes. */
export const deploying = (defenders: readonly string[], setup: Partial<SiegeSetup> = {}): TestTable =>
  choosing(setup)
    .play(ATTACKS, 'squad', ...profiles('thermite', 'ash', 'iq', 'sledge', 'blitz'))
    .play(DEFENDS, 'squad', ...profiles(...defenders))
    .play(ATTACKS, 'inventory', 2, 2, 2, 0, 0)
    .play(DEFENDS, 'inventory', 3, 1, 0, 0);

/** Places a body on the first space that is offered for it. */
export function placeAnywhere(table: TestTable, seat: number, body: number): TestTable {
  table.play(seat, 'take', body);
  return table.play(seat, 'put', ...table.options(seat, 'put')[0]);
}
