import type { OnlineMatch } from '@sightline/wire';
import { useEffect, useState } from 'react';
import { isolated } from '../app/isolated.ts';
import { useWordsStore } from '../app/words.ts';
import { server } from './http.ts';
import { useOnlineWords } from './words.tsx';

interface LoadedRematch {
  readonly of: string;
  readonly match: Pick<OnlineMatch, 'seats' | 'status'>;
}

/**
 * Who wants to play once more, or does so already, in a sentence; null: nobody has asked, or it is not known yet who. It
 * is asked anew when `times` is another one.
 */
export function useWish(rematch: string | null, times = 0): string | null {
  const t = useOnlineWords();
  const language = useWordsStore((s) => s.language);
  const [asked, setAsked] = useState<LoadedRematch | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` is there to ask again
  useEffect(() => {
    if (rematch === null) return;
    let wanted = true;
    const found = (match: LoadedRematch['match']) => wanted && setAsked({ of: rematch, match });
    server.match(rematch, true).then(
      found,
      // Then it is not known who.
      () => found({ seats: [], status: 'gathering' }),
    );
    return () => {
      wanted = false;
    };
  }, [rematch, times]);
  if (asked === null || asked.of !== rematch) return null;
  const { seats, status } = asked.match;
  const begun = status === 'running' && seats.every(({ mine }) => !mine);
  const others = new Set(seats.flatMap(({ mine, name }) => (mine || name === null ? [] : [isolated(name)])));
  const names = new Intl.ListFormat(language).format(others);
  if (others.size > 0)
    return t(begun ? 'online.over.playing' : 'online.over.wants', { names, n: others.size });
  if (begun) return t('online.over.playingHint');
  return t(seats.some(({ mine }) => mine) ? 'online.over.youWant' : 'online.over.joinHint');
}
