import type { DrawnAnnex, DrawnSpace, GridDrawing, Piece, Ref } from '@sightline/table';
import { type CSSProperties, type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { decoration } from '../decoration.ts';
import { FlyingLayer } from '../flying-layer.tsx';
import { coveredBy, meant } from '../hit.ts';
import { LitGround, LitMarks, type LitPlace, litPlaces, Rings } from '../lit-layer.tsx';
import { LitSigns, PieceLayer } from '../piece-layer.tsx';
import { fixedPlaces, placesOf } from '../places.ts';
import type { BoardProps } from '../props.ts';
import { TargetLayer } from '../target-layer.tsx';
import { around, UNIT } from '../units.ts';
import './annexes.css';

interface Props {
  readonly props: BoardProps;
  readonly drawing: GridDrawing;
  readonly pieces: readonly Piece[];
}

/** Levels beside the board, each in its own panel, always in sight. */
export function Annexes({ props, drawing, pieces }: Props) {
  return (drawing.plan?.annexes ?? []).map((annex) => (
    <Annex key={annex.level} annex={annex} props={props} drawing={drawing} pieces={pieces} />
  ));
}

const NOTHING: readonly Ref[] = [];
/** Room around the spaces, in SVG units: for marks that stand out. */
const RIM = 8;

function Annex({ annex, props, drawing, pieces }: Props & { readonly annex: DrawnAnnex }) {
  const { lit, moved, fading, selected, hinted, cursor, flying, annexes = [] } = props;
  const { level, title, icon, tone } = annex;
  const home = useRef<HTMLElement>(null);
  const [pointed, setPointed] = useState<Ref | null>(null);
  const spaces = useMemo(() => drawing.spaces.filter((s) => s.level === level), [drawing, level]);
  const here = useMemo(() => pieces.filter((p) => p.level === level), [pieces, level]);
  const places = useMemo(() => {
    const all = [...fixedPlaces(drawing)].filter(([, place]) => place.level === level);
    return placesOf(new Map(all), here, moved, level);
  }, [drawing, here, moved, level]);
  const targets = useMemo(() => litPlaces(lit, places, level), [lit, places, level]);
  const zones = useMemo(() => {
    const shown = new Set(targets.map((one) => one.ref));
    return { all: places.zones, lit: shown, covered: coveredBy(places.zones, shown) };
  }, [places, targets]);
  const covering = useMemo(
    () => new Set([...zones.covered.values()].flatMap((above) => above.slice(-1))),
    [zones],
  );
  const latest = useRef(props);
  latest.current = props;
  const point = useCallback((ref: Ref | null) => {
    setPointed(ref);
    latest.current.onPoint(ref);
  }, []);
  const onFocus = useCallback((place: LitPlace) => point(place.ref), [point]);
  const onBlur = useCallback(() => point(null), [point]);
  const onChoose = useCallback((ref: Ref) => latest.current.onChoose(ref, NOTHING), []);

  const { x, y, wide, high } = around(spaces.map(rectOf)) ?? NOWHERE;
  const at = (e: PointerEvent<SVGSVGElement>): readonly Ref[] => {
    const box = e.currentTarget.getBoundingClientRect();
    const scale = (box.width * UNIT) / (wide * UNIT + 2 * RIM);
    const finger = e.pointerType !== 'mouse';
    const [px, py] = [e.clientX - box.left, e.clientY - box.top].map((n) => n / scale - RIM / UNIT);
    return meant(zones, { x: x + px, y: y + py, scale, finger });
  };
  const hover = (ref: Ref | null) => {
    if (ref !== pointed) point(ref);
  };
  const tip = targets.find(({ ref }) => ref === pointed)?.label ?? null;
  const note = annexes.find((one) => one.level === level)?.note ?? '';
  const shared = { places, level };
  return (
    <section
      ref={home}
      className={`annex board-tone-${tone}`}
      aria-label={title}
      tabIndex={-1}
      data-annex={level}
    >
      <h3 className="annex-title">
        <Icon name={icon} />
        {title}
      </h3>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the panel has a name, and so has everything in it */}
      <svg
        className="annex-spaces"
        viewBox={[x * UNIT - RIM, y * UNIT - RIM, wide * UNIT + 2 * RIM, high * UNIT + 2 * RIM].join(' ')}
        style={{ '--wide': wide + (2 * RIM) / UNIT, '--high': high + (2 * RIM) / UNIT } as CSSProperties}
        data-pointing={tip === null ? undefined : 'yes'}
        focusable="false"
        onPointerMove={(e) => {
          if (e.pointerType === 'mouse') hover(at(e)[0] ?? null);
        }}
        onPointerLeave={() => hover(null)}
        onPointerUp={(e) => {
          const [ref, ...below] = at(e);
          if (e.button === 0 && ref !== undefined) props.onChoose(ref, below);
        }}
      >
        {spaces.map((space) => (
          <Box key={space.ref} space={space} />
        ))}
        <LitGround lit={targets} />
        <Rings refs={selected} {...shared} look="selected" />
        <Rings refs={hinted} {...shared} look="hinted" />
        <Rings refs={cursor === null ? NOTHING : [cursor]} {...shared} look="cursor" />
        <PieceLayer pieces={here} moved={moved} fading={fading} level={level} />
        <LitMarks lit={targets} covering={covering} />
        <LitSigns lit={targets} pieces={here} moved={moved} level={level} />
        <FlyingLayer flying={flying} places={places} />
        <TargetLayer
          lit={targets}
          covering={covering}
          home={home}
          onFocus={onFocus}
          onBlur={onBlur}
          onChoose={onChoose}
        />
      </svg>
      <p className="annex-note" title={note}>
        {note}
      </p>
      {tip !== null && (
        <p className="annex-tip" {...decoration}>
          {tip}
        </p>
      )}
    </section>
  );
}

const NOWHERE = { x: 0, y: 0, wide: 1, high: 1 };
const rectOf = ({ x, y }: DrawnSpace) => ({ x, y, wide: 1, high: 1 });

const Box = ({ space: { x, y } }: { readonly space: DrawnSpace }) => (
  <rect
    x={x * UNIT + 2}
    y={y * UNIT + 2}
    width={UNIT - 4}
    height={UNIT - 4}
    rx="9"
    className="annex-space"
    {...decoration}
  />
);
