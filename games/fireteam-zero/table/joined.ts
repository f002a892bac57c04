import type { Field } from '@sightline/kernel';
import type { SeenEvent } from './seen-event.ts';

/** The steps of a walk are one thing to whoever reads of it. */
export function joined(before: SeenEvent, e: SeenEvent): SeenEvent | null {
  const { fields } = before;
  const goesOn = isOnFoot(before) && isOnFoot(e) && fields.figure === e.fields.figure;
  if (!goesOn || fields.to !== e.fields.from || !same(fields.with, e.fields.with)) return null;
  const { figure, to, with: along } = e.fields;
  return {
    kind: 'walked',
    fields: {
      figure: Number(figure),
      via: [...listed(fields.via), Number(fields.to)],
      to: Number(to),
      with: listed(along),
    },
  };
}

const isOnFoot = ({ kind, fields }: SeenEvent): boolean =>
  kind === 'walked' || (kind === 'moved' && fields.how === 'walk');

const listed = (field: Field | undefined): readonly number[] => (typeof field === 'object' ? field : []);

const same = (a: Field | undefined, b: Field | undefined): boolean => listed(a).join() === listed(b).join();
