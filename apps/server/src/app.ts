import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { BotTurns } from './limits/bot-turns.ts';
import { openRateLimiter } from './limits/rate-limiter.ts';
import { lobbyRoutes } from './lobby/lobby.ts';
import { clearUnfinishedImports } from './lobby/unfinished-imports.ts';
import { Waiting } from './lobby/waiting.ts';
import { openNotices, type Notice as PersonalNotice, type Still } from './notices/notices.ts';
import { answerErrors } from './operation/errors.ts';
import { Metrics } from './operation/metrics.ts';
import { operationRoutes } from './operation/routes.ts';
import { Forgetting } from './people/forgetting.ts';
import { openPeople, type PeopleChange } from './people/people.ts';
import type { ServerGames } from './shelf.ts';
import { originAllowed, Sockets } from './sockets/sockets.ts';
import { staticFiles } from './static-files.ts';
import { type Bus, type BusMessage, noBus, PostgresBus } from './store/bus.ts';
import { Matches } from './store/matches.ts';
import { Outages } from './store/outages.ts';
import { postgresJournal } from './store/postgres-journal.ts';
import { sqliteJournal } from './store/sqlite-journal.ts';
import { Talks } from './store/talks.ts';
import { Company } from './tables/company.ts';
import { MatchRegistry } from './tables/match-registry.ts';
import { TaskQueue } from './tables/queue.ts';
import { TurnNotifier } from './tables/turn-notifier.ts';
import { steadyClock } from './time.ts';

export interface RunningServer {
  readonly address: string;
  readonly registry: MatchRegistry;
  readonly metrics: Metrics;
  /** why it can store nothing any more, when that has come: whoever runs it ends it and starts another */
  readonly failed: Promise<Error>;
  /** Finishes and stores what was begun, then ends. */
  close(): Promise<void>;
}

const LARGEST_BODY = 65_536;
/** Who takes longer to say what they want does not want it. (Not below node's time for the headers, or it swaps the two.) */
const LONGEST_REQUEST_MS = 60_000;

/** So long somebody may go on with what they were asking for when the server stops. */
const PARTING_MS = 3_000;

/**
 * After a restart people are called to matches in which something happened so lately. Not to older ones: whom nobody
 * could reach then, and who was told longer ago than that is remembered, would be called to what all have left.
 */
const RECENT_MS = 7 * 24 * 60 * 60 * 1000;

