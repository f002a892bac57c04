import { optionsFor } from '@sightline/kernel';
import type { Option, Question } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import type { MatchSettings } from '../rules/settings.ts';
import { squadsFor } from '../rules/statics.ts';
import { activating } from '../testing/activating.ts';
import { A0, A1, ATTACKS, D0, D1, DEFENDS, hide, put, stock, upstairs } from '../testing/arranging.ts';
import type { Given, TestTable } from '../testing/given.ts';
import { lookAt } from '../testing/saying.ts';
import { sketch } from '../testing/sketch.ts';
import type { Verb } from './asked.ts';
import { question } from './question.ts';
import { bodyRef, cellRef, standeeRef, tacticalRef } from './refs.ts';
import { unasked } from './unasked.ts';

type Asked = Omit<Question<Verb>, 'id'>;

function askedIn(table: TestTable, seat: number): Asked {
  const at = lookAt(table.match, seat);
  if (at.view.decision === null) throw new Error('nobody is asked');
  return question(at, at.view.decision);
}
const withVerb = (q: Asked, verb: Verb): readonly Option<Verb>[] =>
  q.options.filter(({ answer }) => answer[0] === verb);

/** Ash at (1,2) sees Smoke at (4,2). */
const facing = (of: Partial<Omit<Given, 'run' | 'arrange'>> = {}, more: Given['arrange'] = () => {}) =>
  activating(A0, {
    board: sketch(8, 5, { gray: '(1,1)' }),
    ...of,
    arrange(g, at) {
      put(g, A0, 'ash', at('(1,2)'));
      put(g, D0, 'smoke', at('(4,2)'));
      stock(g, { frag: 1 });
      more(g, at);
    },
  });

describe('the question of an activation', () => {
  it('a shot is aimed at a body first; what may be declared is told apart', () => {
    const shots = withVerb(askedIn(facing({ settings: { losMode: 'faithful' } }), ATTACKS), 'shoot');
    expect(shots.map(({ picks }) => picks)).toEqual(shots.map(() => [bodyRef(2 * D0)]));
    expect(shots.map(({ label }) => label)).toEqual([
      'Shoot Smoke: no protection',
      'Shoot Smoke: light protection',
      'Shoot Smoke: heavy protection',
    ]);
  });

  it('a claimed shot is an arc that nobody has measured, with its odds as declared', () => {
    const table = facing({ settings: { losMode: 'faithful' } }).play(ATTACKS, 'shoot', D0, 0, 1);
    expect(askedIn(table, DEFENDS).shown).toMatchObject({
      title: 'Ash → Smoke',
      lines: [{ from: [1.5, 2.5], to: [4.5, 2.5], kind: 'claimed' }],
      lineLabel: expect.stringContaining('3'),
      odds: expect.arrayContaining([expect.objectContaining({ chance: expect.any(Number) })]),
    });
  });

  it('where lines are shown there is one shot at each component', () => {
    const leaning = facing({ settings: { losMode: 'assisted' } }, (g, at) =>
      put(g, D0, 'smoke', at('(4,2)'), { standee: at('(4,3)') }),
    );
    expect(withVerb(askedIn(leaning, ATTACKS), 'shoot').map(({ picks }) => picks)).toEqual([
      [bodyRef(2 * D0)],
      [standeeRef(2 * D0)],
    ]);
  });

  it('a space is free to be walked to: other aims are taken up first', () => {
    const table = facing({ settings: { losMode: 'faithful' } });
    const q = askedIn(table, ATTACKS);
    const spaces = new Set(
      q.options.flatMap(({ picks: [first] }) => (first?.startsWith('cell') ? [first] : [])),
    );
    expect(withVerb(q, 'destroy').length).toBeGreaterThan(20);
    expect([...spaces].sort()).toEqual(
      withVerb(q, 'step')
        .flatMap(({ picks }) => picks)
        .sort(),
    );
    expect(q.walks.map(({ to }) => to)).toContain(cellRef(table.at('(1,4)')));
    expect(withVerb(q, 'tactical').every(({ picks }) => picks[0] === tacticalRef(1))).toBe(true);
    const [lean] = withVerb(q, 'lean');
    expect(lean.picks).toEqual([bodyRef(2 * A0), cellRef(lean.answer[1])]);
  });

  it('Overwatch is turned on the spot', () => {
    const arrows = withVerb(askedIn(facing(), ATTACKS), 'overwatch');
    expect(arrows.map(({ turn }) => turn)).toEqual([0, 1, 2, 3]);
    expect(new Set(arrows.map(({ picks }) => picks.join()))).toEqual(new Set([bodyRef(2 * A0)]));
  });

  it('who still could act is asked back before the activation ends; on the clock only who did nothing', () => {
    const confirmOf = (table: TestTable) => withVerb(askedIn(table, ATTACKS), 'end')[0]?.confirm;
    expect(confirmOf(facing())).toBe('2 other actions are left. End the activation?');
    const timed = facing({ settings: { clock: 'timed', losMode: 'faithful' } });
    expect(confirmOf(timed)).toBeDefined();
    const moved = timed.play(ATTACKS, 'step', timed.at('(1,3)'));
    expect(confirmOf(moved)).toBeUndefined();
  });

  it('says what is left', () => {
    expect(askedIn(facing(), ATTACKS).detail).toBe('5 movement points, 2 other actions left.');
  });
});

