import type { Ref } from '@sightline/table';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { later } from '../app/later.ts';
import { Legend, LevelButtons, ZoomButtons } from './controls.tsx';
import { FlyingLayer } from './flying-layer.tsx';
import { coveredBy, meant } from './hit.ts';
import { LitMarks, type LitPlace, litPlaces, Rings } from './lit-layer.tsx';
import { LiveDefs } from './live-defs.tsx';
import type { Size, View } from './pan-zoom.ts';
import type { Places } from './places.ts';
import { AreaLayer, PreviewLayer } from './preview-layer.tsx';
import type { BoardProps } from './props.ts';
import { Sheet } from './sheet.tsx';
import { TargetLayer } from './target-layer.tsx';
import { Tooltip } from './tooltip.tsx';
import { around, type Rect } from './units.ts';
import { type Spot, usePanZoom } from './use-pan-zoom.ts';
import type { BoardView } from './use-view.ts';
import './board.css';

/** Things seldom lie on each other. */
const Chooser = later(async () => (await import('./chooser.tsx')).Chooser);

const NOTHING: readonly Ref[] = [];
const NO_CHOICES: NonNullable<BoardProps['choices']> = [];

/** What differs from one kind of board to another. */
export interface BoardKind {
  readonly look: 'grid' | 'areas';
  readonly sheet: { readonly width: number; readonly height: number };
  /** how far one may look */
  readonly bounds: Rect;
  readonly places: Places;
  readonly level: number;
  onLevel(level: number): void;
  first(size: Size): View;
  /** figures on squares, where a way begins at a figure's rim */
  readonly figures: Parameters<typeof PreviewLayer>[0]['pieces'];
  /** below everything; on the lit floor; what stands up from it */
  readonly lower: ReactNode;
  readonly upper: ReactNode;
  field(lit: readonly LitPlace[]): ReactNode;
  ground(lit: readonly LitPlace[]): ReactNode;
  readonly standing: ReactNode;
  /** what tells those that may be chosen apart, over their marks */
  signs(lit: readonly LitPlace[]): ReactNode;
  beside?(view: Pick<BoardView, 'columns' | 'rows'>): ReactNode;
}

