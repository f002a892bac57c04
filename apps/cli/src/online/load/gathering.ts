import { ProtocolClient } from '@sightline/server';
import type { NewOnlineMatch } from '@sightline/wire';

/** A match and the tokens of those who sit at it, by seat. */
export interface Gathered {
  readonly match: string;
  readonly tokens: readonly string[];
}

const AT_ONCE = 16;

export interface GatheringOptions {
  readonly address: string;
  readonly matches: number;
  readonly seats: number;
  /** how many people there are for each seat; each of them plays many matches */
  readonly circles: number;
  what(i: number): Pick<NewOnlineMatch, 'game' | 'mission' | 'switches'>;
}

/** Lets people create matches and sit down at them, by the lobby's own ways. */
export async function gather({
  address,
  matches,
  seats,
  circles,
  what,
}: GatheringOptions): Promise<Gathered[]> {
  const people: ProtocolClient[][] = [];
  for (let circle = 0; circle < Math.min(circles, matches); circle++) {
    const round: ProtocolClient[] = [];
    for (let seat = 0; seat < seats; seat++) round.push(await ProtocolClient.guest(address));
    people.push(round);
  }
  const gathered: Gathered[] = [];
  await together(matches, AT_ONCE, async (i) => {
    const round = people[i % people.length];
    const { id: match } = await round[0].create({
      ...what(i),
      seats: round.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'free' })),
    });
    for (const [seat, player] of round.entries()) {
      if (seat === 0) continue;
      const { status, body } = await player.request('POST', `/api/matches/${match}/join`, { seat });
      if (status !== 200) throw new Error(`seat ${seat} was not to be had: ${JSON.stringify(body)}`);
    }
    gathered[i] = { match, tokens: round.map(({ token }) => token) };
  });
  return gathered;
}

/** Does something for 0, 1, … count - 1, so many at once. */
export async function together(
  count: number,
  most: number,
  work: (i: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(most, count) }, one));
}
