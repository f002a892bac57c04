import { to } from '../app/route.ts';
import { useWords, type WordKey } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import { Dialog } from '../table/Dialog.tsx';
import { ShareButtons } from './ShareButtons.tsx';

const KEYS: readonly (readonly [string | null, WordKey])[] = [
  [null, 'replay.keySpace'],
  ['← →', 'replay.keyArrows'],
  ['⇧ ← →', 'replay.keyShift'],
  ['Home End', 'replay.keyEnds'],
];

interface Props {
  readonly game: string;
  readonly id: string;
  onClose(): void;
}

/** Ways out, and the keys. */
export function ReplayMenu({ game, id, onClose }: Props) {
  const t = useWords();
  const ways: readonly (readonly [string, WordKey, string])[] = [
    ['film-strip', 'shell.replays', to.replays],
    ['open-book', 'shell.rules', to.rules(game)],
    ['settings-knobs', 'shell.settings', to.settings],
    ['exit-door', 'shell.toHome', to.home],
  ];
  return (
    <Dialog title={t('replay.menu')} onClose={onClose}>
      <ul className="dialog-list">
        {ways.map(([icon, word, href]) => (
          <li key={word}>
            <a className="button" href={href}>
              <Icon name={icon} />
              {t(word)}
            </a>
          </li>
        ))}
      </ul>
      <ShareButtons id={id} />
      <h3 className="kicker replay-keys">{t('replay.keys')}</h3>
      <dl className="keys replay-keys">
        {KEYS.map(([keys, word]) => (
          <div key={word} className="keys-row">
            <dt>
              <kbd>{keys ?? t('replay.spaceKey')}</kbd>
            </dt>
            <dd>{t(word)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
