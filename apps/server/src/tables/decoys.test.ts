import type { Bot } from '@sightline/bots';
import {
  type Answer,
  type AnyGame,
  type Decision,
  dice,
  Match,
  SPECTATOR,
  seedFrom,
} from '@sightline/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { games } from '../games.ts';
import { anyAnswer } from '../testing/answers.ts';
import { asItCouldBe, overheard } from '../testing/overheard.ts';

/* An attacker with a stopwatch and scales tries to tell a hidden Operator's portrait from its decoy. */

vi.mock(import('../time.ts'), async (original) => ({ ...(await original()), elapsed: () => Date.now() }));

const MATCHES = 240;
/** So many inputs of a match are listened to: a round or two. */
const LISTENED = 80;
const PACE = 700;
const ATTACKER = 0;
const DEFENDERS = [5, 6, 7, 8, 9];
const MISSIONS = [
  'consulateControl',
  'consulateBomb',
  'consulateHostage',
  'clubhouseControl',
  'clubhouseBomb',
  'clubhouseHostage',
];
/** What either token may do alike; the rest is for who shows itself, and would show it. */
const BLIND = new Set([
  'operator',
  'step',
  'otherToken',
  'watch',
  'turn',
  'keep',
  'next',
  'pass',
  'end',
  'start',
]);

/** Of a view: who is being moved, and which of its tokens. */
interface Moving {
  readonly stack: readonly { readonly procedure: string; readonly locals: unknown }[];
  readonly state: { readonly operators: readonly { readonly portrait: { readonly value?: number } }[] };
}

function movesPortrait({ stack, state }: Moving): boolean {
  const l = stack.find(({ procedure }) => procedure === 'activation')?.locals;
  const { operator, body } = (l ?? { operator: -1, body: -1 }) as { operator: number; body: number };
  return operator >= DEFENDERS[0] && state.operators[operator].portrait.value === body;
}

function blindAnswer(decision: Decision, random: (n: number) => number): Answer {
  const blind = decision.choices.filter(({ verb }) => BLIND.has(verb));
  return anyAnswer(blind.length === 0 ? decision : { ...decision, choices: blind }, random);
}

/** Moves its tokens about without a look at which is which; but it has more to think about when it moves a portrait. */
const blind: Bot<AnyGame> = {
  name: 'blind',
  answer({ view, decision, random }) {
    vi.setSystemTime(Date.now() + (movesPortrait(view) ? 60 : 5));
    return blindAnswer(decision, random);
  },
};

/** What comes to who listens: a message about a token, or about none. */
interface Heard {
  /** what happened, by the names of the events */
  readonly kinds: string;
  /** how many more than of other messages in which the same happened */
  readonly bytes: number;
  /** milliseconds since the message before */
  readonly after: number;
  /** 2 × Operator + token, or null */
  readonly body: number | null;
}

/** A hidden Operator: what was heard of its first token less what was heard of its second. */
interface Suspect {
  readonly features: readonly number[];
  readonly first: boolean;
}

const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, x) => sum + x, 0) / list.length;

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1];

/**
 * The number of messages about a token, how much heavier and later they are than usual, and the same of what follows
 * in which nobody moves: passes.
 */
function featuresOf(heard: readonly Heard[], body: number): number[] {
  const late = median(heard.map((h) => h.after));
  const about = heard.filter((h) => h.body === body);
  const follow = heard.filter((h, i) => h.body === null && heard[i - 1]?.body === body);
  return [
    about.length,
    follow.length,
    mean(about.map((h) => h.bytes)),
    mean(about.map((h) => h.after - late)),
    mean(follow.map((h) => h.bytes)),
    mean(follow.map((h) => h.after - late)),
  ];
}

interface Message {
  readonly t: string;
  readonly events?: readonly {
    readonly kind: string;
    readonly fields: { readonly [name: string]: unknown };
  }[];
}

