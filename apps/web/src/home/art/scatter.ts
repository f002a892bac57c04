/** Numbers from 0 to 1 that look like chance and are the same every time: a picture should not change with each visit. */
export function scatter(count: number, of: number): number[][] {
  let state = 20_240_229;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: count }, () => Array.from({ length: of }, next));
}
