import { toNewVersion } from './new-version.ts';
import { useDoing } from './use-doing.ts';
import { useOnlineWords } from './words.tsx';

interface Props {
  readonly title: string;
  readonly primary?: boolean;
}

/** For a table of other rules than this page has: loads the version that has them. */
export function NewVersion({ title, primary = false }: Props) {
  const t = useOnlineWords();
  const { busy, run } = useDoing();
  return (
    <button
      type="button"
      className={primary ? 'button primary' : 'button'}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) run(toNewVersion);
      }}
      data-test="new-version"
    >
      {t(busy ? 'online.version.going' : 'online.version.get')}
      <span className="visually-hidden">{t('online.of', { title })}</span>
    </button>
  );
}
