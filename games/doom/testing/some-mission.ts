import type { KnownCards } from '../rules/mission/load-mission.ts';
import type { MissionDraft } from '../rules/mission/mission-file.ts';

/** Cards for tests of the loader, which need not know what is printed on them. */
export const SOME_CARDS: KnownCards = {
  invasions: ['impAssault'],
  eventSets: ['powerOverwhelming', 'seekAndDestroy', 'armoredOffensive', 'bloodFrenzy'],
  weapons: [{ id: 'chainsaw', copies: 1 }],
};

/** What a test adds to the room of `someMission`: lines of the sections of its map. */
export interface Additions {
  readonly marks?: readonly string[];
  readonly components?: readonly string[];
  readonly place?: readonly string[];
  readonly patch?: readonly string[];
}

/** A room of six by three spaces with four starts and a portal, and at its east end a space nobody can walk to. */
export function someMap({ marks = [], components = [], place = [], patch = [] }: Additions = {}): string {
  const section = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];
  return [
    'map room',
    ...section('legend', [
      'cell . floor',
      "cell ' void",
      'cell o impassable',
      'cell # blocking',
      'cell S floor entry',
      'cell B floor rift',
      'border | - wall',
    ]),
    ...section('marks', ['entry start', 'rift portal blue up', ...marks]),
    ...section('components', components),
    '',
    'level 0',
    '+-+-+-+-+-+-+-+-+',
    "|S S . . . .|.|'",
    '+ + + + + + +-+ +',
    "|S S . o # B|' '",
    '+ + + + + + + + +',
    "|. . . . . .|' '",
    '+-+-+-+-+-+-+ + +',
    ...section('place', place),
    ...section('patch', patch),
    '',
  ].join('\n');
}

export const someMission = (fields: Partial<MissionDraft> = {}, additions: Additions = {}): MissionDraft => ({
  id: 'someMission',
  operation: 'blackBishop',
  number: 1,
  objective: 'extermination',
  threat: 'assault',
  invasion: 'impAssault',
  events: ['powerOverwhelming', 'seekAndDestroy', 'armoredOffensive'],
  frags: [3, 4, 5, 6],
  progress: [10, 10, 10, 10],
  map: someMap(additions),
  ...fields,
});
