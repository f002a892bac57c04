import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OnlineMatch } from '@sightline/wire';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { MatchRow } from '../database/tables.ts';
import { type Transaction, type TransactionBody, transact } from '../database/transaction.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Credentials } from '../people/people.ts';
import type { AnyServerGame, ServerGames } from '../shelf.ts';
import type { Matches, MatchWithSeats } from '../store/matches.ts';
import type { MatchRegistry } from '../tables/match-registry.ts';
import { hasRules } from '../tables/rows.ts';
import type { LiveTable } from '../tables/table.ts';
import { dismissedFrom } from './dismissed.ts';
import { holds, isOf, onlineMatch } from './online-match.ts';
import { LobbyRefusal } from './refusals.ts';
import { assertSomebody } from './somebody.ts';
import { FRESH_MS, Waiting } from './waiting.ts';

/** A fastify instance whose routes are described by zod schemas. */
export type LobbyApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Who is at which table, in whichever process. */
export interface PresenceLookup {
  isAt(match: string, person: string): boolean;
  /** Since when somebody is not at a table; null: not known. */
  goneSince(match: string, person: string): number | null;
  /** Whether the other processes have had time to say who is at their tables. */
  hasHeard(): boolean;
}

/** Something that somebody who is not here should know. */
export interface LobbyNotice {
  readonly what: 'begins' | 'dismissed' | 'hosting' | 'replaced' | 'rematch';
  readonly person: string;
  readonly match: string;
  readonly game: string;
  /** whose doing it is */
  readonly by?: string;
  /** the match that it is the rematch of */
  readonly after?: string;
}

export interface LobbyOptions {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly config: Pick<Config, 'limits'>;
  readonly games: ServerGames;
  readonly registry: MatchRegistry;
  readonly matches: Matches;
  readonly people: {
    who(headers: Credentials): Promise<{ readonly id: string } | null>;
    names(ids: Iterable<string>): Promise<ReadonlyMap<string, string>>;
  };
  /** matches that were asked for and are not there, by the address that asked */
  readonly notFound: RateLimiter;
  readonly log: Logger;
  /** Seats changed hands in the database, or the match itself changed: the table, sockets and other processes are told. */
  changed(match: string): void | Promise<void>;
  /** Tells somebody; nothing here waits for it. What nobody takes is tried again in a while, if it is `still` so. */
  notify(notice: LobbyNotice, still: () => Promise<boolean>): void;
  /** without it, only this process's own tables are looked at */
  readonly presence?: PresenceLookup;
  /** who waits where; for whoever else has to know */
  readonly waiting?: Waiting;
  /** the time of day, for what is stored */
  readonly now?: () => number;
  /** the clock that limits are counted by */
  readonly elapsed?: () => number;
}

/** What came of a change. */
export interface Changed {
  readonly id: string;
  readonly effect:
    | 'nothing'
    /** seats changed hands */
    | 'reseated'
    /** … and a bot may have to act */
    | 'bot'
    /** the match begins */
    | 'begun';
  /** who is to hear of it, wherever they are */
  readonly notices?: readonly LobbyNotice[];
}

/** What all routes of the lobby have in common: who asks, what is stored, how it is shown. */
export class LobbyService {
  readonly o: LobbyOptions;
  private readonly waiting: Waiting;
  /** until it is looked again whether somebody has seen what they should know */
  private readonly looking = new Set<NodeJS.Timeout>();

  constructor(o: LobbyOptions) {
    this.o = o;
    this.waiting = o.waiting ?? new Waiting();
  }

  now(): number {
    return this.o.now?.() ?? Date.now();
  }

  async asking({ headers }: FastifyRequest): Promise<string | null> {
    return (await this.o.people.who(headers))?.id ?? null;
  }

  /** The person who asks. */
  async person(request: FastifyRequest): Promise<string> {
    const id = await this.asking(request);
    if (id === null) throw new LobbyRefusal('signed-out');
    return id;
  }

  shelf(game: string): AnyServerGame {
    const { games } = this.o;
    if (!Object.hasOwn(games, game)) throw new LobbyRefusal('no-such-game');
    return games[game];
  }

