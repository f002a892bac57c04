import type { OnlineMatch } from '@sightline/wire';
import { server } from './http.ts';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './use-doing.ts';
import { useOnlineWords } from './words.tsx';

interface Props {
  readonly match: OnlineMatch;
  readonly title: string;
  onDone(): void;
}

/** A match that nobody can go on with is over when somebody who sits there says so, and gone if it had not begun. */
export function PutAway({ match, title, onDone }: Props) {
  const t = useOnlineWords();
  const { busy, fault, run } = useDoing();
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={busy}
        onClick={() => {
          if (!busy)
            run(async () => {
              await server.close(match.id);
              onDone();
            });
        }}
        data-test="put-away"
      >
        {t('online.putAway')}
        <span className="visually-hidden">{t('online.of', { title })}</span>
      </button>
      <Trouble code={fault} />
    </>
  );
}
