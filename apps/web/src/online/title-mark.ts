import { useEffect, useState } from 'react';

/** Calls somebody back who looks at another page: a mark before the title of this one. */
export function useTitleMark(title: string, mark: string): void {
  useEffect(() => {
    const plain = `${title} · Sightline`;
    const show = () => {
      document.title = mark !== '' && document.hidden ? `● ${mark} · ${plain}` : plain;
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [title, mark]);
}

/** What was said while nobody looked; nothing as soon as somebody does. */
export function useUnseen(said: string): string {
  const [unseen, setUnseen] = useState('');
  useEffect(() => {
    if (said !== '' && document.hidden) setUnseen(said);
    const seen = () => {
      if (!document.hidden) setUnseen('');
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [said]);
  return unseen;
}
