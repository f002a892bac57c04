import { iconHref } from '../icons/Icon.tsx';

/** The icon of a token, around its middle. */
export function TokenIcon({ icon, size }: { readonly icon: string; readonly size: number }) {
  return (
    <use
      href={iconHref(icon)}
      x={-size / 2}
      y={-size / 2}
      width={size}
      height={size}
      className="board-token-icon"
    />
  );
}
