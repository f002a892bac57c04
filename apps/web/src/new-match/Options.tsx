import type { NewMatchForm } from '@sightline/table';
import { useId } from 'react';
import { useWords } from '../app/words.ts';
import { Segments } from '../settings/Segments.tsx';
import { Switch } from '../settings/Switch.tsx';
import type { Draft } from './draft.ts';
import './Options.css';

interface Props {
  readonly form: NewMatchForm;
  readonly draft: Draft;
  /** where the deal is chosen elsewhere */
  readonly noDeal?: boolean;
  onChange(some: Partial<Draft>): void;
}

/** What few will ever change. */
export function Options({ form, draft, noDeal = false, onChange }: Props) {
  const t = useWords();
  const id = useId();
  return (
    <section className="options" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('new-match.options')}</h2>
      {form.choices.map(({ id: key, label, options }) => (
        <div key={key} className="options-choice">
          <Segments
            label={label}
            hint={`${id}-${key}`}
            value={draft.choices[key]}
            options={options.map((option) => ({ value: option.id, label: option.label }))}
            onChange={(option) => onChange({ choices: { ...draft.choices, [key]: option } })}
          />
          <p id={`${id}-${key}`} aria-live="polite">
            {options.find((option) => option.id === draft.choices[key])?.hint}
          </p>
        </div>
      ))}
      {form.switches.map(({ id: key, label, hint }) => (
        <Switch
          key={key}
          label={label}
          hint={hint}
          on={draft.switches[key] === true}
          onChange={(on) => onChange({ switches: { ...draft.switches, [key]: on } })}
        />
      ))}
      {!noDeal && (
        <div className="options-field">
          <label htmlFor={id}>{t('new-match.deal')}</label>
          <input
            id={id}
            type="text"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            value={draft.deal}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onChange({ deal: event.target.value })}
          />
          <p id={`${id}-hint`}>{t('new-match.deal.hint')}</p>
        </div>
      )}
    </section>
  );
}
