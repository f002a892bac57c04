import { type KeyboardEvent, type RefObject, useEffect, useId } from 'react';
import { useWords } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import './search.css';

interface Props {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: string;
  /** said aloud when it changes */
  readonly status: string;
  onQuery(query: string): void;
  /** the reader came back to the field: what it found is wanted again */
  onReturn(): void;
  /** down into the results */
  onDown(): void;
  /** straight to the best of them */
  onEnter(): void;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName));

/** Finds as one types; `/` leads here from anywhere on the page. */
export function SearchField({ field, query, status, onQuery, onReturn, onDown, onEnter }: Props) {
  const t = useWords();
  const id = useId();
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || isWriting(target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [field]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onDown();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    } else if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      onQuery('');
    }
  };
  return (
    <search className="search">
      <label htmlFor={id} className="visually-hidden">
        {t('reference.search')}
      </label>
      <Icon name="magnifying-glass" />
      <input
        id={id}
        ref={field}
        type="search"
        value={query}
        placeholder={t('reference.searchHint')}
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onQuery(event.target.value)}
        onFocus={onReturn}
        onKeyDown={onKeyDown}
      />
      {query === '' ? (
        <span className="search-key" aria-hidden="true">
          /
        </span>
      ) : (
        <button
          type="button"
          className="search-clear"
          aria-label={t('reference.clear')}
          onClick={() => {
            onQuery('');
            field.current?.focus();
          }}
        >
          <Icon name="cancel" />
        </button>
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </search>
  );
}
