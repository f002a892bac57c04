import type { OnlineSeat } from '@sightline/wire';
import { useEffect, useState } from 'react';
import { isolated } from '../app/isolated.ts';
import { useWordsStore } from '../app/words.ts';
import { server } from './http.ts';
import { useOnlineWords } from './words.tsx';

/** Who wants to play once more, in a sentence; null: nobody has asked, or it is not known yet who. */
export function useWish(rematch: string | null): string | null {
  const t = useOnlineWords();
  const language = useWordsStore((s) => s.language);
  const [asked, setAsked] = useState<{ readonly of: string; readonly seats: readonly OnlineSeat[] } | null>(
    null,
  );
  useEffect(() => {
    if (rematch === null) return;
    let wanted = true;
    const found = (seats: readonly OnlineSeat[]) => wanted && setAsked({ of: rematch, seats });
    server.match(rematch, true).then(
      ({ seats }) => found(seats),
      // Then it is not known who.
      () => found([]),
    );
    return () => {
      wanted = false;
    };
  }, [rematch]);
  if (asked === null || asked.of !== rematch) return null;
  const { seats } = asked;
  const others = new Set(seats.flatMap(({ mine, name }) => (mine || name === null ? [] : [isolated(name)])));
  const names = new Intl.ListFormat(language).format(others);
  if (others.size > 0) return t('online.over.wants', { names, n: others.size });
  return t(seats.some(({ mine }) => mine) ? 'online.over.youWant' : 'online.over.joinHint');
}
