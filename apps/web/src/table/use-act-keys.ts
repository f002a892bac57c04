import { useContext, useEffect } from 'react';
import { pausedBy } from './clock-times.ts';
import { isElsewhere } from './key-target.ts';
import { TableContext } from './table-context.ts';
import type { TableStore } from './table-state.ts';

/** Keys beside those that every table has: by their place, as those are. */
export function useActKeys(press: (code: string, table: TableStore) => boolean): void {
  const table = useContext(TableContext);
  useEffect(() => {
    const pressed = (e: KeyboardEvent) => {
      const t = table?.getState();
      if (t !== undefined && t.curtain === null && !isElsewhere(e) && press(e.code, t)) e.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [table, press]);
}

/** The digits do the acts of the bar, in their order. */
export function pressAct(code: string, { bar, actUnasked }: TableStore): boolean {
  const act = /^Digit[1-9]$/.test(code) ? bar[Number(code.slice(-1)) - 1] : undefined;
  if (act !== undefined) void actUnasked(act);
  return act !== undefined;
}

/** P stops the clocks and starts them again, where players may. */
export function pressPause(code: string, t: TableStore): boolean {
  if (code !== 'KeyP' || t.opened?.clocks?.mayPause !== true) return false;
  void t.pause(pausedBy(t) === null);
  return true;
}
