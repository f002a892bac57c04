import { Component, type ReactNode, useEffect } from 'react';
import { to } from './route.ts';
import { useWords } from './words.ts';

/** What could not be fetched: Vite tells it here first, and then it fails whoever wanted to draw it. */
const missing = new Set<unknown>();
addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));

interface Props {
  readonly children: ReactNode;
}

interface State {
  /** `missing`: a part of the page could not be fetched; `fault`: something else that should not happen */
  readonly failure: 'missing' | 'fault' | null;
}

/** Where something can't be drawn, there are words and a way on instead of an empty page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: missing.has(error) ? 'missing' : 'fault' };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
    // Another page may be whole.
    addEventListener('hashchange', () => this.setState({ failure: null }), { once: true });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : <WayOn failure={failure} />;
  }
}

/** Nothing but words: whatever else there is may be what failed. */
function WayOn({ failure }: { readonly failure: 'missing' | 'fault' }) {
  const t = useWords();
  const title = t(`shell.${failure}`);
  useEffect(() => {
    document.title = `${title} · Sightline`;
  }, [title]);
  return (
    <main className="page error-page" data-test={`error-${failure}`}>
      <h1>{title}</h1>
      <p role="alert">{t(`shell.${failure}.text`)}</p>
      <p className="error-page-ways">
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {t('shell.reload')}
        </button>
        <a className="button" href={to.home}>
          {t('shell.toHome')}
        </a>
      </p>
    </main>
  );
}
