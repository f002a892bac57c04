import type { Ref, Scene } from '@sightline/table';
import { Suspense, useEffect, useRef, useState } from 'react';
import { later } from '../app/later.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';
import {
  type ChoosableOption,
  type Choosing,
  litTargets,
  live,
  loudest,
  ready,
  trayThings,
} from './choosing.ts';
import { Meant } from './parts/Meant.tsx';
import { useTable } from './table-context.ts';
import './prompt.css';

/** Not many questions are answered with several things at once, with one of many, or are about dice. */
const seldom = () => import('./seldom.ts');
const Composed = later(async () => (await seldom()).Composed);
const ActButtons = later(async () => (await seldom()).ActButtons);
const NamedList = later(async () => (await seldom()).NamedList);
const Tray = later(async () => (await seldom()).Tray);
const AskedDice = later(async () => (await seldom()).AskedDice);

/** Who is to do what now, and every choice that is not on the board. */
export function Prompt() {
  const t = useWords();
  const { choosing, frame, playing, past, busy, scene, acting } = useTable((s) => s);
  const { takeOption, choose, back, skip } = useTable((s) => s);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = choosing?.question.id;
  // Somebody who plays by keyboard finds the new question's buttons where the old ones were.
  const sure = useRef<HTMLButtonElement>(null);
  const [done, setDone] = useState<HTMLElement | null>(null);
  const isArmed = choosing?.armed != null;
  // Whoever chose with a key confirms with the next one.
  useEffect(() => {
    if (isArmed && document.activeElement?.matches(':focus-visible') === true) sure.current?.focus();
  }, [isArmed]);
  useEffect(() => {
    if (id !== undefined && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [id]);

  if (scene === null || frame === null) return null;
  if (past !== null)
    return (
      <section className="prompt" aria-label={t('prompt.region')} data-test="past">
        <p className="prompt-who">
          <Icon name="film-strip" />
          {t('prompt.past', past)}
        </p>
        <h2 className="prompt-title">{t('prompt.pastTitle')}</h2>
        <button type="button" className="button primary" onClick={skip} data-test="skip">
          <Icon name="return-arrow" />
          {t('prompt.pastEnd')}
        </button>
      </section>
    );
  if (choosing === null)
    return (
      <section className="prompt waiting" aria-label={t('prompt.region')}>
        <p className="prompt-who">{t(frame.ending === null ? 'prompt.waiting' : 'prompt.over')}</p>
        <h2 className="prompt-title">{frame.ending?.title ?? frame.waiting}</h2>
        {playing && (
          <button type="button" className="button" onClick={skip} data-test="skip">
            <Icon name="next-button" />
            {t('prompt.skip')}
          </button>
        )}
      </section>
    );

  const { question, picks, armed } = choosing;
  const composed = picks.length === 0 ? question.composed : [];
  // What is chosen at large has a place of its own.
  const small = composed.filter(({ chooser }) => chooser === undefined);
  const tray = trayThings(choosing);
  const { names, many } = named(choosing, scene);
  const offered = armed === null ? ready(choosing) : [armed];
  const isOut = (o: ChoosableOption) => o.closing === true && armed === null;
  const loud = loudest(choosing);
  const acts = offered.filter((o) => !isOut(o));
  const closing = offered.filter(isOut);
  const more =
    live(choosing).some((o) => o.picks.length > picks.length) ||
    (picks.length === 0 && question.walks.length > 0);
  // Too few to fill the place: they stay in sight while the words above scroll. Of more, the ways out do.
  const few =
    armed !== null ||
    names.length + many.length + offered.length + Math.min(1, picks.length) + 2 * composed.length < 3;
  const choices = (
    <>
      {names.map(({ ref, label, icon, note }) => (
        <button
          type="button"
          key={ref}
          className="button"
          disabled={busy}
          onClick={() => choose(ref)}
          data-named={ref}
        >
          {icon !== undefined && <Icon name={icon} />}
          <span>
            {label}
            {note !== undefined && <small className="prompt-note">{note}</small>}
          </span>
          {frame.coaching?.at.includes(ref) && <Meant />}
        </button>
      ))}
      {acts.map((option, i) => (
        <button
          type="button"
          data-turn={armed === null ? option.turn : undefined}
          key={option.key}
          ref={i === 0 && armed !== null ? sure : null}
          className={option === loud ? 'button primary' : 'button'}
          disabled={busy}
          onClick={() => takeOption(option)}
          data-option={option.key}
          data-closing={option.closing === true}
          data-test={armed === null ? undefined : 'sure'}
        >
          {option.icon !== undefined && <Icon name={option.icon} />}
          {armed === null && option.turn !== undefined ? (
            <span aria-label={option.label} role="img">
              {TURNS[option.turn]}
            </span>
          ) : (
            <span>{armed === null ? option.label : option.verb}</span>
          )}
          {armed !== null && <kbd>{t('prompt.enter')}</kbd>}
        </button>
      ))}
    </>
  );
  return (
    <section className="prompt" aria-label={t('prompt.region')} data-decision={question.id}>
      <p className="prompt-who">
        <span className="prompt-dot" aria-hidden="true" />
        {t('prompt.yourTurn', { who: question.who })}
      </p>
      <h2 className="prompt-title" tabIndex={-1} ref={heading}>
        {armed === null ? question.title : armed.label}
      </h2>
      <Suspense>{question.dice !== undefined && <AskedDice dice={question.dice} />}</Suspense>
      {armed === null && question.detail !== undefined && <p className="prompt-detail">{question.detail}</p>}
      {armed !== null && <p className="prompt-detail">{t('prompt.final')}</p>}
      {picks.length > 0 && armed === null && more && <p className="prompt-detail">{t('prompt.next')}</p>}
      <Suspense>
        {small.map((c) => (
          <Composed key={c.verb} option={c} foot={done} />
        ))}
      </Suspense>
      <Suspense>{tray.length > 0 && <Tray things={tray} choosing={choosing} />}</Suspense>
      <Suspense>{many.length > 0 && <NamedList found={many} />}</Suspense>
      {question.acts !== undefined && armed === null && (
        <Suspense>
          <ActButtons acts={question.acts} choosing={choosing} />
        </Suspense>
      )}
      {!few && <div className="prompt-choices">{choices}</div>}
      <div className="prompt-choices prompt-foot">
        {small.length > 0 && <div className="composed-done" ref={setDone} />}
        {few && choices}
        {(picks.length > 0 || acting !== null) && (
          <button type="button" className="button" onClick={back} data-test="back">
            <Icon name="return-arrow" />
            <span>{t('prompt.back')}</span>
            <kbd>Esc</kbd>
          </button>
        )}
        {closing.map((option) => (
          <button
            type="button"
            key={option.key}
            className={option === loud ? 'button primary' : 'button'}
            disabled={busy}
            onClick={() => takeOption(option)}
            data-option={option.key}
            data-closing={option.closing === true}
          >
            {option.icon !== undefined && <Icon name={option.icon} />}
            <span>{option.label}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

/** Sides of a space, clockwise from north. */
const TURNS = ['↑', '→', '↓', '←'] as const;

/** More than so many buttons would take the board's room: they are a list. */
const FEW = 4;

/**
 * Things to take, doors to open, figures to choose from, cards to react with: named in the prompt too, so that nobody
 * overlooks a small mark and passes by mistake, or looks for somebody who is out of sight. Figures are always a list,
 * however few of them are left. Steps and attacks are what the board is for; a hand of actions is looked at anyway, but
 * not cards that lie among the panels, which may be far down or in a sheet.
 */
function named(choosing: Choosing, { panels }: Scene) {
  const windowed = choosing.question.options.some((o) => o.answer[0] === 'pass');
  const aside = new Set(
    panels.flatMap((panel) => (panel.type === 'cards' ? panel.cards.map(({ ref }) => ref) : [])),
  );
  const targets = [...litTargets(choosing)].filter(
    ([, { options }]) => options.length > 0 && choosing.armed === null,
  );
  const isFigure = (ref: Ref) => ref.startsWith('piece:');
  const inTray = new Set(trayThings(choosing).map(({ ref }) => ref));
  const hasButton = (ref: Ref) =>
    inTray.has(ref) || choosing.question.acts?.some((act) => act.ref === ref) === true;
  const found = targets.filter(
    ([ref, { mark }]) =>
      !aside.has(ref) &&
      !hasButton(ref) &&
      (mark === 'interact' || ((windowed || isFigure(ref)) && mark !== 'step' && mark !== 'attack')),
  );
  const isFew = found.length <= FEW;
  return {
    names: targets
      .filter((one) => aside.has(one[0]) || (isFew && found.includes(one) && !isFigure(one[0])))
      .map(([ref, { label, options }]) => ({
        ref,
        label,
        icon: options[0].icon,
        note: options.length === 1 ? options[0].note : undefined,
      })),
    many: found.filter(([ref]) => isFigure(ref) || !(isFew || ref.startsWith('card:'))),
  };
}
