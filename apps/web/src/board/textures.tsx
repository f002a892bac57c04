/** What the static layers fill and stroke with: patterns and gradients, no filters. Ids are the page's. */
export function Textures() {
  return (
    <defs>
      <pattern id="board-treads" width="16" height="16" patternUnits="userSpaceOnUse">
        <path
          d="M2.5 6L6.5 2M10.5 10L14.5 14"
          stroke="#000"
          strokeOpacity=".42"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <path
          d="M2 5.4L6 1.4M10 9.4L14 13.4"
          stroke="#e8cdb2"
          strokeOpacity=".26"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </pattern>
      <pattern
        id="board-hazard"
        width="24"
        height="24"
        patternUnits="userSpaceOnUse"
        patternTransform="skewX(-34)"
      >
        <rect width="24" height="24" fill="#f0a63c" />
        <rect width="12" height="24" fill="#1d1512" />
      </pattern>
      <linearGradient id="board-face" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="board-face-top" />
        <stop offset=".1" className="board-face-high" />
        <stop offset=".55" className="board-face-middle" />
        <stop offset="1" className="board-face-foot" />
      </linearGradient>
      <linearGradient id="board-cliff" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="board-cliff-top" />
        <stop offset="1" stopColor="#0a0605" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="board-slab" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".34" />
        <stop offset=".3" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".42" />
      </linearGradient>
      <radialGradient id="board-drum" cx=".38" cy=".3" r=".8">
        <stop offset="0" stopColor="#a5907c" />
        <stop offset=".6" stopColor="#6d594a" />
        <stop offset="1" stopColor="#3a2c23" />
      </radialGradient>
      <linearGradient id="board-cabinet" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#7d6c5f" />
        <stop offset="1" stopColor="#4d4039" />
      </linearGradient>
      <radialGradient id="board-glow-warm">
        <stop offset="0" stopColor="#ffb35c" stopOpacity=".55" />
        <stop offset="1" stopColor="#ff7a1f" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="board-shadow">
        <stop offset=".55" stopColor="#000" stopOpacity=".62" />
        <stop offset="1" stopColor="#000" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}
