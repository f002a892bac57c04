import type { ReactNode } from 'react';
import { to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import type { Fault, StorageState } from '../host/api.ts';
import { Icon } from '../icons/Icon.tsx';
import './Notice.css';

interface FaultProps {
  readonly fault: Fault | null;
  /** what to do about it */
  readonly children?: ReactNode;
}

/** Why something could not be done, in words; nothing while all is well. */
export function FaultNotice({ fault, children }: FaultProps) {
  const t = useWords();
  if (fault === null) return null;
  return (
    <div className="notice" role="alert">
      <Icon name="cancel" />
      <div>
        <p>{t(`fault.${fault.fault}`)}</p>
        {fault.detail !== '' && (
          <details>
            <summary>{t('fault.detail')}</summary>
            <code>{fault.detail}</code>
          </details>
        )}
        {children}
      </div>
    </div>
  );
}

interface StorageProps {
  readonly storage: StorageState | undefined;
  /** where the files are saved from; not shown there itself */
  readonly link?: boolean;
}

/** Matches will be gone with the tab: said before somebody plays for two hours, not after. */
export function StorageNotice({ storage, link = false }: StorageProps) {
  const t = useWords();
  if (storage === undefined || storage.kept) return null;
  return (
    <div className="notice" role="status">
      <Icon name="save" />
      <div>
        <p>
          <strong>{t('fault.storage')}</strong>
        </p>
        <p>{t(`fault.storage.${storage.why}`)}</p>
        {link && <a href={to.replays}>{t('fault.storage.saved')}</a>}
      </div>
    </div>
  );
}
