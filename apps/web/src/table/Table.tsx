import type { Option, Ref, Scene } from '@sightline/table';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Loading } from '../app/Loading.tsx';
import { Page } from '../app/Page.tsx';
import { to } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { Board as DrawnBoard } from '../board/Board.tsx';
import type { Lit } from '../board/props.ts';
import { useBoardWords } from '../board/use-board-words.ts';
import { Banner } from './Banner.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { tickedRefs } from './choosing.ts';
import { EndOfMatch } from './EndOfMatch.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { Offers } from './Offers.tsx';
import { Prompt } from './Prompt.tsx';
import { paceOf, stepPace } from './pace.ts';
import { CardFace } from './parts/CardFace.tsx';
import { Coach } from './parts/Coach.tsx';
import { Curtain } from './parts/Curtain.tsx';
import { DiceTray as DrawnDiceTray } from './parts/DiceTray.tsx';
import { Hand as DrawnHand } from './parts/Hand.tsx';
import { InspectBox } from './parts/InspectBox.tsx';
import { Log as DrawnLog } from './parts/Log.tsx';
import { Panels as DrawnPanels } from './parts/Panels.tsx';
import { PreviewBox } from './parts/PreviewBox.tsx';
import { TableHeader } from './parts/TableHeader.tsx';
import { TrackStrip } from './parts/TrackStrip.tsx';
import { WhyNotBox } from './parts/WhyNotBox.tsx';
import { recent } from './recent.ts';
import { refsOf } from './refs-of.ts';
import { type TabName, Tabs } from './Tabs.tsx';
import { TableContext, useTable } from './table-context.ts';
import { createTable, litOf } from './table-store.ts';
import { useKeys } from './use-keys.ts';
import './table.css';

// A pointer that moves draws nothing anew but what it points at.
const Board = memo(DrawnBoard);
const Hand = memo(DrawnHand);
const Panels = memo(DrawnPanels);
const Log = memo(DrawnLog);
const DiceTray = memo(DrawnDiceTray);

/** The table of one match. */
export default function Table({ id }: { readonly id: string }) {
  const [table, setTable] = useState<ReturnType<typeof createTable> | null>(null);
  useEffect(() => {
    const made = createTable();
    setTable(made);
    void made.getState().open(id);
    return () => made.getState().close();
  }, [id]);
  if (table === null) return <Loading />;
  return (
    <TableContext value={table}>
      <OpenTable table={table} />
    </TableContext>
  );
}

