import { Icon } from '../icons/Icon.tsx';
import type { Route } from './route.ts';
import { useWayBack } from './way-back.ts';
import { useWords } from './words.ts';

interface Props {
  /** where the reader is; the way is looked up anew wherever that changes */
  readonly place: string;
  /** pages that are passed by on the way */
  readonly past: Route['page'];
  readonly className: string;
}

/** Leads back to where the reader came from: the table, mostly. */
export function WayBack({ place, past, className }: Props) {
  const t = useWords();
  const way = useWayBack(place, past);
  if (way === null || way.page === 'home') return null;
  const isTable = way.page === 'play' || way.page === 'online-match';
  return (
    <a
      className={`button ${className}`}
      href={way.href}
      onClick={(event) => {
        event.preventDefault();
        way.go();
      }}
      data-test="way-back"
    >
      <Icon name="return-arrow" />
      <span>{t(isTable ? 'shell.toTable' : 'shell.back')}</span>
    </a>
  );
}
