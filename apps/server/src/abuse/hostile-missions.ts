import type { Hostile } from '@sightline/soak';

const FIELDS = {
  id: 'hostile',
  operation: 'own',
  number: 1,
  objective: 'extermination',
  threat: 'assault',
  invasion: 'swarm',
  events: ['hellishCunning', 'bloodFrenzy', 'armoredOffensive'],
  frags: [4, 6, 6, 7],
  rounds: [9, 9, 9, 9],
  progress: [9, 9, 9, 9],
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lines = (n: number, line: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => line(i)).join('\n');
const ids = (n: number): string[] => Array.from({ length: n }, (_, i) => `m${i}`);
/** A square of one glyph, or of one for each row of cells. */
const square = (side: number, glyph: (y: number) => string = () => '.', border = ' '): string =>
  lines(2 * side + 1, (y) =>
    y % 2 === 1 ? `${border}${glyph((y - 1) / 2)}`.repeat(side) + border : `${`+${border}`.repeat(side)}+`,
  );
const level = (side = 4): string => `level 0\n${square(side)}`;
const map = (legend: string, ...sections: string[]): string =>
  `map hostile\n\nlegend\n${legend}\n\n${sections.join('\n\n')}\n`;
const FLOOR = '  cell . floor';
const plain = (...sections: string[]): string => map(FLOOR, level(), ...sections);
const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = { a: value };
  return value;
};

const MAPS: readonly Hostile<string>[] = [
  [
    'tens of thousands of marks on the floor glyph',
    () =>
      map(`${FLOOR} ${ids(40_000).join(' ')}`, `marks\n${lines(40_000, (i) => `  m${i} start`)}`, level(32)),
  ],
  [
    'eight levels of start marks',
    () =>
      map(
        lines(16, (i) => `  cell ${LETTERS[i]} floor s${i}`),
        `marks\n${lines(16, (i) => `  s${i} start`)}`,
        ...Array.from(
          { length: 8 },
          (_, l) => `level ${l}\n${square(128, (y) => LETTERS[2 * l + (y < 64 ? 0 : 1)])}`,
        ),
      ),
  ],
  [
    'eight levels of start marks in rock',
    () =>
      map(
        lines(16, (i) => `  cell ${LETTERS[i]} blocking s${i}`),
        `marks\n${lines(16, (i) => `  s${i} start`)}`,
        ...Array.from(
          { length: 8 },
          (_, l) => `level ${l}\n${square(128, (y) => LETTERS[2 * l + (y < 64 ? 0 : 1)])}`,
        ),
      ),
  ],
  [
    'a few hundred marks on the floor glyph',
    () => map(`${FLOOR} ${ids(200).join(' ')}`, `marks\n${lines(200, (i) => `  m${i} start`)}`, level(32)),
  ],
  ['a start on every space', () => map(`${FLOOR} s`, 'marks\n  s start', level(32))],
  [
    'eight starts on every space',
    () => map(`${FLOOR} ${ids(8).join(' ')}`, `marks\n${lines(8, (i) => `  m${i} start`)}`, level(32)),
  ],
  ['starts in rock', () => map('  cell . blocking s', 'marks\n  s start', level(32))],
  [
    'a door on every border',
    () => map(`${FLOOR}\n  border d d door each 1`, `level 0\n${square(32, undefined, 'd')}`),
  ],
  ['a note of a megabyte', () => plain(`note ${'x'.repeat(1_000_000)}`)],
  ['a million empty lines', () => plain('\n'.repeat(1_000_000))],
  ['a line of a megabyte', () => plain(`marks\n  m ${'tag '.repeat(250_000)}`)],
  ['a word of a megabyte', () => plain(`marks\n  ${'m'.repeat(1_000_000)}`)],
  ['a quotation that does not end', () => plain(`marks\n  "${'\\\\'.repeat(7000)}`)],
  ['quotations of escapes', () => plain(`marks\n  ${`"${'\\u0061'.repeat(19)}" `.repeat(110)}`)],
  ['signs of equality', () => plain(`marks\n  m ${'a=b='.repeat(3000)}`)],
  ['a hundred thousand headings', () => plain(lines(100_000, () => 'note x'))],
  [
    'tens of thousands of glyphs',
    () =>
      map(
        lines(40_000, (i) => `  cell ${String.fromCharCode(0x3400 + i)} floor`),
        level(),
      ),
  ],
  [
    'tens of thousands of tiles placed',
    () => map(FLOOR, `place\n${lines(50_000, (i) => `  p${i} nexus 0,0`)}`),
  ],
  [
    'hundreds of tiles on one another',
    () => map(FLOOR, `place\n${lines(500, (i) => `  p${i} nexus 0,0 turn 270`)}`),
  ],
  ['tiles far out', () => map(FLOOR, `place\n${lines(100, (i) => `  p${i} nexus 999,999,${i}`)}`)],
  ['a level far up', () => map(FLOOR, `level 999\n${square(4)}`)],
  ['an endless row', () => map(FLOOR, `level 0\n+${' +'.repeat(400_000)}\n .\n+ +`)],
  ['unknown characters everywhere', () => map(FLOOR, `level 0\n${square(60, () => '?')}`)],
  ['patches without end', () => plain(`patch\n${lines(50_000, (i) => `  cell ${i % 4},0 floor`)}`)],
  [
    'patches that heap up marks',
    () =>
      plain(
        `marks\n${lines(300, (i) => `  m${i} start`)}`,
        `patch\n${lines(300, (i) => `  cell 0,0 1,1 2,2 * m${i}`)}`,
      ),
  ],
  ['links without end', () => plain(`links\n${lines(20_000, () => '  lift 0,0 1,1')}`)],
  [
    'rooms on every cell',
    () =>
      plain(
        `rooms\n${lines(500, (i) => `  ${String.fromCharCode(0x3400 + i)} r${i}`)}`,
        'plan 0\n....\n....\n....\n....',
      ),
  ],
  ['characters that nobody sees', () => plain(`marks\n  ${'\u0000\ud800\u200b\u0301'.repeat(3000)}`)],
];

/** Missions that somebody made to do harm, as they stand in a set-up: each larger than it looks or than it should be. */
export const HOSTILE_MISSIONS: readonly Hostile<object>[] = [
  ...MAPS.map(([what, make]): Hostile<object> => [what, () => ({ ...FIELDS, map: make() })]),
  ['an id of a megabyte', () => ({ ...FIELDS, map: plain(), id: 'x'.repeat(1_000_000) })],
  [
    'a hundred thousand events',
    () => ({ ...FIELDS, map: plain(), events: Array(100_000).fill('bloodFrenzy') }),
  ],
  ['a hundred thousand frags', () => ({ ...FIELDS, map: plain(), frags: Array(100_000).fill(1) })],
  [
    'fifty thousand fields nobody knows',
    () => ({ ...FIELDS, map: plain(), ...Object.fromEntries(ids(50_000).map((id) => [id, id])) }),
  ],
  ['fields a thousand deep', () => ({ ...FIELDS, map: plain(), rounds: deep(1000) })],
];
