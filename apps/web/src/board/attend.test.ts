import { describe, expect, it } from 'vitest';
import { attend } from './attend.ts';
import { isSeen } from './pan-zoom.ts';

const size = { wide: 800, high: 480 };
const at = (x: number, y: number) => ({ x, y, wide: 1, high: 1 });
const view = { x: 0, y: 0, scale: 60 };

describe('a new question', () => {
  it('leaves the view where it is if all is in sight', () => {
    expect(attend(view, size, 20, { must: [at(3, 3)], targets: [at(4, 3), at(5, 3)] })).toBeNull();
    expect(attend(view, size, 20, { must: [], targets: [] })).toBeNull();
  });

  it('bears with a few targets out of sight', () => {
    expect(attend(view, size, 20, { must: [at(3, 3)], targets: [at(4, 3), at(5, 3), at(15, 3)] })).toBeNull();
  });

  it('brings both of two into sight, as long as they can be told apart', () => {
    const [one, other] = [at(4, 3), at(15, 3)];
    const next = attend(view, size, 20, { must: [at(3, 3)], targets: [one, other] });
    expect(next && isSeen(next, one, size, 10) && isSeen(next, other, size, 10)).toBe(true);
    expect(attend(view, size, 20, { must: [at(3, 3)], targets: [one, at(60, 3)] })).toBeNull();
  });

  it('brings whoever acts into sight, going no farther than it must', () => {
    const acting = at(15, 3);
    const next = attend(view, size, 20, { must: [acting], targets: [] });
    expect(next?.y).toBeCloseTo(0, 9);
    expect(next?.scale).toBe(60);
    expect(next && isSeen(next, acting, size, 20)).toBe(true);
  });

  it('goes out for targets as long as they can be told apart', () => {
    const [acting, target] = [at(1, 1), at(16, 1)];
    const next = attend(view, size, 20, { must: [acting], targets: [target] });
    expect(next?.scale).toBeGreaterThanOrEqual(40);
    expect(next?.scale).toBeLessThan(60);
    expect(next && isSeen(next, acting, size, 10) && isSeen(next, target, size, 10)).toBe(true);
  });

  it('shows what must be seen rather than targets where both are too far apart', () => {
    const [far, near] = [at(1, 1), at(60, 1)];
    const next = attend(view, size, 20, { must: [near], targets: [far] });
    expect(next && isSeen(next, near, size, 20)).toBe(true);
  });

  it('shows both ends of an attack, however far it has to go out', () => {
    const phone = { wide: 390, high: 300 };
    const [attacker, target] = [at(2, 2), at(22, 14)];
    const next = attend(view, phone, 0, { must: [attacker, target], targets: [] });
    expect(next?.scale).toBeLessThan(27);
    expect(next && isSeen(next, attacker, phone, 0) && isSeen(next, target, phone, 0)).toBe(true);
    // and keeps both when much else could be chosen
    const many = Array.from({ length: 12 }, (_, n) => at(40 + n, 30));
    const asked = attend(view, phone, 0, { must: [attacker, target], targets: many });
    expect(asked && isSeen(asked, attacker, phone, 0) && isSeen(asked, target, phone, 0)).toBe(true);
  });

  it('comes back to its scale when it had gone out, but not for a trifle, and only if all is seen then', () => {
    const out = { x: 0, y: 0, scale: 30 };
    const matter = { must: [at(5, 3)], targets: [at(6, 3)] };
    const next = attend(out, size, 20, { ...matter, home: 60 });
    expect(next?.scale).toBe(60);
    expect(next && isSeen(next, at(5, 3), size, 20) && isSeen(next, at(6, 3), size, 20)).toBe(true);
    expect(attend(out, size, 20, { ...matter, home: 33 })).toBeNull();
    const apart = { must: [at(1, 1), at(22, 12)], targets: [], home: 60 };
    expect(attend(out, size, 0, apart)).toBeNull();
  });

  it('never goes in by itself', () => {
    const out = { x: 40, y: 40, scale: 30 };
    expect(attend(out, size, 20, { must: [at(5, 3)], targets: [] })?.scale).toBe(30);
  });

  it('goes farther out for a few that lie apart, but not for many', () => {
    const phone = { wide: 390, high: 560 };
    const [one, other] = [at(8, 17), at(19, 7)];
    const away = { x: 30, y: 30, scale: 40 };
    const few = attend(away, phone, 0, { must: [], targets: [one, other] });
    expect(few && isSeen(few, one, phone, 0) && isSeen(few, other, phone, 0)).toBe(true);
    const many = Array.from({ length: 6 }, (_, n) => at(8 + 2 * n, 17 - 2 * n));
    expect(attend(away, phone, 0, { must: [], targets: many })?.scale).toBe(40);
  });

  it('looks where most of many are rather than at one between them', () => {
    const phone = { wide: 390, high: 400 };
    const crowd = [at(18, 4), at(19, 4), at(18, 5), at(20, 6)];
    const alone = [at(2, 20), at(10, 11)];
    const away = { x: 60, y: 60, scale: 40 };
    const next = attend(away, phone, 0, { must: [], targets: [...alone, ...crowd] });
    expect(next && crowd.filter((one) => isSeen(next, one, phone, 0))).toEqual(crowd);
  });

  it('brings out what something floats over', () => {
    const framed = { ...size, free: { x: 0, y: 80, wide: 800, high: 340 } };
    const acting = at(3, 0);
    expect(attend(view, size, 0, { must: [acting], targets: [] })).toBeNull();
    const next = attend(view, framed, 0, { must: [acting], targets: [] });
    expect(next && isSeen(next, acting, framed, 0)).toBe(true);
    expect(next).toMatchObject({ x: 0, scale: 60 });
  });

  it('stays with whoever acts where not everything fits', () => {
    const acting = at(2, 2);
    const next = attend(view, size, 20, { must: [acting], targets: [at(60, 2), at(2, 50)] });
    expect(next?.scale).toBe(40);
    expect(next && isSeen(next, acting, size, 10)).toBe(true);
  });
});