  /** By rules that are not here a match can be begun, and then nobody can open it. */
  assertRules(match: MatchRow): void {
    if (!hasRules(this.o.games, match)) throw new LobbyRefusal('outdated');
  }

  isAt(match: string, person: string): boolean {
    const { presence, registry } = this.o;
    if (this.waiting.isAt(match, person, this.now())) return true;
    return presence?.isAt(match, person) ?? registry.at(match)?.persons().includes(person) ?? false;
  }

  /** Whether somebody has a table that gathers before their eyes. */
  private looks(match: string, person: string): boolean {
    return this.waiting.looks(match, person, this.now());
  }

  async show(id: string, viewer: string | null): Promise<OnlineMatch> {
    return (await this.showAll([await this.stored(id)], viewer))[0];
  }

  /** Shows a match to somebody who asks for it: as long as it has not begun, that is how one waits at it. */
  async showAsked(id: string, viewer: string | null, unseen: boolean): Promise<OnlineMatch> {
    const stored = await this.stored(id);
    if (stored.match.status !== 'gathering') this.waiting.forget(id);
    else if (viewer !== null && holds(stored.seats, viewer)) {
      this.waiting.seen(id, viewer, this.now());
      this.asked(id, viewer, unseen);
    }
    const [shown] = await this.showAll([stored], viewer);
    // Whoever was asked off it sees that here, too.
    if (viewer !== null && shown.dismissed) this.asked(id, viewer, unseen);
    return shown;
  }

  private asked(id: string, person: string, unseen: boolean): void {
    if (unseen) this.waiting.lookedAway(id, person);
    else this.waiting.looked(id, person, this.now());
  }

  private async stored(id: string): Promise<MatchWithSeats> {
    const stored = await this.o.matches.find(id);
    if (stored === null) throw new LobbyRefusal('no-such-match');
    return stored;
  }

  /** Many matches: of their set-ups only what lists need. */
  list(
    all: readonly MatchWithSeats[],
    viewer: string | null,
    /** to which of them the viewer is asked to come */
    asked: ReadonlySet<string> = new Set(),
  ): Promise<OnlineMatch[]> {
    return this.showAll(all, viewer, asked, (match) => listedSetup(this.o.games, match));
  }

  private async showAll(
    all: readonly MatchWithSeats[],
    viewer: string | null,
    asked: ReadonlySet<string> = new Set(),
    setupOf = (match: MatchRow): unknown => JSON.parse(match.setup),
  ): Promise<OnlineMatch[]> {
    const { people, registry } = this.o;
    const names = await people.names(
      new Set(
        all.flatMap(({ match, seats }) => [
          ...seats.flatMap((s) => s.person ?? []),
          ...(asked.has(match.id) || match.status === 'gathering' ? [match.host] : []),
        ]),
      ),
    );
    const sight = {
      viewer,
      names,
      asked,
      dismissed: await dismissedFrom(this.o.database, all, viewer),
      shown: await this.rematchesShown(all, viewer),
      isAt: (match: string, person: string) => this.isAt(match, person),
      isOutdated: (match: MatchRow) => !hasRules(this.o.games, match),
      setupOf,
    };
    return all.map((stored) => onlineMatch(stored, registry.at(stored.match.id), sight));
  }

  /** Of the rematches of matches of others those that anybody may look at now. */
  private async rematchesShown(
    all: readonly MatchWithSeats[],
    viewer: string | null,
  ): Promise<ReadonlySet<string>> {
    const ids = all.flatMap(({ match, seats }) => (isOf(viewer, match, seats) ? [] : (match.rematch ?? [])));
    return new Set(await this.o.matches.watchable(ids));
  }

  /** Changes something in one transaction, tells whom it concerns, and shows the match. */
  async change(me: string, work: (t: Transaction) => TransactionBody<Changed>): Promise<OnlineMatch> {
    const {
      id,
      effect,
      notices = [],
    } = await transact(this.o.database, function* (t) {
      // Before any match is held: whoever gets an account holds things in the same order.
      yield* assertSomebody(t, me);
      return yield* work(t);
    });
    this.waiting.looked(id, me, this.now());
    if (effect !== 'nothing') await this.tell(id, effect);
    for (const notice of notices) this.notify(notice);
    return this.show(id, me);
  }

