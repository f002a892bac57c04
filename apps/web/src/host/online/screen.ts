import type { GameTypes } from '@sightline/kernel';
import type { Narration, TableGame, ViewContext } from '@sightline/table';
import type { Standing } from '@sightline/wire';
import type { LogLine, TableFrame } from '../api.ts';
import { barOf } from '../bar.ts';
import { frameOf } from '../frame.ts';
import type { AutoPass } from './auto-pass.ts';
import type { OwnSeats } from './own-seats.ts';
import type { RoomState } from './room-state.ts';
import type { RememberedMoment } from './seat-memory.ts';
import type { Story } from './story.ts';
import type { TakingBack } from './taking-back.ts';

/** An input that is still to be shown, with how the table stood after it. */
interface Unshown<T extends GameTypes> {
  readonly moment: RememberedMoment<T>;
  readonly standing: Standing;
}

interface Shown<T extends GameTypes> {
  readonly table: TableGame<T>;
  readonly seats: OwnSeats<T>;
  readonly roomState: RoomState;
  readonly story: Story<T>;
  readonly takingBack: TakingBack<T>;
  readonly autoPass: AutoPass;
  watch(frame: TableFrame): void;
}

/** What the seat that is looked from sees of the table, as frames. */
export class Screen<T extends GameTypes> {
  /** frames are sent: the table is laid, and somebody looks */
  on = false;
  private readonly o: Shown<T>;
  private unshown: Unshown<T>[] = [];

  constructor(o: Shown<T>) {
    this.o = o;
  }

  /** The table as the seat sees it now. */
  get now(): ViewContext<T> {
    return this.o.story.at(this.o.seats.lookedFrom.now);
  }

  /** Something happened, and is shown when it is its turn. */
  add(moment: RememberedMoment<T>, standing: Standing): void {
    this.unshown.push({ moment, standing });
  }

  /** What was to be shown is overtaken. */
  drop(): void {
    this.unshown = [];
  }

  /** Sends what happened, input by input, as soon as all own seats have seen it. */
  show(): void {
    if (!this.on) return;
    const { seats, story } = this.o;
    const { seen = 0 } = seats;
    while (this.unshown.length > 0 && this.unshown[0].moment.n <= seen) {
      const [{ moment, standing }] = this.unshown.splice(0, 1);
      if (moment.back === null) this.send(story.tell(moment), undefined, moment, standing);
      else this.send([], this.log(), moment, standing);
    }
  }

  /** Nothing happened, but something about the table is otherwise. */
  redraw(): void {
    this.send([]);
  }

  /** … and the log as well. */
  renew(): void {
    if (this.on) this.send([], this.log());
  }

  log(): LogLine[] {
    const shown = this.unshown[0]?.moment.n ?? Number.POSITIVE_INFINITY;
    const { seats, story } = this.o;
    return story.log(seats.lookedFrom.effective().filter(({ n }) => n < shown));
  }

  private send(
    narration: readonly Narration[],
    log?: readonly LogLine[],
    moment?: RememberedMoment<T>,
    standing?: Standing,
  ): void {
    if (this.on) this.o.watch(this.frame(narration, log, moment, standing));
  }

  frame(
    narration: readonly Narration[],
    log?: readonly LogLine[],
    moment = this.o.seats.lookedFrom.now,
    standing = this.o.seats.lookedFrom.standing,
  ): TableFrame {
    const { table, seats, roomState, story, takingBack, autoPass } = this.o;
    const undo = takingBack.times;
    const at = story.at(moment);
    const { seat } = seats.lookedFrom;
    const { decision } = moment.view;
    const asked = decision?.way === 'meanwhile' ? null : decision;
    const spared = autoPass.answerTo(seat, standing.decision, asked) !== null;
    const bar = barOf({
      table,
      words: story.words,
      statics: at.statics,
      players: roomState.players,
      viewpoint: seats.viewpoint,
      decision: standing.decision,
      seats: seats.all.flatMap((own) =>
        roomState.isMine(own.seat)
          ? [{ seat: own.seat, at: own.seat === seat ? at : story.at(own.now) }]
          : [],
      ),
      over: at.view.result !== null,
    });
    const frame = frameOf(
      {
        table,
        n: moment.n,
        decision: standing.decision,
        players: roomState.players,
        viewpoint: seats.viewpoint,
        words: story.words,
        at,
        pupil: null,
        undo,
        noUndo: undo > 0 ? null : takingBack.why(moment, story),
        spared,
        ...(bar.length > 0 && { beside: { bar } }),
        isHere: ({ kind }) => kind === 'me',
      },
      narration,
      log,
    );
    // It takes a while until the server has heard it: meanwhile the seat reads what the others read.
    return spared ? { ...frame, waiting: table.waiting(at) } : frame;
  }
}
