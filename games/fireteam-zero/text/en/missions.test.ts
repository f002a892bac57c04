import { parseSectors } from '@sightline/board';
import { expect, it } from 'vitest';
import type { HeroAction } from '../../content/card-types.ts';
import { CONTENT, TRAINING } from '../../content/index.ts';
import { TERRAIN } from '../../rules/statics.ts';
import { discoveries, families, monsters, objectives, tokens, twists } from './game-cards.ts';
import { missions, operations } from './missions.ts';
import { locations, sectors } from './places.ts';

const files = [...CONTENT.missions, ...TRAINING];
const withActs = (
  cards: readonly { readonly id: string; readonly acts?: readonly HeroAction[] | undefined }[],
) => cards.flatMap(({ id, acts = [] }) => [id, ...acts.map((act) => `${id}.${act.id}`)]);
const kinds = Object.entries(TERRAIN).map(([name, bits]) => ({ name, bits }));
const box = parseSectors(CONTENT.tiles, { terrain: kinds, links: [{ name: 'path', bits: 0 }] }, 'tiles');

it.each([
  ['operations', operations, [...new Set(CONTENT.missions.map(({ mission }) => mission.operation))]],
  ['missions', missions, files.map(({ mission }) => mission.id)],
  ['families', families, [...new Set(CONTENT.monsters.map(({ family }) => family))]],
  ['monsters', monsters, CONTENT.monsters.map(({ id }) => id)],
  ['twists', twists, CONTENT.twists.map(({ id }) => id)],
  ['objectives', objectives, withActs(files.flatMap((file) => file.objectives))],
  [
    'discoveries',
    discoveries,
    withActs(files.flatMap((f) => f.discoveries.map(({ id, task }) => ({ id, acts: task?.acts })))),
  ],
  ['tokens', tokens, withActs(files.flatMap((file) => file.tokens ?? []))],
  ['sectors', sectors, [...box.sectors.keys()]],
  [
    'locations',
    locations,
    [...box.sectors.values()].flatMap(({ areas }) => areas.map(({ entry }) => entry.id)),
  ],
])('%s: everything has its words, and nothing else', (_, words, ids) => {
  expect(Object.keys(words).sort()).toEqual(ids.toSorted());
});

it('an objective says how much intel it needs', () => {
  for (const { id, needs, triggers = [] } of files.flatMap((file) => file.objectives)) {
    const boss = triggers.some((t) => t.if?.class === 'boss');
    const number = typeof needs === 'number' ? needs : needs.perHero;
    expect([id, boss || new RegExp(`with ${number}\\b`).test(objectives[id].text)]).toEqual([id, true]);
  }
});
