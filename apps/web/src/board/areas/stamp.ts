import type { AreaPiece } from '@sightline/table';

/** The oval around words that are stamped on the map. */
export const stampSize = ({
  name,
  caption = '',
}: Pick<AreaPiece, 'name' | 'caption'>): { readonly rx: number; readonly ry: number } => ({
  rx: Math.max(56, name.length * 8.6, caption.length * 4.4),
  ry: 40,
});