/** The window on a board of any kind: pointing, choosing, looking around, and what lies over the ground. */
export function BoardFrame({ props, kind }: { readonly props: BoardProps; readonly kind: BoardKind }) {
  const { drawing, pieces, lit, selected, cursor, hinted, preview, flying, pace, words } = props;
  const { choices = NO_CHOICES } = props;
  const { places, level, onLevel, sheet } = kind;
  const [pointed, setPointed] = useState(NOTHING);
  const latest = useRef(props);
  latest.current = props;
  const here = useRef({ places });
  here.current = { places };
  const targets = useMemo(() => litPlaces(lit, places, level), [lit, places, level]);
  const costly = useMemo(
    () => new Set(targets.flatMap(({ ref, note }) => (note === undefined ? [] : [ref]))),
    [targets],
  );
  const zones = useMemo(() => {
    const shown = new Set(targets.map((one) => one.ref));
    return { all: places.zones, lit: shown, covered: coveredBy(places.zones, shown) };
  }, [places, targets]);
  const covering = useMemo(
    () => new Set([...zones.covered.values()].flatMap((above) => above.slice(-1))),
    [zones],
  );

  const now = useRef(NOTHING);
  const point = useCallback((refs: readonly Ref[]) => {
    const [ref = null] = refs;
    const [before = null] = now.current;
    if (refs.join() === now.current.join()) return;
    now.current = refs;
    setPointed(refs);
    if (ref !== before) latest.current.onPoint(ref);
  }, []);
  const at = (spot: Spot) => meant(zones, spot);
  const look = usePanZoom({
    board: kind.bounds,
    width: sheet.width,
    height: sheet.height,
    first: kind.first,
    still: pace === 0,
    onTap(spot) {
      const [ref, ...below] = at(spot);
      // What a long press showed is done with.
      if (spot.finger) point(NOTHING);
      if (ref !== undefined) props.onChoose(ref, below);
      return ref !== undefined && zones.lit.has(ref);
    },
    onPress: (spot) => point(at(spot)),
    onHover: (spot) => point(spot === null ? NOTHING : at(spot)),
  });

  // What is pointed at from elsewhere comes into view, whatever level it is on.
  const meantElsewhere = cursor ?? hinted[0] ?? null;
  const { show, zoomBy, fit, attend, startAgain } = look;
  useEffect(() => {
    if (meantElsewhere === null) return;
    // Only something new to look at moves the view, not what moves on the board.
    const { places: known } = here.current;
    const there = known.levelOf(meantElsewhere);
    if (there !== null) onLevel(there);
    const rect = known.rectOf(meantElsewhere);
    if (rect !== null) show(rect);
  }, [meantElsewhere, show, onLevel]);

  // A new question is answered where its figure stands. Before figures stand anywhere and one of them acts, the first
  // view was a guess.
  const acting = pieces.find((piece) => piece.active)?.ref ?? null;
  const peopled = pieces.some((piece) => piece.shape === 'figure');
  const known = useRef({ acting, peopled, begun: acting !== null });
  useEffect(() => {
    const before = known.current;
    known.current = { acting, peopled, begun: before.begun || acting !== null };
    const { rectOf, levelOf } = here.current.places;
    // What the guided match means comes before all else.
    const taught = latest.current.hinted.flatMap((ref) => rectOf(ref) ?? []);
    const guess = known.current.begun !== before.begun || peopled !== before.peopled;
    if (guess && taught.length === 0 && startAgain()) return;
    if (lit.length > 0 || acting !== before.acting) {
      const there = acting === null ? null : levelOf(acting);
      if (there !== null && taught.length === 0) onLevel(there);
      const by = acting === null ? null : rectOf(acting);
      if (taught.length > 0) attend({ acting: by, targets: taught, first: 'targets' });
      else attend({ acting: by, targets: lit.flatMap(({ ref }) => rectOf(ref) ?? []) });
    }
  }, [lit, acting, peopled, attend, startAgain, onLevel]);

  // Before the last word who does it and to whom are seen together.
  const { aimed = NOTHING } = props;
  useEffect(() => {
    const { rectOf } = here.current.places;
    const aims = aimed.flatMap((ref) => rectOf(ref) ?? []);
    if (aims.length === 0 || latest.current.hinted.length > 0) return;
    const by = acting === null ? null : rectOf(acting);
    const both = around(by === null ? aims : [by, ...aims]);
    if (both !== null) show(both);
  }, [aimed, acting, show]);

  const onFocus = useCallback(
    (place: LitPlace) => {
      point([place.ref]);
      show(place.rect);
    },
    [point, show],
  );
  const pointAt = useCallback((ref: Ref) => point([ref]), [point]);
  const onBlur = useCallback(() => point(NOTHING), [point]);
  const onChoose = useCallback((ref: Ref) => latest.current.onChoose(ref, NOTHING), []);
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === '+' || e.key === '=') zoomBy(1.4);
    else if (e.key === '-') zoomBy(1 / 1.4);
    else return;
    e.preventDefault();
  };

  const spot = choices[0]?.ref;
  const asked = spot === undefined || places.levelOf(spot) !== level ? null : places.rectOf(spot);
  const [tip, ...tipsBelow] = pointed.flatMap((ref) => targets.find((one) => one.ref === ref) ?? []);
  const ringed = asked === null ? tip?.ref : spot;
  const tips = useMemo(() => (ringed === undefined ? NOTHING : [ringed]), [ringed]);
  const rings = useMemo(() => (cursor === null ? [] : [cursor]), [cursor]);
  const marks = useMemo(() => new Set(targets.map((one) => one.mark)), [targets]);
  return (
    <section className={`board ${kind.look}`} style={{ '--pace': `${pace}ms` } as CSSProperties}>
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
          {kind.lower}
          <Sheet drawing={sheet}>
            {kind.field(targets)}
            <AreaLayer preview={preview} places={places} />
          </Sheet>
          {kind.upper}
          <Sheet drawing={sheet} named>
            <LiveDefs />
            {kind.ground(targets)}
            <Rings refs={selected} places={places} level={level} look="selected" />
            <Rings refs={hinted} places={places} level={level} look="hinted" costly={costly} />
            <Rings refs={rings} places={places} level={level} look="cursor" />
            {kind.standing}
            <LitMarks lit={targets} covering={covering} />
            <Rings refs={tips} places={places} level={level} look="pointed" />
            {kind.signs(targets)}
            <PreviewLayer preview={preview} pieces={kind.figures} places={places} costly={costly} />
            <FlyingLayer flying={flying} places={places} />
            <TargetLayer
              lit={targets}
              covering={covering}
              home={look.frame}
              onFocus={onFocus}
              onBlur={onBlur}
              onChoose={onChoose}
            />
          </Sheet>
          {tip !== undefined && asked === null && (
            <Tooltip places={[tip, ...tipsBelow]} lit={targets} view={look.view()} size={look.size()} />
          )}
          <Suspense>
            {asked !== null && (
              <Chooser
                key={choices.map(({ key }) => key).join()}
                choices={choices}
                rect={asked}
                title={words.which}
                listed={props.listed === true}
                view={look.view()}
                size={look.size()}
                home={look.frame}
                onPoint={pointAt}
                onTake={(key) => latest.current.onTake?.(key)}
              />
            )}
          </Suspense>
        </div>
      </div>
      {kind.beside?.(look)}
      <LevelButtons count={drawing.levels} now={level} labels={words.levels} onLevel={onLevel} />
      <div className="board-foot">
        <ZoomButtons words={words} onZoom={zoomBy} onFit={fit} />
        <Legend marks={marks} terrain={drawing.legend} signs={kind.look === 'areas'} words={words} />
      </div>
    </section>
  );
}
