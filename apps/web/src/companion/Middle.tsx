import type { CompanionFace, CompanionPhase } from '@sightline/manifest';
import { useRef, useState } from 'react';
import { useWords } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import { Between, Over, Title } from './Between.tsx';
import { CompanionMenu } from './CompanionMenu.tsx';
import { useDesk, useFace, useMatch } from './companion-context.ts';
import { Stop } from './Stop.tsx';
import { useAct } from './use-act.ts';

/** Between the halves: the rounds, the phases, one large stop. */
export function Middle() {
  const t = useWords();
  const { say } = useDesk();
  const face = useFace();
  const [menu, setMenu] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const byKeys = useRef(false);
  const { interlude } = face;
  // What is to be done then needs the room.
  const isLong = interlude !== null && interlude.steps.length > 1;
  const close = () => {
    setMenu(false);
    // Space is for the clock, unless keys are what somebody gets about with.
    if (!byKeys.current) opener.current?.blur();
  };
  return (
    <section
      className="companion-middle"
      aria-label={t('companion.match')}
      data-interlude={interlude !== null}
    >
      <Rounds face={face} />
      <div className="companion-controls">
        <TakeBack />
        {face.finish === null ? (
          <Title title={t('companion.over')} clock={null} />
        ) : interlude !== null ? (
          <Title title={say(interlude.title)} clock={interlude.clock} />
        ) : (
          <Stop />
        )}
        <button
          type="button"
          className="companion-tool"
          ref={opener}
          onClick={(event) => {
            byKeys.current = event.detail === 0;
            setMenu(true);
          }}
          aria-label={t('companion.menu')}
          title={t('companion.menu')}
          data-test="menu"
        >
          <Icon name="hamburger-menu" />
        </button>
      </div>
      {interlude !== null && <Between interlude={interlude} />}
      {face.finish === null && <Over />}
      {face.finish !== null && !isLong && <Phases phases={face.phases} />}
      {menu && <CompanionMenu onClose={close} />}
    </section>
  );
}

function Rounds({ face: { rounds } }: { readonly face: CompanionFace }) {
  const t = useWords();
  const { say } = useDesk();
  return (
    <div className="companion-rounds">
      <span className="kicker">{t('companion.round')}</span>
      <ol>
        {rounds.map(({ label, state, extra }) => (
          <li
            key={say(label)}
            data-state={state}
            data-extra={extra}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            {say(label)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function TakeBack() {
  const t = useWords();
  const { companion, say } = useDesk();
  const takenBack = useMatch((match) => match.takenBack);
  const takeBack = useMatch((match) => match.takeBack);
  const name = takenBack === null || takenBack === 'away' ? null : companion.named(takenBack);
  const label =
    takenBack === null
      ? t('companion.takeBack.none')
      : t('companion.takeBack', { what: name === null ? t('companion.takeBack.away') : say(name) });
  return (
    <button
      type="button"
      className="companion-tool"
      disabled={takenBack === null}
      onClick={takeBack}
      aria-label={label}
      title={label}
      aria-keyshortcuts="U"
      data-test="take-back"
    >
      <Icon name="anticlockwise-rotation" />
    </button>
  );
}

function Phases({ phases }: { readonly phases: readonly CompanionPhase[] }) {
  const t = useWords();
  return (
    <ol className="companion-phases" aria-label={t('companion.phases')}>
      {phases.map((phase) => (
        <Phase key={phase.label.key} phase={phase} />
      ))}
    </ol>
  );
}

function Phase({ phase: { label, tone, state, skip } }: { readonly phase: CompanionPhase }) {
  const { say } = useDesk();
  const act = useAct();
  const words = (
    <>
      {say(label)}
      {state === 'past' && <Icon name="check-mark" />}
      {state === 'skipped' && <Icon name="cancel" />}
    </>
  );
  return (
    <li data-tone={tone} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      {skip === null ? (
        <span>{words}</span>
      ) : (
        <button
          type="button"
          aria-pressed={state === 'skipped'}
          aria-label={`${say(label)}. ${say(skip.spoken)}`}
          title={say(skip.spoken)}
          onClick={() => act(skip.act, 'any')}
          data-test="skip"
        >
          {words}
        </button>
      )}
    </li>
  );
}
