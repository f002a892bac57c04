import type { ReactNode } from 'react';
import { decoration } from './decoration.ts';
import { MARGIN, UNIT } from './units.ts';

interface Props {
  readonly drawing: { readonly width: number; readonly height: number };
  /** `named`: what is on it has names of its own; `still`: it never changes */
  readonly named?: true;
  readonly still?: true;
  readonly children: ReactNode;
}

/** One of the transparent sheets that lie on each other over the whole board: one that changes leaves the others be. */
export function Sheet({ drawing: { width, height }, named, still, children }: Props) {
  const box = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].map((n) => n * UNIT);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden, or everything on it is named
    <svg
      className={still ? 'board-sheet still' : 'board-sheet'}
      viewBox={box.join(' ')}
      focusable="false"
      {...(named ? {} : decoration)}
    >
      {children}
    </svg>
  );
}
