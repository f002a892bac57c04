import sprite from './sprite.svg?url';

interface Props {
  readonly name: string;
  /** said aloud; without it the icon is decoration */
  readonly label?: string;
  readonly className?: string;
}

/** An icon of the set listed in icons.json; `node scripts/icons.mjs` gathers them into the sprite. */
export function Icon({ name, label, className }: Props) {
  const classes = className === undefined ? 'icon' : `icon ${className}`;
  if (label === undefined)
    return (
      <svg className={classes} viewBox="0 0 512 512" aria-hidden="true">
        <use href={iconHref(name)} />
      </svg>
    );
  return (
    <svg className={classes} viewBox="0 0 512 512" role="img" aria-label={label}>
      <use href={iconHref(name)} />
    </svg>
  );
}

/** Where an icon is, for SVG that draws it by itself. */
export const iconHref = (name: string): string => `${sprite}#${name}`;
