import type { OnlineMatch } from '@sightline/wire';
import { Shut } from './Shut.tsx';
import { useTitleMark, useUnseen } from './title-mark.ts';
import { useListed } from './use-listed.ts';
import { useOnlineWords } from './words.tsx';

/** The host has asked us off the table: whoever waited here is told so, also behind another tab. */
export function Dismissed({ match }: { readonly match: OnlineMatch }) {
  const t = useOnlineWords();
  const title = useListed([match])?.get(match.id)?.title ?? t('online.title');
  useTitleMark(title, useUnseen(t('online.fault.dismissed')));
  return <Shut match={match} why="dismissed" />;
}
