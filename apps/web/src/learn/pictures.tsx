import type { ReactNode } from 'react';
import { Token } from '../home/art/Token.tsx';

/** A piece of a board, seven spaces by four, for small examples. Spaces are 40 wide. */
function Board({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="learn-picture" viewBox="0 0 280 160" aria-hidden="true">
      <rect width="280" height="160" fill="#2b211c" />
      <path
        d="M40 0V160M80 0V160M120 0V160M160 0V160M200 0V160M240 0V160M0 40H280M0 80H280M0 120H280"
        stroke="#15100d"
        strokeWidth="2"
      />
      {children}
    </svg>
  );
}

const at = (column: number, row: number) => [column * 40 + 20, row * 40 + 20] as const;

function Lit({ column, row }: { readonly column: number; readonly row: number }) {
  const [x, y] = at(column, row);
  return (
    <g>
      <rect
        x={x - 17}
        y={y - 17}
        width="34"
        height="34"
        fill="#8fd0ff"
        fillOpacity="0.2"
        stroke="#9ad6ff"
        strokeWidth="2"
      />
      <circle cx={x} cy={y} r="3" fill="#d9f0ff" />
    </g>
  );
}

function Marine({ column, row }: { readonly column: number; readonly row: number }) {
  const [x, y] = at(column, row);
  return <Token x={x} y={y} r={15} icon="robot-helmet" tone="friend" />;
}

function Imp({ column, row }: { readonly column: number; readonly row: number }) {
  const [x, y] = at(column, row);
  return <Token x={x} y={y} r={15} icon="imp" tone="foe" />;
}

function Brackets({ column, row }: { readonly column: number; readonly row: number }) {
  const [x, y] = at(column, row);
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M-20 -9V-20H-9M9 -20H20V-9M20 9V20H9M-9 20H-20V9"
      fill="none"
      stroke="#ffb05c"
      strokeWidth="3.4"
    />
  );
}

export function LitPicture() {
  const spaces = [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [3, 1],
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 2],
    [1, 3],
    [2, 3],
  ];
  return (
    <Board>
      {spaces.map(([column, row]) => (
        <Lit key={`${column} ${row}`} column={column} row={row} />
      ))}
      <Marine column={1} row={1} />
      <Imp column={5} row={1} />
      <Brackets column={5} row={1} />
      <path d="M180 122L198 140L180 158L162 140Z" fill="#2b211c" stroke="#f4ecd8" strokeWidth="2.4" />
      <path d="M180 131v18M171 140h18" stroke="#ff5b4a" strokeWidth="5" />
    </Board>
  );
}

export function PreviewPicture() {
  return (
    <Board>
      <path
        d="M60 100H100V60"
        fill="none"
        stroke="#e9f5ff"
        strokeWidth="3"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      <g fontSize="13" fontWeight="700" textAnchor="middle">
        <circle cx="100" cy="100" r="10" fill="#12202c" stroke="#e9f5ff" strokeWidth="2" />
        <text x="100" y="104.5" fill="#fff">
          1
        </text>
        <circle cx="100" cy="60" r="10" fill="#12202c" stroke="#e9f5ff" strokeWidth="2" />
        <text x="100" y="64.5" fill="#fff">
          2
        </text>
      </g>
      <path d="M112 56L206 44" stroke="#ffe3a6" strokeWidth="3" />
      <rect x="146" y="36" width="26" height="22" rx="11" fill="#1a120c" stroke="#ffe3a6" strokeWidth="2" />
      <text x="159" y="52" textAnchor="middle" fontSize="14" fontWeight="700" fill="#ffe3a6">
        3
      </text>
      <Marine column={1} row={2} />
      <Imp column={5} row={1} />
      <Brackets column={5} row={1} />
      <rect x="146" y="98" width="126" height="54" rx="7" fill="#140d0a" stroke="#ff9d4f" strokeWidth="1.6" />
      <path d="M156 114h70M156 134h70" stroke="#4a3329" strokeWidth="7" />
      <path d="M156 114h66M156 134h45" stroke="#ff8b3d" strokeWidth="7" />
      <g fontSize="13" fontWeight="700" fill="#fdf3e0" textAnchor="end">
        <text x="266" y="119">
          93%
        </text>
        <text x="266" y="139">
          64%
        </text>
      </g>
    </Board>
  );
}

export function WhyNotPicture() {
  return (
    <Board>
      <path d="M154 40h12v80h-12z" fill="#8a8271" stroke="#d8cdb4" />
      <path d="M60 80H148" stroke="#ff8d72" strokeWidth="2.6" strokeDasharray="7 5" />
      <path d="M147 73l14 14M161 73l-14 14" stroke="#ff8d72" strokeWidth="4" strokeLinecap="round" />
      <Token x={60} y={80} r={15} icon="robot-helmet" tone="friend" />
      <Token x={220} y={80} r={15} icon="imp" tone="foe" />
      <circle cx="220" cy="80" r="21" fill="none" stroke="#f4ecd8" strokeWidth="2" strokeDasharray="4 4" />
      <path d="M168 6h104q6 0 6 6v28q0 6-6 6h-42l-8 11-4-11h-50q-6 0-6-6V12q0-6 6-6z" fill="#f4ecd8" />
      <path d="M172 18h78M172 28h92M172 38h34" stroke="#4a4036" strokeWidth="4" strokeLinecap="round" />
      <path d="M214 38h30" stroke="#1f6fae" strokeWidth="4" strokeLinecap="round" />
    </Board>
  );
}

export function UndoPicture() {
  return (
    <Board>
      <Lit column={1} row={2} />
      <g opacity="0.4">
        <Marine column={1} row={2} />
      </g>
      <Marine column={5} row={2} />
      <path
        d="M212 78C190 30 100 24 68 70"
        fill="none"
        stroke="#ffd08a"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M62 54L62 80L86 70Z" fill="#ffd08a" />
      <g transform="translate(120 62)">
        <rect width="40" height="36" rx="6" fill="#f4ecd8" />
        <rect x="3" y="2" width="34" height="28" rx="5" fill="#fffaf0" />
        <text x="20" y="23" textAnchor="middle" fontSize="18" fontWeight="700" fill="#2a2119">
          U
        </text>
      </g>
    </Board>
  );
}

const CAPS: readonly (readonly [x: number, y: number, wide: number, sign: string])[] = [
  [62, 24, 40, '↑'],
  [18, 68, 40, '←'],
  [62, 68, 40, '↓'],
  [106, 68, 40, '→'],
  [168, 24, 88, 'Tab'],
  [168, 68, 88, 'Enter'],
];

export function KeysPicture() {
  return (
    <Board>
      <rect width="280" height="160" fill="#15100d" opacity="0.55" />
      {CAPS.map(([x, y, wide, sign]) => (
        <g key={sign} transform={`translate(${x} ${y + 10})`}>
          <rect width={wide} height="40" rx="7" fill="#b9ab92" />
          <rect x="3" y="2" width={wide - 6} height="31" rx="5" fill="#fffaf0" />
          <text x={wide / 2} y="24" textAnchor="middle" fontSize="17" fontWeight="700" fill="#2a2119">
            {sign}
          </text>
        </g>
      ))}
    </Board>
  );
}
