import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import webpush from 'web-push';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { SubscriptionRow } from '../database/tables.ts';
import { homeOf } from '../people/home.ts';
import { openMailer } from '../people/mailer.ts';
import type { People, Person } from '../people/people.ts';
import { kept } from '../people/settings.ts';
import { type Claimed, keyOf, Noticed } from './noticed.ts';
import { type PushMessage, push, type Vapid } from './push.ts';
import { pushRoutes } from './routes.ts';
import { Subscriptions } from './subscriptions.ts';
import { type RetryOutcome, Tries } from './tries.ts';
import { filled, words } from './words.ts';

/** Something that somebody should know who is not at the table. */
export interface Notice {
  /**
   * `begins`: the match at which they sit, and others are asked first; `beginsTurn`: … and they are; `reaction`: it is
   * not their turn, but they may react; `dismissed`: the host has asked them off the table; `hosting`: they
   * are the host now, for whoever was has left; `replaced`: a bot plays for them now; `rematch`: somebody wants to play once more
   */
  readonly what:
    | 'begins'
    | 'beginsTurn'
    | 'turn'
    | 'reaction'
    | 'dismissed'
    | 'hosting'
    | 'replaced'
    | 'rematch';
  readonly person: string;
  /** where it leads */
  readonly match: string;
  /** what the game is called */
  readonly title: string;
  /** the person whose doing it is */
  readonly by?: string;
  /** the match that it is the rematch of */
  readonly after?: string;
}

export interface Notices {
  /** Mounts /api/push. */
  routes(app: FastifyInstance): void;
  /**
   * Tells somebody who is not at the table: of each thing once, until they have been seen there. Play never waits for
   * it, nor hears of it if it fails. If nobody takes it, it is tried again in a while, as long as it is `still` so.
   */
  tell(notice: Notice, still?: Still): void;
  /** Whether somebody could be told that they are awaited at a table, and was not since they were last seen there. */
  untold(person: string, match: string): Promise<boolean>;
  /** Somebody is at a table; with `until`, they were, and have got up. */
  seen(person: string, match: string, until?: number): void;
  /** Waits for what is on its way. */
  settled(): Promise<void>;
  /** … and tries nothing again. */
  close(): Promise<void>;
}

/** Whether it is still so, and they still have to be told. */
export type Still = () => boolean | Promise<boolean>;

/** Where somebody can be told something. */
interface Ways {
  readonly to: Person;
  readonly browsers: readonly SubscriptionRow[];
  /** null: no letter is written */
  readonly letterTo: string | null;
}

/** A notice on its way. */
interface Telling {
  readonly notice: Notice;
  readonly still: Still;
  /** what this process has it by to tell it; null: it has yet to see whether another one does */
  readonly claim: string | null;
}

interface Options {
  readonly database: Database;
  readonly config: Config;
  readonly people: People;
  readonly log: FastifyBaseLogger;
  /** for tests: push services may be at 127.0.0.1, and without encryption on the way */
  readonly loopback?: boolean;
  /** the time of day */
  readonly now?: () => number;
  /** somebody was told something: it was handed over */
  counted?(): void;
}

/** What push services answer when nobody is there any more. */
const GONE: ReadonlySet<number> = new Set([404, 410]);
const LONGEST_TITLE = 80;
const DAY = 24 * 60 * 60 * 1000;
/** Others wait for these with the table open before them. */
const URGENT: ReadonlySet<Notice['what']> = new Set(['reaction', 'begins', 'beginsTurn']);