/** Puts the server together and lets people in. */
export async function startServer(
  config: Config,
  games: ServerGames,
  given?: Logger,
  /** for tests: push services may be at 127.0.0.1 */
  loopback = false,
): Promise<RunningServer> {
  const log = given ?? pino({ level: config.logLevel });
  const metrics = new Metrics();
  const now = steadyClock();
  const database = await openDatabase(config.database, (e) => log.error({ err: e }, 'database'));
  const name = randomBytes(6).toString('hex');
  const matches = new Matches(database);
  const wrote = (rows: number, ms: number) => {
    metrics.inputs.inc(rows);
    metrics.batchSeconds.observe(ms / 1000);
  };
  const failed = Promise.withResolvers<Error>();
  let serves = true;
  const ended = (e: Error) => {
    serves = false;
    log.fatal({ err: e }, 'the thread that writes the log has ended');
    failed.resolve(e);
  };
  const journal =
    database.kind === 'sqlite'
      ? sqliteJournal(database.file, wrote, ended)
      : postgresJournal(database.pool, name, wrote);
  const people = await openPeople({ database, config, log });
  const counted = () => metrics.notices.inc();
  const notices = await openNotices({ database, config, people, log, loopback, counted, now });

  const heard = (notice: BusMessage) => {
    if (notice.kind === 'person') {
      people.heard(notice.change);
      shownOut(notice.change);
      return;
    }
    if (notice.kind === 'all-here') {
      company.heardAll(notice.tables, notice.by);
      return;
    }
    if (notice.kind === 'who-is-here') {
      company.sayHere();
      return;
    }
    registry.heard(notice, notice.by);
    company.heard(notice, notice.by).catch((e: unknown) => log.error({ err: e }, 'people could not be told'));
  };
  const bus: Bus =
    database.kind === 'sqlite'
      ? noBus(name)
      : new PostgresBus({
          name,
          pool: database.pool,
          heard,
          missed: () => {
            company.listens();
            registry.missed().catch((e: unknown) => log.error({ err: e }, 'tables could not catch up'));
            company.missed().catch((e: unknown) => log.error({ err: e }, 'what was said could not be told'));
          },
          onError: (e) => log.error({ err: e }, 'notices between processes'),
        });
  const outages = new Outages({
    db: database.db,
    now,
    onError: (e) => log.error({ err: e }, 'a sign of life could not be stored'),
    found: ({ from, to }) => log.warn({ from, to }, 'nobody could play for a while: clocks stood still'),
  });
  const botTurns = new BotTurns(config.limits.bots);
  const registry: MatchRegistry = new MatchRegistry({
    games,
    matches,
    journal,
    log,
    botPace: config.botPace,
    now,
    botTurns,
    outages,
    shared: database.kind === 'postgres',
    awaited: (table) => turnNotifier.awaited(table),
    reseated: (match) => company.tellPeople(match),
  });
  const company = new Company({
    registry,
    bus,
    talks: new Talks(database.db),
    names: (ids) => people.names(ids),
    now,
    left(match, person, until) {
      // A process that had not heard that they were there may have told them to come: that was no call.
      notices.seen(person, match, until);
      turnNotifier.left(match, person);
    },
    failed: (e) => log.error({ err: e }, 'people could not be told'),
  });

  const waiting = new Waiting();
  function notify(
    { game, ...notice }: Omit<PersonalNotice, 'title'> & { readonly game: string },
    still: Still,
  ): void {
    notices.tell({ ...notice, title: games[game].title }, still);
  }
  const turnNotifier = new TurnNotifier({
    table: (match) => registry.at(match),
    isAt: (match, person) => company.isAt(match, person),
    // Whoever looks at the table gathering sees it begin.
    isComing: (match, person) => waiting.looks(match, person, now()),
    call(person, table, seat) {
      const what = table.match.length === 0 ? 'beginsTurn' : table.isReaction(seat) ? 'reaction' : 'turn';
      company.whenHeard(() => {
        if (company.isAt(table.id, person)) return;
        const notice = { what, person, match: table.id, game: table.shelf.game.name } as const;
        notify(notice, () => turnNotifier.misses(table.id, person));
      });
    },
    waiting: () => matches.awaited(games, now() - RECENT_MS),
    untold: (match, person) => notices.untold(person, match),
    open: (match) => registry.table(match),
    failed: (e) => log.error({ err: e }, 'somebody could not be called'),
  });

  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_, hop) => hop < config.proxies,
    bodyLimit: LARGEST_BODY,
    requestTimeout: LONGEST_REQUEST_MS,
    forceCloseConnections: 'idle',
    // What fails before it gets to a route is answered like everything else.
    frameworkErrors: ({ statusCode = 400 }, _, reply) => {
      (reply as unknown as FastifyReply)
        .code(statusCode)
        .header('x-content-type-options', 'nosniff')
        .send({ error: 'malformed', message: 'This is no address here.' });
    },
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Plain http on one's own machine must work; behind https the promise is kept.
    hsts: config.origin?.startsWith('https:') === true,
  });
  const requests = openRateLimiter(config.limits.requests);
  app.addHook('onRequest', async ({ ip, routeOptions }, reply) => {
    // Files of the app itself are many and cheap. By the route, since a path can be spelled in many ways.
    if (routeOptions.url?.startsWith('/api/') !== true) return;
    const wait = requests.wait(ip);
    if (wait === 0) requests.count(ip);
    else
      return reply
        .code(429)
        .header('retry-after', wait)
        .send({ error: 'too-fast', message: `Too many requests: try again in ${wait} s.` });
  });
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Sightline',
        version: '1',
        description: 'Lobby and files. Tables are played over sockets: docs/protocol.md.',
      },
    },
    transform: jsonSchemaTransform,
  });
  answerErrors(app, log);

  // Cookies come along with whatever another page sends here; where it came from, browsers say.
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return;
    if (headers.origin === undefined && headers.cookie === undefined) return;
    if (originAllowed(headers, config.origin)) return;
    return reply.code(403).send({ error: 'wrong-origin', message: 'This came from another site.' });
  });
  // Nobody keeps a connection to a server that stops.
  app.addHook('onSend', async (_, reply) => {
    // Clients learn from it what time it is here: clocks of matches run by the same one.
    reply.header('date', new Date(now()).toUTCString());
    if (!serves) reply.header('connection', 'close');
  });
  people.routes(app);
  notices.routes(app);
  const changed = async (match: string) => {
    await registry.reseat(match);
    company.tellPeople(match);
    bus.tell({ kind: 'people', match });
  };
  const notFound = openRateLimiter(config.limits.guesses);
  lobbyRoutes({
    app,
    database,
    config,
    games,
    registry,
    matches,
    people,
    notFound,
    log,
    changed,
    notify,
    presence: company,
    waiting,
    now,
  });
  operationRoutes({ app, metrics, probe: () => journal.probe(), serves: () => serves });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  const files = config.dist !== null && existsSync(config.dist) ? staticFiles(config.dist) : null;
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/') || files === null || !['GET', 'HEAD'].includes(request.method))
      return reply.code(404).send({ error: 'not-found', message: 'There is nothing here.' });
    return files(request, reply);
  });
  await app.ready();

  const sockets = new Sockets({
    server: app.server,
    config,
    registry,
    company,
    log,
    who: (headers) => people.who(headers),
    address: (request) => addressOf(request, config.proxies),
    notFound,
    now,
    seen(person, match) {
      // From now on their socket says whether they are there.
      waiting.lookedAway(match, person);
      notices.seen(person, match);
    },
    counted: (kind, ms, refused) => metrics.message(kind, ms / 1000, refused ?? 'ok'),
  });
  /** Whoever has a table of theirs open, in whichever process, learns that their seats are a new person's. */
  async function moved(person: string): Promise<void> {
    for (const match of await matches.heldBy(person)) await changed(match);
  }
  /** The sockets of this process that stood on what is no more. */
  function shownOut(change: PeopleChange): void {
    if (change.kind === 'signed-out') sockets.askAgain(change.person);
    else if (change.kind === 'moved') sockets.comeBack(change.person);
  }
  async function spread(change: PeopleChange): Promise<void> {
    try {
      // Whoever comes back as somebody else finds their seats to be theirs.
      if (change.kind === 'moved') await moved(change.to);
    } finally {
      // Whatever went wrong at a table, nobody goes on as who they no longer are.
      shownOut(change);
      bus.tell({ kind: 'person', change });
    }
  }
  // Told in the order in which it happened.
  const changes = new TaskQueue();
  people.listen((change) => {
    changes
      .run(() => spread(change))
      .catch((e: unknown) => log.error({ err: e }, 'tables could not be told'));
  });
  metrics.watch('sightline_sockets', 'Open sockets', () => sockets.size);
  metrics.watch('sightline_tables', 'Matches that are live in this process', () => registry.open.length);

  const forgetting = new Forgetting({
    database,
    days: config.guestDays,
    log,
    counted: (guests) => metrics.guestsForgotten.inc(guests),
  });

  if (bus instanceof PostgresBus) {
    await bus.open();
    company.listens();
  }
  await outages.start();
  await registry.start();
  await clearUnfinishedImports(database.db, now());
  turnNotifier.start();
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  return {
    address: `http://${reachable(config.host)}:${port}/`,
    registry,
    metrics,
    failed: failed.promise,
    async close() {
      serves = false;
      await sockets.close();
      await turnNotifier.close();
      await registry.close();
      botTurns.close();
      // Whoever is being answered is let finish; who takes their time is not waited for.
      const enough = setTimeout(() => app.server.closeAllConnections(), PARTING_MS);
      await app.close();
      clearTimeout(enough);
      await notices.close();
      await forgetting.close();
      await bus.close();
      await outages.close();
      await journal.close();
      await database.close();
    },
  };
}

/** Whom a request comes from, as far as the proxies in front are to be believed. */
function addressOf(request: IncomingMessage, proxies: number): string {
  const own = request.socket.remoteAddress ?? '';
  if (proxies === 0) return own;
  const said = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((a) => a.trim())
    .filter((a) => a !== '');
  return said.at(-proxies) ?? own;
}

/** A name one can type into a browser for an address one can listen on. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
