import { Token } from './Token.tsx';

const GRID = `${Array.from({ length: 20 }, (_, i) => `M${i * 36 - 216} -40V112`).join('')}M-200 0H500M-200 36H500M-200 72H500`;

/** A step, a line through a door, and what it is worth. */
export function LessonPicture() {
  return (
    <svg className="lesson-picture" viewBox="0 0 300 72" aria-hidden="true">
      <rect x="-200" y="-40" width="700" height="152" fill="#0b0c0f" />
      <path d={GRID} stroke="#22252b" />
      <path d="M90 36L162 8L500 -120V180L162 60Z" fill="#ffe0a0" opacity="0.2" />
      <path d="M158 -40h8V10h-8zM158 58h8V112h-8z" fill="#8a8271" />
      <path d="M36 36H74" stroke="var(--good)" strokeWidth="3" strokeDasharray="2 6" strokeLinecap="round" />
      <rect x="73" y="19" width="34" height="34" rx="4" fill="none" stroke="var(--good)" strokeWidth="2" />
      <circle cx="90" cy="36" r="4" fill="var(--good)" />
      <path d="M90 36L234 36" stroke="#ffe6a8" strokeWidth="2" strokeDasharray="6 4" />
      <path
        d="M212 24v-10h10M246 14h10v10M256 48v10h-10M222 58h-10v-10"
        stroke="#ffe6a8"
        strokeWidth="2.4"
        fill="none"
      />
      <Token x={36} y={36} r={14} icon="robot-helmet" tone="friend" />
      <Token x={234} y={36} r={14} icon="imp" tone="foe" />
      <text x="282" y="41" textAnchor="middle" fill="#ffe6a8" fontSize="15" fontWeight="700">
        64%
      </text>
    </svg>
  );
}
