import { Icon } from '../icons/Icon.tsx';

/** Somebody as they are told apart at arm's length: a bust, a badge, a cross. */
export function PersonMark({ mark, out }: { readonly mark: 'person' | 'star'; readonly out: boolean }) {
  if (!out && mark === 'star') return <Icon name="rank-3" />;
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {out ? (
        <path className="companion-cross" d="M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5" />
      ) : (
        <path d="M12 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4ZM3.500 22c0-5.500 3.600-9 8.500-9s8.500 3.500 8.500 9z" />
      )}
    </svg>
  );
}
