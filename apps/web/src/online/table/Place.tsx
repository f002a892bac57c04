import type { ReactNode } from 'react';
import { useTable } from '../../table/table-context.ts';
import { Waiting } from './Waiting.tsx';

/** What to do now; or what there is instead while nothing is asked. */
export function Place({ children }: { readonly children: ReactNode }) {
  const { choosing, room } = useTable((s) => s);
  if (choosing !== null || room === null) return children;
  if (room.passing !== null) return <Waiting />;
  return children;
}
