import { type GameTypes, type Match, only, type Position, type Seat, type SeatSet } from '@sightline/kernel';
import { DetectedFailure } from './failure.ts';
import { walk } from './shared-memory.ts';

/** How much is known to others than the actor: counted without asking the kernel what it noticed. */
function knowledge<T extends GameTypes>(p: Position<T>, actor: Seat): number {
  let n = 0;
  walk([p.state, p.stack], '', (o) => {
    const { known } = o as { known?: SeatSet | SeatSet[] };
    if (typeof known === 'number') n += bits(known & ~only(actor));
    else if (Array.isArray(known)) for (const k of known) n += bits(k & ~only(actor));
  });
  return n;
}

function bits(set: SeatSet): number {
  let n = 0;
  for (let c = set; c !== 0; c &= c - 1) n++;
  return n;
}

/** Taken before an input, held against the match after it. */
export class BoundaryWatch<T extends GameTypes> {
  private readonly before: Position<T>;
  private readonly actor: Seat;

  constructor(match: Match<T>, actor: Seat) {
    this.before = match.position.copy();
    this.actor = actor;
  }

  /** If dice fell or somebody got to know more, nobody may take the input back; nor may anybody else. */
  check(match: Match<T>): void {
    if (match.result !== null) return;
    for (let seat = 0; seat < match.setup.seats; seat++)
      if (seat !== this.actor && match.undoable(seat) > 0)
        throw new DetectedFailure(
          'undo-past-boundary',
          `seat ${seat} may undo an input of seat ${this.actor}`,
        );
    if (match.undoable(this.actor) === 0) return;
    const drawn = match.position.draws.some((d, i) => d !== this.before.draws[i]);
    const learned = knowledge(match.position, this.actor) > knowledge(this.before, this.actor);
    if (drawn || learned)
      throw new DetectedFailure(
        'undo-past-boundary',
        `seat ${this.actor} may undo although ${drawn ? 'dice fell' : 'somebody learned something'} at ${this.before.where()}`,
      );
  }
}
