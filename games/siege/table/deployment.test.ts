import type { Chooser, DeploymentPlan, Question } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { OPERATORS } from '../content/operators.ts';
import { MISSION_IDS } from '../rules/missions.ts';
import { NOWHERE } from '../rules/siege.ts';
import { ATTACKS, DEFENDS } from '../testing/arranging.ts';
import { choosing } from '../testing/deploying.ts';
import type { TestTable } from '../testing/given.ts';
import { lookAt } from '../testing/saying.ts';
import type { Answer, Prompt, Verb } from './asked.ts';
import { question } from './question.ts';
import { bodyRef, stockRef } from './refs.ts';

function askedOf({ match }: TestTable, seat: number): Omit<Question<Verb>, 'id'> {
  const at = lookAt(match, seat);
  if (at.view.decision === null) throw new Error(`seat ${seat} is not asked`);
  return question(at, at.view.decision);
}
const promptOf = ({ match }: TestTable, seat: number): Prompt | undefined =>
  lookAt(match, seat).view.decision?.prompt;

function chooserOf(table: TestTable, seat: number): Chooser {
  const chooser = askedOf(table, seat).composed[0]?.chooser;
  if (chooser === undefined) throw new Error('nothing is chosen at large');
  return chooser;
}
/** What is chosen at large, as the first ready-made set has it. */
function readyAnswer(table: TestTable, seat: number): Answer {
  const [set] = chooserOf(table, seat).sets ?? [];
  return [askedOf(table, seat).composed[0].answer, ...set.items];
}

function planOf(table: TestTable, seat: number): DeploymentPlan<Verb> {
  const { plan } = askedOf(table, seat);
  if (plan === undefined) throw new Error('nothing is planned');
  return plan;
}
/** The ready plan is set up, step by step. */
function setUp(table: TestTable, seat: number): void {
  for (const step of planOf(table, seat).ready?.[0]?.steps ?? [])
    for (const answer of step) table.play(seat, ...answer);
}

/** Squads and inventories as the Starter Zone has them. */
function chosen(mission: string): TestTable {
  const table = choosing({ mission });
  for (let i = 0; i < 2; i++)
    for (const seat of [ATTACKS, DEFENDS]) table.play(seat, ...readyAnswer(table, seat));
  return table.play(DEFENDS, 'next');
}

describe('choosing a squad', () => {
  const table = choosing();
  const q = askedOf(table, ATTACKS);
  const chooser = chooserOf(table, ATTACKS);

  it('every profile of the side is a card; forms of one Operator share it', () => {
    const [{ items }] = q.composed;
    expect(items).toHaveLength(OPERATORS.filter(({ side }) => side === 'attacker').length);
    const shared = items.filter(({ card }) => card?.sameAs === 'ash');
    expect(shared.map(({ card }) => card?.form)).toEqual(['1', '2']);
    expect(items[0].card?.dice?.map(({ label }) => label)).toEqual(['1–3', '4–6', '7+']);
  });

  it('hits are averaged by the faces of the match', () => {
    const short = chooser.sorts?.[0];
    const ash = OPERATORS.findIndex(({ id }) => id === 'ash');
    // Y R R
    expect(short?.of[ash]).toBeCloseTo(5, 12);
    expect(chooser.sums?.[0].of).toEqual(short?.of);
  });

  it('it is handed in sealed, and the other squad chooses meanwhile', () => {
    expect(chooser.sealed?.with).toEqual([DEFENDS]);
    expect(chooserOf(table, DEFENDS).sealed?.with).toEqual([ATTACKS]);
  });

  it('all ready squads may be handed in', () => {
    for (const seat of [ATTACKS, DEFENDS])
      for (const { items } of chooserOf(table, seat).sets ?? [])
        expect(table.match.whyNot(seat, ['squad', ...items])).toBeNull();
  });
});

