import fc from 'fast-check';
import { sketch } from './sketch.ts';

/** Random little boards with walls, doors and all three terrains, from open to crowded. */
export const anyBoard = (most: number): fc.Arbitrary<readonly string[]> =>
  fc
    .record({
      width: fc.integer({ min: 1, max: most }),
      height: fc.integer({ min: 1, max: most }),
      bordersOneIn: fc.constantFrom(3, 6, 20),
      spacesOneIn: fc.constantFrom(3, 6, 20),
      rolls: fc.infiniteStream(fc.nat(719)),
    })
    .map(({ width, height, bordersOneIn, spacesOneIn, rolls }) => {
      const drawn = { wall: '', door: '', impassableBorder: '', blocking: '', difficult: '', impassable: '' };
      const borders = ['wall', 'wall', 'door', 'impassableBorder'] as const;
      const spaces = ['blocking', 'blocking', 'difficult', 'impassable'] as const;
      const roll = (sides: number) => Number(rolls.next().value) % sides;
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          if (x > 0 && roll(bordersOneIn) === 0) drawn[borders[roll(4)]] += `V(${x},${y})`;
          if (y > 0 && roll(bordersOneIn) === 0) drawn[borders[roll(4)]] += `H(${x},${y})`;
          if (roll(spacesOneIn) === 0) drawn[spaces[roll(4)]] += `(${x},${y})`;
        }
      return sketch(width, height, drawn);
    });
