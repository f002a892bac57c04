import { type G, INVADER } from './doom.ts';
import { fragGained } from './events.ts';
import { seatOf } from './figures.ts';

/** The frag tokens the Invader needs: the objective card's number for this mission and squad. */
export const fragGoal = ({ statics: { mission, marines } }: Pick<G, 'statics'>): number =>
  mission.file.frags[marines.length - 1];

/** DM-RND-03: the last round, if the objective card has one for this squad. */
export const lastRound = ({ statics: { mission, marines } }: Pick<G, 'statics'>): number | undefined =>
  mission.file.rounds?.[marines.length - 1];

/** DM-KIL-04, DM-OBJ-02, 09 */
export function gainFrag(g: G): void {
  g.state.frags++;
  g.emit(fragGained, { frags: g.state.frags });
  if (g.state.frags >= fragGoal(g)) g.finish({ winners: [INVADER], by: 'DM-OBJ-02' });
}

/** DM-OBJ-12: the marines win all together. */
export function marinesWin(g: G): void {
  g.finish({ winners: g.statics.marines.map(seatOf), by: 'DM-OBJ-12' });
}

/** DM-RND-03, DM-OBJ-12: the Invader's other condition, a last round printed on the objective card. */
export function lastRoundOver(g: G): void {
  g.finish({ winners: [INVADER], by: 'DM-RND-03' });
}
