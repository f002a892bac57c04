import type { Prop } from '@sightline/table';
import { memo } from 'react';
import { UNIT } from '../units.ts';
import type { PlacedProp } from './scatter.ts';

/** What stands on the map, each around its own middle, in SVG units at full size. Light falls from the upper left. */
export const Props = memo(function Props({ laid }: { readonly laid: readonly PlacedProp[] }) {
  return (
    <g className="land-props">
      {laid.map((one) => (
        <g
          key={`${one.what} ${one.x} ${one.y}`}
          transform={`translate(${(one.x * UNIT).toFixed(1)} ${(one.y * UNIT).toFixed(1)}) rotate(${one.turn}) scale(${one.size.toFixed(2)})`}
        >
          {SHAPES[one.what]?.(one.shade)}
        </g>
      ))}
    </g>
  );
});

const ROOFS = ['#a4573c', '#98493a', '#b0694a', '#8d5139'] as const;
const roofOf = (shade: number) => ROOFS[Math.floor(shade * ROOFS.length)];

/** A gabled roof from above: the far slope in the light, the near one in shadow, tiles as fine lines. */
function gable(wide: number, high: number, light: string, dark: string, shadow = 7) {
  const [x, y] = [-wide / 2, -high / 2];
  const rows = [0.16, 0.33, 0.67, 0.84].map((t) => `M${x} ${y + high * t}H${-x}`).join('');
  const tiles = Array.from({ length: Math.floor(wide / 6) }, (_, i) => `M${x + 4 + i * 6} ${y}v${high}`).join(
    '',
  );
  return (
    <>
      <path
        d={`M${x + 2} ${y + 3}H${-x}l${shadow} ${shadow}v${high}H${x + shadow}Z`}
        fill="#2c1a0a"
        fillOpacity=".42"
      />
      <path d={`M${x} ${y}h${wide}v${high / 2}h${-wide}Z`} fill={light} />
      <path d={`M${x} ${y + high / 2}h${wide}v${high / 2}h${-wide}Z`} fill={dark} />
      <path d={rows} stroke="#2a1408" strokeOpacity=".28" strokeWidth="1" />
      <path d={tiles} stroke="#2a1408" strokeOpacity=".16" strokeWidth=".8" />
      <path d={`M${x} 0h${wide}`} stroke="#f3d9b0" strokeOpacity=".55" strokeWidth="1.4" />
      <path d={`M${x} ${y}h${wide}v${high}h${-wide}Z`} fill="none" stroke="#36200f" strokeWidth="1.6" />
    </>
  );
}

const darker = (colour: string) => `color-mix(in oklab, ${colour} 72%, #1c0d04)`;

function crown(r: number, light: string, dark: string, lumps: number, seed: number) {
  const d = Array.from({ length: lumps }, (_, i) => {
    const a = ((i + seed) / lumps) * Math.PI * 2;
    const x = Math.cos(a) * r * 0.62;
    const y = Math.sin(a) * r * 0.62;
    return `M${(x + r * 0.5).toFixed(1)} ${y.toFixed(1)}a${(r * 0.5).toFixed(1)} ${(r * 0.5).toFixed(1)} 0 1 1-${r.toFixed(1)} 0a${(r * 0.5).toFixed(1)} ${(r * 0.5).toFixed(1)} 0 1 1 ${r.toFixed(1)} 0Z`;
  }).join('');
  return (
    <>
      <ellipse cx={r * 0.5} cy={r * 0.62} rx={r * 1.05} ry={r * 0.8} fill="#241606" fillOpacity=".34" />
      <path d={d} fill={dark} stroke="#28300f" strokeOpacity=".75" strokeWidth="1.1" />
      <circle r={r * 0.66} fill={dark} />
      <circle cx={-r * 0.24} cy={-r * 0.3} r={r * 0.5} fill={light} fillOpacity=".8" />
      <circle cx={-r * 0.4} cy={-r * 0.46} r={r * 0.18} fill="#fff3b8" fillOpacity=".35" />
    </>
  );
}

const INK = '#3a2412';

