import type { SeenEvent as AnyEvent } from '@sightline/kernel';
import type { Table } from './contract.ts';

/** The steps of a walk, or of a drone's flight, are one line to a reader. */
export const joined: Table['joined'] = (before, e) => {
  const whole = wholeOf(before, e);
  return whole !== null && before.fields.to === e.fields.from ? whole : null;
};

function wholeOf(before: AnyEvent, e: AnyEvent): AnyEvent | null {
  const { fields } = before;
  const { to } = e.fields;
  if (to === undefined) return null;
  const spaces = Number(fields.spaces ?? 1) + 1;
  if (isStep(before) && isStep(e) && fields.body === e.fields.body)
    return {
      kind: 'walked',
      fields: { body: Number(fields.body), from: Number(fields.from), to: Number(to), spaces },
    };
  if (isFlight(before) && isFlight(e) && fields.operator === e.fields.operator)
    return {
      kind: 'flown',
      fields: { operator: Number(fields.operator), from: Number(fields.from), to: Number(to), spaces },
    };
  return null;
}

const isStep = ({ kind }: AnyEvent): boolean => kind === 'stepped' || kind === 'walked';
const isFlight = ({ kind }: AnyEvent): boolean => kind === 'droneMoved' || kind === 'flown';
