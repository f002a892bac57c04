import { addsUp, type Die, type Ledger, type Term } from '@sightline/table';
import { COLOURS } from '../content/dice.ts';
import { pieceNumber } from '../content/pieces.ts';
import { ICONS } from './icons.ts';
import { dieName, pieceName } from './names.ts';
import type { SeenEvent } from './seen-event.ts';
import type { ViewContext, Words } from './view-context.ts';

/** A field that is a list. */
export const listOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value : []);

interface Rolled {
  readonly colour: number;
  readonly hits: number;
}

/** Events tell dice as pairs of colour and hits. */
export function diceIn({ fields }: SeenEvent): readonly Rolled[] {
  const pairs = listOf(fields.dice);
  return pairs.flatMap((colour, i) => (i % 2 === 0 ? [{ colour, hits: pairs[i + 1] }] : []));
}

/** The dice on their faces; lightning dice that protection takes away lie struck beside them (SG-SHT-08). */
export function diceOnTable(at: Words, e: SeenEvent): readonly Die[] {
  return [
    ...diceIn(e).map(
      ({ colour, hits }): Die => ({
        tone: COLOURS[colour],
        face: hits,
        label: at.say('log.die', { die: dieName(at, colour), hits }),
      }),
    ),
    ...listOf(e.fields.removed).map(
      (colour): Die => ({
        tone: COLOURS[colour],
        struck: true,
        label: at.say('log.die.struck', { die: dieName(at, colour) }),
      }),
    ),
  ];
}

/** By colour, with the faces that add up: "yellow dice 0 + 2 and red die 1" */
export function diceInWords(at: ViewContext, e: SeenEvent): string {
  const dice = diceIn(e);
  const groups = COLOURS.flatMap((colour, number) => {
    const faces = dice.flatMap((die) => (die.colour === number ? die.hits : []));
    if (faces.length === 0) return [];
    return at.say(`log.dice.${colour}`, { n: faces.length, faces: faces.join(' + ') });
  });
  return at.listed(groups);
}

/* Sums */

/** The parts that an event's number is made of; null: it tells of none. */
export function termsOf(at: Words, e: SeenEvent): readonly Term[] | null {
  const of = (field: keyof SeenEvent['fields']) => Number(e.fields[field]);
  if (e.kind === 'shotRolled')
    return [
      { label: at.say('log.sum.hits'), amount: of('hits') },
      ...(of('subtracted') === 0
        ? []
        : [
            {
              label: protectionName(at, of('protection')),
              amount: -of('subtracted'),
              icon: ICONS.shield,
            },
          ]),
    ];
  if (e.kind !== 'wounded') return null;
  return [
    { label: at.say('log.sum.dealt'), amount: of('dealt') },
    ...(of('station') === 0
      ? []
      : [{ label: pieceName(at, pieceNumber('konaStation')), amount: -of('station') }]),
    ...(of('plate') === 0
      ? []
      : [{ label: at.say('log.sum.plate'), amount: -of('plate'), icon: ICONS.plate }]),
  ];
}

/** How the wounds came about (SG-SHT-11, 12, SG-SGD-43). */
export function woundSum(at: Words, e: SeenEvent): Ledger {
  const ledger = {
    terms: termsOf(at, e) ?? [],
    total: { label: at.say('log.sum.wounds'), amount: Number(e.fields.wounds) },
  };
  return addsUp(ledger) ? ledger : { ...ledger, note: at.say('log.sum.least') };
}

const PROTECTIONS = ['none', 'light', 'heavy'] as const;
/** By number, as shots hold it; more than heavy is Montagne's (SG-SGA-27). */
export function protectionName(at: Words, protection: number): string {
  const name = PROTECTIONS[protection];
  return at.say(name === undefined ? 'log.protection.double' : `protection.${name}`);
}
