import type { Passage } from './catalog.ts';
import { Said } from './Said.tsx';

/** What was ruled where the source says nothing, set apart from the question. */
export function Ruled({ passage: { ruling } }: { readonly passage: Passage }) {
  if (ruling === null) return null;
  return (
    <p className="reference-ruling">
      <strong className="reference-ruling-label">
        <Said parts={ruling.label} />:
      </strong>{' '}
      <Said parts={ruling.text} />
    </p>
  );
}
