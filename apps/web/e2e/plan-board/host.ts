import type { Question } from '@sightline/table';
import type { HostApi, OpenedMatch, TableFrame } from '../../src/host/api.ts';
import { cell, changed, samplePlan, sampleScene, upper } from '../../src/testing/sample-plan.ts';

/** In place of the worker: one moment of a match that nobody plays, and one wall that falls. */

const option = (
  key: string,
  ref: Question['options'][number]['picks'][number],
  label: string,
  mark: Question['options'][number]['mark'],
) => ({
  key,
  answer: [key] as const,
  mark,
  picks: [ref],
  label,
  verb: label,
  final: false,
});

const question: Question = {
  id: 1,
  seat: 0,
  who: 'Ada',
  title: 'Move, breach or go up',
  options: [
    option('step', cell(10, 9), 'Lean back to K10', 'step'),
    option('step2', cell(10, 8), 'Step to K9', 'step'),
    option('step3', cell(10, 10), 'Step to K11', 'step'),
    option('up', upper(1, 1), 'Go up', 'place'),
    option('breach', 'border:h9,7', 'Breach the light wall at J8', 'attack'),
    option('shoot', 'piece:11', 'Shoot at Ivo', 'attack'),
  ],
  walks: [],
  composed: [],
};

const breach = changed('h9,7', 'breached');
const fallen = { ...sampleScene, borders: [...(sampleScene.borders ?? []), breach] };
const falls = {
  line: ['The wall falls.'],
  tone: 'friend',
  effects: [{ show: 'border', border: breach }],
} as const;

const frame: TableFrame = {
  n: 3,
  viewpoint: 0,
  scene: sampleScene,
  narration: [],
  question,
  awaited: [{ seat: 0, name: 'You', person: true }],
  waiting: '',
  undo: 0,
  ending: null,
  coaching: null,
};

const opened: OpenedMatch = {
  id: 'sample',
  game: 'sample',
  title: 'The house',
  drawing: samplePlan,
  seats: [
    { seat: 0, name: 'You', role: 'Attackers', icon: 'person', tone: 'friend', player: { kind: 'me' } },
  ],
  curtains: false,
  clocks: null,
  frame,
  log: [{ n: 3, narration: { line: ['Bo breaches the wall at Q13.'], tone: 'friend' } }],
  operation: null,
};

/** What a replay of it shows: the wall stands, falls, and stays so. */
const moments = [
  { scene: sampleScene, narration: [] },
  { scene: fallen, narration: [falls] },
  { scene: fallen, narration: [] },
];

let watch: (frame: TableFrame) => void = () => {};
let n = frame.n;

const api: Partial<HostApi> = {
  async open(_id, _viewpoint, watching) {
    watch = watching;
    return opened;
  },
  async look(viewpoint) {
    watch({ ...frame, viewpoint, question: viewpoint === 0 ? question : null });
  },
  async answer(_decision, [answer]) {
    n++;
    const breached = answer[0] === 'breach';
    watch({
      ...frame,
      n,
      undo: breached ? 1 : 0,
      scene: breached ? fallen : sampleScene,
      narration: breached ? [falls] : [],
      question: { ...question, id: n },
    });
    return null;
  },
  async openReplay() {
    const { frame: _, curtains: __, ...same } = opened;
    return { ...same, log: [], inputs: moments.length - 1, over: false, chapters: [], file: '' };
  },
  async moment(at) {
    return { n: at, ...moments[at], ending: null, took: 0 };
  },
  async undo() {
    n++;
    watch({ ...frame, n, question: { ...question, id: n } });
    return null;
  },
};

/** To everything else there is no answer. */
const host_ = new Proxy(api as HostApi, {
  get: (known, name: keyof HostApi) => known[name] ?? (async () => null),
});
export const host = () => host_;
export const watcher = <A>(news: A): A => news;
