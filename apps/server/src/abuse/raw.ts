import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { PATIENCE_MS, sleep } from '../testing/waiting.ts';

/** What came back over a connection, byte for byte, until it was closed or nothing more is waited for. */
export interface RawResponse {
  readonly text: string;
  readonly status: number;
  readonly closed: boolean;
}

function open(address: string): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.on('error', () => {});
  return socket;
}

/** Sends bytes as they are, which no well-behaved client would. Where it gets a socket for that, it goes at once. */
export function sendRaw(address: string, bytes: string | Buffer): Promise<RawResponse> {
  return new Promise((done) => {
    const socket = open(address);
    const chunks: Buffer[] = [];
    const finish = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      done({ text, status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), closed });
    };
    const timer = setTimeout(() => finish(false), PATIENCE_MS);
    socket.on('data', (d) => {
      chunks.push(d);
      if (Buffer.concat(chunks).toString('latin1').startsWith('HTTP/1.1 101')) finish(false);
    });
    socket.on('end', () => finish(true));
    socket.on('close', () => finish(true));
    socket.write(bytes);
  });
}

/** Whether the server keeps a connection whose other end does not hang up after the answer. */
export function isKept(address: string, bytes: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = open(address);
    socket.resume();
    socket.write(bytes);
    const finish = (kept: boolean) => {
      clearTimeout(timer);
      clearInterval(more);
      socket.destroy();
      done(kept);
    };
    const timer = setTimeout(() => finish(true), PATIENCE_MS);
    // To whom has gone, nothing can be said.
    const more = setInterval(() => socket.write('x'), 20);
    socket.on('close', () => finish(false));
  });
}

/** A request with nothing but what is given. */
export function request(line: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const all = { host: 'localhost', connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** What a client asks for a socket with. */
export const upgradeHeaders = (token: string): Record<string, string> => ({
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': randomBytes(16).toString('base64'),
  authorization: `Bearer ${token}`,
});

/** A socket whose frames are put together by hand. */
export class RawSocket {
  readonly socket: Socket;
  private received = Buffer.alloc(0);
  private readonly texts: string[] = [];
  /** with which code the server closed it; null: it did not */
  code: number | null = null;
  ended = false;

  private constructor(socket: Socket) {
    this.socket = socket;
  }

  static async open(
    address: string,
    token: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<RawSocket> {
    const socket = open(address);
    const raw = new RawSocket(socket);
    socket.write(request('GET /api/socket', { ...upgradeHeaders(token), ...more }));
    await new Promise<void>((ready, failed) => {
      socket.once('data', (d) => {
        const text = d.toString('latin1');
        if (text.startsWith('HTTP/1.1 101')) ready();
        else failed(new Error(text.split('\r\n')[0]));
      });
      socket.once('close', () => failed(new Error('closed')));
    });
    socket.on('data', (d) => raw.take(d));
    for (const event of ['end', 'close'])
      socket.on(event, () => {
        raw.ended = true;
      });
    return raw;
  }

  /** Opcode 1: text, 2: binary, 0: more of the same, 8: close, 9: ping, 10: pong. */
  frame(
    opcode: number,
    payload: string | Buffer,
    o: { readonly last?: boolean; readonly masked?: boolean; readonly reserved?: number } = {},
  ): void {
    this.socket.write(frameOf(opcode, payload, o));
  }

  /** Everything that was said so far, taken away. */
  said(): string[] {
    return this.texts.splice(0);
  }

  async until(done: () => boolean): Promise<boolean> {
    for (const began = performance.now(); performance.now() - began < PATIENCE_MS; )
      if (done()) return true;
      else await sleep(5);
    return done();
  }

  /** The next thing it is told that satisfies. */
  async told(fits: (text: string) => boolean): Promise<string> {
    let found: string | undefined;
    await this.until(() => {
      found = this.texts.find(fits);
      return found !== undefined || this.ended;
    });
    if (found === undefined) throw new Error(`not told; closed with ${this.code}`);
    return found;
  }

  private take(data: Buffer): void {
    this.received = Buffer.concat([this.received, data]);
    for (;;) {
      const at = this.received;
      if (at.length < 2) return;
      const short = at[1] & 127;
      const head = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (at.length < head) return;
      const length =
        short === 126 ? at.readUInt16BE(2) : short === 127 ? Number(at.readBigUInt64BE(2)) : short;
      if (at.length < head + length) return;
      const payload = at.subarray(head, head + length);
      if ((at[0] & 15) === 1) this.texts.push(payload.toString());
      if ((at[0] & 15) === 8) this.code = payload.length < 2 ? 1005 : payload.readUInt16BE(0);
      this.received = at.subarray(head + length);
    }
  }

  destroy(): void {
    this.socket.destroy();
  }
}

export function frameOf(
  opcode: number,
  payload: string | Buffer,
  o: { readonly last?: boolean; readonly masked?: boolean; readonly reserved?: number } = {},
): Buffer {
  const { last = true, masked = true, reserved = 0 } = o;
  const data = Buffer.from(payload as string);
  const first = (last ? 128 : 0) | (reserved << 4) | opcode;
  const bit = masked ? 128 : 0;
  const head =
    data.length < 126
      ? Buffer.from([first, bit | data.length])
      : data.length < 65_536
        ? Buffer.from([first, bit | 126, data.length >> 8, data.length & 255])
        : Buffer.from([first, bit | 127, 0, 0, 0, 0, ...u32(data.length)]);
  if (!masked) return Buffer.concat([head, data]);
  const mask = randomBytes(4);
  return Buffer.concat([head, mask, data.map((b, i) => b ^ mask[i & 3])]);
}

const u32 = (n: number): number[] => [24, 16, 8, 0].map((s) => (n >>> s) & 255);
