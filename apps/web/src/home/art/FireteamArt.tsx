const LINES = [58, 66, 74, 90, 98, 114, 122, 130, 146, 154];
const PINES: readonly (readonly [x: number, foot: number, high: number])[] = [
  [6, 96, 62],
  [20, 98, 48],
  [32, 96, 70],
  [86, 98, 66],
  [100, 96, 46],
  [112, 98, 74],
];

/** A pine as a photograph of the time would show it: a black saw-tooth. */
function pine([x, foot, high]: readonly [number, number, number]): string {
  const steps = [0.25, 0.5, 0.75, 1];
  const side = (way: number) =>
    steps
      .map(
        (s) =>
          `L${x + way * (4 + s * 9)} ${foot - high * (1 - s)}L${x + way * (1.5 + s * 4)} ${foot - high * (1 - s)}`,
      )
      .join('');
  const mirrored = steps
    .toReversed()
    .map((s) => `L${x - (1.5 + s * 4)} ${foot - high * (1 - s)}L${x - (4 + s * 9)} ${foot - high * (1 - s)}`)
    .join('');
  return `M${x} ${foot - high}${side(1)}${mirrored}Z`;
}

/** A field dossier of 1942: a map with a pencil's line, a file with half of it blacked out, and a photograph. */
export function FireteamArt() {
  return (
    <svg viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="fz-lamp" gradientUnits="userSpaceOnUse" cx="210" cy="70" r="250">
          <stop offset="0" stopColor="#fff2c9" stopOpacity="0.34" />
          <stop offset="0.5" stopColor="#ffe6a6" stopOpacity="0.06" />
          <stop offset="1" stopColor="#05060a" stopOpacity="0.72" />
        </radialGradient>
        <linearGradient id="fz-night" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#6d7564" />
          <stop offset="0.6" stopColor="#aab09a" />
          <stop offset="1" stopColor="#3b4237" />
        </linearGradient>
      </defs>
      <rect width="400" height="200" fill="#3a3f2b" />
      <path
        d="M0 34C90 28 180 44 400 30M0 78C120 70 260 92 400 76M0 122C90 130 230 108 400 124M0 168C140 160 260 180 400 166"
        stroke="#2b2f20"
        strokeWidth="2"
        fill="none"
      />
      <g transform="rotate(-5 120 110)">
        <path d="M-14 22H96l8 -12h44l8 12h90v196H-14z" fill="#0006" transform="translate(5 7)" />
        <path d="M-14 22H96l8 -12h44l8 12h90v196H-14z" fill="#b9935a" />
        <path d="M-14 34H246v184H-14z" fill="#cda86c" />
        <path d="M-4 42H178v170H-4z" fill="#efe5c9" />
        <g fill="none" stroke="#93a177" strokeWidth="1.4">
          <path d="M8 120C40 92 70 96 96 116S150 150 176 128" />
          <path d="M4 138C40 112 68 112 94 132S146 166 178 146" />
          <path d="M2 158C38 134 66 130 90 150S140 184 178 166" />
          <path d="M30 60C50 50 84 54 88 72S58 96 40 88S16 68 30 60Z" />
          <path d="M38 66C52 60 74 62 76 72S56 86 46 82S30 70 38 66Z" />
        </g>
        <path
          d="M112 42C104 76 128 96 122 128S140 180 130 212"
          fill="none"
          stroke="#8fb0b4"
          strokeWidth="9"
        />
        <path
          d="M112 42C104 76 128 96 122 128S140 180 130 212"
          fill="none"
          stroke="#b5d0cf"
          strokeWidth="5"
        />
        <g fill="#7c5139">
          <path d="M146 66h12v9h-12zM161 72h9v8h-9zM150 82h10v8h-10z" />
        </g>
        <path
          d="M30 176C52 150 60 122 92 116S132 100 148 82"
          fill="none"
          stroke="#b3311c"
          strokeWidth="2.6"
          strokeDasharray="7 5"
        />
        <path
          d="M136 60c20-10 44 0 42 16s-34 26-46 12s-8-22 8-30"
          fill="none"
          stroke="#b3311c"
          strokeWidth="2.6"
        />
        <path d="M24 170l12 12M36 170l-12 12" stroke="#b3311c" strokeWidth="3.4" />
      </g>
      <g transform="rotate(3 210 120)">
        <path d="M176 40H284V214H176z" fill="#0005" transform="translate(4 5)" />
        <path d="M176 40H284V214H176z" fill="#f6efdb" />
        <g fill="#4d4a40" opacity="0.75">
          {LINES.map((y, i) => (
            <path key={y} d={`M186 ${y}h${i % 3 === 2 ? 58 : 88}v3h-${i % 3 === 2 ? 58 : 88}z`} />
          ))}
        </g>
        <g fill="#16150f">
          <path d="M206 88h44v7h-44zM186 112h30v7h-30zM226 112h48v7h-48zM196 144h62v7h-62z" />
        </g>
      </g>
      <g transform="rotate(7 318 86)">
        <path d="M252 14H386V146H252z" fill="#0007" transform="translate(5 7)" />
        <path d="M252 14H386V146H252z" fill="#f3ecd6" />
        <g transform="translate(260 22)">
          <path d="M0 0H118V102H0z" fill="url(#fz-night)" />
          <circle cx="61" cy="34" r="21" fill="#e9ead6" />
          {PINES.map((tree) => (
            <path key={tree[0]} d={pine(tree)} fill="#20261f" />
          ))}
          <path d="M0 90C30 84 84 86 118 91V102H0z" fill="#171c17" />
          <path
            d="M61 92C50 92 46 76 49 66C51 60 56 57 58 53C50 53 44 47 43 37C39 35 37 31 37 25L41 32L42 24L45 33C47 42 52 46 58 46L61 49L64 46C70 46 75 42 77 33L80 24L81 32L85 25C85 31 83 35 79 37C78 47 72 53 64 53C66 57 71 60 73 66C76 76 72 92 61 92Z"
            fill="#0d110e"
          />
          <path d="M56 50l4 1.6-3.4 1zM66 50l-4 1.6 3.4 1z" fill="#fff6c8" />
        </g>
        <path d="M330 4v20a5 5 0 0 0 10 0V8" fill="none" stroke="#8d8f88" strokeWidth="2.6" />
      </g>
      <g transform="translate(262 154) rotate(-12)" fill="none" stroke="#a8261a" opacity="0.9">
        <circle r="27" strokeWidth="3.4" />
        <circle r="21.5" strokeWidth="1.4" />
        <ellipse rx="7.4" ry="11.4" strokeWidth="4.4" />
        <path d="M-20 -3l3.6 3-3.6 3M20 -3l-3.6 3 3.6 3" strokeWidth="2" />
      </g>
      <rect width="400" height="200" fill="url(#fz-lamp)" />
    </svg>
  );
}
