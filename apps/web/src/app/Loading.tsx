import { useWords } from './words.ts';

export function Loading() {
  const t = useWords();
  return (
    <p className="loading" role="status">
      {t('shell.loading')}
    </p>
  );
}
