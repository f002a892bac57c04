import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** As much of CBOR as passkeys need. */
function cbor(value: Cbor): Buffer {
  const head = (kind: number, n: number) =>
    n < 24
      ? Buffer.from([kind | n])
      : n < 256
        ? Buffer.from([kind | 24, n])
        : Buffer.from([kind | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value < 0 ? head(0x20, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(0x60, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(0x40, value.length), value]);
  return Buffer.concat([head(0xa0, value.size), ...[...value].flatMap(([k, v]) => [cbor(k), cbor(v)])]);
}

/** What a browser or a phone does that is not as it should be. */
export interface Crooked {
  /** the id of somebody else's passkey */
  readonly id?: string;
  /** the site that the phone was asked by, if it is not the one of the page */
  readonly site?: string;
  /** what the page says it was asked for */
  readonly type?: string;
  /** what the phone saw of its owner: 1: somebody was there, 4: it was them; 0x40: there is a key */
  readonly flags?: number;
  /** how often it says that it was used */
  readonly counter?: number;
}

/** For tests: what a browser and a phone do together with one passkey. */
export function authenticator(origin: string, crooked: Crooked = {}) {
  const rpHash = sha256(crooked.site ?? new URL(origin).hostname);
  const id = crooked.id === undefined ? randomBytes(16) : Buffer.from(crooked.id, 'base64url');
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;
  const data = (usual: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(crooked.counter ?? ++counter);
    const flags = crooked.flags ?? usual;
    return Buffer.concat([rpHash, Buffer.from([flags]), count]);
  };
  const client = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type: crooked.type ?? type, challenge, origin, crossOrigin: false }));
  const named = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    id: id.toString('base64url'),
    /** From now on it was used so often: a copy of it was not used since. */
    setBack(to: number) {
      counter = to;
    },
    register({ challenge }: { challenge: string }) {
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const authData = Buffer.concat([
        data(0x45),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cbor(key),
      ]);
      const object = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return named({
        clientDataJSON: client('webauthn.create', challenge).toString('base64url'),
        attestationObject: cbor(object).toString('base64url'),
        transports: ['internal'],
      });
    },
    authenticate({ challenge }: { challenge: string }) {
      const said = client('webauthn.get', challenge);
      const authenticatorData = data(0x05);
      const signature = createSign('sha256').update(authenticatorData).update(sha256(said)).sign(privateKey);
      return named({
        clientDataJSON: said.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
