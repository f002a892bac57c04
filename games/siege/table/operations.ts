import type { Result } from '@sightline/kernel';
import { fieldsOf, type OperationState } from '@sightline/table';
import { MISSIONS } from '../content/missions/index.ts';
import { squadsFor } from '../rules/statics.ts';
import type { Table } from './contract.ts';
import { missionName, sayKey } from './names.ts';
import type { Words } from './view-context.ts';

const OUTCOMES = ['attackers', 'defenders', 'nobody'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** The three missions of a location, one after the other: plain data that the host keeps. */
interface Series {
  readonly location: string;
  readonly seats: number;
  /** who has won the missions played so far */
  readonly outcomes: readonly Outcome[];
}

/** The missions of a location, in the order of the Mission Guide. */
const missionsOf = (location: string) => MISSIONS.filter(({ map }) => map === location);

function start(id: string, seats: number): Series {
  if (missionsOf(id).length === 0) throw new Error(`there is no series "${id}"`);
  return { location: id, seats, outcomes: [] };
}

/** It may have been through a store. */
function seriesFrom(x: unknown): Series {
  const { location, seats, outcomes } = fieldsOf(x);
  const isSeries =
    typeof location === 'string' &&
    missionsOf(location).length > 0 &&
    typeof seats === 'number' &&
    Array.isArray(outcomes) &&
    outcomes.every((outcome) => OUTCOMES.includes(outcome));
  if (!isSeries) throw new Error('this is no series of missions');
  return { location, seats, outcomes };
}

function outcomeOf(seats: number, { winners }: Result): Outcome {
  const [attackers, defenders] = squadsFor(seats).map((squad) =>
    winners.some((seat) => (squad & (1 << seat)) !== 0),
  );
  return attackers ? 'attackers' : defenders ? 'defenders' : 'nobody';
}

function state(at: Words, x: unknown): OperationState {
  const { location, outcomes } = seriesFrom(x);
  const missions = missionsOf(location);
  const last = outcomes.at(-1);
  return {
    name: sayKey(at, `location.${location}`),
    missions: missions.map((mission, i) => {
      const { id } = mission;
      const name = missionName(at, mission);
      const outcome = outcomes[i];
      if (outcome !== undefined)
        return {
          id,
          name,
          state: outcome === 'attackers' ? 'won' : 'lost',
          label: at.say(`form.series.${outcome}`),
        };
      return i === outcomes.length
        ? { id, name, state: 'now', label: at.say('form.series.now') }
        : { id, name, state: 'to come', label: at.say('form.series.toCome') };
    }),
    story: last === undefined ? '' : at.say(`ending.${last}`),
    over: outcomes.length < missions.length ? null : at.say(`form.series.over.${ahead(outcomes)}`),
  };
}

/** Who has won more missions. */
function ahead(outcomes: readonly Outcome[]): Outcome {
  const won = (squad: Outcome) => outcomes.filter((outcome) => outcome === squad).length;
  const lead = won('attackers') - won('defenders');
  return lead > 0 ? 'attackers' : lead < 0 ? 'defenders' : 'nobody';
}

export const operations: Table['operations'] = {
  start,
  next(x) {
    const { location, outcomes } = seriesFrom(x);
    return missionsOf(location)[outcomes.length]?.id ?? null;
  },
  record(x, result) {
    const series = seriesFrom(x);
    return { ...series, outcomes: [...series.outcomes, outcomeOf(series.seats, result)] } satisfies Series;
  },
  state,
};
