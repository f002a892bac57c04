import type { Ref } from '@sightline/table';
import {
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Legend, LevelButtons, ZoomButtons } from './controls.tsx';
import { DoorLayer } from './door-layer.tsx';
import { FlyingLayer } from './flying-layer.tsx';
import { meant } from './hit.ts';
import { firstLook } from './interest.ts';
import { LitField, LitGround, LitMarks, type LitPlace, litPlaces, Rings } from './lit-layer.tsx';
import { LiveDefs } from './live-defs.tsx';
import { PieceLayer } from './piece-layer.tsx';
import { fixedPlaces, placesOf } from './places.ts';
import { AreaLayer, PreviewLayer } from './preview-layer.tsx';
import type { BoardProps } from './props.ts';
import { Rulers } from './rulers.tsx';
import { sceneryOf } from './scenery.ts';
import { Sheet } from './sheet.tsx';
import { LowerLayers, UpperLayers } from './static-layers.tsx';
import { TargetLayer } from './target-layer.tsx';
import { Tooltip } from './tooltip.tsx';
import { type Spot, usePanZoom } from './use-pan-zoom.ts';
import './board.css';

/** Rock that may be seen around the floor, in spaces; more of it below, where buttons and legend lie on it. */
const RIM = 1.2;
const BELOW = 2;

