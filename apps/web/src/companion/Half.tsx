import type { CompanionButton, CompanionPerson, CompanionSide } from '@sightline/manifest';
import type { MouseEvent, PointerEvent } from 'react';
import { useWords } from '../app/words.ts';
import { clockFace } from './clock-words.ts';
import { useDesk } from './companion-context.ts';
import { PersonMark } from './PersonMark.tsx';
import { useAct } from './use-act.ts';

interface Props {
  readonly side: CompanionSide;
  readonly far: boolean;
}

/** One player's half: all of it hands the clock over, but for the row of buttons at its edge. */
export function Half({ side, far }: Props) {
  const t = useWords();
  const { say } = useDesk();
  const { name, tone, mood, clock, detail, status, hint, people, buttons } = side;
  const written = clockFace(clock.ms);
  return (
    <section
      className="companion-half"
      data-tone={tone}
      data-mood={mood}
      data-far={far}
      data-short={clock.running && clock.of !== null && clock.ms <= 10_000}
      aria-label={say(name)}
    >
      <Press side={side} />
      <div className="companion-head">
        <h2>{say(name)}</h2>
        {detail !== null && <span className="companion-detail">{say(detail)}</span>}
        <span className="companion-status">{say(status)}</span>
      </div>
      <div className="companion-bar" aria-hidden="true">
        <i
          style={{
            width: `${clock.of === null || clock.of === 0 ? 0 : Math.min(100, (100 * clock.ms) / clock.of)}%`,
          }}
        />
      </div>
      <div className="companion-time">
        <span
          role="timer"
          aria-label={t('companion.left', { who: say(name) })}
          data-letters={written.length}
          data-ms={clock.ms}
        >
          {written}
        </span>
      </div>
      <p className="companion-hint">{hint === null ? '\u00a0' : say(hint)}</p>
      <div className="companion-foot">
        <div className="companion-people">
          {people.map((person, i) => (
            <Person key={say(person.label)} person={person} index={i} />
          ))}
        </div>
        {buttons.map((button) => (
          <Reward key={say(button.label)} button={button} />
        ))}
      </div>
    </section>
  );
}

/** Answers when it is touched, as a chess clock does, and not when the finger is lifted. */
function Press({ side: { name, hint, press } }: { readonly side: CompanionSide }) {
  const { say } = useDesk();
  const act = useAct();
  if (press === null) return null;
  const touched = (event: PointerEvent) => {
    if (event.isPrimary && event.button === 0) act(press, 'press');
  };
  // Keys and screen readers click without touching.
  const clicked = (event: MouseEvent) => {
    if (event.detail === 0) act(press, 'press');
  };
  return (
    <button
      type="button"
      className="companion-press"
      aria-label={`${say(name)}. ${hint === null ? '' : say(hint)}`}
      onPointerDown={touched}
      onClick={clicked}
      onContextMenu={(event) => event.preventDefault()}
      data-test="press"
    />
  );
}

function Person({ person, index }: { readonly person: CompanionPerson; readonly index: number }) {
  const t = useWords();
  const { say } = useDesk();
  const act = useAct();
  const { label, mark, out, act: toggle } = person;
  return (
    <button
      type="button"
      className="companion-person"
      aria-pressed={out}
      aria-label={t('companion.eliminated', { who: say(label) })}
      disabled={toggle === null}
      onClick={() => toggle !== null && act(toggle, 'any')}
      data-person={index}
    >
      <PersonMark mark={mark} out={out} />
    </button>
  );
}

function Reward({ button: { label, note, spoken, act: does } }: { readonly button: CompanionButton }) {
  const { say } = useDesk();
  const act = useAct();
  return (
    <button
      type="button"
      className="companion-reward"
      disabled={does === null}
      onClick={() => does !== null && act(does, 'once')}
      data-test={does?.[0]}
    >
      {say(label)}
      {note !== undefined && <small> {say(note)}</small>}
      {spoken !== undefined && <span className="visually-hidden"> {say(spoken)}</span>}
    </button>
  );
}