/** Plays on for a while with somebody at the table who writes down what can be counted and timed. */
async function listened(m: number, seat: number) {
  const random = dice(m);
  const { siege } = games;
  const setup = {
    mission: MISSIONS[m % MISSIONS.length],
    clock: 'untimed',
    reactionWindows: m % 2 === 0,
    losMode: 'assisted',
  };
  const start = { setup, seats: 2, seed: seedFrom(`decoys ${m}`), at: Date.now() };
  // Where the Starter Zone has its portraits is printed: here they are where a lot says.
  const match = asItCouldBe(Match.start(siege.game, start), SPECTATOR, random);
  const { operators } = match.position.state as unknown as {
    operators: readonly { portrait: { value: number }; bodies: readonly unknown[] }[];
  };
  const portraits = DEFENDERS.map((o) => operators[o].portrait.value);
  const heard: Heard[] = [];
  const open = new Set(DEFENDERS);
  let last = Date.now();
  const table = await overheard({
    shelf: { ...siege, bots: { blind } },
    match,
    seat,
    bot: { level: 'blind', pace: PACE },
    heard(text) {
      const { t, events = [] } = JSON.parse(text) as Message;
      const after = Date.now() - last;
      last = Date.now();
      if (t !== 'input') return;
      const bodies = events.flatMap(({ fields }) => (typeof fields.body === 'number' ? [fields.body] : []));
      // Who has shown itself has nothing left to tell.
      for (const { kind, fields } of events) if (kind === 'revealed') open.delete(fields.operator as number);
      heard.push({
        kinds: events.map(({ kind }) => kind).join(),
        bytes: text.length,
        after,
        body: bodies.at(0) ?? null,
      });
    },
  });
  while (match.length < LISTENED && match.result === null) await vi.advanceTimersByTimeAsync(PACE);
  table.leave();
  return { heard, hidden: DEFENDERS.flatMap((o, i) => (open.has(o) ? [{ o, portrait: portraits[i] }] : [])) };
}

type Listened = Awaited<ReturnType<typeof listened>>;

/** Those of whom anything was heard; `also`: how much later a message comes than it did. */
const suspectsOf = (
  matches: readonly Listened[],
  also: (h: Heard, match: Listened) => number = () => 0,
): Suspect[] => {
  const sizes = Map.groupBy(
    matches.flatMap(({ heard }) => heard),
    ({ kinds }) => kinds,
  );
  const usual = new Map([...sizes].map(([kinds, like]) => [kinds, mean(like.map(({ bytes }) => bytes))]));
  return matches.flatMap((match) => {
    const heard = match.heard.map((h) => ({
      ...h,
      bytes: h.bytes - (usual.get(h.kinds) ?? 0),
      after: h.after + also(h, match),
    }));
    return match.hidden.flatMap(({ o, portrait }) => {
      const [first, second] = [2 * o, 2 * o + 1].map((body) => featuresOf(heard, body));
      const features = first.map((x, i) => x - second[i]);
      return features.some((x) => x !== 0) ? [{ features, first: portrait === 0 }] : [];
    });
  });
};

/** Learns by logistic regression from the first half, and says how often it is right about the other. */
function accuracy(suspects: readonly Suspect[]): number {
  const half = suspects.length >> 1;
  const [known, unknown] = [suspects.slice(0, half), suspects.slice(half)];
  const scales = known[0].features.map((_, i) =>
    Math.max(1e-9, Math.sqrt(mean(known.map(({ features }) => features[i] ** 2)))),
  );
  const weights = scales.map(() => 0);
  const score = ({ features }: Suspect) =>
    features.reduce((sum, x, i) => sum + (weights[i] * x) / scales[i], 0);
  for (let step = 0; step < 300; step++) {
    const errors = known.map((s) => (s.first ? 1 : 0) - 1 / (1 + Math.exp(-score(s))));
    for (const i of weights.keys())
      weights[i] += mean(known.map(({ features }, k) => (errors[k] * features[i]) / scales[i]));
  }
  return mean(unknown.map((s) => (score(s) > 0 === s.first ? 1 : 0)));
}

describe('an attacker with a stopwatch and scales', () => {
  let matches: Listened[] = [];
  beforeAll(async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    for (let m = 0; m < MATCHES; m++) matches.push(await listened(m, m % 4 === 0 ? SPECTATOR : ATTACKER));
  }, 120_000);
  afterAll(() => {
    vi.useRealTimers();
    matches = [];
  });

  it('can not tell a portrait from a decoy', () => {
    const suspects = suspectsOf(matches);
    const found = accuracy(suspects);
    console.log(`${suspects.length} hidden Operators, told apart in ${(100 * found).toFixed(1)} %`);
    expect(suspects.length).toBeGreaterThan(500);
    expect(found).toBeGreaterThan(0.45);
    expect(found).toBeLessThan(0.55);
  });

  it('could if portraits came a hundredth of a second later', () => {
    const slow = ({ body }: Heard, { hidden }: Listened) =>
      hidden.some(({ o, portrait }) => body === 2 * o + portrait) ? 10 : 0;
    expect(accuracy(suspectsOf(matches, slow))).toBeGreaterThan(0.75);
  });
});
