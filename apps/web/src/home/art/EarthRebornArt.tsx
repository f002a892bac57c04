import { scatter } from './scatter.ts';

const STARS = scatter(40, 3);

/** A rust-age command post: a hatch with light behind it, old towers, a great low sun, and two who share no language. */
export function EarthRebornArt() {
  return (
    <svg viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="er-sky" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#0a2529" />
          <stop offset="0.42" stopColor="#235f60" />
          <stop offset="0.66" stopColor="#a9885e" />
          <stop offset="0.82" stopColor="#f1c88d" />
        </linearGradient>
        <linearGradient id="er-dune" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#a65a30" />
          <stop offset="1" stopColor="#3c1a10" />
        </linearGradient>
        <radialGradient id="er-hatch" cx="0.5" cy="0.6" r="0.7">
          <stop offset="0" stopColor="#e4f5ff" />
          <stop offset="0.5" stopColor="#5fb4ef" />
          <stop offset="1" stopColor="#16456d" />
        </radialGradient>
        <clipPath id="er-sun">
          <circle cx="252" cy="98" r="58" />
        </clipPath>
      </defs>
      <rect width="400" height="200" fill="url(#er-sky)" />
      <g fill="#f6ecd2">
        {STARS.map(([x, y, size]) => (
          <circle key={x} cx={x * 400} cy={y * 70} r={0.4 + size * 0.8} opacity={0.25 + size * 0.6} />
        ))}
      </g>
      <circle cx="252" cy="98" r="76" fill="#ffe3ab" opacity="0.16" />
      <circle cx="252" cy="98" r="58" fill="#ffe9bf" />
      <g clipPath="url(#er-sun)" fill="#e8a765">
        <path
          d="M190 100h130v3H190zM190 112h130v5H190zM190 126h130v8H190zM190 143h130v20H190z"
          opacity="0.75"
        />
      </g>
      <g fill="#2a5a59">
        <path d="M0 128L30 104L52 116L84 92L112 120L150 112V160H0zM286 132L318 112L346 122L372 98L400 112V160H286z" />
      </g>
      <g fill="#183f42">
        <path d="M160 150V84h10V70h12v80zM188 150V98l16-8v60zM300 150l14-86 16 3-12 83zM337 150V104h8V92l6-6 6 6v58zM362 150v-30h22v30z" />
        <path d="M120 150v-22h44v6h-34v16zM204 128h70v5h-12l-2 17h-6l1-17h-26l1 17h-7l-2-17h-17z" />
      </g>
      <g fill="#e7b172" opacity="0.75">
        <path d="M163 92h3v4h-3zM172 104h3v4h-3zM172 78h3v4h-3zM318 82l3 .6-.6 4-3-.6zM313 104l3 .6-.6 4-3-.6zM348 106h3v4h-3z" />
      </g>
      <path d="M0 146C60 128 130 150 200 146S330 132 400 146V200H0z" fill="url(#er-dune)" />
      <path
        d="M0 148C60 130 130 152 200 148S330 134 400 148"
        fill="none"
        stroke="#f0b07a"
        strokeWidth="1.6"
        opacity="0.8"
      />
      <g>
        <path d="M26 166C30 122 62 104 92 104S152 122 158 164Z" fill="#5a2a1a" />
        <path
          d="M26 166C30 122 62 104 92 104S152 122 158 164"
          fill="none"
          stroke="#d98950"
          strokeWidth="2.4"
        />
        <path d="M44 166C50 138 70 122 92 122S134 136 140 165" fill="none" stroke="#3a190f" strokeWidth="5" />
        <path d="M70 166V146a22 22 0 0 1 44 0v20z" fill="url(#er-hatch)" />
        <path d="M92 124v42M70 146h44" stroke="#12304a" strokeWidth="2" opacity="0.55" />
        <path d="M70 166L52 190H134L114 166z" fill="#8fd0ff" opacity="0.2" />
        <path
          d="M128 118V70M120 118l8-40 8 40M123 100h10M125 88h6"
          stroke="#2a110a"
          strokeWidth="2.4"
          fill="none"
        />
        <path d="M112 62a22 22 0 0 0 34 20z" fill="#d9c69c" stroke="#2a110a" strokeWidth="2" />
        <path d="M129 72l9-14" stroke="#2a110a" strokeWidth="2" />
        <circle className="er-art-lamp" cx="139" cy="56" r="3" fill="#ff6a3d" />
      </g>
      <path d="M0 172C80 158 160 178 240 168S350 160 400 170V200H0z" fill="#35170e" />
      <g fill="#150a07">
        <path d="M206 171l2-16-4-1 3-16q1-4 5-4.6v-2a4.4 4.4 0 1 1 6 0v2q4 .6 5 4.600l3 15-4 1 3 17h-7l-2-12-2 12z" />
        <path d="M222 142l16-6 1 3-15 8z" />
        <path d="M300 172l1-15-7-6q-3-14 9-18l2-1a5 5 0 1 1 8 0l3 1q11 5 7 18l-6 6 2 15h-8l-2-11-2 11z" />
        <path d="M292 150l-4 18 4 1 5-17z" />
      </g>
      <g fill="none" strokeLinecap="round">
        <circle cx="214" cy="131" r="1.1" fill="#7fc9ff" />
        <circle cx="307" cy="130" r="1.2" fill="#9be15b" />
        <ellipse cx="309" cy="174" rx="22" ry="3.6" stroke="#8ed24f" strokeWidth="1.6" />
        <ellipse cx="215" cy="173" rx="18" ry="3.2" stroke="#6fb8f5" strokeWidth="1.6" />
      </g>
    </svg>
  );
}
