import type { DrawnBorder } from '@sightline/table';
import { memo, useMemo, useRef } from 'react';
import { decoration } from '../decoration.ts';
import { pathOf } from '../outline.ts';
import { UNIT } from '../units.ts';
import { edgeKey, union } from '../wall-paths.ts';
import { BorderForm } from './border-form.tsx';
import { formOf, type StandingBorder } from './borders-now.ts';
import './borders.css';

/** Half of a heavy wall's thickness, in spaces, and the dark line around it. */
const HALF = 0.125;
const CASE = 0.03;

/** Walls, doors and windows as they are now. Only a border that changed is drawn again. */
export const BorderLayer = memo(function BorderLayer({
  borders,
}: {
  readonly borders: readonly StandingBorder[];
}) {
  return (
    <g className="board-borders">
      <HeavyBody borders={borders} />
      {borders.map(({ drawn, now }) =>
        now.kind === 'heavy' ? null : (
          <BorderMark key={drawn.ref} drawn={drawn} form={formOf(now)} now={now} />
        ),
      )}
    </g>
  );
});

interface MarkProps extends StandingBorder {
  readonly form: string;
}

const BorderMark = memo(
  function BorderMark({ drawn, now, form }: MarkProps) {
    const before = useRef(form);
    // The first drawing is still; only a later change is animated.
    const changed = useRef(false);
    if (before.current !== form) changed.current = true;
    before.current = form;
    const [first] = drawn.edges;
    const turn = first.vertical ? ' rotate(90)' : '';
    return (
      <g
        transform={`translate(${first.x * UNIT} ${first.y * UNIT})${turn}`}
        data-ref={drawn.ref}
        data-border={form}
        {...(formOf(drawn) === form ? decoration : { role: 'img', 'aria-label': now.label })}
      >
        <g key={form} className={changed.current ? `board-border ${form} new` : `board-border ${form}`}>
          <BorderForm look={now} long={drawn.edges.length * UNIT} salt={first.x * 31 + first.y} />
        </g>
      </g>
    );
  },
  (a, b) => a.drawn === b.drawn && a.form === b.form && a.now.label === b.now.label,
);

/** All heavy walls as one body, without seams. */
const HeavyBody = memo(
  function HeavyBody({ borders }: { readonly borders: readonly StandingBorder[] }) {
    const [body, casing] = useMemo(() => {
      const heavy = heavyOf(borders).flatMap(({ edges }) => edges);
      return [HALF, HALF + CASE].map((half) => {
        // Every edge reaches a little beyond its ends, so that corners are whole.
        const boxes = heavy.map(({ x, y, vertical }) =>
          vertical
            ? { x0: x - half, x1: x + half, y0: y - half, y1: y + 1 + half }
            : { x0: x - half, x1: x + 1 + half, y0: y - half, y1: y + half },
        );
        return pathOf(union(boxes));
      });
    }, [borders]);
    return (
      <g className="board-heavy" {...decoration}>
        <path d={casing} className="border-heavy-case" fillRule="evenodd" />
        <path d={body} className="border-heavy" fillRule="evenodd" />
      </g>
    );
  },
  (a, b) => keysOf(a.borders) === keysOf(b.borders),
);

const heavyOf = (borders: readonly StandingBorder[]): readonly DrawnBorder[] =>
  borders.filter(({ now }) => now.kind === 'heavy').map(({ drawn }) => drawn);

const keysOf = (borders: readonly StandingBorder[]): string =>
  heavyOf(borders)
    .flatMap(({ edges }) => edges.map(edgeKey))
    .join();
