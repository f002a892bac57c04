import { useEffect } from 'react';
import { isArrow, litBelow, moveCursor } from './board-cursor.ts';
import { isElsewhere } from './key-target.ts';
import type { TableStore } from './table-state.ts';
import { litOf } from './table-store.ts';

interface Panes {
  keys(): void;
  menu(): void;
  tab(name: 'hand' | 'log'): void;
}

/** Keys of the whole table, letters by their place, so that they work with a Cyrillic keyboard too. What has the focus answers first: buttons take Enter, fields take letters. */
export function useKeys(table: () => TableStore, panes: Panes): void {
  useEffect(() => {
    function pressed(e: KeyboardEvent): void {
      if (isElsewhere(e)) return;
      const target = e.target instanceof HTMLElement || e.target instanceof SVGElement ? e.target : null;
      const t = table();
      if (t.curtain !== null) return;
      if (isArrow(e.key)) {
        const { opened, scene, cursor, choosing } = t;
        if (opened === null || scene === null) return;
        // From here on Enter means what the cursor points at, not the button that was pressed last.
        if (target instanceof HTMLElement || target instanceof SVGElement) target.blur();
        const lit = litOf(choosing);
        t.moveCursor(moveCursor(opened.drawing, scene.pieces, (r) => lit.has(r), cursor, e.key));
      } else if (e.key === 'Enter' || e.key === ' ') {
        // A focused button, link or lit target has its own Enter.
        if (target?.closest('button, a, summary, [role="button"]') != null) return;
        if (t.choosing?.armed != null) t.takeOption(t.choosing.armed);
        else if (t.cursor !== null) {
          const { opened, scene, cursor, choosing } = t;
          const lit = litOf(choosing);
          const below =
            opened === null || scene === null
              ? []
              : litBelow(opened.drawing, scene.pieces, (r) => lit.has(r), cursor);
          t.choose(cursor, below);
        } else return;
      } else if (e.key === 'Escape') {
        if (t.playing) t.skip();
        else t.back();
      } else if (e.code === 'KeyU') void t.undo();
      else if (e.key === '?') panes.keys();
      else if (e.code === 'KeyM') panes.menu();
      else if (e.code === 'KeyH') panes.tab('hand');
      else if (e.code === 'KeyL') panes.tab('log');
      else if (e.code === 'KeyR') t.again();
      else return;
      e.preventDefault();
    }
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [table, panes]);
}
