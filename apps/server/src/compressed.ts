import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip';

const squeeze: Readonly<Record<Coding, (data: Buffer) => Promise<Buffer>>> = {
  br: (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (data) => promisify(gzip)(data, { level: 9 }),
};

/** The best coding that both sides know; null: as it is. */
export function codingFor(request: Pick<IncomingMessage, 'headers'>): Coding | null {
  const wanted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .flatMap((part) => {
      const [name, quality = ''] = part.trim().toLowerCase().split(';');
      return /q=0(\.0*)?$/.test(quality.trim()) ? [] : [name.trim()];
    });
  return wanted.includes('br') ? 'br' : wanted.includes('gzip') ? 'gzip' : null;
}

/** What was compressed once: the app is a few dozen files, and a new build brings new names. */
const done = new Map<string, { readonly of: number; readonly body: Buffer }>();

export async function compressed(path: string, changed: number, coding: Coding): Promise<Buffer> {
  const key = `${coding} ${path}`;
  const before = done.get(key);
  if (before?.of === changed) return before.body;
  const body = await squeeze[coding](await readFile(path));
  done.set(key, { of: changed, body });
  return body;
}
