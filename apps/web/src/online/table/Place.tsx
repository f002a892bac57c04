import type { ReactNode } from 'react';
import { useTable } from '../../table/table-context.ts';
import { BotPlays } from './BotPlays.tsx';
import { Waiting } from './Waiting.tsx';

/** What to do now; or what there is instead while nothing is asked. */
export function Place({ children }: { readonly children: ReactNode }) {
  const { choosing, room, frame } = useTable((s) => s);
  if (choosing !== null || room === null || frame?.ending != null) return children;
  if (room.passing !== null) return <Waiting />;
  if (room.people.seats.some(({ mine, bot }) => mine && bot !== null)) return <BotPlays />;
  return children;
}
