import {
  type Check,
  type Choice,
  call,
  defineGame,
  type Flow,
  type Play,
  procedure,
} from '@sightline/kernel';
import type { Scenario } from '@sightline/soak';
import { duel } from './duel.ts';
import { moveTo, release, strikeDown, take, winOver } from './fates.ts';
import { areNeighbours, CAMPS, FIELD, neighbours, startsFrom } from './field.ts';
import { drawUp, ORDERS, shuffleDeck } from './orders.ts';
import {
  captured,
  carriedBy,
  forEachFree,
  hasFree,
  isFree,
  NONE,
  played,
  putDown,
  shape,
  stepped,
  struckDown,
  type Turncoat,
  taken,
  wonOver,
} from './turncoat.ts';

const LAST_TURN = 100;

const nobodyThere = (rule: string): Check<Turncoat> => ({
  rule,
  holds: (g, _l, _i, cell) => g.derived[cell] === NONE,
  because: (g, _l, _i, cell) => ({ figure: g.derived[cell] }),
});

const carriesNothing: Check<Turncoat> = {
  rule: 'TC-07',
  holds: (g, _l, i) => carriedBy(g, i) === NONE,
  because: (g, _l, i) => ({ carries: carriedBy(g, i) }),
};

const inCamp: Check<Turncoat> = {
  rule: 'TC-10',
  holds: (g, _l, i) => CAMPS[g.seat].includes(g.state.figures[i].at),
};

/** Every free figure of the seat with every neighbouring cell; those that carry something only, if asked for. */
function offerCells(g: Play<Turncoat>, carriers: boolean, offer: (i: number, cell: number) => void): void {
  forEachFree(g, g.seat, (i) => {
    if (carriers && carriedBy(g, i) === NONE) return;
    for (const cell of neighbours(g.state.figures[i].at)) offer(i, cell);
  });
}

/** TC-04: the same attack, to strike down or to capture. */
const attack = (
  intent: 'strike' | 'capture',
  checks: readonly Check<Turncoat>[],
): Choice<Turncoat, unknown, Flow<Turncoat, never, undefined>> => ({
  form: 'one',
  candidates(g, _l, offer) {
    forEachFree(g, g.seat, (attacker) => {
      g.state.figures.forEach((f, target) => {
        if (f.side !== g.seat && f.state === 'free') offer(attacker, target);
      });
    });
  },
  checks: [
    { rule: 'TC-04', holds: (g, _l, a, t) => areNeighbours(g.state.figures[a].at, g.state.figures[t].at) },
    ...checks,
  ],
  does: (_g, _l, attacker, target) => call(duel, { attacker, target, intent }),
});

const war = procedure<Turncoat>()('war');
war.steps('muster', 'ready', 'act', 'next').are({
  muster(g) {
    shuffleDeck(g);
    for (let side = 0; side < g.seats; side++) drawUp(g, side);
  },
  ready: (g) => drawUp(g, g.state.active),
  act: {
    ask: 'one',
    seat: (g) => g.state.active,
    choices: {
      step: {
        form: 'one',
        candidates: (g, _l, offer) => offerCells(g, false, offer),
        checks: [nobodyThere('TC-03')],
        does(g, _l, i, cell) {
          moveTo(g, i, cell);
          g.emit(stepped, { figure: i, to: cell });
        },
      },
      strike: attack('strike', []),
      capture: attack('capture', [carriesNothing]),
      take: {
        form: 'one',
        candidates(g, _l, offer) {
          forEachFree(g, g.seat, (i) => {
            const { at } = g.state.figures[i];
            g.state.figures.forEach((f, corpse) => {
              const lies = f.state === 'corpse' && f.carrier === NONE;
              if (lies && (f.at === at || areNeighbours(f.at, at))) offer(i, corpse);
            });
          });
        },
        checks: [carriesNothing],
        does: (g, _l, i, corpse) => take(g, corpse, i),
      },
      putDown: {
        form: 'one',
        candidates: (g, _l, offer) => offerCells(g, true, offer),
        checks: [nobodyThere('TC-08')],
        does: (g, _l, i, cell) => release(g, carriedBy(g, i), cell),
      },
      winOver: {
        form: 'one',
        candidates: (g, _l, offer) => offerCells(g, true, offer),
        checks: [inCamp, nobodyThere('TC-10')],
        does: (g, _l, i, cell) => winOver(g, carriedBy(g, i), g.seat, cell),
      },
      wait: { form: 'confirm', does: () => {} },
    },
    timeout: () => ['wait'],
  },
  next(g) {
    g.state.turn++;
    judge(g);
    do g.state.active = (g.state.active + 1) % g.seats;
    while (!hasFree(g, g.state.active));
    return 'ready';
  },
});

/** TC-12 */
function judge(g: Play<Turncoat>): void {
  const sides = Array.from({ length: g.seats }, (_, side) => ({ side, free: 0 }));
  for (const f of g.state.figures) if (f.state === 'free') sides[f.side].free++;
  const standing = sides.filter((s) => s.free > 0);
  if (standing.length > 1 && g.state.turn < LAST_TURN) return;
  const most = Math.max(...standing.map((s) => s.free));
  const best = standing.filter((s) => s.free === most);
  g.finish({ winners: best.length === 1 ? [best[0].side] : [], by: 'TC-12' });
}

export const game = defineGame<Turncoat>({
  name: 'turncoat',
  version: '1',
  seats: { least: 2, most: 3 },
  state: shape,
  streams: ['deck'],
  secretStreams: ['deck'],
  events: [stepped, played, struckDown, captured, taken, putDown, wonOver],
  procedures: [duel],
  main: war,
  statics: (setup, seats) => ({ starts: startsFrom(setup, seats) }),
  begin(g) {
    g.statics.starts.forEach((cells, side) => {
      for (const at of cells)
        g.state.figures.push({ side, state: 'free', at, carrier: NONE, hand: { items: [], known: [] } });
    });
    g.state.deck = { items: [...ORDERS], known: ORDERS.map(() => 0) };
  },
  deckContents: () => ORDERS,
  impossible(g) {
    const { figures } = g.state;
    const carried = figures.filter((f) => f.carrier !== NONE);
    if (new Set(carried.map((f) => f.carrier)).size < carried.length) return 'somebody carries two';
    const lost = carried.findIndex(({ carrier, at }) => !isFree(g, carrier) || figures[carrier].at !== at);
    return lost < 0 ? null : 'what is carried is not where its carrier is';
  },
  derive(g, old = new Int8Array(FIELD.cells)) {
    old.fill(NONE);
    g.state.figures.forEach((f, i) => {
      if (f.state === 'free') old[f.at] = i;
    });
    return old;
  },
  resign(g, seat) {
    forEachFree(g, seat, (i) => strikeDown(g, i));
    judge(g);
  },
});

export const scenario: Scenario<Turncoat> = {
  game,
  table(random) {
    const seats = 2 + random(2);
    const close = [
      [0, 5, 10],
      [1, 6, 11],
      [4, 9, 14],
    ];
    return {
      setup: random(2) === 0 ? null : close.slice(0, seats),
      seats,
      ...(random(4) === 0 ? { clocks: Array.from({ length: seats }, () => 90_000) } : {}),
    };
  },
};
