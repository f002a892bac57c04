const TEXT = '\x81';

/**
 * A text as one WebSocket frame from server to client (RFC 6455, 5.2), each character a byte: strings are put together
 * and handed to the system without a buffer for each.
 */
export function frameOf(text: string): string {
  // Nearly everything that is sent is ASCII, and that is its own UTF-8.
  const bytes = Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
  const { length } = bytes;
  if (length < 126) return TEXT + String.fromCharCode(length) + bytes;
  if (length < 65_536) return `${TEXT}\x7e${bigEndian(length, 2)}${bytes}`;
  return `${TEXT}\x7f${bigEndian(length, 8)}${bytes}`;
}

function bigEndian(n: number, bytes: number): string {
  let out = '';
  for (let rest = n, i = 0; i < bytes; i++, rest = Math.floor(rest / 256))
    out = String.fromCharCode(rest % 256) + out;
  return out;
}
