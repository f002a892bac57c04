import type { Die } from '@sightline/table';
import { COLOURS, type DieColour, FACES, type WeaponDie } from '../content/dice.ts';
import { RANGES, type WeaponRange } from '../content/operator-types.ts';
import { rangeOf } from '../rules/shooting.ts';
import type { OpenTable } from '../rules/siege.ts';
import { dieName } from './names.ts';
import type { Words } from './view-context.ts';

/** A die before it is rolled. */
export function weaponDie(at: Words, { colour, lightning }: WeaponDie): Die {
  const name = dieName(at, COLOURS.indexOf(colour));
  return lightning
    ? { tone: colour, label: at.say('choices.dice.lightning', { die: name }), pictures: [LIGHTNING] }
    : { tone: colour, label: name };
}
const LIGHTNING = { icon: 'lightning-arc' };

/** A die with the hits it shows. */
export const rolledDie = (at: Words, colour: number, hits: number): Die => ({
  tone: COLOURS[colour],
  face: hits,
  label: at.say('choices.dice.rolled', { die: dieName(at, colour), n: hits }),
});

/** The hits of one die on average, by the faces of the match (SG-OPR-04, 11). */
export function averageHits(t: Pick<OpenTable, 'statics'>, colour: DieColour): number {
  const faces = FACES[t.statics.settings.diceSet][colour];
  return faces.reduce((sum, n) => sum + n, 0) / faces.length;
}

/** Farther than any two spaces of a board are. */
const FAR = 40;
/** "1–3": distances as the rules sort them. */
export function rangeName(at: Words, range: WeaponRange): string {
  const spaces = Array.from({ length: FAR }, (_, i) => i + 1).filter((n) => rangeOf(n) === range);
  const last = spaces[spaces.length - 1];
  return last === FAR
    ? at.say('choices.range.from', { from: spaces[0] })
    : at.say('choices.range.between', { from: spaces[0], to: last });
}

export const ALL_RANGES = RANGES;
