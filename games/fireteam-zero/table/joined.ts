import type { Field, SeenEvent } from '@sightline/kernel';

/** The steps of a walk are one thing to whoever reads of it. */
export function joined(before: SeenEvent, e: SeenEvent): SeenEvent | null {
  const { fields } = before;
  const goesOn = isOnFoot(before) && isOnFoot(e) && fields.figure === e.fields.figure;
  if (!goesOn || fields.to !== e.fields.from || !same(fields.with, e.fields.with)) return null;
  const { figure, to, with: along } = e.fields;
  // No rule knows of it: only the log does.
  return {
    kind: 'walked',
    fields: { figure, via: [...listed(fields.via), Number(fields.to)], to, with: along },
  };
}

const isOnFoot = ({ kind, fields }: SeenEvent): boolean =>
  kind === 'walked' || (kind === 'moved' && fields.how === 'walk');

const listed = (field: Field | undefined): readonly number[] => (typeof field === 'object' ? field : []);

const same = (a: Field, b: Field): boolean => listed(a).join() === listed(b).join();
