import { createRequire } from 'node:module';
import { join } from 'node:path';
import { dice } from '@sightline/kernel';
import { legal, type SkirmishState } from '../../bench/skirmish-boardgame-io.ts';
import { startProcess } from '../server-process.ts';
import { MeasuredMatch, type ServerUnderTest } from './contest.ts';
import { endless } from './endless-boardgame-io.ts';
import { together } from './gathering.ts';

/** As far as it is used here; boardgame.io's clients and its server speak by it. */
interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  once(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}
type Io = (address: string, o: { transports: string[]; forceNew: boolean }) => Socket;

interface State {
  readonly G: SkirmishState;
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

interface Seat {
  readonly socket: Socket;
  readonly credentials: string;
  state: State;
}

const AT_ONCE = 16;

/** The endless skirmish on boardgame.io's server, which keeps its matches in memory. */
export async function boardgameIo(matches: number): Promise<ServerUnderTest> {
  const { io } = createRequire(import.meta.url)('socket.io-client') as { io: Io };
  const server = await startProcess(join(import.meta.dirname, 'boardgame-io-server.ts'), {}, []);
  const sockets: Socket[] = [];
  const close = async () => {
    for (const socket of sockets) socket.close();
    await server.stop();
  };
  const post = async <V>(path: string, body: unknown): Promise<V> => {
    const answer = await fetch(new URL(`/games/${endless.name}/${path}`, server.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`boardgame.io refused: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as V;
  };
  const sitDown = async (match: string, seat: string): Promise<Seat> => {
    const { playerCredentials: credentials } = await post<{ playerCredentials: string }>(`${match}/join`, {
      playerID: seat,
      playerName: `Player ${seat}`,
    });
    const socket = io(new URL(endless.name, server.address).href, {
      transports: ['websocket'],
      forceNew: true,
    });
    sockets.push(socket);
    await new Promise<void>((connected) => socket.once('connect', () => connected()));
    const state = await new Promise<State>((synced) => {
      socket.once('sync', (_match: string, info: { state: State }) => synced(info.state));
      socket.emit('sync', match, seat, credentials, 2);
    });
    return { socket, credentials, state };
  };
  try {
    const games: MeasuredMatch[] = [];
    await together(matches, AT_ONCE, async (i) => {
      const { matchID } = await post<{ matchID: string }>('create', { numPlayers: 2 });
      games[i] = duel(matchID, [await sitDown(matchID, '0'), await sitDown(matchID, '1')], dice(i + 1));
    });
    return { name: 'boardgame.io', pid: server.pid, games, close };
  } catch (e) {
    await close();
    throw e;
  }
}

function duel(match: string, seats: readonly Seat[], random: (n: number) => number): MeasuredMatch {
  return new MeasuredMatch((game) => {
    for (const [i, seat] of seats.entries())
      seat.socket.on('update', (_match: string, state: State) => {
        seat.state = state;
        game.came(i);
      });
    return {
      send() {
        // Both have come to the same state; after the start only the second's is new.
        const { G, ctx, _stateID } = seats[1].state;
        const side = Number(ctx.currentPlayer);
        const moves = legal(G, side);
        const [type, ...args] = moves[random(moves.length)];
        const { socket, credentials } = seats[side];
        const payload = { type, args, playerID: String(side), credentials };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, String(side));
        return side;
      },
    };
  });
}
