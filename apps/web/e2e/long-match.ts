import { answerFor } from '@sightline/bots';
import { easy, game, normal } from '@sightline/doom';
import { dice, Match, save, seedFrom } from '@sightline/kernel';

/**
 * A finished match of five with at least so many inputs, as the text of its file. Bots alone come to an end too soon, so
 * these change their minds: what can be taken back they often take back once, and do again.
 */
export function longMatch(inputs: number): string {
  const bots = [easy, normal, normal, normal, normal];
  const setup = { mission: 'theNest', recommended: true };
  const match = Match.start(game, { setup, seats: bots.length, seed: seedFrom('a long match') });
  const random = dice(1);
  while (match.result === null) {
    const [seat] = match.awaiting();
    answerFor(match, seat, bots[seat], { random, at: 0 });
    if (match.length < inputs && match.undoable(seat) > 0 && random(4) > 0) {
      match.submit({ kind: 'undo', seat, at: 0 });
      answerFor(match, seat, bots[seat], { random, at: 0 });
    }
  }
  if (match.length < inputs) throw new Error(`this match has only ${match.length} inputs`);
  return JSON.stringify(save(match, 'when-over'));
}
