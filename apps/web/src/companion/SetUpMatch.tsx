import { useOffline } from '../app/offline.ts';
import { Page } from '../app/Page.tsx';
import { useWords } from '../app/words.ts';
import { Segments } from '../settings/Segments.tsx';
import { useDesk, useMatch } from './companion-context.ts';
import './set-up.css';

/** What is asked before a match: who plays, and how fast. */
export function SetUpMatch() {
  const t = useWords();
  const { companion, say, store } = useDesk();
  const chosen = useMatch((match) => match.chosen);
  const choose = useMatch((match) => match.choose);
  const begin = useMatch((match) => match.begin);
  const offline = useOffline((s) => s.state);
  return (
    <Page title={say({ key: 'title' })} className="companion-set-up">
      <p className="companion-about">{say({ key: 'about' })}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          begin(store.getState().chosen);
        }}
      >
        {companion.form(chosen).map(({ id, label, hint, value, values }) => (
          <div key={id} className="companion-field" data-field={id}>
            <Segments
              label={say(label)}
              hint={`companion-${id}`}
              value={value}
              options={values.map((each) => ({ value: each.id, label: say(each.label) }))}
              onChange={(next) => choose(id, next)}
            />
            <p id={`companion-${id}`}>{hint === null ? '' : say(hint)}</p>
          </div>
        ))}
        <p className="companion-offline" role="status">
          {t(`settings.offline.${offline}`)} {t('companion.install')}
        </p>
        <div className="companion-start">
          <button type="submit" className="button primary" data-test="begin">
            {t('companion.begin')}
          </button>
        </div>
      </form>
    </Page>
  );
}
