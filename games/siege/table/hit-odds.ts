import { COLOURS, FACES } from '../content/dice.ts';
import { type OperatorNumber, profileOf } from '../rules/operators.ts';
import { SUBTRACTED } from '../rules/protection.ts';
import type { OpenTable } from '../rules/siege.ts';
import { reductionsOf } from '../rules/wound-reductions.ts';

/** How likely each number is, by its place. */
export type Spread = readonly number[];

/** The hits of some dice of the match, by colour, exactly; `kept` hits lie there already. */
export function hitsOf(t: Pick<OpenTable, 'statics'>, colours: readonly number[], kept = 0): Spread {
  const faces = FACES[t.statics.settings.diceSet];
  let spread: number[] = [...Array<number>(kept).fill(0), 1];
  for (const colour of colours) {
    const die = faces[COLOURS[colour]];
    const next = Array<number>(spread.length + Math.max(...die)).fill(0);
    spread.forEach((chance, sum) => {
      for (const hits of die) next[sum + hits] += chance / die.length;
    });
    spread = next;
  }
  return spread;
}

/** The wounds that come of hits, after protection, stations and plates (SG-SHT-11, SG-SGD-43). */
export function woundsOf(t: OpenTable, target: OperatorNumber, hits: Spread, protection: number): Spread {
  const wounds: number[] = [];
  hits.forEach((chance, n) => {
    const dealt = Math.max(0, n - SUBTRACTED[protection]);
    const { station, plate } = reductionsOf(t, target, dealt);
    const left = dealt - station - plate;
    wounds[left] = (wounds[left] ?? 0) + chance;
  });
  return Array.from(wounds, (chance) => chance ?? 0);
}

export const atLeast = (spread: Spread, least: number): number =>
  Math.min(
    1,
    spread.reduce((sum, chance, n) => (n >= least ? sum + chance : sum), 0),
  );

export const averageOf = (spread: Spread): number => spread.reduce((sum, chance, n) => sum + chance * n, 0);

/** Wounds that still eliminate an Operator (SG-STA-09). */
export const woundsLeft = (t: OpenTable, o: OperatorNumber): number =>
  profileOf(t, o).stamina - t.state.operators[o].wounds;
