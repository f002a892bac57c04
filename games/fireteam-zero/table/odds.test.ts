import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttackType } from '../content/card-types.ts';
import { ATTACK_DIE, TYPES } from '../content/dice.ts';
import { chanceOf, faceChances, hitChances } from './odds.ts';

const hitsOn = (face: number, type: AttackType): number => ATTACK_DIE[face][TYPES.indexOf(type)];
const FACES = ATTACK_DIE.length;

/** Every way the dice can fall, one by one: slow and plainly right. */
function counted(type: AttackType, dice: number, need: number): number {
  let good = 0;
  for (let roll = 0; roll < FACES ** dice; roll++) {
    let sum = 0;
    for (let die = 0, rest = roll; die < dice; die++, rest = Math.floor(rest / FACES))
      sum += hitsOn(rest % FACES, type);
    if (sum >= need) good++;
  }
  return good / FACES ** dice;
}

/** The same with rerolls: at each point the best of all dice that may still be rerolled, and of leaving it. */
function best(
  type: AttackType,
  faces: readonly number[],
  redone: readonly boolean[],
  need: number,
  left: number,
): number {
  if (faces.reduce((sum, face) => sum + hitsOn(face, type), 0) >= need) return 1;
  if (left === 0) return 0;
  let most = 0;
  faces.forEach((_, die) => {
    if (redone[die]) return;
    let chance = 0;
    for (let face = 0; face < FACES; face++)
      chance += best(type, faces.with(die, face), redone.with(die, true), need, left - 1) / FACES;
    most = Math.max(most, chance);
  });
  return most;
}
function countedWithRerolls(type: AttackType, dice: number, need: number, rerolls: number): number {
  let sum = 0;
  for (let roll = 0; roll < FACES ** dice; roll++) {
    const faces = Array.from({ length: dice }, (_, die) => Math.floor(roll / FACES ** die) % FACES);
    sum += best(
      type,
      faces,
      faces.map(() => false),
      need,
      rerolls,
    );
  }
  return sum / FACES ** dice;
}

describe('odds of an attack', () => {
  it.each(TYPES)('%s: a die has six faces', (type) => {
    expect(faceChances(type).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
  });

  it('FZ-ATK-08: are those of every way the dice can fall', () => {
    for (const type of TYPES)
      for (let dice = 0; dice <= 5; dice++)
        for (let need = 0; need <= 6; need++)
          expect(chanceOf(type, dice, need), `${type} ${dice} ${need}`).toBeCloseTo(
            counted(type, dice, need),
            12,
          );
  });

  it('FZ-HEN-01, 02: with rerolls, of who rerolls best, each die once', () => {
    for (const type of TYPES)
      for (let dice = 1; dice <= 3; dice++)
        for (let need = 1; need <= 4; need++)
          for (let rerolls = 1; rerolls <= 2; rerolls++)
            expect(chanceOf(type, dice, need, rerolls), `${type} ${dice} ${need} ${rerolls}`).toBeCloseTo(
              countedWithRerolls(type, dice, need, rerolls),
              12,
            );
  });

  it('grow with dice and rerolls, and shrink with what is needed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TYPES),
        fc.nat(7),
        fc.integer({ min: 1, max: 8 }),
        fc.nat(3),
        (type, dice, need, again) => {
          const chance = chanceOf(type, dice, need, again);
          expect(chanceOf(type, dice + 1, need, again)).toBeGreaterThanOrEqual(chance - 1e-12);
          expect(chanceOf(type, dice, need, again + 1)).toBeGreaterThanOrEqual(chance - 1e-12);
          expect(chanceOf(type, dice, need + 1, again)).toBeLessThanOrEqual(chance + 1e-12);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('of one hit, two hits and more', () => {
    expect(hitChances('bullet', 1, 3).map((p) => Math.round(p * 6))).toEqual([3, 1, 0]);
  });
});
