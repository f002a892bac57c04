import type { Preview, Question, Ref, Scene } from '@sightline/table';
import { memo, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { isolated } from '../app/isolated.ts';
import { Loading } from '../app/Loading.tsx';
import { later, useFetchedAhead } from '../app/later.ts';
import { Page } from '../app/Page.tsx';
import { to } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { speakOfPages, useWords } from '../app/words.ts';
import { Board as DrawnBoard } from '../board/Board.tsx';
import type { Lit } from '../board/props.ts';
import { useBoardWords } from '../board/use-board-words.ts';
import type { NoUndo, WhyNot } from '../host/api.ts';
import { Banner } from './Banner.tsx';
import { aimedAt, type CardOffer, choices, chooserOf, offered, tickedRefs } from './choosing.ts';
import type { OnlineExtras } from './company.ts';
import { bordersBy, doorsBy } from './happening.ts';
import { noUndoInWords } from './no-undo.ts';
import { hasPanes, type PaneName, Panes } from './Panes.tsx';
import { Prompt } from './Prompt.tsx';
import { paceOf, stepPace } from './pace.ts';
import { CardFace } from './parts/CardFace.tsx';
import { DiceTray as DrawnDiceTray } from './parts/DiceTray.tsx';
import { Hand as DrawnHand } from './parts/Hand.tsx';
import { InspectBox } from './parts/InspectBox.tsx';
import { Log as DrawnLog } from './parts/Log.tsx';
import { MomentBox } from './parts/MomentBox.tsx';
import { Panels as DrawnPanels } from './parts/Panels.tsx';
import { PreviewBox } from './parts/PreviewBox.tsx';
import { TableHeader } from './parts/TableHeader.tsx';
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

interface Props {
  readonly id: string;
  /** of an online match; the same as long as the table is the same */
  readonly company?: OnlineExtras;
}

/** What is opened now and then. */
const ConfirmDialog = later(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);
const MenuDialog = later(async () => (await import('./MenuDialog.tsx')).MenuDialog);
const KeysDialog = later(async () => {
  const [{ KeysDialog }] = await Promise.all([import('./KeysDialog.tsx'), speakOfPages()]);
  return KeysDialog;
});
const TrackStrip = later(async () => (await import('./parts/TrackStrip.tsx')).TrackStrip);
const Coach = later(async () => (await import('./parts/Coach.tsx')).Coach);
const Curtain = later(async () => {
  const [{ Curtain }] = await Promise.all([import('./parts/Curtain.tsx'), speakOfPages()]);
  return Curtain;
});
const WhyNotBox = later(async () => (await import('./parts/WhyNotBox.tsx')).WhyNotBox);
const Offers = later(async () => (await import('./Offers.tsx')).Offers);
const clocked = () => import('./clocked.ts');
const TableClocks = later(async () => {
  await speakOfPages();
  return (await clocked()).TableClocks;
});
const UnaskedBar = later(async () => {
  await speakOfPages();
  return (await clocked()).UnaskedBar;
});
const Chooser = later(async () => {
  const [{ Chooser }] = await Promise.all([import('./chooser/Chooser.tsx'), speakOfPages()]);
  return Chooser;
});
const EndOfMatch = later(async () => (await import('./EndOfMatch.tsx')).EndOfMatch);

/** The table of one match. */
export default function Table({ id, company }: Props) {
  const [table, setTable] = useState<ReturnType<typeof createTable> | null>(null);
  useEffect(() => {
    const made = createTable(company);
    setTable(made);
    void made.getState().open(id);
    return () => made.getState().close();
  }, [id, company]);
  if (table === null) return <Loading />;
  return (
    <TableContext value={table}>
      <OpenTable table={table} company={company} />
    </TableContext>
  );
}

interface OpenProps {
  readonly table: ReturnType<typeof createTable>;
  readonly company: OnlineExtras | undefined;
}

function OpenTable({ table, company }: OpenProps) {
  const t = useWords();
  const fault = useStore(table, (s) => s.fault);
  const opened = useStore(table, (s) => s.opened);
  const title = opened?.title;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Sightline`;
  }, [title]);
  if (fault !== null && company !== undefined) return <company.Shut fault={fault} />;
  if (fault !== null)
    return (
      <Page title={t(`fault.${fault.fault}`)}>
        {fault.fault === 'failed' && (
          <p>
            <button type="button" className="button" onClick={() => location.reload()} data-test="open-again">
              {t('fault.again')}
            </button>
          </p>
        )}
        <p>
          <a href={to.home}>{t('shell.toHome')}</a>
        </p>
      </Page>
    );
  if (opened !== null) return <Screen table={table} company={company} />;
  return company === undefined ? <Loading /> : <company.Opening />;
}

function Screen({ table, company }: OpenProps) {
  const s = useTable((state) => state);
  const { opened, scene, frame, choosing, preview, inspection, whyNot, cursor } = s;
  const { speed, odds } = useSettings();
  const [dialog, setDialog] = useState<'menu' | 'keys' | null>(null);
  const [tab, setTab] = useState<TabName | null>(null);
  const [pane, setPane] = useState<PaneName>('squad');
  const panes = useMemo(
    () => ({
      keys: () => setDialog('keys'),
      menu: () => setDialog('menu'),
      tab(name: 'hand' | 'log') {
        // Where everything is in sight the key leads there; where it is not, it opens the pane or the sheet.
        const there = document.querySelector<HTMLElement>(PANES[name]);
        if (there !== null && there.getClientRects().length > 0) there.focus();
        else if (hasPanes()) {
          if (name === 'log') setPane('log');
        } else setTab((now) => (now === name ? null : name));
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
  const boardLit = useMemo(() => litOnBoard(lit, choosing?.question), [lit, choosing]);
  const offers = useMemo(
    () => (choosing === null ? NONE_OFFERED : offered(choosing, present)),
    [choosing, present],
  );
  const here = useMemo(() => (choosing === null ? NO_CHOICES : choices(choosing)), [choosing]);
  const onTake = useCallback(
    (key: string) => {
      const state = table.getState();
      const choice = state.choosing === null ? [] : choices(state.choosing).filter((one) => one.key === key);
      for (const one of choice) state.takeChoice(one);
    },
    [table],
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
    const shown = new Set(offers.map((o) => o.ref));
    if (scene === null || covered) return NO_HAND;
    const groups = scene.hand.groups.filter((g) => !g.cards.some((c) => shown.has(c.ref)));
    return { ...scene.hand, groups };
  }, [scene, offers, covered]);
  const strip = useMemo(
    () =>
      scene === null
        ? []
        : litCards(scene, lit).filter(({ card }) => !offers.some(({ ref }) => ref === card.ref)),
    [scene, lit, offers],
  );
  const selected = useMemo(
    () => (choosing === null ? NONE : [...choosing.picks, ...tickedRefs(choosing, s.ticked)]),
    [choosing, s.ticked],
  );
  const aimed = useMemo(
    () => (choosing === null ? NONE : (choosing.armed?.picks ?? aimedAt(choosing))),
    [choosing],
  );
  const { playing } = s;
  const undo = useMemo(
    () => ({
      steps: playing || frame === null ? 0 : frame.undo,
      none: playing ? undefined : frame?.noUndo,
      onUndo: () => void table.getState().undo(),
    }),
    [table, frame, playing],
  );
  const again = useMemo(
    () => ({ possible: !playing && frame !== null && frame.n > 0, onAgain: table.getState().again }),
    [table, frame, playing],
  );
  // A sheet that covers the board goes away when the board is what has to be clicked: only not while somebody talks.
  const decision = choosing?.question.id;
  const offering = offers.length > 0;
  useEffect(() => {
    if (decision !== undefined || offering || playing) setTab((now) => (now === 'talk' ? now : null));
  }, [decision, offering, playing]);
  // Who opens a sheet or a pane looks there: it needs the room that the last thing looked at would take.
  const { lookAway } = s;
  useEffect(() => {
    if (tab !== null) lookAway();
  }, [tab, lookAway]);
  const onPane = useCallback(
    (name: PaneName) => {
      setPane(name);
      lookAway();
    },
    [lookAway],
  );
  const onTalking = useCallback((talking: boolean) => setPane(talking ? 'talk' : 'log'), []);
  // What was pointed at in a pane would lie over it from now on.
  const onPaneLeft = useCallback(() => {
    if (hasPanes()) lookAway();
  }, [lookAway]);
  const timed = opened?.clocks != null;
  const clocks = useMemo(
    () =>
      timed && (
        <Suspense>
          <TableClocks serverNow={company?.now ?? Date.now} />
        </Suspense>
      ),
    [timed, company],
  );
  useMomentGoesAway(!playing && s.happening.moment !== null, s.next);
  useFetchedAhead(scene !== null && !playing);
  if (opened === null || scene === null || frame === null) return <Loading />;

  const { happening } = s;
  const shown = choosing?.question.shown ?? null;
  const hasMore = shown !== null && !isSaid(shown, choosing?.question.title);
  const Menu = company?.Menu ?? MenuDialog;
  const Ending = company?.Ending ?? EndOfMatch;
  const pace = paceOf(speed);
  // The teacher waits until everything stands where it belongs.
  const hinted = s.playing ? NONE : (frame.coaching?.at ?? NONE);
  const isMeant = (ref: Ref | undefined): boolean => ref !== undefined && hinted.includes(ref);
  const noteMeant = sheet.some((panel) => panel.type === 'note' && isMeant(panel.ref)) ? 'squad' : null;
  // Of a row to be swiped through one sees the first.
  const meantFirst = strip.toSorted((a, b) => +isMeant(b.card.ref) - +isMeant(a.card.ref));
  const pointing = { onPoint: s.point, onChoose: s.choose };
  const pointer = (
    <Suspense>
      {whyNot !== null && (
        <WhyNotBox
          whyNot={worded(whyNot, choosing?.question.title, company, words)}
          game={opened.game}
          onClose={s.closeWhyNot}
        />
      )}
      {preview !== null && !isSaid(preview, choosing?.armed?.label) && (
        <PreviewBox preview={preview} odds={odds} />
      )}
      {preview === null && inspection === null && hasMore && !s.playing && !covered && (
        <PreviewBox preview={shown} odds={odds} />
      )}
      {preview === null && inspection !== null && <InspectBox inspection={inspection} game={opened.game} />}
      {preview === null && inspection === null && shown === null && aside.length > 0 && (
        <div className="table-aside">
          <Panels panels={aside} game={opened.game} lit={lit} {...pointing} />
        </div>
      )}
    </Suspense>
  );
  const lines = <Log lines={log} onRef={s.moveCursor} />;
  const atLarge = !s.playing && !covered && chooserOf(choosing) !== null;
  // What lies below it is neither pressed nor read out.
  const below = atLarge && !s.folded;
  const seatAtCurtain = s.curtain === null ? undefined : opened.seats[s.curtain];
  return (
    <div
      className="table"
      data-game={opened.game}
      data-tab={tab ?? 'none'}
      data-pane={pane}
      data-hand={isEmptyHand(scene.hand) ? 'none' : undefined}
      data-busy={s.busy || s.playing}
      data-viewpoint={String(frame.viewpoint)}
      data-reading={frame.coaching?.read === true && !s.playing}
    >
      <div className="visually-hidden" role="status" aria-live="polite">
        {s.said}
      </div>
      <header className="table-header">
        <TableHeader
          header={scene.header}
          clocks={clocks}
          hinted={hinted}
          undo={undo}
          again={again}
          onMenu={panes.menu}
        />
        {company !== undefined && <company.People />}
      </header>
      <aside className="table-left" inert={below} aria-label={words.squad} onPointerLeave={onPaneLeft}>
        <Panels panels={panels} game={opened.game} lit={lit} hinted={hinted} {...pointing} />
        {aside.length > 0 && (
          <div className="table-left-aside">
            <Panels panels={aside} game={opened.game} lit={lit} {...pointing} />
          </div>
        )}
      </aside>
      <main className="table-board" inert={below}>
        {scene.header.track !== undefined && (
          <Suspense>
            <TrackStrip track={scene.header.track} hinted={hinted} {...pointing} />
          </Suspense>
        )}
        <Board
          drawing={opened.drawing}
          pieces={scene.pieces}
          doors={doorsBy(scene, happening)}
          borders={bordersBy(scene, happening)}
          veils={scene.veils}
          annexes={scene.annexes}
          lit={boardLit}
          selected={selected}
          asked={choosing?.question.id ?? null}
          about={choosing?.question.about ?? NONE}
          staged={happening.moment !== null}
          onCamera={s.setCamera}
          aimed={aimed}
          cursor={cursor}
          hinted={hinted}
          preview={preview ?? happening.sight ?? (s.playing ? null : shown)}
          moved={happening.moved}
          flying={happening.flying}
          fading={happening.fading}
          pace={stepPace(pace)}
          onPoint={s.point}
          onChoose={s.choose}
          choices={here}
          listed={choosing?.among.length === 0}
          onTake={onTake}
          words={words.board}
        />
        {company !== undefined && <company.Connection />}
        {offering && (
          <Suspense>
            <Offers offers={offers} />
          </Suspense>
        )}
        <MomentBox moment={happening.moment} pace={pace} onNext={s.next} />
        {happening.banner !== null && <Banner banner={happening.banner} />}
        <Suspense>
          {frame.coaching !== null && !s.playing && <Coach coaching={frame.coaching} onRead={s.readOn} />}
        </Suspense>
        <Suspense>{s.bar.length > 0 && <UnaskedBar />}</Suspense>
      </main>
      <aside className="table-right" inert={below} aria-label={words.prompt}>
        <div className="table-prompt">
          {company === undefined ? (
            <Prompt />
          ) : (
            <company.Place>
              <Prompt />
            </company.Place>
          )}
          {strip.length > 0 && (
            // Where the guided match means other cards these come first, and a strip of its own begins with them:
            // one that stays would go on showing the card it showed.
            <div key={hinted.join()} className="table-strip">
              {meantFirst.map(({ card, target }) => (
                <CardFace
                  key={card.ref}
                  card={card}
                  lit={target}
                  selected={selected.includes(card.ref)}
                  hinted={hinted.includes(card.ref)}
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
          {company === undefined ? (
            lines
          ) : (
            <company.LogAndTalk log={lines} talking={pane === 'talk'} onTalking={onTalking} />
          )}
        </div>
      </aside>
      <Panes pane={pane} onPane={onPane} meant={noteMeant} company={company} />
      <footer className="table-hand" inert={below}>
        <Hand hand={hand} lit={lit} selected={selected} hinted={hinted} {...pointing} />
      </footer>
      <div className="table-dice">
        <DiceTray roll={happening.roll} pace={pace} />
      </div>
      <Tabs
        tab={tab}
        onTab={setTab}
        meant={noteMeant}
        counts={{ hand: scene.hand.groups[0]?.cards.length ?? 0 }}
        parts={{
          hand: <Hand hand={hand} lit={lit} selected={selected} hinted={hinted} {...pointing} />,
          squad: <Panels panels={sheet} game={opened.game} lit={lit} hinted={hinted} {...pointing} />,
          log: lines,
          dice: <DiceTray roll={happening.roll} pace={pace} />,
        }}
        company={company}
      />
      <Suspense>{atLarge && <Chooser />}</Suspense>
      <Suspense>
        {s.confirming !== null && (
          <ConfirmDialog text={s.confirming.confirm ?? ''} act={s.confirming.verb} onAnswer={s.confirm} />
        )}
        {seatAtCurtain !== undefined && (
          <Curtain
            name={
              seatAtCurtain.player.kind === 'guest'
                ? `${isolated(seatAtCurtain.player.name)} · ${seatAtCurtain.role}`
                : seatAtCurtain.role
            }
            icon={seatAtCurtain.icon}
            tone={seatAtCurtain.tone}
            onReady={s.ready}
          />
        )}
        {dialog === 'menu' && <Menu onKeys={() => setDialog('keys')} onClose={() => setDialog(null)} />}
        {dialog === 'keys' && (
          <KeysDialog
            pauses={opened.clocks?.mayPause === true}
            acts={s.bar.length}
            onClose={() => setDialog(null)}
          />
        )}
        {frame.ending !== null && !s.playing && !s.endingSeen && <Ending ending={frame.ending} />}
      </Suspense>
    </div>
  );
}

/** Some games have no cards at all: then the board gets the room. */
const isEmptyHand = ({ piles, standing, groups }: Scene['hand']): boolean =>
  piles.length + standing.length + groups.length === 0;

/** Who does something has seen enough of it. */
function useMomentGoesAway(lingers: boolean, next: () => void): void {
  useEffect(() => {
    if (!lingers) return;
    const kinds = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const kind of kinds) addEventListener(kind, next, { capture: true, passive: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, next, { capture: true });
    };
  }, [lingers, next]);
}

const PANES = {
  hand: '.table-hand [data-lit], .table-hand [data-ref]',
  log: '.table-log [role="log"]',
} as const;

const NONE: readonly Ref[] = [];
const NONE_OFFERED: readonly CardOffer[] = [];
const NO_CHOICES: ReturnType<typeof choices> = [];
const NO_PANELS: Scene['panels'] = [];
const NO_HAND: Scene['hand'] = { piles: [], standing: [], groups: [] };

/** The prompt says it all already. */
function isSaid(
  { title, dice = [], chips = [], odds = [], text = '' }: Preview,
  label: string | undefined,
): boolean {
  return title === label && dice.length + chips.length + odds.length === 0 && text === '';
}

/** Where no rule speaks the server may; else there are general words. */
function worded(
  whyNot: WhyNot,
  asked: string | undefined,
  company: OnlineExtras | undefined,
  words: ReturnType<typeof useTableWords>,
): WhyNot {
  if (whyNot.noUndo !== undefined) return { ...whyNot, text: words.noUndo(whyNot.noUndo) };
  if (whyNot.code === 'paused') return { ...whyNot, text: words.stopped() };
  if (whyNot.taught) return { ...whyNot, text: words.taught(whyNot.text) };
  if (whyNot.text !== '') return whyNot;
  const why = whyNot.code === undefined ? '' : (company?.why(whyNot.code) ?? '');
  return { ...whyNot, text: why === '' ? words.notNow(asked) : why };
}

/** What of the lit targets the board can show: spaces, pieces, doors and tokens. */
function litOnBoard(lit: ReturnType<typeof litOf>, question: Question | undefined): readonly Lit[] {
  const costs = new Map<Ref | undefined, number | undefined>();
  for (const { picks, cost } of question?.options ?? []) if (cost !== undefined) costs.set(picks[0], cost);
  for (const { to, cost } of question?.walks ?? []) costs.set(to, cost);
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

function useTableWords() {
  const t = useWords();
  const board = useBoardWords();
  return useMemo(
    () => ({
      prompt: t('prompt.region'),
      squad: t('prompt.tabSquad'),
      pointer: t('prompt.pointer'),
      notNow: (title: string | undefined) =>
        title === undefined ? t('prompt.notNow') : t('prompt.notAsked', { title }),
      noUndo: (why: NoUndo) => noUndoInWords(t, why),
      stopped: () => t('table.clock.stopped'),
      taught: (title: string) => t('table.coach.otherwise', { title }),
      board,
    }),
    [t, board],
  );
}