function OpenTable({ table }: { readonly table: ReturnType<typeof createTable> }) {
  const t = useWords();
  const fault = useStore(table, (s) => s.fault);
  const opened = useStore(table, (s) => s.opened);
  const title = opened?.title;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Sightline`;
  }, [title]);
  if (fault !== null)
    return (
      <Page title={t(`fault.${fault.fault}`)}>
        <p>
          <a href={to.home}>{t('shell.toHome')}</a>
        </p>
      </Page>
    );
  return opened === null ? <Loading /> : <Screen table={table} />;
}

function Screen({ table }: { readonly table: ReturnType<typeof createTable> }) {
  const s = useTable((state) => state);
  const { opened, scene, frame, choosing, preview, inspection, whyNot, cursor } = s;
  const { speed, odds } = useSettings();
  const [dialog, setDialog] = useState<'menu' | 'keys' | null>(null);
  const [tab, setTab] = useState<TabName | null>(null);
  const panes = useMemo(
    () => ({
      keys: () => setDialog('keys'),
      menu: () => setDialog('menu'),
      tab(name: 'hand' | 'log') {
        // Where everything is in sight the key leads there; where it is not, it opens the sheet.
        const there = document.querySelector<HTMLElement>(PANES[name]);
        if (there === null || there.getClientRects().length === 0)
          setTab((now) => (now === name ? null : name));
        else there.focus();
      },
    }),
    [],
  );
  useKeys(
    useCallback(() => table.getState(), [table]),
    panes,
  );
  const lit = useMemo(() => litOf(choosing), [choosing]);
  const present = useMemo(
    () => (scene === null || opened === null ? new Set<Ref>() : refsOf(opened.drawing, scene)),
    [scene, opened],
  );
  const boardLit = useMemo(() => litOnBoard(lit, choosing?.question.walks ?? []), [lit, choosing]);
  const offers = useMemo(
    () => offTable(choosing?.question.options ?? [], choosing?.picks ?? [], present),
    [choosing, present],
  );
  const words = useTableWords();
  // From the moment the curtain falls nothing that only the last person knew is on the page any more.
  const covered = s.curtain !== null;
  const log = useMemo(() => (covered ? [] : recent(s.log)), [s.log, covered]);
  const panels = scene === null || covered ? NO_PANELS : scene.panels;
  const aside = scene?.aside === undefined || covered ? NO_PANELS : scene.aside;
  const sheet = useMemo(() => [...panels, ...aside], [panels, aside]);
  // What is offered over the board need not lie in the hand's row as well.
  const hand = useMemo(() => {
    const offered = new Set(offers.map((o) => o.picks[0]));
    if (scene === null || covered) return NO_HAND;
    const groups = scene.hand.groups.filter((g) => !g.cards.some((c) => offered.has(c.ref)));
    return { ...scene.hand, groups };
  }, [scene, offers, covered]);
  const strip = useMemo(() => (scene === null ? [] : litCards(scene, lit)), [scene, lit]);
  const selected = useMemo(
    () => (choosing === null ? NONE : [...choosing.picks, ...tickedRefs(choosing, s.ticked)]),
    [choosing, s.ticked],
  );
  // A sheet that covers the board goes away when the board is what has to be clicked.
  const decision = choosing?.question.id;
  const offering = offers.length > 0;
  const { playing } = s;
  useEffect(() => {
    if (decision !== undefined || offering || playing) setTab(null);
  }, [decision, offering, playing]);
  if (opened === null || scene === null || frame === null) return <Loading />;

  const pace = paceOf(speed);
  const hinted = frame.coaching?.at ?? NONE;
  const pointing = { onPoint: s.point, onChoose: s.choose };
  const pointer = (
    <>
      {whyNot !== null && (
        <WhyNotBox whyNot={worded(whyNot, words.notNow)} game={opened.game} onClose={s.closeWhyNot} />
      )}
      {preview !== null && <PreviewBox preview={preview} odds={odds} />}
      {preview === null && inspection !== null && <InspectBox inspection={inspection} game={opened.game} />}
      {preview === null && inspection === null && aside.length > 0 && (
        <div className="table-aside">
          <Panels panels={aside} game={opened.game} lit={lit} {...pointing} />
        </div>
      )}
    </>
  );
  const seatAtCurtain = s.curtain === null ? undefined : opened.seats[s.curtain];
  return (
    <div
      className="table"
      data-game={opened.game}
      data-tab={tab ?? 'none'}
      data-busy={s.busy || s.playing}
      data-eyes={String(frame.eyes)}
    >
      <div className="visually-hidden" role="status" aria-live="polite">
        {s.said}
      </div>
      <header className="table-header">
        <TableHeader
          header={scene.header}
          undo={{ steps: s.playing ? 0 : frame.undo, onUndo: () => void s.undo() }}
          again={{ possible: !s.playing && frame.n > 0, onAgain: s.again }}
          onMenu={() => setDialog('menu')}
        />
      </header>
      <aside className="table-left" aria-label={words.squad}>
        <Panels panels={panels} game={opened.game} lit={lit} {...pointing} />
        {aside.length > 0 && (
          <div className="table-left-aside">
            <Panels panels={aside} game={opened.game} lit={lit} {...pointing} />
          </div>
        )}
      </aside>
      <main className="table-board">
        {scene.header.track !== undefined && <TrackStrip track={scene.header.track} {...pointing} />}
        <Board
          drawing={opened.drawing}
          pieces={scene.pieces}
          doors={scene.doors}
          lit={boardLit}
          selected={selected}
          cursor={cursor}
          hinted={hinted}
          preview={preview}
          moved={s.moved}
          flying={s.flying}
          fading={s.fading}
          pace={stepPace(pace)}
          onPoint={s.point}
          onChoose={s.choose}
          words={words.board}
        />
        {offering && <Offers options={offers} />}
        {s.banner !== null && <Banner banner={s.banner} />}
        {frame.coaching !== null && !s.playing && <Coach coaching={frame.coaching} onRead={s.readOn} />}
      </main>
      <aside className="table-right" aria-label={words.prompt}>
        <div className="table-prompt">
          <Prompt />
          {strip.length > 0 && !offering && (
            <div className="table-strip">
              {strip.map(({ card, target }) => (
                <CardFace
                  key={card.ref}
                  card={card}
                  lit={target}
                  selected={selected.includes(card.ref)}
                  size="small"
                  {...pointing}
                />
              ))}
            </div>
          )}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section className="table-pointer" aria-label={words.pointer} tabIndex={0}>
          {pointer}
        </section>
        <div className="table-log">
          <Log lines={log} onRef={s.moveCursor} />
        </div>
      </aside>
      <footer className="table-hand">
        <Hand hand={hand} lit={lit} selected={selected} hinted={hinted} {...pointing} />
      </footer>
      <div className="table-dice" data-rolling={s.rolling}>
        <DiceTray roll={s.roll} pace={pace} />
      </div>
      <Tabs
        tab={tab}
        onTab={setTab}
        counts={{ hand: scene.hand.groups[0]?.cards.length ?? 0 }}
        parts={{
          hand: <Hand hand={hand} lit={lit} selected={selected} hinted={hinted} {...pointing} />,
          squad: <Panels panels={sheet} game={opened.game} lit={lit} {...pointing} />,
          log: <Log lines={log} onRef={s.moveCursor} />,
          dice: <DiceTray roll={s.roll} pace={pace} />,
        }}
      />
      {seatAtCurtain !== undefined && (
        <Curtain
          name={
            seatAtCurtain.player.kind === 'guest'
              ? `${seatAtCurtain.player.name} · ${seatAtCurtain.role}`
              : seatAtCurtain.role
          }
          icon={seatAtCurtain.icon}
          tone={seatAtCurtain.tone}
          onReady={s.ready}
        />
      )}
      {s.confirming !== null && <ConfirmDialog text={s.confirming.confirm ?? ''} onAnswer={s.confirm} />}
      {dialog === 'menu' && <MenuDialog onKeys={() => setDialog('keys')} onClose={() => setDialog(null)} />}
      {dialog === 'keys' && <KeysDialog onClose={() => setDialog(null)} />}
      {frame.ending !== null && !s.playing && !s.endingSeen && <EndOfMatch ending={frame.ending} />}
    </div>
  );
}

const PANES = {
  hand: '.table-hand [data-lit], .table-hand [data-ref]',
  log: '.table-log [role="log"]',
} as const;

const NONE: readonly Ref[] = [];
const NO_PANELS: Scene['panels'] = [];
const NO_HAND: Scene['hand'] = { piles: [], standing: [], groups: [] };

const worded = <W extends { readonly text: string }>(whyNot: W, general: string): W =>
  whyNot.text === '' ? { ...whyNot, text: general } : whyNot;

/** What of the lit targets the board can show: spaces, pieces, doors and tokens. */
function litOnBoard(
  lit: ReturnType<typeof litOf>,
  walks: readonly { readonly to: Ref; readonly cost: number }[],
): readonly Lit[] {
  const costs = new Map(walks.map((w) => [w.to, w.cost]));
  const out: Lit[] = [];
  for (const [ref, { mark, label }] of lit) {
    if (ref.startsWith('card:')) continue;
    const cost = mark === 'step' ? costs.get(ref) : undefined;
    out.push(cost === undefined ? { ref, mark, label } : { ref, mark, label, note: String(cost) });
  }
  return out;
}

/** Cards that may be chosen now: on a narrow screen they lie beside the prompt, for the hand itself is a sheet there. */
function litCards({ hand }: Scene, lit: ReturnType<typeof litOf>) {
  return [...hand.groups.flatMap((g) => g.cards), ...hand.standing].flatMap((card) => {
    const target = lit.get(card.ref);
    return target === undefined ? [] : [{ card, target }];
  });
}

/** So many cards to choose from are too many for the hand's row. */
const MANY = 6;

/** Options whose card is not to be seen anywhere, or which are many: shown as cards over the board. */
function offTable(
  options: readonly Option[],
  picks: readonly Ref[],
  present: ReadonlySet<Ref>,
): readonly Option[] {
  if (picks.length > 1) return [];
  const cards = options.filter((o) => o.picks.length > 0 && o.picks[0].startsWith('card:'));
  const many = new Set(cards.map((o) => o.picks[0])).size > MANY;
  return many ? cards : cards.filter((o) => !present.has(o.picks[0]));
}

function useTableWords() {
  const t = useWords();
  const board = useBoardWords();
  return useMemo(
    () => ({
      prompt: t('prompt.region'),
      squad: t('prompt.tabSquad'),
      pointer: t('prompt.pointer'),
      notNow: t('prompt.notNow'),
      board,
    }),
    [t, board],
  );
}
