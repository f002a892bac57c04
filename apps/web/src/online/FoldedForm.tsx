import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './use-doing.ts';

interface Props {
  readonly label: string;
  readonly test: string;
  /** what is to be filled in */
  readonly children: ReactNode;
  /** Does it; gives what is said of it then. */
  onDo(): Promise<string>;
}

/** What is seldom wanted: a button, and the form it opens. */
export function FoldedForm({ label, test, children, onDo }: Props) {
  /** null: nobody has opened it yet */
  const [open, setOpen] = useState<boolean | null>(null);
  const [done, setDone] = useState('');
  const { busy, fault, run } = useDoing();
  const box = useRef<HTMLDivElement>(null);
  // What was pressed is gone: the keyboard goes on with what stands in its place.
  useEffect(() => {
    if (open !== null) box.current?.querySelector<HTMLElement>(open ? 'input' : 'button')?.focus();
  }, [open]);
  return (
    <div ref={box} className="online-folded" data-test={test}>
      {open === true ? (
        <form
          aria-label={label}
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy)
              run(async () => {
                setDone(await onDo());
                setOpen(false);
              });
          }}
        >
          {children}
          <Trouble code={fault} />
          <button type="submit" className="button" aria-disabled={busy}>
            {label}
          </button>
        </form>
      ) : (
        <button
          type="button"
          className="button"
          onClick={() => {
            setDone('');
            setOpen(true);
          }}
        >
          {label}
        </button>
      )}
      <p role="status" className="online-soft">
        {done}
      </p>
    </div>
  );
}
