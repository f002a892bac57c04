import type { GameTypes } from '@sightline/kernel';
import type { Inspection, Ref, ViewContext } from '@sightline/table';
import type { Fault, OpenedReplay, PastMoment, Player, Viewpoint } from './api.ts';
import type { Chronicle } from './chronicle.ts';
import type { Environment } from './environment.ts';
import { fault } from './fault.ts';
import { fileName } from './files.ts';
import { seatsOf } from './frame.ts';
import { newStored } from './new-header.ts';
import type { HostGame } from './shelf.ts';
import type { SavedHeader, SavedMatch } from './stored.ts';
import { logOf, seenOf, Teller, viewContext } from './telling.ts';
import { mayLookBack, type Secrecy } from './viewpoint.ts';
import type { GameWords } from './words.ts';

/** A match that is looked back at. */
export class Replay<T extends GameTypes> {
  private readonly shelf: HostGame<T>;
  private readonly header: SavedHeader;
  private readonly chronicle: Chronicle<T>;
  private words: GameWords;
  private last: { readonly n: number; readonly viewpoint: Viewpoint };

  constructor(shelf: HostGame<T>, header: SavedHeader, chronicle: Chronicle<T>, words: GameWords) {
    this.shelf = shelf;
    this.header = header;
    this.chronicle = chronicle;
    this.words = words;
    this.last = { n: chronicle.match.length, viewpoint: this.widest() };
  }

  get game(): string {
    return this.header.match.game;
  }

  get taught(): boolean {
    return this.header.lesson !== null;
  }

  speak(words: GameWords): void {
    this.words = words;
  }

  opened(): OpenedReplay {
    const { header, words, chronicle } = this;
    const { table } = this.shelf;
    const { match } = chronicle;
    const { setup } = header.match;
    const viewpoint = this.widest();
    const at = viewContext(match.position, viewpoint, words);
    const chapters: OpenedReplay['chapters'][number][] = [];
    const log = logOf(new Teller(table), chronicle, viewpoint, words, (n, then, narration) => {
      // Scenes are expensive and a match has many moments: whatever begins something new says so with a banner.
      if (n > 0 && !narration.some(({ effects }) => effects.some(({ show }) => show === 'banner'))) return;
      const label = table.scene(then).header.kicker;
      if (chapters.at(-1)?.label !== label) chapters.push({ n, label });
    });
    return {
      id: header.id,
      game: this.game,
      title: table.title(words, setup),
      drawing: table.drawing(at),
      seats: seatsOf(table, words, header.players),
      log,
      operation: header.operation,
      inputs: match.length,
      over: match.result !== null,
      chapters,
      file: fileName(table, words, header),
    };
  }

  moment(n: number, viewpoint: Viewpoint): PastMoment | Fault {
    const { table } = this.shelf;
    const { match, events } = this.chronicle;
    if (!Number.isInteger(n) || n < 0 || n > match.length) return fault('failed', `there is no moment ${n}`);
    if (!mayLookBack(this.secrecy(), viewpoint)) return fault('not-over');
    const began = performance.now();
    const position = match.at(n);
    const at = viewContext(position, viewpoint, this.words);
    const took = performance.now() - began;
    this.last = { n, viewpoint };
    const { result } = position;
    return {
      n,
      scene: table.scene(at),
      narration: this.toldUntil(n, viewpoint).tell(at, seenOf(events[n], viewpoint)),
      ending: result === null ? null : table.ending(at, result),
      took,
    };
  }

  /** Somebody who has told all that stands before a moment: what happens in it may go on from there. */
  private toldUntil(n: number, viewpoint: Viewpoint): Teller<T> {
    const { chronicle } = this;
    const teller = new Teller(this.shelf.table);
    for (const before of chronicle.effective()) {
      if (before >= n) break;
      teller.skip(seenOf(chronicle.events[before], viewpoint));
    }
    return teller;
  }

  inspect(ref: Ref): Inspection | null {
    return this.shelf.table.inspect(this.lastLooked(), ref);
  }

  /** A match of its own from there on. */
  fork(env: Environment, n: number, players: readonly Player[]): SavedMatch | Fault {
    const { match } = this.chronicle;
    const { seats } = match.setup;
    if (!Number.isInteger(n) || n < 0 || n > match.length) return fault('failed', `there is no moment ${n}`);
    if (players.length !== seats) return fault('failed', `${seats} seats need ${seats} players`);
    // Who sits down at a seat sees what it holds: in a match that still runs these are its own seats.
    const opens = (p: Player, seat: number) => p.kind !== 'bot' && !mayLookBack(this.secrecy(), seat);
    if (players.some(opens)) return fault('not-over');
    return newStored(env, match.fork(n, env.seed()), {
      players,
      presets: this.header.presets,
      lesson: null,
      mine: true,
    });
  }

  private lastLooked(): ViewContext<T> {
    const { n, viewpoint } = this.last;
    return viewContext(this.chronicle.match.at(n), viewpoint, this.words);
  }

  private secrecy(): Secrecy {
    const { players, owners, match } = this.header;
    const secrets = this.shelf.table.secrets(match.setup);
    const over = this.chronicle.match.result !== null;
    return { secrets, over, players, owners };
  }

  /** The viewpoint that sees most of what may be seen. */
  private widest(): Viewpoint {
    const s = this.secrecy();
    const own = s.players.findIndex((_, seat) => mayLookBack(s, seat));
    return mayLookBack(s, 'all') ? 'all' : own < 0 ? null : own;
  }
}