export async function openNotices(o: Options): Promise<Notices> {
  const { database, config, people, log, loopback = false, now = () => Date.now() } = o;
  const vapid = await vapidKeys(database, config);
  const subscriptions = new Subscriptions(database);
  const noticed = new Noticed(database);
  const send = config.mail && openMailer(config.mail, log);
  const home = homeOf(config);
  await noticed.forgetOld(now());

  /** Whether the service took it. */
  async function pushTo(browser: SubscriptionRow, message: PushMessage, about: Notice): Promise<boolean> {
    const service = hostOf(browser.endpoint);
    try {
      const { match: topic, what } = about;
      const status = await push(browser, message, { vapid, topic, urgent: URGENT.has(what), loopback });
      if (GONE.has(status)) await subscriptions.remove(browser.endpoint);
      else if (status >= 300) log.warn({ status, service }, 'a push was refused');
      return status < 300;
    } catch (e) {
      log.warn({ err: e, service }, 'a push could not be sent');
      return false;
    }
  }

  /** Where somebody can be told something; null: nowhere. */
  async function ways({ person, what }: Pick<Notice, 'person' | 'what'>): Promise<Ways | null> {
    const to = await people.person(person);
    if (!to) return null;
    const browsers = await subscriptions.of(person);
    // Whoever signs up can give any address: a stranger is not told of somebody else's turns.
    // Nor is anybody written to who can do nothing yet: their turn may come a moment later.
    const letterTo = send && to.mail && !to.unconfirmed && what !== 'begins' ? to.email : null;
    return browsers.length === 0 && letterTo === null ? null : { to, browsers, letterTo };
  }

  async function untold(person: string, match: string): Promise<boolean> {
    const awaited = { what: 'turn', person, match } as const;
    return !(await noticed.has(awaited)) && (await ways(awaited)) !== null;
  }

  /** Hands it to whoever takes it there; whether anybody did. */
  async function handOver(notice: Notice, { to, browsers, letterTo }: Ways): Promise<boolean> {
    const { match, title, what, by } = notice;
    const say = words[to.language];
    const { title: head, body: about } = say[what];
    const name = by === undefined ? '' : ((await people.person(by))?.name ?? '');
    const body = filled(about, { name });
    const path = `/#/online/${encodeURIComponent(match)}`;
    const message = { title: filled(head, { title: title.slice(0, LONGEST_TITLE) }), body, url: path };
    const below = filled(say.letter, { link: `${home}${path}`, account: `${home}/#/account` });
    const taken = await Promise.all([
      ...browsers.map((browser) => pushTo(browser, message, notice)),
      letterTo !== null && send?.({ to: letterTo, subject: message.title, text: `${body}\n\n${below}\n` }),
    ]);
    return taken.includes(true);
  }

  async function tell(telling: Telling, again: boolean): Promise<RetryOutcome<Telling>> {
    const { notice } = telling;
    const found = !again || (await telling.still()) ? await ways(notice) : null;
    if (found === null) {
      await giveUp(telling);
      return null;
    }
    const got = await claimed(telling);
    if (got === 'told') return null;
    // Another one is at it, and may die over it. Once it is looked at again, that is enough.
    if (got === 'busy') return tries.isPausing(keyOf(notice)) ? null : { next: telling };
    if (!(await handOver(notice, found))) return { next: { ...telling, ...got } };
    o.counted?.();
    await noticed.keep(notice, got.claim);
    return null;
  }

  const claimed = ({ notice, claim }: Telling): Promise<Claimed> =>
    claim === null ? noticed.claim(notice, now()) : noticed.renew(notice, claim, now());

  async function giveUp({ notice, claim }: Telling): Promise<void> {
    if (claim !== null) await noticed.drop(notice, claim);
  }

  const tries = new Tries<Telling>({
    work: tell,
    gone: giveUp,
    failed: (e) => log.warn({ err: e }, 'a notice failed'),
  });
  const forgetting = setInterval(() => tries.apart(noticed.forgetOld(now())), DAY);
  forgetting.unref();

  return {
    routes: (app) => pushRoutes(app, { people, subscriptions, publicKey: vapid.publicKey, loopback }),
    untold,
    tell: (notice, still = () => true) => tries.begin(keyOf(notice), { notice, still, claim: null }),
    seen: (person, match, until) => tries.apart(noticed.clear(person, match, until)),
    settled: () => tries.settled(),
    async close() {
      clearInterval(forgetting);
      await tries.close();
    },
  };
}

/** Made once: browsers subscribe to these keys, and are lost with them. */
async function vapidKeys(database: Database, { origin }: Config): Promise<Vapid> {
  const keys = await kept(database, 'vapid', () => JSON.stringify(webpush.generateVAPIDKeys()));
  const { publicKey, privateKey } = JSON.parse(keys) as webpush.VapidKeys;
  const subject = origin?.startsWith('https:') ? origin : 'mailto:noreply@localhost';
  return { subject, publicKey, privateKey };
}

/** The path of an endpoint is a secret between the browser and us. */
const hostOf = (endpoint: string) => (URL.canParse(endpoint) ? new URL(endpoint).host : '');