describe('the inventory', () => {
  const table = choosing();
  for (const seat of [ATTACKS, DEFENDS]) table.play(seat, ...readyAnswer(table, seat));

  it('is shared out in whole, with drones besides for attackers', () => {
    const [split] = askedOf(table, ATTACKS).composed;
    const [set] = chooserOf(table, ATTACKS).sets ?? [];
    expect(split.form === 'split' ? split.total : 0).toBe(set.items.reduce((sum, n) => sum + n, 0));
    expect(chooserOf(table, ATTACKS).given?.items[0]).toMatchObject({ label: 'Tactical Drone', count: 3 });
    expect(chooserOf(table, DEFENDS).given).toBeUndefined();
  });
});

describe.each(MISSION_IDS)('the ready deployment of %s', (mission) => {
  it('is allowed, thing by thing, and kept as a plan of what stands', () => {
    const table = chosen(mission);
    for (let stage = 0; stage < 2; stage++) {
      expect(promptOf(table, DEFENDS)).toBe('defenderDeployment.gadgets');
      setUp(table, DEFENDS);
      const { ready = [], steps } = planOf(table, DEFENDS);
      expect(steps).toHaveLength(ready[0]?.steps.length ?? 0);
      table.play(DEFENDS, 'next');
    }
    for (const seat of [DEFENDS, ATTACKS]) {
      expect(promptOf(table, seat)).toBe('operatorDeployment.choose');
      expect(planOf(table, seat).steps).toEqual([]);
      setUp(table, seat);
      const { ready = [], steps, spots } = planOf(table, seat);
      expect(steps).toEqual(ready[0].steps);
      expect(spots).toEqual(ready[0].spots);
      const things = askedOf(table, seat).tray?.groups.flatMap((group) => group.things) ?? [];
      expect(things.length).toBe(steps.length);
      expect(things.every(({ placed, note }) => placed && note !== '')).toBe(true);
      expect(askedOf(table, seat).options.find(({ answer }) => answer[0] === 'end')?.confirm).toBeUndefined();
      table.play(seat, 'end');
      if (seat === DEFENDS) table.play(seat, 'portraits');
    }
    expect(table.state.operators.every(({ bodies }) => bodies.every(({ at }) => at !== NOWHERE))).toBe(true);
  });
});

describe('deployment', () => {
  const table = chosen('consulateBomb');

  it('what is taken up is carried, and lies in the tray', () => {
    const q = askedOf(table, DEFENDS);
    const carried = q.options.filter((option) => option.carried === true);
    expect(carried.length).toBeGreaterThan(0);
    const things = q.tray?.groups.flatMap((group) => group.things.map(({ ref }) => ref)) ?? [];
    for (const { picks } of carried) expect(things).toContain(picks[0]);
    expect(things.some((ref) => ref.startsWith(stockRef(0).split('.')[0]))).toBe(true);
  });

  it('a token is turned on its spot, and leans by a second pick', () => {
    table.play(DEFENDS, 'next').play(DEFENDS, 'next');
    expect(askedOf(table, DEFENDS).options[0].picks).toEqual([bodyRef(10)]);
    table.play(DEFENDS, 'take', 10);
    const { options, alike } = askedOf(table, DEFENDS);
    // Thousands of spots: the host does not try each of them.
    expect(alike).toBe(true);
    const puts = options.filter(({ answer }) => answer[0] === 'put');
    const [first] = puts;
    const there = puts.filter(({ picks }) => picks[0] === first.picks[0]);
    expect(there.map(({ turn }) => turn)).toEqual([0, 1, 2, 3]);
    const leans = options.filter(({ answer }) => answer[0] === 'lean');
    expect(leans.every(({ picks, turn }) => picks.length === 2 && turn !== undefined)).toBe(true);
    const upstairs = options.filter(({ answer }) => answer[0] === 'upstairs');
    expect(new Set(upstairs.map(({ picks }) => picks[0]))).toEqual(new Set(['cell:up1.0']));
  });

  it('who hands over with somebody unplaced is asked back', () => {
    table.play(DEFENDS, 'leave');
    const end = askedOf(table, DEFENDS).options.find(({ answer }) => answer[0] === 'end');
    expect(end?.confirm).toBe('5 Operators are not fully placed. Hand over?');
  });
});
