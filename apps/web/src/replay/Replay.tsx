import type { Ref, Scene } from '@sightline/table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Loading } from '../app/Loading.tsx';
import { Page } from '../app/Page.tsx';
import { to } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { useWords, useWordsStore } from '../app/words.ts';
import { Board } from '../board/Board.tsx';
import { useBoardWords } from '../board/use-board-words.ts';
import { host } from '../host/client.ts';
import { Icon } from '../icons/Icon.tsx';
import { Banner } from '../table/Banner.tsx';
import { bordersBy, doorsBy } from '../table/happening.ts';
import { type PaneName, Panes } from '../table/Panes.tsx';
import { paceOf, stepPace } from '../table/pace.ts';
import { DiceTray } from '../table/parts/DiceTray.tsx';
import { EndingDialog } from '../table/parts/EndingDialog.tsx';
import { Hand } from '../table/parts/Hand.tsx';
import { InspectBox } from '../table/parts/InspectBox.tsx';
import { Log } from '../table/parts/Log.tsx';
import { MomentBox as MomentStage } from '../table/parts/MomentBox.tsx';
import { Panels } from '../table/parts/Panels.tsx';
import { TableHeader } from '../table/parts/TableHeader.tsx';
import { TrackStrip } from '../table/parts/TrackStrip.tsx';
import { recent } from '../table/recent.ts';
import { type TabName, Tabs } from '../table/Tabs.tsx';
import { ForkDialog } from './ForkDialog.tsx';
import { FullLog } from './FullLog.tsx';
import { MomentBox } from './MomentBox.tsx';
import { ReplayMenu } from './ReplayMenu.tsx';
import { ReplayContext, useReplay } from './replay-context.ts';
import { createReplay, linesOf } from './replay-store.ts';
import { Scrubber } from './Scrubber.tsx';
import { SeenBy } from './SeenBy.tsx';
import { ShareButtons } from './ShareButtons.tsx';
import { Transport } from './Transport.tsx';
import { useReplayKeys } from './use-replay-keys.ts';
import '../table/table.css';
import './replay.css';

/** A match from its beginning to its end, at the same table as it was played at. */
export default function Replay({ id }: { readonly id: string }) {
  const t = useWords();
  const language = useWordsStore((s) => s.language);
  const [replay] = useState(createReplay);
  const fault = useStore(replay, (s) => s.fault);
  const title = useStore(replay, (s) => s.opened?.title);
  const ready = useStore(replay, (s) => s.scene !== null);
  useEffect(() => {
    // The worker hears of a new language before it is asked to tell the match in it.
    void host().speak(language);
    void replay.getState().open(id);
    return () => replay.getState().close();
  }, [replay, id, language]);
  useEffect(() => {
    if (title !== undefined) document.title = `${t('replay.title', { title })} · Sightline`;
  }, [title, t]);
  if (fault !== null)
    return (
      <Page title={t(`fault.${fault.fault}`)}>
        <p>
          <a href={to.replays}>{t('shell.replays')}</a>
        </p>
      </Page>
    );
  if (!ready) return <Loading />;
  return (
    <ReplayContext value={replay}>
      <Screen replay={replay} />
    </ReplayContext>
  );
}

