import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  defineGame,
  event,
  fields,
  type Game,
  type GameTypes,
  int,
  Match,
  open,
  procedure,
  seedFrom,
} from '@sightline/kernel';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { corpusProblems, type RecordedMatch, recordCorpus } from './corpus.ts';

interface Tally extends GameTypes {
  state: { n: number };
  seen: { n: number };
  statics: object;
}

const counted = event('counted', { n: 'open' });

/** Counts to three; `step` and `told` are what a change of the rules would change. */
function tally(step = 1, told = 1): Game<Tally> {
  const main = procedure<Tally>()('main');
  main.steps('ask').are({
    ask: {
      ask: 'one',
      seat: () => 0,
      choices: {
        count: {
          form: 'one',
          candidates: (_g, _l, offer) => offer(step),
          does(g, _l, n) {
            g.state.n += n;
            g.emit(counted, { n: n * told });
            if (g.state.n >= 3) g.finish({ winners: [0], by: 'TL-01' });
            return 'ask';
          },
        },
      },
    },
  });
  return defineGame<Tally>({
    name: 'tally',
    version: '1',
    seats: { least: 2, most: 2 },
    state: fields({ n: open(int) }),
    streams: [],
    events: [counted],
    procedures: [],
    main,
    statics: () => ({}),
  });
}

function played(game: Game<Tally>, answers: number): Match<Tally> {
  const match = Match.start(game, { setup: null, seats: 2, seed: seedFrom('tally') });
  for (let i = 0; i < answers; i++)
    match.submit({ kind: 'answer', seat: 0, decision: i, answer: ['count', 1], at: i });
  return match;
}

const folder = mkdtempSync(join(tmpdir(), 'sightline-corpus-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

const record = (name: string, game: Game<Tally>, answers = 3): RecordedMatch => {
  const url = pathToFileURL(`${folder}/`);
  recordCorpus(game, url, { [name]: () => played(game, answers) });
  return JSON.parse(readFileSync(new URL(name, url), 'utf8')) as RecordedMatch;
};

it('a match that goes on as it was recorded has no problems', () => {
  expect(corpusProblems(tally(), record('same.json', tally()))).toEqual([]);
});

it('other events, another end, answers that are refused: each is named', () => {
  const recorded = record('other.json', tally());
  expect(corpusProblems(tally(1, 2), recorded)).toEqual(['it tells other events']);
  expect(corpusProblems(tally(), { ...recorded, hash: 'another' })).toEqual(['it ends in another position']);
  expect(corpusProblems(tally(2), recorded)).toContain('an input is refused');
  const { match } = recorded;
  const short = { ...recorded, match: { ...match, log: match.log.slice(0, 2), result: null } };
  expect(corpusProblems(tally(), short)).toContain('the match is not over');
});

it('recording anew keeps the answers that still lead to an end', () => {
  const { match } = record('kept.json', tally());
  const again = record('kept.json', tally(1, 2), 1);
  expect(again.match).toEqual(match);
  expect(corpusProblems(tally(1, 2), again)).toEqual([]);
});
