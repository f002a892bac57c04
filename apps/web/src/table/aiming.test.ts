import 'fake-indexeddb/auto';
import type { Answer } from '@sightline/kernel';
import type { Ref } from '@sightline/table';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSettings } from '../app/settings.ts';
import { games } from '../host/games.ts';
import type { Host } from '../host/host.ts';
import { idOf, ME, stand } from '../host/testing/stand.ts';
import { litTargets } from './choosing.ts';
import { createTable } from './table-store.ts';

/** However busy the machine is. */
const SOON = { interval: 1, timeout: 60_000 };

/* A table of Fireteam Zero with its real host: what a player clicks, and what the match hears of it. */

let host: Host;
let answered: Answer[];
vi.mock('../host/client.ts', () => ({ host: () => host, watcher: (watch: unknown) => watch }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  useSettings.setState({ speed: 'off', autoPass: true });
  host = stand(undefined, { games }).host;
  answered = [];
  const answer = host.answer.bind(host);
  host.answer = (decision, answers) => {
    answered.push(...answers);
    return answer(decision, answers);
  };
});

type Table = ReturnType<typeof createTable>;

/** The first turn of a hero who can attack somebody a step away; what was answered so far is forgotten. */
async function onTurn() {
  const id = await host.create({
    game: 'fireteam-zero',
    mission: 'riverCrossing',
    switches: {},
    players: [ME, ME],
    presets: {},
    deal: 'aiming',
  });
  const table = createTable();
  await table.getState().open(idOf(id));
  for (let n = 0; n < 60; n++) {
    const { question, aimed } = await asked(table);
    if (aimed !== undefined) {
      answered.length = 0;
      return { table, ...aimed };
    }
    const out = question.options.find((o) => ['draw', 'pass', 'end', 'none'].includes(o.answer[0]));
    const [some] = question.composed;
    const made: Answer | undefined =
      some === undefined
        ? undefined
        : [some.answer, ...some.items.slice(0, some.form === 'some' ? some.least : 0).map((i) => i.item)];
    await table.getState().answer([out?.answer ?? made ?? question.options[0].answer]);
  }
  throw new Error('nobody can attack');
}

async function asked(table: Table) {
  await vi.waitFor(() => expect(table.getState()).toMatchObject({ busy: false, playing: false }), SOON);
  await vi.waitFor(() => expect(table.getState().choosing).not.toBeNull(), SOON);
  const { question } = table.getState().choosing as NonNullable<ReturnType<Table['getState']>['choosing']>;
  const aimed = question.composed.flatMap((c) =>
    c.form === 'some' && c.aimed && question.walks.length > 0 ? [{ cards: c.items.map((i) => i.item) }] : [],
  )[0];
  return { question, aimed };
}

/** A step after which the card still reaches somebody. */
async function stepInReach(table: Table, card: number) {
  for (const option of table.getState().choosing?.question.options ?? []) {
    const ahead = option.mark === 'step' ? await host.ahead(option.answer) : null;
    if (ahead?.composed.some(({ items }) => items.some(({ item }) => item === card))) return option;
  }
  throw new Error('every step leads away');
}

const lit = (table: Table): readonly Ref[] => {
  const { choosing } = table.getState();
  if (choosing === null) return [];
  return [...litTargets(choosing)].flatMap(([ref, { mark }]) => (mark === 'attack' ? [ref] : []));
};

it('a click on what is lit as a target attacks it with the ticked cards', async () => {
  const { table, cards } = await onTurn();
  expect(lit(table)).toEqual([]);
  table.getState().tick(cards[0]);
  await vi.waitFor(() => expect(lit(table)).not.toEqual([]), SOON);
  const [target] = lit(table);
  table.getState().choose(target);
  expect(table.getState().choosing?.armed).toMatchObject({ mark: 'attack', final: true });
  await vi.waitFor(() => expect(table.getState().preview?.odds).not.toBeUndefined(), SOON);
  expect(answered).toEqual([]);
  table.getState().choose(target);
  await vi.waitFor(() => expect(answered.length).toBeGreaterThan(1), SOON);
  expect(answered.slice(0, 2)).toEqual([
    ['attack', cards[0]],
    ['target', Number(target.slice('piece:'.length))],
  ]);
});

it('a click in the moment after a tick waits until it is known what is lit', async () => {
  const { table, cards } = await onTurn();
  table.getState().tick(cards[0]);
  await vi.waitFor(() => expect(lit(table)).not.toEqual([]), SOON);
  const [target] = lit(table);
  table.getState().tick(cards[0]);
  await vi.waitFor(() => expect(lit(table)).toEqual([]), SOON);
  table.getState().tick(cards[0]);
  table.getState().choose(target);
  await vi.waitFor(() => expect(table.getState().choosing?.armed).not.toBeNull(), SOON);
  expect(answered).toEqual([]);
});

it('asks what is meant where a target stands on ground to walk on, and keeps the cards of who walks', async () => {
  const { table, cards } = await onTurn();
  table.getState().tick(cards[0]);
  await vi.waitFor(() => expect(lit(table)).not.toEqual([]), SOON);
  const piece = table.getState().scene?.pieces.find(({ ref }) => ref === lit(table)[0]);
  const area = piece !== undefined && 'area' in piece ? piece.area : undefined;
  if (area === undefined) throw new Error('it stands nowhere');
  table.getState().choose(area);
  expect(table.getState().choosing?.among.at(-1)).toBe(area);
  expect(answered).toEqual([]);
  table.getState().back();
  const elsewhere = await stepInReach(table, cards[0]);
  table.getState().takeOption(elsewhere);
  await vi.waitFor(() => expect(answered).toHaveLength(1), SOON);
  await asked(table);
  expect(table.getState().ticked).toEqual([cards[0]]);
  await vi.waitFor(() => expect(lit(table)).not.toEqual([]), SOON);
});

it('says why what the ticked cards do not reach is no target', async () => {
  const { table, cards } = await onTurn();
  table.getState().tick(cards[0]);
  await vi.waitFor(() => expect(lit(table)).not.toEqual([]), SOON);
  const { scene } = table.getState();
  const far = scene?.pieces.find(
    (p) => p.tone === 'foe' && p.shape === 'figure' && !lit(table).includes(p.ref),
  );
  if (far === undefined) throw new Error('all are in reach');
  table.getState().choose(far.ref);
  await vi.waitFor(() => expect(table.getState().whyNot).toMatchObject({ rule: 'FZ-ATK-03' }), SOON);
});
