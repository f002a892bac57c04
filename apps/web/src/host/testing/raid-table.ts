import { type Answer, answersIn, type Decision, type Result } from '@sightline/kernel';
import { type Card, nameOfRef, numberOfRef, ref, type TableGame, type ViewContext } from '@sightline/table';
import type { Texts } from '../words.ts';
import { type Raid, raid, TRADES } from './raid.ts';

type At = ViewContext<Raid>;

export const raidTexts: Readonly<Record<'en' | 'ru', Texts>> = {
  en: words(''),
  ru: words('ру '),
};

/** Both languages say the same, the second with a mark before it. */
function words(mark: string): Texts {
  const texts = {
    raid: 'Raid',
    seat: 'Raider {n}',
    round: 'Round {n}',
    ask: 'Raider {n}: {prompt}',
    verb: '{verb}',
    chose: 'Raider {seat} is of trade {trade}',
    roundBegan: 'Round {round}',
    stepped: 'Raider {seat} steps to {to}',
    tried: 'Raider {seat} rolls {die}',
    alarmed: 'Raider {seat} plays {card}',
    drew: 'Raider {seat} draws {card}',
    whispered: 'It is {word}',
    'RD-02': 'That trade is taken.',
    'RD-03': 'Too far from {from}.',
    'RD-04': 'No steps left.',
    'RD-06': 'It does not fit {die}.',
    over: 'Won by {winners}',
    waiting: 'Others act',
    card: 'Card {n}',
    unknown: 'a card',
    rules: 'Won, {won} of {rounds}',
  };
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, mark + text]));
}

const cardOf = (at: At, item: number | null): Card => ({
  ref: ref('card', item ?? 'hidden'),
  title: item === null ? at.say('unknown') : at.say('card', { n: item }),
  kicker: '',
  icon: 'card-play',
  tone: 'plain',
  text: '',
});

const answersOf = (decision: Decision): Answer[] => decision.choices.flatMap(answersIn);

interface Series {
  readonly won: readonly (readonly number[])[];
  readonly length: number;
}

export const raidTable: TableGame<Raid> = {
  game: raid,
  secrets: () => true,
  seat: ({ say }, seat) => ({ name: say('seat', { n: seat }), icon: 'person', tone: 'friend' }),
  drawing: () => ({
    kind: 'grid',
    width: 10,
    height: 1,
    levels: 1,
    spaces: [],
    walls: [],
    outlines: [],
    doors: [],
    legend: [],
  }),
  scene: (at) => ({
    header: {
      kicker: at.say('round', { n: at.view.state.round }),
      title: at.say('raid'),
      phases: [],
      order: null,
      counters: [],
    },
    doors: [],
    pieces: at.view.state.at.map((x, seat) => ({
      ref: ref('piece', seat),
      shape: 'figure',
      icon: 'person',
      tone: 'friend',
      x,
      y: 0,
      wide: 1,
      high: 1,
      level: 0,
      name: at.say('seat', { n: seat }),
    })),
    panels: [],
    hand: {
      piles: [],
      standing: [],
      groups: at.view.state.hands.map((hand, seat) => ({
        title: at.say('seat', { n: seat }),
        empty: '',
        cards: hand.items.map((item) => cardOf(at, item)),
      })),
    },
  }),
  question: (at, decision) => ({
    seat: decision.seat,
    who: at.say('seat', { n: decision.seat }),
    title: at.say('ask', { n: decision.seat, prompt: decision.prompt }),
    options: answersOf(decision).map((answer) => ({
      key: answer.join(' '),
      answer,
      mark: 'plain',
      picks: answer[0] === 'step' ? [ref('cell', answer[1])] : [],
      label: at.say('verb', { verb: answer.join(' ') }),
      verb: answer[0],
      final: false,
    })),
    walks: [],
    composed: [],
  }),
  preview: (_at, _decision, chosen) => ({ title: chosen.map((answer) => answer.join(' ')).join(', ') }),
  inspect: (at, r) => ({
    title: `${at.say('round', { n: at.view.state.round })} ${r}`,
    kicker: '',
    icon: 'person',
    tone: 'plain',
    lines: [],
    rules: [],
  }),
  attempts: (_at, _decision, r) =>
    nameOfRef(r) === '' ? [] : [[r.startsWith('card') ? 'sound' : 'step', numberOfRef(r)]],
  reason: (at, { rule, facts }) => at.say(rule, facts as Record<string, number>),
  tell: (at, { kind, fields }) => ({
    line: [at.say(kind, { card: at.say('unknown'), ...(fields as Record<string, number>) })],
    tone: 'plain',
    effects:
      kind === 'roundBegan'
        ? [{ show: 'banner', title: at.say('round', { n: fields.round as number }), tone: 'plain' }]
        : [],
  }),
  ending: (at, { winners, by }: Result) => ({
    title: at.say('over', { winners: at.listed(winners.map((n) => at.say('seat', { n }))) }),
    text: '',
    rule: by,
    tone: 'good',
  }),
  waiting: (at) => at.say('waiting'),
  newMatch: () => ({
    missions: [],
    seats: { least: 2, most: 3 },
    roles: [],
    levels: [],
    first: { seats: 2, online: 2, players: ['me', { bot: 'random' }] },
    switches: [],
    secrets: true,
    choices: [],
    operations: [],
  }),
  setup: ({ mission }) => ({ rounds: Number(mission) }),
  preset(decision, presets) {
    const chosen = presets[decision.seat]?.trade?.[0];
    return decision.prompt === 'main.trade' && chosen !== undefined ? ['trade', chosen % TRADES] : null;
  },
  title: ({ say }) => say('raid'),
  operations: {
    start: (id): Series => ({ won: [], length: Number(id) }),
    next: (o) => ((o as Series).won.length < (o as Series).length ? '1' : null),
    record: (o, { winners }): Series => ({ ...(o as Series), won: [...(o as Series).won, winners] }),
    state: ({ say }, o) => ({
      name: say('rules', { won: (o as Series).won.length, rounds: (o as Series).length }),
      missions: [],
      story: '',
      over: (o as Series).won.length < (o as Series).length ? null : 'over',
    }),
  },
};
