import type { SeenEvent } from './seen-event.ts';

/** What is one thing to whoever reads of it: the steps of a walk, and the card that a sprint costs. */
export function joined(before: SeenEvent, e: SeenEvent): SeenEvent | null {
  const { fields } = before;
  if (before.kind === 'discarded' && e.kind === 'sprinted')
    return fields.marine === e.fields.marine && fields.card === e.fields.card ? e : null;
  const goesOn = isOnFoot(before) && isOnFoot(e) && fields.figure === e.fields.figure;
  return goesOn && fields.to === e.fields.from ? walked(before, e) : null;
}

const isOnFoot = ({ kind, fields }: SeenEvent): boolean =>
  kind === 'walked' || (kind === 'stepped' && fields.by === 'foot');

const walked = ({ fields }: SeenEvent, { fields: { figure, to } }: SeenEvent): SeenEvent => ({
  kind: 'walked',
  fields: {
    figure: Number(figure),
    from: Number(fields.from),
    to: Number(to),
    spaces: Number(fields.spaces ?? 1) + 1,
  },
});
