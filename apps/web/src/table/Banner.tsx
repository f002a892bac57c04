import type { Announced } from './happening.ts';
import './banner.css';

/** A new round, a turn that begins: a line across the board for a moment. */
export function Banner({ banner }: { readonly banner: Announced }) {
  return (
    <div className="banner" data-tone={banner.tone} key={banner.id} aria-hidden="true">
      <strong>{banner.title}</strong>
      {banner.text !== '' && <span>{banner.text}</span>}
    </div>
  );
}
