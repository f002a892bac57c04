import { first } from '@sightline/games';
import { useId } from 'react';
import { go, to } from '../app/route.ts';
import { useCovers, useWords } from '../app/words.ts';
import { Icon } from '../icons/Icon.tsx';

/** Goes to the rules with something to look up, which they find in the session's storage. */
function lookUp(query: string): void {
  try {
    sessionStorage.setItem('sightline.search', query);
  } catch {
    // Then the rules open at their beginning.
  }
  go(to.rules(first.name));
}

export function RulesCard() {
  const t = useWords();
  const terms = useCovers()(first.name)?.terms ?? [];
  const id = useId();
  return (
    <section className="house-card" aria-labelledby="rules-title">
      <header>
        <h2 id="rules-title">{t('home.rules')}</h2>
        <a className="house-card-more" href={to.rules(first.name)}>
          {t('home.rules.browse')}
          <span className="visually-hidden">: {t('home.rules')}</span>
        </a>
      </header>
      <search>
        <form
          className="house-card-search"
          onSubmit={(event) => {
            event.preventDefault();
            const query = new FormData(event.currentTarget).get('query');
            lookUp(typeof query === 'string' ? query : '');
          }}
        >
          <label htmlFor={id} className="visually-hidden">
            {t('home.rules.search')}
          </label>
          <input id={id} name="query" type="search" maxLength={80} placeholder={t('home.rules.ask')} />
          <button type="submit">
            <Icon name="magnifying-glass" label={t('home.rules.find')} />
          </button>
        </form>
      </search>
      <ul className="house-card-terms" aria-label={t('home.rules.terms')}>
        {terms.map((term) => (
          <li key={term}>
            <button type="button" onClick={() => lookUp(term)}>
              {term}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
