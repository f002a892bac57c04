// Puts still pictures together into an animated WebP. The browser that took them encodes them; this only packs.

const chunk = (name, body) => {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'ascii');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};
const three = (n) => Buffer.from([n & 255, (n >> 8) & 255, (n >> 16) & 255]);

/** The picture itself in a still WebP: its VP8 or VP8L chunk. */
function picture(webp) {
  for (let at = 12; at + 8 <= webp.length; ) {
    const size = webp.readUInt32LE(at + 4);
    const name = webp.toString('ascii', at, at + 4);
    if (name === 'VP8 ' || name === 'VP8L') return webp.subarray(at, at + 8 + size + (size % 2));
    at += 8 + size + (size % 2);
  }
  throw new Error('a still picture without a picture');
}

/** `frames` are PNGs in base64, taken by `page`; shown one after the other, `ms` each, for ever. */
export async function animated(page, frames, { width, height, ms }) {
  const stills = await page.evaluate(
    async ({ frames, width, height }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const pen = canvas.getContext('2d');
      const made = [];
      for (const frame of frames) {
        const image = new Image();
        image.src = `data:image/png;base64,${frame}`;
        await image.decode();
        pen.drawImage(image, 0, 0, width, height);
        made.push(canvas.toDataURL('image/webp', 0.82).split(',')[1]);
      }
      return made;
    },
    { frames, width, height },
  );
  const size = Buffer.concat([three(width - 1), three(height - 1)]);
  const shown = stills.map((still) =>
    chunk(
      'ANMF',
      Buffer.concat([
        Buffer.alloc(6),
        size,
        three(ms),
        Buffer.from([0]),
        picture(Buffer.from(still, 'base64')),
      ]),
    ),
  );
  const ANIMATED = 2;
  const body = Buffer.concat([
    Buffer.from('WEBP', 'ascii'),
    chunk('VP8X', Buffer.concat([Buffer.from([ANIMATED, 0, 0, 0]), size])),
    chunk('ANIM', Buffer.alloc(6)),
    ...shown,
  ]);
  return chunk('RIFF', body);
}