  /** The change is stored: whatever goes wrong now does not undo it, and the registry comes back to what is due. */
  async tell(id: string, effect: Exclude<Changed['effect'], 'nothing'>): Promise<void> {
    const { registry, matches, log } = this.o;
    try {
      // Somebody may have been looking for the table just before it was there.
      const table = effect === 'reseated' ? null : ((await registry.table(id)) ?? (await registry.table(id)));
      await this.o.changed(id);
      if (effect !== 'begun') return;
      if (table !== null) {
        this.tellBegun(table);
        registry.advanced(table);
      }
      // Whoever has stayed at the table of the match before hears of it there; who watched, only now.
      for (const before of await matches.before(id)) await this.o.changed(before);
    } catch (e) {
      log.error({ match: id, err: e }, 'a change at a table could not be told');
    }
  }

  /** Whoever took a seat and went away hears that it begins. Those whom it asks first are called like anybody else. */
  private tellBegun({ id, seats, match, shelf }: LiveTable): void {
    const awaited = new Set(match.awaiting().map((seat) => seats[seat]?.person));
    for (const person of new Set(seats.flatMap((s) => s.person ?? [])))
      if (!awaited.has(person)) this.notify({ what: 'begins', person, match: id, game: shelf.game.name });
  }

  /** Whoever has the table before their eyes sees it there; but who had it a moment ago may have gone since. */
  private notify(notice: LobbyNotice): void {
    if (this.looks(notice.match, notice.person)) this.lookAgain(notice);
    else this.o.notify(notice, () => this.hasToKnow(notice));
  }

  /** Looks, when their page has had time to show it, whether it did. */
  private lookAgain(notice: LobbyNotice): void {
    const later = setTimeout(() => {
      this.looking.delete(later);
      this.hasToKnow(notice).then(
        (has) => {
          if (has) this.o.notify(notice, () => this.hasToKnow(notice));
        },
        (e: unknown) => this.o.log.error({ match: notice.match, err: e }, 'somebody could not be told'),
      );
    }, FRESH_MS);
    later.unref();
    this.looking.add(later);
  }

  close(): void {
    for (const later of this.looking) clearTimeout(later);
    this.looking.clear();
  }

  /** Whether what somebody was to be told is still so, and they have not come to see it. */
  private async hasToKnow({ what, match: id, person, after }: LobbyNotice): Promise<boolean> {
    const { matches, registry, presence } = this.o;
    if (this.looks(id, person) || presence?.isAt(id, person) === true) return false;
    const stored = await matches.find(id);
    if (stored === null) return false;
    const { match, seats } = stored;
    const own = seats.filter((s) => s.person === person);
    switch (what) {
      case 'begins': {
        // Whom the table waits for by now is called like anybody else.
        const awaited = JSON.parse((registry.at(id)?.summary() ?? match).awaiting) as readonly number[];
        const plays = own.filter(({ bot }) => bot === null);
        return match.status === 'running' && plays.length > 0 && !plays.some((s) => awaited.includes(s.seat));
      }
      case 'hosting':
        return match.status === 'gathering' && match.host === person;
      case 'dismissed':
        return true;
      case 'replaced':
        return match.status === 'running' && own.some(({ bot }) => bot !== null);
      case 'rematch': {
        const before = after === undefined ? null : await matches.find(after);
        const asked = before?.seats.some((s) => s.person === person && s.declined === 0) === true;
        return match.status === 'gathering' && own.length === 0 && asked;
      }
    }
  }
}

/** A set-up that names what ships is far shorter. */
const LONGEST_LISTED = 2000;
/** So long a set-up is of no match that is played here. */
const LONGEST_READ = 50_000;

/** What a list needs of a set-up, without whatever content of its own it brings; null: nothing can be said of it. */
function listedSetup(games: ServerGames, { game, setup }: MatchRow): unknown {
  if (setup.length > LONGEST_READ) return null;
  const whole = JSON.parse(setup) as unknown;
  const short = Object.hasOwn(games, game) ? games[game].abridged(whole) : null;
  return short ?? (setup.length > LONGEST_LISTED ? null : whole);
}
