import type { CompanionClock, CompanionInterlude } from '@sightline/manifest';
import { useWords } from '../app/words.ts';
import { clockFace } from './clock-words.ts';
import { useDesk, useFace, useMatch } from './companion-context.ts';
import { useAct } from './use-act.ts';

interface TitleProps {
  readonly title: string;
  readonly clock: CompanionClock | null;
}

/** What it is between the clocks, and a clock for both sides, if it has one. */
export function Title({ title, clock }: TitleProps) {
  const t = useWords();
  return (
    <div className="companion-title">
      <h2>{title}</h2>
      {clock !== null && (
        <b role="timer" aria-label={t('companion.left', { who: title })} data-ms={clock.ms}>
          {clockFace(clock.ms)}
        </b>
      )}
    </div>
  );
}

/** What is to be done there, and the ways on. */
export function Between({ interlude: { steps, buttons } }: { readonly interlude: CompanionInterlude }) {
  const t = useWords();
  const { say } = useDesk();
  const { stop } = useFace();
  const act = useAct();
  return (
    <div className="companion-between">
      <ul>
        {steps.map((step) => (
          <li key={step.key}>{say(step)}</li>
        ))}
      </ul>
      <div className="companion-ways">
        {buttons.map(({ label, act: does }, i) => (
          <button
            key={label.key}
            type="button"
            className={i === 0 ? 'button primary' : 'button'}
            onClick={() => does !== null && act(does, 'once')}
            data-test={does?.[0]}
          >
            {say(label)}
          </button>
        ))}
        {stop !== null && (
          <button type="button" className="button" onClick={() => act(stop.act, 'any')} data-test="stop">
            {t(stop.stopped ? 'companion.resume' : 'companion.stop')}
          </button>
        )}
      </div>
    </div>
  );
}

/** Another match: as before, with the sides swapped, or with other settings. */
export function Over() {
  const t = useWords();
  const { companion } = useDesk();
  const chosen = useMatch((match) => match.chosen);
  const begin = useMatch((match) => match.begin);
  const leave = useMatch((match) => match.leave);
  return (
    <div className="companion-ways">
      <button
        type="button"
        className="button primary"
        onClick={() => begin(companion.swapped(chosen))}
        data-test="swapped"
      >
        {t('companion.again.swapped')}
      </button>
      <button type="button" className="button" onClick={() => begin(chosen)} data-test="again">
        {t('companion.again')}
      </button>
      <button type="button" className="button" onClick={leave} data-test="leave">
        {t('companion.other')}
      </button>
    </div>
  );
}
