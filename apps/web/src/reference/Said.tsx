import type { Inline } from './inline.ts';
import { RuleLink } from './RuleLink.tsx';
import { useReading } from './reading.ts';

/** A catalog's text; what it says of other rules leads there. */
export function Said({ parts }: { readonly parts: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
  return parts.map((part, i) => (typeof part === 'string' ? part : <Piece key={i} part={part} />));
}

function Piece({ part }: { readonly part: Exclude<Inline, string> }) {
  const { catalog } = useReading();
  switch (part.kind) {
    case 'strong':
      return (
        <strong>
          <Said parts={part.parts} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Said parts={part.parts} />
        </em>
      );
    case 'code':
      return <code>{part.text}</code>;
    case 'reference':
      return catalog.places.has(part.target) ? <RuleLink target={part.target} text={part.text} /> : part.text;
  }
}
