import { type Answer, answersIn, type Decision, type SeenEvent } from '@sightline/kernel';
import { type Bids, bids } from '@sightline/small-games';
import { type Ref, ref, type TableGame, type ViewContext } from '@sightline/table';

type At = ViewContext<Bids>;
type Speaks = Pick<At, 'say'>;

const nameOf = ({ say }: Speaks, seat: number): string => say('seat', { n: seat + 1 });

/** What the table knows of a purse: all of one's own, of another what was paid out of it. */
const coinsOf = (at: At, seat: number): string => {
  const { first, paid } = at.view.state.purses[seat];
  return first.value === null
    ? at.say('purse.hidden', { paid })
    : at.say('purse.own', { left: first.value - paid });
};

const answersOf = (decision: Decision): Answer[] => decision.choices.flatMap(answersIn);

const label = (at: At, answer: Answer): string =>
  answer[0] === 'bid' ? at.say('verb.bid', { n: Number(answer[1]) }) : at.say(`verb.${answer[0]}`);

/** What an event is about in words: seats by name, lists as lists. */
function factsOf(at: At, { fields }: SeenEvent): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields))
    facts[name] = Array.isArray(value) ? value.join(' · ') : nameOf(at, Number(value));
  return facts;
}

const FORM_LEVELS = ['random'] as const;

/** What the table needs to show Bids. It describes and draws nothing. */
export const table: TableGame<Bids> = {
  game: bids,
  secrets: () => true,
  seat: (at, seat) => ({ name: nameOf(at, seat), icon: 'meeple', tone: 'friend' }),
  drawing: (at) => ({
    kind: 'grid',
    width: 4,
    height: 1,
    levels: 1,
    spaces: [0, 1, 2, 3].map((x) => ({
      ref: ref('cell', x),
      x,
      y: 0,
      level: 0,
      floor: 'steel',
      label: at.say('place', { n: x + 1 }),
      tile: 0,
    })),
    walls: [],
    outlines: [],
    doors: [],
    legend: [],
  }),
  scene: (at) => {
    const { purses, points, holder, round } = at.view.state;
    return {
      header: {
        kicker: at.say('round', { n: round + 1 }),
        title: at.say('mission.reign.name'),
        phases: [],
        order: null,
        counters: [],
      },
      doors: [],
      pieces: purses.map((_, seat) => ({
        ref: ref('piece', seat),
        shape: 'figure',
        icon: 'meeple',
        tone: seat === holder ? 'good' : 'friend',
        x: seat,
        y: 0,
        wide: 1,
        high: 1,
        level: 0,
        name: nameOf(at, seat),
        active: seat === holder,
      })),
      panels: [
        {
          type: 'stats',
          title: at.say('points'),
          tone: 'plain',
          rows: points.map((n, seat) => ({
            label: nameOf(at, seat),
            value: `${n} · ${coinsOf(at, seat)}`,
            ref: ref('piece', seat),
          })),
        },
      ],
      hand: { piles: [], standing: [], groups: [] },
    };
  },
  question: (at, decision) => ({
    seat: decision.seat,
    who: nameOf(at, decision.seat),
    title: at.say(`prompt.${decision.prompt}`),
    options: answersOf(decision).map((answer) => ({
      key: answer.join(' '),
      answer,
      mark: 'plain',
      picks: [],
      label: label(at, answer),
      verb: label(at, answer),
      final: false,
      ...(answer[0] === 'pass' ? { closing: true as const } : {}),
    })),
    walks: [],
    composed: [],
  }),
  preview: () => null,
  inspect: (at, target: Ref) => {
    const seat = Number(target.split(':')[1]);
    if (at.view.state.purses[seat] === undefined) return null;
    return {
      title: nameOf(at, seat),
      kicker: '',
      icon: 'meeple',
      tone: 'friend',
      lines: [{ text: coinsOf(at, seat) }],
      rules: ['BD-01'],
    };
  },
  attempts: () => [],
  reason: (at, { rule, facts }) => at.say(`reason.${rule}`, facts as Record<string, number>),
  tell: (at, event) => ({
    line: [at.say(`log.${event.kind}`, factsOf(at, event))],
    tone: 'plain',
    effects: [],
  }),
  ending: (at, { winners, by }) => ({
    title: at.say('ending', { winners: at.listed(winners.map((seat) => nameOf(at, seat))) }),
    text: at.say('reason.BD-10'),
    rule: by,
    tone: 'good',
  }),
  waiting: (at) => at.say('waiting'),
  newMatch: (at) => ({
    missions: [
      {
        id: 'reign',
        name: at.say('mission.reign.name'),
        briefing: at.say('mission.reign.briefing'),
        operation: 'reign',
        kicker: '',
        objective: at.say('reason.BD-10'),
      },
    ],
    seats: { least: 2, most: 4 },
    roles: [0, 1, 2, 3].map((seat) => ({
      seat,
      name: nameOf(at, seat),
      icon: 'meeple',
      tone: 'friend',
      text: '',
      presets: [],
    })),
    first: { seats: 3, online: 2, players: ['me', { bot: 'random' }, { bot: 'random' }, { bot: 'random' }] },
    levels: FORM_LEVELS.map((id) => ({ id, label: at.say(`bot.${id}`), hint: '' })),
    switches: [],
    secrets: true,
    choices: [],
    operations: [],
  }),
  setup: () => null,
  preset: () => null,
  title: ({ say }) => say('mission.reign.name'),
  operations: {
    start: () => null,
    next: () => null,
    record: (operation) => operation,
    state: () => ({ name: '', missions: [], story: '', over: null }),
  },
};