describe('demands and disputes', () => {
  const hidden = (losMode: 'faithful' | 'assisted') =>
    facing({ settings: { losMode } }, (g, at) => hide(g, D1, 'rook', [at('(6,2)'), at('(6,4)')]));

  it('a demand names a token; where lines are claimed also who sees it', () => {
    const claimed = withVerb(askedIn(hidden('faithful'), ATTACKS), 'demand');
    expect(claimed.map(({ picks }) => picks)).toEqual([
      [bodyRef(2 * D1), bodyRef(2 * A0)],
      [bodyRef(2 * D1 + 1), bodyRef(2 * A0)],
    ]);
    const seen = withVerb(askedIn(hidden('assisted'), ATTACKS), 'demand');
    expect(seen.map(({ picks }) => picks.length)).toEqual(seen.map(() => 1));
  });

  it('who disputes what with whom is said', () => {
    const table = activating(A0, {
      board: sketch(6, 4, { gray: '(1,1) (4,1)' }),
      arrange(g, at) {
        put(g, A0, 'fuze', upstairs(g, 0));
        put(g, A1, 'ash', at('(5,3)'));
        put(g, D0, 'smoke', upstairs(g, 0));
        g.state.operators[D0].watches = at('(1,1)');
      },
    });
    table.play(ATTACKS, 'watch', table.at('(1,1)'));
    const dispute = askedIn(table, DEFENDS);
    expect(dispute.title).toBe('Fuze disputes B2 with Smoke');
    expect(dispute.options.map(({ label }) => label)).toEqual([
      'Give way to Fuze',
      'Exchange fire with Fuze',
    ]);
    table.play(DEFENDS, 'fight');
    expect(askedIn(table, ATTACKS).title).toBe('Fuze may fire at Smoke');
    expect(askedIn(table, ATTACKS).about).toEqual([bodyRef(2 * A0), bodyRef(2 * D0)]);
  });
});

describe('what is done unasked', () => {
  const at = lookAt(facing({ settings: { losMode: 'faithful' } }).match, ATTACKS);
  const actsOf = (seat: number, seats: number, settings: Partial<MatchSettings> = {}) => {
    const { statics } = at;
    const changed = { ...statics, squads: squadsFor(seats), settings: { ...statics.settings, ...settings } };
    return unasked({ say: at.say, statics: changed }, seat, seats);
  };
  const verbs = (...args: Parameters<typeof actsOf>) => actsOf(...args).map(({ verb }) => verb);

  it('attackers demand, defenders reveal, with any number of seats', () => {
    expect(verbs(0, 2)).toEqual(['grab', 'demand', 'silence', 'object']);
    expect(verbs(1, 2)).toEqual(['grab', 'reveal', 'silence', 'object']);
    expect(verbs(1, 3)).toEqual(verbs(0, 2));
    expect(verbs(3, 4)).toEqual(verbs(1, 2));
  });

  it('SG-DIG-14, SG-REA-11: no more than the set-up leaves to do', () => {
    expect(verbs(0, 2, { losMode: 'referee' })).toEqual(['grab', 'demand']);
    expect(verbs(1, 2, { losMode: 'assisted', clock: 'untimed' })).toEqual(['reveal']);
  });

  it('one press does what names nothing', () => {
    const plain = actsOf(1, 2).filter((act) => act.plain === true);
    expect(plain.map(({ verb }) => verb)).toEqual(['grab', 'silence', 'object']);
  });

  it('everything that the rules let a bystander do stands in the bar', () => {
    const table = facing({ settings: { losMode: 'faithful', clock: 'timed' } }, (g, at) =>
      hide(g, D1, 'rook', [at('(6,2)'), at('(6,4)')]),
    );
    const at = lookAt(table.match, DEFENDS);
    const { decision } = at.view;
    if (decision === null) throw new Error('the bystander may do nothing');
    expect(decision.way).toBe('meanwhile');
    for (const { verb } of decision.choices) expect(verbs(1, 2)).toContain(verb);
    expect(optionsFor(decision, 'reveal')).toEqual([[D1]]);
    expect(question(at, decision).title).toBe('What you may do at any time');
  });
});
