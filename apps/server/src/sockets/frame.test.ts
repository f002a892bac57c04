import type { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import * as ws from 'ws';
import { frameOf } from './frame.ts';

/** What reads frames in the library; its types do not tell of it. */
const { Receiver } = ws as unknown as { Receiver: new (o: { isServer: boolean }) => Writable };

it('a text is one frame, whatever its length and its letters', () => {
  for (const letter of ['a', 'é', 'Ж', '𝄞', '\u0000'])
    for (const length of [0, 1, 20, 125, 126, 127, 300, 65_535, 65_536, 70_000]) {
      const text = letter.repeat(length);
      const heard: string[] = [];
      const receiver = new Receiver({ isServer: false });
      receiver.on('message', (data: Buffer, binary: boolean) =>
        heard.push(binary ? 'binary' : data.toString()),
      );
      receiver.write(Buffer.from(frameOf(text) + frameOf('next'), 'latin1'));
      expect(heard).toEqual([text, 'next']);
    }
});
