/** How likely each sum of these dice is; a die is the numbers on its faces. */
export function sumOdds(dice: readonly (readonly number[])[]): readonly number[] {
  let odds = [1];
  for (const faces of dice) {
    const next = new Array<number>(odds.length + Math.max(...faces)).fill(0);
    odds.forEach((p, sum) => {
      for (const face of faces) next[sum + face] += p / faces.length;
    });
    odds = next;
  }
  return odds;
}
