import { Match, seedFrom, viewOf } from '@sightline/kernel';
import { ProtocolClient } from '@sightline/server';
import { skirmish } from '@sightline/small-games';
import { expect, it } from 'vitest';
import { Chair } from './chair.ts';
import { Witness } from './witness.ts';

/** At a server whose log does not say for a while that it stored anything. */
class Unlucky extends ProtocolClient {
  readonly said: string[] = [];

  override async say(_: Parameters<ProtocolClient['say']>[0], id = ''): ReturnType<ProtocolClient['say']> {
    this.said.push(id);
    return this.said.length < 3 ? { t: 'no', id, code: 'not-stored' } : { t: 'ok', id, n: 1 };
  }
}

it('a client of the crash test says again under the same name what may be stored or not', async () => {
  const { position } = Match.start(skirmish, { setup: null, seats: 2, seed: seedFrom('chair'), at: 0 });
  const [{ seat }] = position.asked();
  const player = new Unlucky([], '');
  const witness = new Witness();
  const acknowledged = new Promise<void>((done) => {
    new Chair({ player, match: 'm', seat, witness, random: () => 0, sent() {}, acknowledged: done });
  });
  const seen = { match: 'm', seat, n: 0, view: viewOf(position, seat), decision: 0, undo: 0 };
  player.seen.set(`m ${seat}`, seen);
  player.emit('told', seen, { t: 'pong', id: '' });
  await acknowledged;
  player.seen.clear();
  expect(player.said).toEqual(['c0', 'c0', 'c0']);
  expect(witness.sent).toMatchObject([{ n: 1, refused: null }]);
});