const SHAPES: Readonly<Partial<Record<Prop, (shade: number) => React.ReactNode>>> = {
  house: (s) => (
    <>
      {gable(46, 32, roofOf(s), darker(roofOf(s)))}
      <path d="M12-14h6v6h-6Z" fill="#d9c2a0" stroke={INK} strokeWidth="1" />
    </>
  ),
  hut: (s) => gable(30, 22, s > 0.5 ? '#93714b' : '#86683f', '#5f472b', 5),
  hall: (s) => (
    <>
      {gable(70, 42, roofOf(s), darker(roofOf(s)), 9)}
      <path d="M-28-14h5v5h-5ZM22 8h5v5h-5Z" fill="#d9c2a0" stroke={INK} strokeWidth="1" />
    </>
  ),
  chapel: () => (
    <>
      {gable(50, 30, '#a8876a', '#7b5f47', 8)}
      <g transform="translate(-26 0)">
        <path d="M-8-12h20v24h-20Z" fill="#2c1a0a" fillOpacity=".4" transform="translate(5 6)" />
        <path d="M-9-13h20v26h-20Z" fill="#d5c09c" stroke={INK} strokeWidth="1.6" />
        <path d="M-9-13L1 0L11-13M-9 13L1 0L11 13" fill="none" stroke={INK} strokeOpacity=".5" />
        <path d="M1-7v14M-4-3h10" stroke="#8c2f22" strokeWidth="2.4" />
      </g>
    </>
  ),
  tower: () => (
    <>
      <circle cx="8" cy="9" r="15" fill="#2c1a0a" fillOpacity=".42" />
      <circle r="15" fill="#cdb792" stroke={INK} strokeWidth="1.8" />
      <circle r="10" fill="#a98f6b" stroke={INK} strokeOpacity=".6" />
      <path
        d="M-15 0H15M0-15V15M-10.6-10.6L10.6 10.6M10.6-10.6L-10.6 10.6"
        stroke={INK}
        strokeOpacity=".25"
      />
    </>
  ),
  mill: (s) => (
    <>
      {gable(38, 30, roofOf(s), darker(roofOf(s)))}
      <g transform="translate(26 4)">
        <circle cx="3" cy="4" r="14" fill="#2c1a0a" fillOpacity=".35" />
        <circle r="13" fill="#8c6a44" stroke={INK} strokeWidth="1.6" />
        <path d="M-13 0H13M0-13V13M-9-9L9 9M9-9L-9 9" stroke={INK} strokeWidth="1.4" />
        <circle r="3.4" fill={INK} />
      </g>
    </>
  ),
  ruin: (s) => (
    <>
      <path
        d="M-24-16h20v6h-14v14h-6ZM8-18h18v24h-6v-18H8ZM-24 10h6v8h16v6h-22ZM4 18h22v-6"
        fill="#2c1a0a"
        fillOpacity=".3"
        transform="translate(4 5)"
      />
      <path
        d="M-24-16h20v6h-14v14h-6ZM8-18h18v24h-6v-18H8ZM-24 10h6v8h14v6h-20Z"
        fill="#c9b692"
        stroke={INK}
        strokeWidth="1.5"
      />
      <path
        d="M-8 2l6-3 5 4-4 5-7-2ZM6 8l5-3 6 3-3 6-7-1ZM-2-8l4-2 4 3-3 4-5-1Z"
        fill={s > 0.5 ? '#b39d79' : '#a58e6a'}
        stroke={INK}
        strokeOpacity=".7"
      />
    </>
  ),
  wall: () => (
    <>
      <path d="M-28 2H28v6H-28Z" fill="#2c1a0a" fillOpacity=".35" />
      <path d="M-28-5H28V4H-28Z" fill="#c2ab82" stroke={INK} strokeWidth="1.3" />
      <path d="M-16-5v9M-4-5v9M8-5v9M20-5v9M-28 0H28" stroke={INK} strokeOpacity=".4" />
    </>
  ),
  tree: (s) => crown(10, '#94a254', '#6d7d38', 6, s),
  cypress: () => (
    <>
      <ellipse cx="5" cy="8" rx="8" ry="5" fill="#241606" fillOpacity=".32" />
      <path d="M0-15C6-6 7 4 0 9C-7 4-6-6 0-15Z" fill="#56672f" stroke="#242d0e" strokeWidth="1.1" />
      <path d="M-2-9C-4-2-4 3-1 7" fill="none" stroke="#93a259" strokeWidth="1.6" />
    </>
  ),
  bush: (s) => crown(6.5, '#8f9b55', '#73803d', 4, s),
  rock: (s) => (
    <>
      <path d="M-10 6l3-12 9-4 9 6 2 10-8 4Z" fill="#241606" fillOpacity=".3" transform="translate(4 4)" />
      <path
        d="M-10 6l3-12 9-4 9 6 2 10-8 4Z"
        fill={s > 0.5 ? '#b5a588' : '#a5957a'}
        stroke={INK}
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <path d="M2-10l-2 9 5 11M0-1l-10 7" fill="none" stroke={INK} strokeOpacity=".45" />
    </>
  ),
  grave: (s) =>
    s > 0.4 ? (
      <path d="M0-8V8M-4.5-3.5H4.5" stroke={INK} strokeWidth="2.4" strokeLinecap="round" />
    ) : (
      <path d="M-4.5 7V-3a4.500 4.500 0 0 1 9 0V7Z" fill="#bfb195" stroke={INK} strokeWidth="1.3" />
    ),
  sheaves: () => (
    <path
      d="M0 6L-5-7M0 6L0-9M0 6L5-7M-4 1H4"
      stroke="#7a5a1c"
      strokeWidth="1.8"
      strokeLinecap="round"
      fill="none"
    />
  ),
  column: () => (
    <>
      <circle cx="2.5" cy="3" r="5.5" fill="#2c1a0a" fillOpacity=".35" />
      <circle r="5.5" fill="#d8c8a6" stroke={INK} strokeWidth="1.3" />
      <circle r="2.6" fill="none" stroke={INK} strokeOpacity=".5" />
    </>
  ),
  theatre: () => (
    <g fill="none" stroke={INK}>
      {[46, 38, 30, 22, 14].map((r) => (
        <path
          key={r}
          d={`M${-r} 24a${r} ${r} 0 0 1 ${2 * r} 0`}
          strokeOpacity=".55"
          strokeWidth={r === 46 ? 2.4 : 1.5}
        />
      ))}
      <path d="M-46 24h32M14 24h32M0-22v14M-27-14l9 11M27-14l-9 11" strokeOpacity=".5" strokeWidth="1.4" />
      <path d="M-14 24h28v5h-28Z" fill="#c9b692" strokeWidth="1.4" />
    </g>
  ),
  fountain: () => (
    <>
      <g fill="none" stroke={INK} strokeOpacity=".22">
        <circle r="40" />
        <circle r="30" />
        <path d="M-40 0H-14M14 0H40M0-40V-14M0 14V40M-28-28L-10-10M28-28L10-10M-28 28L-10 10M28 28L10 10" />
      </g>
      <circle cx="3" cy="4" r="14" fill="#2c1a0a" fillOpacity=".35" />
      <circle r="14" fill="#d3c29e" stroke={INK} strokeWidth="1.7" />
      <circle r="10" fill="#6f9599" stroke={INK} strokeOpacity=".7" />
      <circle r="3.4" fill="#d3c29e" stroke={INK} />
    </>
  ),
  well: () => (
    <>
      <circle cx="2" cy="3" r="10" fill="#2c1a0a" fillOpacity=".35" />
      <circle r="10" fill="#c9b692" stroke={INK} strokeWidth="1.6" />
      <circle r="5.5" fill="#33403e" stroke={INK} />
      <path d="M-14-2H14" stroke={INK} strokeWidth="2" />
    </>
  ),
  jetty: () => (
    <>
      <path d="M-22-6H62V16H-22Z" fill="#10201f" fillOpacity=".4" />
      <path d="M-26-12H60V10H-26Z" fill="#a3825a" stroke={INK} strokeWidth="1.5" />
      <path
        d="M-18-12V10M-10-12V10M-2-12V10M6-12V10M14-12V10M22-12V10M30-12V10M38-12V10M46-12V10M54-12V10"
        stroke={INK}
        strokeOpacity=".5"
      />
      <path d="M10-16v6M36-16v6M60-16v6M10 8v6M36 8v6M60 8v6" stroke={INK} strokeWidth="3.4" />
    </>
  ),
  boat: () => (
    <>
      <path d="M-36-16H36V20H-36Z" fill="#10201f" fillOpacity=".4" transform="translate(5 6)" />
      <path d="M-36-18H36V18H-36Z" fill="#9b7a50" stroke={INK} strokeWidth="2" />
      <path d="M-24-18V18M-12-18V18M0-18V18M12-18V18M24-18V18" stroke={INK} strokeOpacity=".45" />
      <path d="M-36-18H36M-36 18H36" stroke="#d9bd8c" strokeWidth="2.4" />
      <path d="M8-12h20v18H8Z" fill="#b89a6c" stroke={INK} strokeWidth="1.4" />
      <path d="M-30-10h14v10h-14Z" fill="#6d5233" stroke={INK} strokeOpacity=".7" />
    </>
  ),
  stones: (s) => (
    <>
      <ellipse cx="2" cy="3" rx="10" ry="6" fill="#12201e" fillOpacity=".4" />
      <ellipse rx="10" ry="6.5" fill={s > 0.5 ? '#c8b999' : '#b6a687'} stroke={INK} strokeWidth="1.2" />
      <path d="M-5-2q4-3 9-1" fill="none" stroke="#fff2d0" strokeOpacity=".6" />
    </>
  ),
  bunker: () => (
    <>
      <path d="M-30-16L24-20L32 12L-22 22Z" fill="#1e1407" fillOpacity=".45" transform="translate(6 7)" />
      <path d="M-30-16L24-20L32 12L-22 22Z" fill="#aba58f" stroke={INK} strokeWidth="2" />
      <path d="M-20-9L17-12L22 7L-14 13Z" fill="#8f8974" stroke={INK} strokeOpacity=".7" />
      <path d="M-24 18L30 9" stroke="#1b1509" strokeWidth="5" />
      <path d="M-6-4h9v6h-9Z" fill="#3d382c" />
    </>
  ),
  wire: () => (
    <g fill="none" stroke={INK} strokeWidth="1.3">
      <path d="M-28 4q4-9 8 0t8 0 8 0 8 0 8 0 8 0 8 0" strokeOpacity=".75" />
      <path d="M-26-6V8M0-6V8M26-6V8" strokeWidth="2" />
    </g>
  ),
  crates: (s) => (
    <>
      <path d="M-10-7h14v12h-14ZM4-3h11v11H4Z" fill="#2c1a0a" fillOpacity=".35" transform="translate(3 4)" />
      <path
        d={s > 0.5 ? 'M-10-8h14v12h-14ZM5-3h10v10H5Z' : 'M-9-9h12v12h-12ZM-3 5h15v8h-15Z'}
        fill="#a78a58"
        stroke={INK}
        strokeWidth="1.3"
      />
      <path d="M-10-8l14 12M4-8l-14 12" stroke={INK} strokeOpacity=".45" />
    </>
  ),
  tank: () => (
    <>
      <circle cx="5" cy="6" r="17" fill="#2c1a0a" fillOpacity=".4" />
      <circle r="17" fill="#8d8a72" stroke={INK} strokeWidth="1.8" />
      <circle r="12" fill="none" stroke={INK} strokeOpacity=".4" />
      <path d="M-17 0H17M0-17V17" stroke={INK} strokeOpacity=".3" />
      <circle r="3.5" fill={INK} fillOpacity=".7" />
    </>
  ),
  pipes: () => (
    <g fill="none">
      <path
        d="M-32-2H6q6 0 6 6v8M-32 6H0"
        stroke="#2c1a0a"
        strokeOpacity=".35"
        strokeWidth="7"
        transform="translate(2 4)"
      />
      <path d="M-32-4H6q6 0 6 6v10M-32 5H0" stroke={INK} strokeWidth="7" />
      <path d="M-32-4H6q6 0 6 6v10M-32 5H0" stroke="#8b8468" strokeWidth="4.4" />
    </g>
  ),
  altar: () => (
    <>
      <path d="M-18-10h36v22h-36Z" fill="#1e1407" fillOpacity=".45" transform="translate(4 5)" />
      <path d="M-20-13h40v24h-40Z" fill="#9c8f7a" stroke={INK} strokeWidth="1.8" />
      <path d="M-15-9h30v16h-30Z" fill="none" stroke={INK} strokeOpacity=".5" />
      <path d="M-8-3q8-6 16 0q-8 8-16 0Z" fill="#7a1d16" stroke={INK} />
    </>
  ),
  bones: () => (
    <path
      d="M-9 4L5-6M-6-6L8 5M-9 2.500l-2 3 3 .5M6-8l2 .5.500 2.500M-8-7l1 2 2.500-.5M9 3.500l1 3-3 .500"
      stroke="#e6dabd"
      strokeWidth="2.2"
      strokeLinecap="round"
      fill="none"
    />
  ),
  crater: () => (
    <>
      <ellipse rx="19" ry="15" fill="#3b2c1a" fillOpacity=".45" />
      <ellipse rx="12" ry="9" fill="#241a0e" fillOpacity=".6" />
      <path
        d="M-22-4l-6-2M-17-12l-4-5M0-16v-6M17-11l5-4M21 3l6 1M14 12l4 5M-12 13l-3 5"
        stroke={INK}
        strokeOpacity=".6"
        strokeWidth="1.5"
      />
    </>
  ),
};
