import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';

const listening = async (server: { listen(port: number, host: string, done: () => void): unknown }) =>
  new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

/** A push service that keeps what it is given. */
export async function pushService() {
  const got: { path: string; headers: Record<string, unknown>; body: Buffer }[] = [];
  const said = { status: 201 };
  const server = createHttp((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      answer.writeHead(said.status).end('thank you');
    });
  });
  await listening(server);
  const { port } = server.address() as AddressInfo;
  return {
    got,
    said,
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => server.close(done)),
  };
}

/** A browser's side of a subscription: it alone can read what comes (RFC 8291). */
export function subscriber() {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  const hmac = (key: Buffer, ...data: (Buffer | string)[]) => {
    const h = createHmac('sha256', key);
    for (const d of data) h.update(d);
    return h.digest();
  };
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const length = body[20];
      const theirs = body.subarray(21, 21 + length);
      const text = body.subarray(21 + length);
      const shared = hmac(auth, ecdh.computeSecret(theirs));
      const ikm = hmac(shared, 'WebPush: info\0', own, theirs, '\x01');
      const prk = hmac(salt, ikm);
      const key = hmac(prk, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16);
      const nonce = hmac(prk, 'Content-Encoding: nonce\0\x01').subarray(0, 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(text.subarray(-16));
      const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}

export interface Received {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail server that keeps what it is given; but to what looks like `refused` it says no, and to whom. */
export async function mailServer(refused?: RegExp) {
  const got: Received[] = [];
  const server = createTcp((socket) => {
    let unread = '';
    let to = '';
    let inLetter = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 sink');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      unread += data.toString('latin1');
      for (;;) {
        const end = unread.indexOf(inLetter ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = unread.slice(0, end);
        unread = unread.slice(end + (inLetter ? 5 : 2));
        to = /^rcpt to:<(.*)>/i.exec(line)?.[1] ?? to;
        if (refused?.test(line)) {
          inLetter = false;
          say(`550 5.1.1 <${to}>: not here`);
        } else if (inLetter) {
          got.push({ to, ...letter(line) });
          inLetter = false;
          say('250 kept');
        } else if (/^data/i.test(line)) {
          inLetter = true;
          say('354 go on');
        } else if (/^quit/i.test(line)) socket.end('221 bye\r\n');
        else say('250 ok');
      }
    });
  });
  await listening(server);
  const { port } = server.address() as AddressInfo;
  return { got, url: `smtp://127.0.0.1:${port}`, close: () => new Promise((done) => server.close(done)) };
}

function letter(raw: string): Omit<Received, 'to'> {
  const split = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, split).replaceAll(/\r\n[ \t]+/g, ' ');
  const body = raw.slice(split + 4);
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const quoted = (text: string) =>
    Buffer.from(
      text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString();
  const subject = field('subject')
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?(q|b)\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'q' ? quoted(text.replaceAll('_', ' ')) : Buffer.from(text, 'base64').toString(),
    );
  const encoding = field('content-transfer-encoding').toLowerCase();
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? quoted(body.replaceAll('=\r\n', ''))
        : body;
  return { subject, text: text.replaceAll('\r\n', '\n') };
}
