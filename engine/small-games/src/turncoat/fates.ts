import { only, type Play } from '@sightline/kernel';
import { discardHand } from './orders.ts';
import { captured, carriedBy, NONE, putDown, struckDown, type Turncoat, taken, wonOver } from './turncoat.ts';

/** What becomes of figures: each of these leaves the figure with exactly one place and one seat that decides for it. */

/** TC-05 */
export function strikeDown(g: Play<Turncoat>, i: number): void {
  leaveWhatIsCarried(g, i);
  discardHand(g, i);
  g.state.figures[i].state = 'corpse';
  g.emit(struckDown, { figure: i });
}

/** TC-06: the side does not change, so the captor sees nothing of the hand, and its own side goes on knowing it. */
export function capture(g: Play<Turncoat>, i: number, by: number): void {
  leaveWhatIsCarried(g, i);
  g.state.figures[i].state = 'prisoner';
  lift(g, i, by);
  g.emit(captured, { figure: i, by });
}

/** TC-07 */
export function take(g: Play<Turncoat>, corpse: number, by: number): void {
  lift(g, corpse, by);
  g.emit(taken, { figure: corpse, by });
}

/** TC-08 */
export function release(g: Play<Turncoat>, i: number, cell: number): void {
  const f = g.state.figures[i];
  f.carrier = NONE;
  f.at = cell;
  if (f.state === 'prisoner') f.state = 'free';
  g.emit(putDown, { figure: i, at: cell });
}

/** TC-10, TC-11: nobody can forget what they have seen, so the seats that know the cards only grow in number. */
export function winOver(g: Play<Turncoat>, i: number, side: number, cell: number): void {
  release(g, i, cell);
  const f = g.state.figures[i];
  f.state = 'free';
  f.side = side;
  for (let card = 0; card < f.hand.items.length; card++) g.look(f.hand, card, only(side));
  g.emit(wonOver, { figure: i, side });
}

/** What is carried goes where its carrier goes. */
export function moveTo(g: Play<Turncoat>, i: number, cell: number): void {
  g.state.figures[i].at = cell;
  const load = carriedBy(g, i);
  if (load !== NONE) g.state.figures[load].at = cell;
}

function lift(g: Play<Turncoat>, i: number, by: number): void {
  const f = g.state.figures[i];
  f.carrier = by;
  f.at = g.state.figures[by].at;
}

/** TC-09 */
function leaveWhatIsCarried(g: Play<Turncoat>, i: number): void {
  const load = carriedBy(g, i);
  if (load !== NONE) release(g, load, g.state.figures[i].at);
}
