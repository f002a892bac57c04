import { Page } from './Page.tsx';
import { to } from './route.ts';
import { useWords } from './words.ts';

/** An address that leads to nothing here. */
export function NotFound() {
  const t = useWords();
  return (
    <Page title={t('shell.notFound')}>
      <p>
        <a href={to.home}>{t('shell.toHome')}</a>
      </p>
    </Page>
  );
}
