import { useEffect, useId, useRef, useState } from 'react';
import { copyText } from '../app/clipboard.ts';
import { useOnlineWords } from './words.tsx';

/** What has become of a link that was to be copied. */
export type Copied = 'no' | 'yes' | 'impossible';

export function useCopying(link: string): { readonly copied: Copied; copy(): void } {
  const [copied, setCopied] = useState<Copied>('no');
  const copy = async () => {
    setCopied('no');
    setCopied((await copyText(link)) ? 'yes' : 'impossible');
  };
  return { copied, copy: () => void copy() };
}

/** The link in full; where nobody but the person can copy it, it is marked for that. */
export function LinkField({ link, copied }: { readonly link: string; readonly copied: Copied }) {
  const t = useOnlineWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (copied === 'impossible') field.current?.focus();
  }, [copied]);
  return (
    <div className="online-field">
      <label htmlFor={id}>{t('online.invite.link')}</label>
      <input
        id={id}
        ref={field}
        type="text"
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
        data-test="invitation"
      />
    </div>
  );
}

/** Says what has become of it. */
export function CopiedNote({ copied }: { readonly copied: Copied }) {
  const t = useOnlineWords();
  return (
    <p role="status" className="online-soft">
      {copied === 'yes' && t('online.invite.copied')}
      {copied === 'impossible' && t('online.invite.byHand')}
    </p>
  );
}
