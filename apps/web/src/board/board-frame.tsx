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
import { Captions } from './captions.tsx';
import { Legend, LevelButtons, ZoomButtons } from './controls.tsx';
import { FlyingLayer } from './flying-layer.tsx';
import { coveredBy, meant } from './hit.ts';
import { LitMarks, type LitPlace, litPlaces, Rings } from './lit-layer.tsx';
import { LiveDefs } from './live-defs.tsx';
import type { Viewport, WindowSize } from './pan-zoom.ts';
import type { Places } from './places.ts';
import { AreaLayer, PreviewLayer } from './preview-layer.tsx';
import type { BoardProps, Subject } from './props.ts';
import { Sheet } from './sheet.tsx';
import { TargetLayer } from './target-layer.tsx';
import { Tooltip } from './tooltip.tsx';
import { around, type Rect } from './units.ts';
import { type PointedSpot, usePanZoom } from './use-pan-zoom.ts';
import type { BoardView } from './use-view.ts';
import './board.css';

/** Things seldom lie on each other. */
const Chooser = later(async () => (await import('./chooser.tsx')).Chooser);

const NOTHING: readonly Ref[] = [];
const NO_CHOICES: NonNullable<BoardProps['choices']> = [];

/** What differs from one kind of board to another. */
export interface BoardKind {
  readonly look: 'grid' | 'plan' | 'areas';
  readonly sheet: { readonly width: number; readonly height: number };
  /** how far one may look */
  readonly bounds: Rect;
  readonly places: Places;
  readonly level: number;
  onLevel(level: number): void;
  first(size: WindowSize): Viewport;
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
  /** stands in a row below the board: it takes room from the window */
  readonly foot?: ReactNode;
}

/** More than this of an area need not be seen: figures stand around its middle. */
const ENOUGH = 2.4;

/** What has to be seen of a subject. */
function rectOfSubject({ rectOf, middleOf }: Places, subject: Subject): Rect | null {
  if (typeof subject !== 'string') {
    const { wide = 1, high = 1 } = rectOf(subject.like) ?? {};
    return { x: subject.x, y: subject.y, wide, high };
  }
  const rect = rectOf(subject);
  const at = middleOf(subject);
  if (rect === null || at === null || Math.max(rect.wide, rect.high) <= ENOUGH) return rect;
  const [wide, high] = [Math.min(rect.wide, ENOUGH), Math.min(rect.high, ENOUGH)];
  return { x: at[0] - wide / 2, y: at[1] - high / 2, wide, high };
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
  const at = (spot: PointedSpot) => meant(zones, spot);
  const look = usePanZoom({
    board: kind.bounds,
    width: sheet.width,
    height: sheet.height,
    first: kind.first,
    still: pace === 0,
    staged: props.staged === true,
    pace,
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
  const { show, zoomBy, fit, attend, bring, startAgain, isHeld } = look;
  useEffect(() => {
    if (meantElsewhere === null) return;
    // Only something new to look at moves the view, not what moves on the board.
    const { places: known } = here.current;
    const there = known.levelOf(meantElsewhere);
    if (there !== null) onLevel(there);
    const rect = known.rectOf(meantElsewhere);
    if (rect !== null) show(rect);
  }, [meantElsewhere, show, onLevel]);

  // A question is answered where its figure stands. Before figures stand anywhere and one of them acts, the first view
  // was a guess.
  const { asked = null, about = NOTHING } = props;
  const acting = pieces.find((piece) => piece.active)?.ref ?? null;
  const peopled = pieces.some((piece) => piece.shape === 'figure');
  const known = useRef({ asked: null as number | null, peopled, begun: acting !== null });
  useEffect(() => {
    const before = known.current;
    known.current = { asked, peopled, begun: before.begun || acting !== null };
    const { rectOf, levelOf } = here.current.places;
    const rectsOf = (refs: readonly Ref[]) => refs.flatMap((ref) => rectOf(ref) ?? []);
    // What the guided match means comes before all else.
    const taught = rectsOf(latest.current.hinted);
    const guess = known.current.begun !== before.begun || peopled !== before.peopled;
    if (guess && taught.length === 0) startAgain();
    const who = acting === null ? [] : [acting];
    const anew = asked !== before.asked;
    if (taught.length > 0) attend({ must: taught, targets: rectsOf(who) }, anew);
    // While nothing is asked things happen, and those lead the camera.
    else if (asked !== null) {
      const there = [...who, ...about].map(levelOf).find((one) => one !== null);
      if (anew && there !== undefined) onLevel(there);
      attend({ must: rectsOf([...who, ...about]), targets: rectsOf(lit.map(({ ref }) => ref)) }, anew);
    }
  }, [lit, acting, peopled, asked, about, attend, startAgain, onLevel]);

  // What happens, happens in view.
  const { onCamera } = props;
  useEffect(() => {
    if (onCamera === undefined) return;
    onCamera({
      bring(subjects, staged) {
        const { places: now } = here.current;
        const there = subjects.map((one) => now.levelOf(typeof one === 'string' ? one : one.like));
        const onto = there.find((one) => one !== null);
        if (onto !== undefined) onLevel(onto);
        const rects = subjects.flatMap((one) => rectOfSubject(now, one) ?? []);
        return rects.length === 0 ? 0 : bring(rects, staged);
      },
    });
    return () => onCamera(null);
  }, [onCamera, bring, onLevel]);

  // Before the last word who does it and to whom are seen together.
  const { aimed = NOTHING } = props;
  useEffect(() => {
    const { rectOf } = here.current.places;
    const aims = aimed.flatMap((ref) => rectOf(ref) ?? []);
    if (aims.length === 0 || latest.current.hinted.length > 0 || isHeld()) return;
    const by = acting === null ? null : rectOf(acting);
    const both = around(by === null ? aims : [by, ...aims]);
    if (both !== null) show(both);
  }, [aimed, acting, show, isHeld]);

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
  const chosenAt = spot === undefined || places.levelOf(spot) !== level ? null : places.rectOf(spot);
  const [tip, ...tipsBelow] = pointed.flatMap((ref) => targets.find((one) => one.ref === ref) ?? []);
  const ringed = chosenAt === null ? tip?.ref : spot;
  const tips = useMemo(() => (ringed === undefined ? NOTHING : [ringed]), [ringed]);
  const rings = useMemo(() => (cursor === null ? [] : [cursor]), [cursor]);
  const marks = useMemo(() => new Set(targets.map((one) => one.mark)), [targets]);
  return (
    <section
      className={`board ${kind.look}`}
      style={{ '--pace': `${pace}ms` } as CSSProperties}
      // for tests: what has to be in view now
      data-about={asked === null ? undefined : [...(acting === null ? [] : [acting]), ...about].join(' ')}
    >
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
          <Captions flying={flying} places={places} goal={look.goal} size={look.size} />
          {tip !== undefined && chosenAt === null && (
            <Tooltip places={[tip, ...tipsBelow]} lit={targets} view={look.view()} size={look.size()} />
          )}
          <Suspense>
            {chosenAt !== null && (
              <Chooser
                key={choices.map(({ key }) => key).join()}
                choices={choices}
                rect={chosenAt}
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
      <div className="board-foot" data-floating={kind.foot === undefined ? undefined : true}>
        <ZoomButtons words={words} onZoom={zoomBy} onFit={fit} />
        <Legend marks={marks} terrain={drawing.legend} signs={kind.look === 'areas'} words={words} />
        {kind.foot}
      </div>
    </section>
  );
}
