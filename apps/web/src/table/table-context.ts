import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { TableStore } from './table-state.ts';
import type { createTable } from './table-store.ts';

export const TableContext = createContext<ReturnType<typeof createTable> | null>(null);

/** What the open table shows and offers. */
export function useTable<S>(select: (state: TableStore) => S): S {
  const store = useContext(TableContext);
  if (store === null) throw new Error('only at a table');
  return useStore(store, select);
}
