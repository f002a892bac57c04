import { Icon } from '../icons/Icon.tsx';
import { hasWords, useOnlineWords } from './words.tsx';
import '../home/Notice.css';

const DONE: readonly string[] = ['changed', 'confirmed'];

/** The link in a letter led here: says what came of it, and what is to be done if nothing did. */
export function OpenedLink({ outcome }: { readonly outcome: string }) {
  const t = useOnlineWords();
  const key = `account.link.${outcome}`;
  if (!hasWords(key)) return null;
  const done = DONE.includes(outcome);
  return (
    <div
      className={done ? 'notice online-done' : 'notice'}
      role={done ? 'status' : 'alert'}
      data-test="opened-link"
    >
      <Icon name={done ? 'check-mark' : 'cancel'} />
      <div>
        <p>{t(key)}</p>
      </div>
    </div>
  );
}
