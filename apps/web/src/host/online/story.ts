import type { GameTypes } from '@sightline/kernel';
import type { Narration, TableGame, ViewContext } from '@sightline/table';
import type { LogLine } from '../api.ts';
import { write } from '../log.ts';
import { Teller } from '../telling.ts';
import type { GameWords } from '../words.ts';
import type { RememberedMoment } from './seat-memory.ts';

/** What happened, in words: of each moment, and as a log of all of them. */
export class Story<T extends GameTypes> {
  words: GameWords;
  private readonly table: TableGame<T>;
  private readonly statics: T['statics'];
  private readonly narration = new WeakMap<
    RememberedMoment<T>,
    { words: GameWords; narration: readonly Narration[] }
  >();
  private teller: Teller<T>;

  constructor(table: TableGame<T>, statics: T['statics'], words: GameWords) {
    this.table = table;
    this.statics = statics;
    this.words = words;
    this.teller = new Teller(table);
  }

  at({ view }: RememberedMoment<T>): ViewContext<T> {
    const { say, listed } = this.words;
    return { game: this.table.game, view, statics: this.statics, say, listed };
  }

  /** Goes on telling, after all that was told before. */
  tell(moment: RememberedMoment<T>): readonly Narration[] {
    return this.teller.tell(this.at(moment), moment.events, this.each(moment));
  }

  /** What is told of each event of a moment, looked up once: a log is written more often than that. */
  each(moment: RememberedMoment<T>): readonly Narration[] {
    const known = this.narration.get(moment);
    if (known?.words === this.words) return known.narration;
    const at = this.at(moment);
    const narration = moment.events.map((event) => this.table.tell(at, event));
    this.narration.set(moment, { words: this.words, narration });
    return narration;
  }

  /** Tells from the beginning. */
  log(moments: readonly RememberedMoment<T>[]): LogLine[] {
    const log: LogLine[] = [];
    this.teller = new Teller(this.table);
    for (const moment of moments) write(log, moment.n, this.tell(moment));
    return log;
  }
}
