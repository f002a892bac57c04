import {
  type Check,
  call,
  type Data,
  defineGame,
  EVERYONE,
  event,
  fields,
  type GameTypes,
  inTurn,
  int,
  list,
  NOBODY,
  only,
  open,
  type Play,
  pile,
  players,
  procedure,
  type Seen,
  SetupError,
  working,
} from '@sightline/kernel';

/**
 * A small game for tests of the host. Raiders choose a trade, then take turns: a raider walks up to three cells of a
 * corridor (which may be taken back), then tries the lock (a die, which may not) while all others may sound the alarm
 * with a card from their hidden hands.
 */
const CELLS = 10;
const STEPS = 3;
const WIRE = 2;
const DUCKER = 2;
export const TRADES = 3;
const CARDS: readonly number[] = Array.from({ length: 24 }, (_, card) => card);

const shape = fields({
  trades: open(list(int)),
  at: open(list(int)),
  score: open(list(int)),
  round: open(int),
  hands: open(list(pile('cards'))),
  deck: pile('cards'),
  discard: pile('cards'),
});

export interface Raid extends GameTypes {
  state: Data<typeof shape>;
  seen: Seen<typeof shape>;
  statics: { readonly rounds: number };
}
type G = Play<Raid>;

const chose = event('chose', { seat: 'open', trade: 'open' });
const roundBegan = event('roundBegan', { round: 'open' });
const stepped = event('stepped', { seat: 'open', to: 'open' });
const tried = event('tried', { seat: 'open', die: 'open' });
const alarmed = event('alarmed', { seat: 'open', card: 'open' });
const drew = event('drew', { seat: 'open', card: 'secret' });
const whispered = event('whispered', { word: 'open' });

function draw(g: G, seat: number): void {
  const { deck, discard, hands } = g.state;
  if (deck.items.length === 0) {
    while (discard.items.length > 0) g.move(discard, 0, deck, NOBODY);
    g.shuffle('cards', deck);
  }
  if (deck.items.length === 0) return;
  const card = g.move(deck, deck.items.length - 1, hands[seat], only(seat));
  g.emit(drew, { seat, card }, { card: only(seat) });
  // A whole event that only one seat hears of.
  g.emit(whispered, { word: card }, { event: only(seat) });
}

const alarm = procedure<Raid>()('alarm', { raider: open(int), die: open(int) });
const fits: Check<Raid, { die: number }> = {
  rule: 'RD-06',
  holds: (_g, l, card) => card % 2 === l.die % 2,
  because: (_g, l) => ({ die: l.die }),
};
alarm.steps('sound').are({
  sound: {
    ask: 'open',
    seats: (g, l) => players(g.seats) & ~only(l.raider),
    mayHave: (g, _l, seat) => g.state.hands[seat].items.length > 0,
    choices: {
      sound: {
        form: 'one',
        candidates(g, _l, offer) {
          for (const card of g.state.hands[g.seat].items) offer(card);
        },
        checks: [fits],
        does(g, l, card) {
          const hand = g.state.hands[g.seat];
          g.move(hand, hand.items.indexOf(card), g.state.discard, EVERYONE);
          g.state.score[l.raider] -= 1;
          g.emit(alarmed, { seat: g.seat, card });
        },
      },
    },
  },
});

/** A raider on the wire may duck, if it has the trade for it: whoever has not can only pass. */
const wire = procedure<Raid>()('wire', { raider: open(int) });
wire.steps('duck').are({
  duck: {
    ask: 'open',
    seats: (_g, l) => only(l.raider),
    mayHave: () => true,
    choices: {
      duck: {
        form: 'one',
        candidates(g, _l, offer) {
          if (g.state.trades[g.seat] === DUCKER) offer(g.seat);
        },
        does: () => {},
      },
    },
  },
});

