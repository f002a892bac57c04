import { useId, useState } from 'react';
import { to } from '../app/route.ts';
import { useWords, type WordKey } from '../app/words.ts';
import type { CatalogRule, EntryMark, Passage } from './catalog.ts';
import { Ruled } from './Ruled.tsx';
import { RuleLink } from './RuleLink.tsx';
import { useReading } from './reading.ts';
import { Said } from './Said.tsx';

const MARK_WORD: Readonly<Record<Exclude<EntryMark, 'rule'>, WordKey>> = {
  example: 'reference.example',
  derived: 'reference.derived',
  gap: 'reference.gap',
};

export function RuleMark({ mark }: { readonly mark: EntryMark | null }) {
  const t = useWords();
  if (mark === null || mark === 'rule') return null;
  return (
    <span className="reference-mark" data-mark={mark}>
      {t(MARK_WORD[mark])}
    </span>
  );
}

export function RuleList({ rules }: { readonly rules: readonly CatalogRule[] }) {
  return (
    <ul className="reference-rules">
      {rules.map((rule) => (
        <OneRule key={rule.anchor} rule={rule} />
      ))}
    </ul>
  );
}

function OneRule({ rule }: { readonly rule: CatalogRule }) {
  const t = useWords();
  const { game, catalog, here, original, beside } = useReading();
  const [asked, setAsked] = useState<boolean | null>(null);
  const english = original?.rules.get(rule.anchor);
  const shown = english !== undefined && (asked ?? beside);
  const { anchor, mark } = rule;
  const id = useId();
  return (
    <li
      id={anchor}
      tabIndex={-1}
      className="reference-rule"
      data-mark={mark}
      data-here={anchor === here || undefined}
      data-beside={shown || undefined}
    >
      <div className="reference-rule-head">
        <a className="reference-id" href={to.rules(game, anchor)}>
          {anchor}
        </a>
        {rule.ruling === null && <RuleMark mark={mark} />}
      </div>
      <div className="reference-rule-text">
        <Wording passage={rule} />
      </div>
      <Cited by={catalog.citations.get(anchor)} />
      {english !== undefined && (
        <div className="reference-original">
          <button
            type="button"
            className="reference-original-button"
            aria-expanded={shown}
            aria-controls={shown ? id : undefined}
            aria-label={t('reference.englishOf', { id: anchor })}
            onClick={() => setAsked(!shown)}
          >
            {t('reference.english')}
          </button>
          {shown && (
            <div id={id} lang="en" className="reference-original-text">
              <Wording passage={english} />
            </div>
          )}
        </div>
      )}
    </li>
  );
}

/** Who reads a rule may want those that build on it. */
function Cited({ by }: { readonly by: readonly string[] | undefined }) {
  const t = useWords();
  if (by === undefined) return null;
  return (
    <p className="reference-cited">
      {t('reference.cited')}{' '}
      {by.map((id) => (
        <RuleLink key={id} target={id} text={id} />
      ))}
    </p>
  );
}

function Wording({ passage }: { readonly passage: Passage }) {
  return (
    <>
      {passage.text.length > 0 && (
        <p>
          <Said parts={passage.text} />
        </p>
      )}
      <Ruled passage={passage} />
    </>
  );
}
