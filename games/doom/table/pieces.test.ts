import { call } from '@sightline/kernel';
import type { Piece } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { NONE } from '../rules/doom.ts';
import { demonActivation, marineActivation } from '../rules/procedures.ts';
import { demon, giveClass, hurt, put, weapon } from '../testing/arranging.ts';
import { type Given, given } from '../testing/given.ts';
import { ALPHA, BRAVO } from '../testing/marines.ts';
import { lookAt } from '../testing/saying.ts';
import { pieces } from './pieces.ts';

const IMP = demon('imp');
const MANCUBUS = demon('mancubus');
const BARON = demon('baronOfHell');

const run: Given['run'] = () => call(marineActivation, { figure: ALPHA });
function piecesOf(
  table: Omit<Given, 'run'> & Partial<Pick<Given, 'run'>>,
): (ref: string) => Piece | undefined {
  const found = pieces(lookAt(given({ run, ...table }).match));
  return (ref) => found.find((piece) => piece.ref === ref);
}

describe('figures', () => {
  it('a demon shows the health it has left, and marks where it begins to stagger', () => {
    const piece = piecesOf({
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        put(g, IMP, at(5, 5));
        hurt(g, IMP, 1);
      },
    })(`piece:${IMP}`);
    expect(piece?.health).toEqual({
      now: 2,
      most: 3,
      mark: 1,
      label: 'Health: 2 of 3; staggered at 1 or less',
    });
    expect(piece?.statuses).toBeUndefined();
    expect(piece).toMatchObject({
      name: 'Imp\u00a01',
      badge: '1',
      tone: 'foe',
      x: 5,
      y: 5,
      wide: 1,
      high: 1,
    });
  });

  it('the mark moves with what lowers the stagger value, and a staggered demon says so', () => {
    const piece = piecesOf({
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        giveClass(g, ALPHA, 'intimidator');
        put(g, IMP, at(2, 0));
        hurt(g, IMP, 1);
      },
    })(`piece:${IMP}`);
    expect(piece?.health?.mark).toBe(2);
    expect(piece?.statuses?.map(({ label }) => label)).toEqual(['Staggered']);
  });

  it('a marine has a letter and no mark; stun and what he carries are beside him', () => {
    const piece = piecesOf({
      file: { objective: 'assetExtraction' },
      arrange(g, at) {
        put(g, ALPHA, at(1, 2));
        hurt(g, ALPHA, 3);
        g.state.figures[ALPHA].stunned = true;
        g.state.tokens.push({ order: 1, cell: -1, carrier: ALPHA });
      },
    })(`piece:${ALPHA}`);
    expect(piece).toMatchObject({ badge: 'A', health: { now: 7, most: 10 }, active: true });
    expect(piece?.health).not.toHaveProperty('mark');
    expect(piece?.statuses?.map(({ label }) => label)).toEqual(['Stunned', 'Carries: Asset']);
  });

  it('large demons cover their base as it lies', () => {
    const piece = piecesOf({
      run: () => call(demonActivation, { figure: BARON }),
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        put(g, MANCUBUS, at(5, 3));
        put(g, BARON, at(2, 2), 1);
      },
    });
    expect(piece(`piece:${MANCUBUS}`)).toMatchObject({ x: 5, y: 3, wide: 2, high: 2 });
    expect(piece(`piece:${BARON}`)).toMatchObject({ x: 2, y: 2, wide: 2, high: 1, active: true });
    expect(piece(`piece:${ALPHA}`)?.active).toBeUndefined();
    expect(piece(`piece:${BRAVO}`)).toBeUndefined();
  });
});

describe('what lies there', () => {
  it('portals have their colour, and are dim face down; used ones are gone', () => {
    const piece = piecesOf({
      mission: (at) => ({
        portals: [
          { cell: at(1, 1), colour: 'blue', faceUp: true },
          { cell: at(2, 1), colour: 'red', faceUp: false },
          { cell: at(3, 1), colour: 'yellow', faceUp: true },
        ],
      }),
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        g.state.portals[2].cell = NONE;
      },
    });
    expect(piece('thing:portal.0')).toMatchObject({ variant: 'blue', name: 'Blue portal, face up' });
    expect(piece('thing:portal.0')?.dim).toBeUndefined();
    expect(piece('thing:portal.1')).toMatchObject({ variant: 'red', dim: true });
    expect(piece('thing:portal.2')).toBeUndefined();
  });

  it('items, teleporters and grenades say what they are', () => {
    const piece = piecesOf({
      mission: (at) => ({
        healthPacks: [at(3, 3)],
        weapons: [{ cell: at(4, 3), weapon: 'chainsaw' }],
        teleporters: [
          { cell: at(5, 3), active: true },
          { cell: at(6, 3), active: false },
        ],
      }),
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        g.state.marines[BRAVO].grenades.push({ set: weapon('fragGrenade'), cell: at(2, 2) });
      },
    });
    expect(piece('thing:item.0')).toMatchObject({ shape: 'tile', name: 'Health pack' });
    expect(piece('thing:item.1')).toMatchObject({ shape: 'hex', name: 'Weapon token: Chainsaw' });
    expect(piece('thing:teleporter.0')).toMatchObject({ shape: 'pad', name: 'Teleporter 1, active' });
    expect(piece('thing:teleporter.1')?.dim).toBe(true);
    expect(piece('thing:grenade.1.0')).toMatchObject({
      name: 'Grenade token: Frag Grenade (Bravo)',
      badge: 'B',
    });
  });

  it('terminals show how far they are', () => {
    const piece = piecesOf({
      file: { objective: 'coreRestart', progress: [2, 2, 2, 2] },
      mission: (at) => ({
        objectives: [1, 2, 3].map((order) => ({ kind: 'terminal' as const, order, cell: at(order, 4) })),
      }),
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        g.state.progress[1] = 2;
      },
    });
    expect(piece('thing:objective.0')?.health).toEqual({ now: 0, most: 2, label: '0 of 2 progress tokens' });
    expect(piece('thing:objective.1')).toMatchObject({ tone: 'good', name: 'Terminal 2', x: 2, y: 4 });
  });

  it('a sample is at its portal, then with a demon, then on the floor, then collected', () => {
    const at = (sample: { cell?: number; carrier?: number }) =>
      piecesOf({
        file: { objective: 'sampleCollection' },
        mission: (space) => ({ objectives: [{ kind: 'sample', order: 1, cell: space(4, 4) }] }),
        arrange(g, space) {
          put(g, ALPHA, space(0, 0));
          put(g, IMP, space(5, 5));
          Object.assign(g.state.tokens[0], sample);
        },
      });
    expect(at({})('thing:objective.0')).toMatchObject({ name: 'Sample 1, still at its portal', dim: true });
    expect(at({ carrier: IMP })('thing:objective.0')).toBeUndefined();
    expect(at({ carrier: IMP })(`piece:${IMP}`)?.statuses?.[0].label).toBe('Carries: Sample 1');
    expect(at({ cell: 3 })('thing:token.0')).toMatchObject({ x: 3, y: 0, name: 'Sample 1' });
    expect(at({ cell: -2 })('thing:token.0')).toBeUndefined();
  });
});