const turn = procedure<Raid>()('turn', { raider: open(int), steps: working(open(int)) });
const nextTo: Check<Raid, { raider: number }> = {
  rule: 'RD-03',
  holds: (g, l, cell) => cell >= 0 && cell < CELLS && Math.abs(cell - g.state.at[l.raider]) === 1,
  because: (g, l) => ({ from: g.state.at[l.raider] }),
};
const stepsLeft: Check<Raid, { steps: number }> = { rule: 'RD-04', holds: (_g, l) => l.steps < STEPS };
turn.steps('act', 'after').are({
  act: {
    ask: 'one',
    seat: (_g, l) => l.raider,
    choices: {
      step: {
        form: 'one',
        candidates(g, l, offer) {
          offer(g.state.at[l.raider] - 1);
          offer(g.state.at[l.raider] + 1);
        },
        checks: [nextTo, stepsLeft],
        does(g, l, cell) {
          g.state.at[l.raider] = cell;
          l.steps++;
          g.emit(stepped, { seat: l.raider, to: cell });
          return cell === WIRE ? call(wire, { raider: l.raider }, 'act') : 'act';
        },
      },
      try: {
        form: 'confirm',
        does(g, l) {
          const die = 1 + g.draw('dice', 6);
          g.state.score[l.raider] += die;
          g.emit(tried, { seat: l.raider, die });
          return call(alarm, { raider: l.raider, die });
        },
      },
      wait: { form: 'confirm', does: () => 'after' },
    },
  },
  after(g, l) {
    if (g.state.hands[l.raider].items.length < 4) draw(g, l.raider);
  },
});

const untaken: Check<Raid> = {
  rule: 'RD-02',
  holds: (g, _l, trade) => !g.state.trades.includes(trade),
  because: (g, _l, trade) => ({ seat: g.state.trades.indexOf(trade) }),
};
const main = procedure<Raid>()('main');
main.steps('deal', 'trade', 'round', 'next').are({
  deal(g) {
    g.shuffle('cards', g.state.deck);
    for (let seat = 0; seat < g.seats; seat++) {
      draw(g, seat);
      draw(g, seat);
    }
  },
  trade: {
    ask: 'one',
    seat: (g) => g.state.trades.length,
    choices: {
      trade: {
        form: 'one',
        candidates(_g, _l, offer) {
          for (let trade = 0; trade < TRADES; trade++) offer(trade);
        },
        checks: [untaken],
        does(g, _l, trade) {
          g.state.trades.push(trade);
          g.emit(chose, { seat: g.seat, trade });
          return g.state.trades.length < g.seats ? 'trade' : 'round';
        },
      },
    },
  },
  round(g) {
    g.state.round++;
    g.emit(roundBegan, { round: g.state.round });
    const [first, ...others] = g.state.at.map((_, raider) => call(turn, { raider }));
    return inTurn([first, ...others], 'next');
  },
  next(g) {
    if (g.state.round < g.statics.rounds) return 'round';
    const most = Math.max(...g.state.score);
    g.finish({ winners: g.state.score.flatMap((s, seat) => (s === most ? [seat] : [])), by: 'RD-08' });
  },
});

export const raid = defineGame<Raid>({
  name: 'raid',
  version: '1',
  seats: { least: 2, most: 3 },
  state: shape,
  streams: ['cards', 'dice'],
  secretStreams: ['cards'],
  events: [chose, roundBegan, stepped, tried, alarmed, drew, whispered],
  procedures: [turn, alarm, wire],
  main,
  statics(setup) {
    const { rounds } = (setup ?? {}) as { rounds?: unknown };
    if (!Number.isInteger(rounds) || (rounds as number) < 1) throw new SetupError('rounds: 1 or more');
    return { rounds: rounds as number };
  },
  begin(g) {
    g.state.deck = { items: CARDS.slice(), known: CARDS.map(() => NOBODY) };
    for (let seat = 0; seat < g.seats; seat++) {
      g.state.hands.push({ items: [], known: [] });
      g.state.at.push(0);
      g.state.score.push(0);
    }
  },
  deckContents: () => CARDS,
  resign: (g, seat) =>
    g.finish({ winners: g.state.at.flatMap((_, s) => (s === seat ? [] : [s])), by: 'resigned' }),
});