/** The board of a match: everything on it, what may be chosen, what a choice would mean, what happens. */
export function Board(props: BoardProps) {
  const {
    drawing,
    pieces,
    doors,
    lit,
    selected,
    cursor,
    hinted,
    preview,
    moved,
    flying,
    fading,
    pace,
    words,
  } = props;
  const [level, setLevel] = useState(0);
  const [pointed, setPointed] = useState<Ref | null>(null);
  const latest = useRef(props);
  latest.current = props;

  const { floor } = sceneryOf(drawing, level);
  const fixed = useMemo(() => fixedPlaces(drawing), [drawing]);
  const places = useMemo(() => placesOf(fixed, pieces, moved, level), [fixed, pieces, moved, level]);
  const here = useRef({ places });
  here.current = { places };
  const targets = useMemo(() => litPlaces(lit, places, level), [lit, places, level]);
  const zones = useMemo(
    () => ({ all: places.zones, lit: new Set(targets.map((one) => one.ref)) }),
    [places, targets],
  );
  const bounds = useMemo(
    () => ({
      x: floor.x - RIM,
      y: floor.y - RIM,
      wide: floor.wide + 2 * RIM,
      high: floor.high + RIM + BELOW,
    }),
    [floor],
  );

  const now = useRef<Ref | null>(null);
  const point = useCallback((ref: Ref | null) => {
    if (now.current === ref) return;
    now.current = ref;
    setPointed(ref);
    latest.current.onPoint(ref);
  }, []);
  const at = (spot: Spot) => meant(zones, spot);
  const look = usePanZoom({
    board: bounds,
    width: drawing.width,
    height: drawing.height,
    first: (size) => firstLook({ pieces, lit, floor, level, rectOf: places.rectOf }, size),
    still: pace === 0,
    onTap(spot) {
      const ref = at(spot);
      // What a long press showed is done with.
      if (spot.finger) point(null);
      if (ref !== null) props.onChoose(ref);
      return ref !== null && zones.lit.has(ref);
    },
    onPress: (spot) => point(at(spot)),
    onHover: (spot) => point(spot === null ? null : at(spot)),
  });

  // What is pointed at from elsewhere comes into view, whatever level it is on.
  const meantElsewhere = cursor ?? hinted[0] ?? null;
  const { show, zoomBy, fit, attend, startAgain } = look;
  useEffect(() => {
    if (meantElsewhere === null) return;
    // Only something new to look at moves the view, not what moves on the board.
    const { places: known } = here.current;
    const there = known.levelOf(meantElsewhere);
    if (there !== null) setLevel(there);
    const rect = known.rectOf(meantElsewhere);
    if (rect !== null) show(rect);
  }, [meantElsewhere, show]);

  // A new question is answered where its figure stands. Before figures stand anywhere and one of them acts, the first
  // view was a guess.
  const acting = pieces.find((piece) => piece.active)?.ref ?? null;
  const peopled = pieces.some((piece) => piece.shape === 'figure');
  const known = useRef({ acting, peopled, begun: acting !== null });
  useEffect(() => {
    const before = known.current;
    known.current = { acting, peopled, begun: before.begun || acting !== null };
    if ((known.current.begun !== before.begun || peopled !== before.peopled) && startAgain()) return;
    if (lit.length > 0 || acting !== before.acting) {
      const { rectOf, levelOf } = here.current.places;
      const there = acting === null ? null : levelOf(acting);
      if (there !== null) setLevel(there);
      // What the guided match means comes before all else that may be chosen.
      const taught = latest.current.hinted.flatMap((ref) => rectOf(ref) ?? []);
      attend(
        acting === null ? null : rectOf(acting),
        taught.length > 0 ? taught : lit.flatMap(({ ref }) => rectOf(ref) ?? []),
      );
    }
  }, [lit, acting, peopled, attend, startAgain]);

  const onFocus = useCallback(
    (place: LitPlace) => {
      point(place.ref);
      show(place.rect);
    },
    [point, show],
  );
  const onBlur = useCallback(() => point(null), [point]);
  const onChoose = useCallback((ref: Ref) => latest.current.onChoose(ref), []);
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === '+' || e.key === '=') zoomBy(1.4);
    else if (e.key === '-') zoomBy(1 / 1.4);
    else return;
    e.preventDefault();
  };

  const tip = pointed === null ? undefined : targets.find((one) => one.ref === pointed);
  const tips = useMemo(() => (tip === undefined ? [] : [tip.ref]), [tip]);
  const rings = useMemo(() => (cursor === null ? [] : [cursor]), [cursor]);
  const marks = useMemo(() => new Set(targets.map((one) => one.mark)), [targets]);
  return (
    <section className="board" style={{ '--pace': `${pace}ms` } as CSSProperties}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={look.frame}
        className="board-window"
        role="group"
        aria-label={words.board}
        tabIndex={-1}
        data-pointing={tip === undefined ? undefined : tip.mark}
        onKeyDown={onKeyDown}
        {...look.handlers}
      >
        <div ref={look.world} className="board-world">
          <LowerLayers drawing={drawing} level={level} />
          <Sheet drawing={drawing}>
            <LitField lit={targets} />
            <AreaLayer preview={preview} />
          </Sheet>
          <UpperLayers drawing={drawing} level={level} />
          <Sheet drawing={drawing} named>
            <LiveDefs />
            <LitGround lit={targets} />
            <DoorLayer drawn={drawing.doors} doors={doors} level={level} />
            <Rings refs={selected} places={places} level={level} look="selected" />
            <Rings refs={hinted} places={places} level={level} look="hinted" />
            <Rings refs={rings} places={places} level={level} look="cursor" />
            <PieceLayer pieces={pieces} moved={moved} fading={fading} level={level} />
            <LitMarks lit={targets} />
            <Rings refs={tips} places={places} level={level} look="pointed" />
            <PreviewLayer preview={preview} pieces={pieces} />
            <FlyingLayer flying={flying} places={places} />
            <TargetLayer
              lit={targets}
              home={look.frame}
              onFocus={onFocus}
              onBlur={onBlur}
              onChoose={onChoose}
            />
          </Sheet>
          {tip !== undefined && <Tooltip place={tip} lit={targets} view={look.view()} size={look.size()} />}
        </div>
      </div>
      <Rulers drawing={drawing} columns={look.columns} rows={look.rows} />
      <LevelButtons count={drawing.levels} now={level} labels={words.levels} onLevel={setLevel} />
      <ZoomButtons words={words} onZoom={zoomBy} onFit={fit} />
      <Legend marks={marks} terrain={drawing.legend} words={words} />
    </section>
  );
}
