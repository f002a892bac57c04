import type { Tone } from '@sightline/table';
import { iconHref } from '../../icons/Icon.tsx';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly icon: string;
  readonly tone: Tone;
  readonly className?: string;
}

const RING: Readonly<Record<Tone, string>> = {
  plain: 'var(--soft)',
  friend: 'var(--friend)',
  foe: 'var(--foe)',
  energy: 'var(--energy)',
  good: 'var(--good)',
  warn: 'var(--warn)',
  danger: 'var(--danger)',
  gold: 'var(--gold)',
  muted: '#77736b',
};
const DISC: Partial<Readonly<Record<Tone, string>>> = {
  friend: 'var(--friend-deep)',
  foe: 'var(--foe-deep)',
  energy: 'var(--friend-deep)',
};

/** A figure as the board shows it: a bold icon on a disc with the ring of its side. */
export function Token({ x, y, r, icon, tone, className }: Props) {
  const size = r * 1.3;
  return (
    <g transform={`translate(${x} ${y})`} className={className}>
      <ellipse cx={r * 0.12} cy={r * 0.26} rx={r * 1.08} ry={r * 1.04} fill="#000" opacity="0.5" />
      <circle r={r} fill={DISC[tone] ?? '#2a2723'} stroke={RING[tone]} strokeWidth={r * 0.17} />
      <circle r={r * 0.84} fill="none" stroke="#000" strokeOpacity="0.45" strokeWidth={r * 0.1} />
      <use href={iconHref(icon)} x={-size / 2} y={-size / 2} width={size} height={size} fill="#fdf3e0" />
    </g>
  );
}
