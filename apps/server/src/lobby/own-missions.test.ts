import { readFileSync } from 'node:fs';
import type { MatchFile } from '@sightline/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KINDS } from '../people/testing.ts';
import { ask, idOf, openLobby, type TestLobby, wish } from './testing.ts';

const PLAYED = new URL('../../../../games/doom/corpus/03-coldRestart-2.json', import.meta.url);
const played = (): MatchFile => JSON.parse(readFileSync(PLAYED, 'utf8')).match;
const OWN = { id: 'myOwn', map: 'x'.repeat(15_000) };

describe.each(KINDS)("a mission of one's own, on $name", (kind) => {
  let server: Awaited<ReturnType<typeof kind.open>>;
  let lobby: TestLobby;
  beforeAll(async () => {
    server = await kind.open();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    lobby = await openLobby(await server.make());
  });
  afterEach(() => lobby.close());

  const change = (id: string, setup: string) =>
    lobby.database.db.updateTable('match').set({ setup }).where('id', '=', id).execute();

  /** A match that is over; there may be some from before such missions were refused. */
  async function over(setup: string): Promise<string> {
    const { id } = (await ask(lobby, 'ann', 'POST', '/import', played())).match;
    await change(id, setup);
    await lobby.database.db
      .updateTable('seat')
      .set({ person: idOf('ann') })
      .where('match', '=', id)
      .execute();
    return id;
  }

  it('is played neither by making a match, nor by bringing one along, nor once more', async () => {
    const create = await ask(lobby, 'ann', 'POST', '', { ...wish(), mission: OWN });
    expect(create.status).toBe(400);
    const bring = await ask(lobby, 'ann', 'POST', '/import', { ...played(), setup: { mission: OWN } });
    expect([bring.status, bring.error]).toEqual([400, 'own-mission']);
    const id = await over(JSON.stringify({ mission: OWN }));
    const again = await ask(lobby, 'ann', 'POST', `/${id}/rematch`);
    expect([again.status, again.error]).toEqual([400, 'own-mission']);
  });

  it('is listed by its name alone', async () => {
    const setup = { mission: OWN, recommended: true };
    const id = await over(JSON.stringify(setup));
    const list = await ask(lobby, 'ann', 'GET', '?of=mine');
    expect(list.body.matches).toMatchObject([{ id, setup: { mission: { id: 'myOwn' }, recommended: true } }]);
    expect(list.text.length).toBeLessThan(2000);
    expect((await ask(lobby, 'ann', 'GET', `/${id}`)).match.setup).toEqual(setup);
  });

  it.each<[what: string, setup: string]>([
    ['larger than any', JSON.stringify({ mission: { ...OWN, map: 'x'.repeat(1_000_000) } })],
    ['large and of no mission', JSON.stringify({ mission: 'x'.repeat(3000) })],
  ])('%s: is not listed at all, only the match', async (_, setup) => {
    await over(setup);
    const list = await ask(lobby, 'ann', 'GET', '?of=mine');
    expect(list.body.matches).toMatchObject([{ setup: null }]);
    expect(list.text.length).toBeLessThan(2000);
  });
});
