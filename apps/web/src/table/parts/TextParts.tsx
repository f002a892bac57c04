import type { Ref, TextPart } from '@sightline/table';
import type { Pointing } from '../parts.ts';
import { usePointing } from './pointing.ts';
import './TextParts.css';

interface Props extends Partial<Pointing> {
  readonly parts: readonly TextPart[];
  /** Tab passes the names by: whoever shows them has another way to them */
  readonly aside?: boolean;
}

/** Words with links to what they speak of. */
export function TextParts({ parts, aside = false, ...pointing }: Props) {
  return parts.map((part, i) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be named twice in one sentence
      <Named key={i} text={part.text} at={part.ref} aside={aside} {...pointing} />
    ),
  );
}

interface NamedProps extends Partial<Pointing> {
  readonly text: string;
  readonly at: Ref;
  readonly aside: boolean;
}

function Named({ text, at, aside, ...pointing }: NamedProps) {
  const { onPointerEnter, ...handlers } = usePointing(at, pointing);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element is a block that no line breaks within
    <span
      role="button"
      tabIndex={aside ? -1 : 0}
      className="text-part"
      data-ref={at}
      {...handlers}
      // Lines move on by themselves, and a pointer that rests where they do asks for nothing.
      onPointerMove={onPointerEnter}
      onKeyDown={(e) => {
        if (e.key !== 'Enter' && e.key !== ' ') return;
        e.preventDefault();
        pointing.onChoose?.(at);
      }}
    >
      {text}
    </span>
  );
}
