import { parseSectors } from '@sightline/board';
import { expect, it } from 'vitest';
import { TERRAIN } from '../rules/statics.ts';
import { TILES } from './tiles.ts';

const kinds = Object.entries(TERRAIN).map(([name, bits]) => ({ name, bits }));
const { sectors } = parseSectors(TILES, { terrain: kinds, links: [{ name: 'path', bits: 0 }] }, 'tiles');
const faces = [...sectors.values()];
const locations = faces.flatMap(({ areas }) => areas.map(({ entry }) => entry));

it('there are eight tiles with two faces, all of one size', () => {
  const fronts = faces.filter(({ id }) => !id.endsWith('Back'));
  expect(fronts).toHaveLength(8);
  expect(fronts.filter(({ id }) => !sectors.has(`${id}Back`))).toEqual([]);
  expect(new Set(faces.map(({ width, height }) => `${width} × ${height}`))).toEqual(new Set(['10 × 16']));
});

it('a face has five to eight locations, and no name is given twice', () => {
  for (const { areas } of faces) {
    expect(areas.length).toBeGreaterThanOrEqual(5);
    expect(areas.length).toBeLessThanOrEqual(8);
  }
  expect(new Set(locations.map(({ id }) => id)).size).toBe(locations.length);
});

it('every location says what the land is, and all terrains are used', () => {
  expect(locations.filter(({ props }) => props.ground === undefined)).toEqual([]);
  expect(new Set(locations.flatMap(({ tags }) => tags))).toEqual(new Set(Object.keys(TERRAIN)));
  for (const { props } of locations) expect(props.has ?? 'tree:1').toMatch(/^[a-z]+:\d+(,[a-z]+:\d+)*$/);
});