function Screen({ replay }: { readonly replay: ReturnType<typeof createReplay> }) {
  const t = useWords();
  const s = useReplay((state) => state);
  const { opened, scene, showing, telling, inspection, at } = s;
  const { speed } = useSettings();
  const [dialog, setDialog] = useState<'menu' | 'fork' | 'log' | null>(null);
  const [tab, setTab] = useState<TabName | null>(null);
  const [pane, setPane] = useState<PaneName>('squad');
  const openMenu = useCallback(() => setDialog('menu'), []);
  useReplayKeys(useCallback(() => replay.getState(), [replay]));
  const lines = useMemo(() => recent(linesOf(opened?.log ?? [], telling)), [opened, telling]);
  const words = useBoardWords();
  if (opened === null || scene === null) return <Loading />;

  const pace = paceOf(speed);
  const close = () => setDialog(null);
  const pointing = { lit: NOTHING, onPoint: s.point, onChoose: s.point };
  const hand = <Hand hand={scene.hand} selected={NONE} {...pointing} />;
  const panels = <Panels panels={scene.panels} {...pointing} />;
  const log = (
    <>
      <Log lines={lines} onRef={s.setCursor} />
      <button type="button" className="button replay-full-log" onClick={() => setDialog('log')}>
        <Icon name="notebook" />
        {t('replay.fullLog')}
      </button>
    </>
  );
  const dice =
    showing.roll === null ? (
      <section className="replay-no-roll" aria-label={t('table.dice')}>
        <p>{t('replay.noRoll')}</p>
      </section>
    ) : (
      <DiceTray roll={showing.roll} pace={pace} />
    );
  const ending = s.ended ? (s.moment?.ending ?? null) : null;
  const over = opened.over && at === opened.inputs;
  return (
    <div
      className="table replay"
      data-game={opened.game}
      data-tab={tab ?? 'none'}
      data-pane={pane}
      data-viewpoint={String(s.viewpoint)}
      data-hand={handKind(scene.hand)}
    >
      <div className="visually-hidden" role="status" aria-live="polite">
        {s.said}
      </div>
      <header className="table-header">
        <TableHeader header={scene.header} undo={NO_UNDO} again={NOT_AGAIN} onMenu={openMenu} />
      </header>
      <aside className="table-left" aria-label={t('prompt.tabSquad')}>
        {panels}
      </aside>
      <main className="table-board" aria-label={t('replay.title', { title: opened.title })}>
        {scene.header.track !== undefined && (
          <TrackStrip track={scene.header.track} onPoint={s.point} onChoose={s.point} />
        )}
        <Board
          drawing={opened.drawing}
          pieces={scene.pieces}
          doors={doorsBy(scene, showing)}
          borders={bordersBy(scene, showing)}
          veils={scene.veils}
          annexes={scene.annexes}
          lit={NO_LIT}
          selected={NONE}
          staged={showing.moment !== null}
          onCamera={s.setCamera}
          cursor={s.cursor ?? showing.cursor}
          hinted={NONE}
          preview={showing.sight}
          moved={showing.moved}
          flying={showing.flying}
          fading={showing.fading}
          pace={stepPace(pace)}
          onPoint={s.point}
          onChoose={s.point}
          words={words}
        />
        <MomentStage moment={showing.moment} pace={pace} onNext={s.next} />
        {showing.banner !== null && <Banner banner={showing.banner} />}
      </main>
      <section className="replay-controls" aria-label={t('replay.controls')}>
        <Scrubber at={at} end={opened.inputs} chapters={opened.chapters} onGo={s.goTo} />
        <Transport />
      </section>
      <aside className="table-right" aria-label={t('replay.moment')}>
        <div className="table-prompt">
          <MomentBox />
          <div className="replay-ways">
            <SeenBy />
            <button
              type="button"
              className="button primary"
              disabled={over}
              title={over ? t('replay.forkOver') : undefined}
              onClick={() => setDialog('fork')}
            >
              <Icon name="split-arrows" />
              {t('replay.fork')}
            </button>
          </div>
          <ShareButtons id={opened.id} />
        </div>
        <div className="table-pointer">
          {inspection !== null && (
            <>
              <InspectBox inspection={inspection} game={opened.game} />
              <button
                type="button"
                className="replay-put-away"
                aria-label={t('prompt.close')}
                onClick={s.putAway}
              >
                <Icon name="cancel" />
              </button>
            </>
          )}
        </div>
        <div className="table-log">{log}</div>
      </aside>
      <Panes
        pane={pane}
        onPane={(name) => {
          setPane(name);
          s.putAway();
        }}
      />
      <div className="table-hand">{hand}</div>
      <div className="table-dice">{dice}</div>
      <Tabs
        tab={tab}
        onTab={setTab}
        counts={{ hand: scene.hand.groups[0]?.cards.length ?? 0 }}
        parts={{ hand, squad: panels, log, dice }}
      />
      {dialog === 'menu' && <ReplayMenu game={opened.game} id={opened.id} onClose={close} />}
      {dialog === 'fork' && <ForkDialog onClose={close} />}
      {dialog === 'log' && (
        <FullLog log={opened.log} chapters={opened.chapters} at={at} onGo={s.goTo} onClose={close} />
      )}
      {ending !== null && (
        <EndingDialog
          ending={ending}
          links={[
            { label: t('shell.replays'), to: to.replays, primary: true },
            { label: t('prompt.endAgain'), to: to.newMatch(opened.game) },
          ]}
          onClose={s.closeEnding}
        />
      )}
    </div>
  );
}

/** A viewpoint that sees all hands shows many piles; one that sees none shows nothing but piles. */
function handKind({ groups, standing, piles }: Scene['hand']): 'one' | 'many' | 'piles' {
  if (groups.length === 0 && standing.length === 0) return 'piles';
  return piles.length > 3 ? 'many' : 'one';
}

const NONE: readonly Ref[] = [];
const NO_LIT: readonly never[] = [];
const NOTHING: ReadonlyMap<Ref, never> = new Map<Ref, never>();
/** Nothing is played here, so nothing is taken back. */
const NO_UNDO = { steps: 0, onUndo: () => undefined };
const NOT_AGAIN = { possible: false, onAgain: () => undefined };
