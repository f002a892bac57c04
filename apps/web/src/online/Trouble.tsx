import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { hasWords, type OnlineKey, useOnlineWords } from './words.tsx';
import '../home/Notice.css';

/** The words for a code of the server's; a code we do not know is a failure like any other. */
export function faultKey(code: string): OnlineKey {
  const key = `online.fault.${code}`;
  return hasWords(key) ? key : 'online.fault.failed';
}

/** Why the server did not do something; nothing while all is well. */
export function Trouble({ code, children }: { readonly code: string | null; readonly children?: ReactNode }) {
  const t = useOnlineWords();
  if (code === null) return null;
  return (
    <div className="notice" role="alert" data-fault={code}>
      <Icon name="cancel" />
      <div>
        <p>{t(faultKey(code))}</p>
        {children}
      </div>
    </div>
  );
}
