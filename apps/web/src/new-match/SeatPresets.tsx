import type { Preset, SeatRole } from '@sightline/table';
import { useId } from 'react';
import { useWords } from '../app/words.ts';
import { type Draft, presetOf, withPreset } from './draft.ts';

interface Props {
  readonly role: SeatRole;
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

/** What a seat may settle beforehand. Whoever does not care is asked at the table. */
export function SeatPresets({ role, draft, onChange }: Props) {
  const t = useWords();
  const { seat, presets } = role;
  const summary = presets.map(({ id, label, items }) => {
    const taken = presetOf(draft, seat, id);
    if (taken.length === 0) return t('new-match.preset.none', { label });
    return `${label}: ${items
      .filter((item) => taken.includes(item.id))
      .map((item) => item.label)
      .join(', ')}`;
  });
  return (
    <details className="seat-presets">
      <summary>{summary.join(' · ')}</summary>
      {presets.map((preset) => {
        const props = {
          preset,
          taken: presetOf(draft, seat, preset.id),
          onTake: (items: readonly number[]) => onChange(withPreset(draft, seat, preset.id, items)),
        };
        return preset.most === 1 ? (
          <OneItem key={preset.id} {...props} />
        ) : (
          <SomeItems key={preset.id} {...props} />
        );
      })}
    </details>
  );
}

interface PresetProps {
  readonly preset: Preset;
  readonly taken: readonly number[];
  onTake(items: readonly number[]): void;
}

function OneItem({ preset: { label, items }, taken, onTake }: PresetProps) {
  const t = useWords();
  const id = useId();
  const chosen = items.find((item) => taken.includes(item.id));
  return (
    <div className="seat-preset">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen?.id ?? ''}
        aria-describedby={`${id}-text`}
        onChange={(event) => onTake(event.target.value === '' ? [] : [Number(event.target.value)])}
      >
        <option value="">{t('new-match.preset.table')}</option>
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {item.label}
          </option>
        ))}
      </select>
      <p id={`${id}-text`}>{chosen?.text}</p>
    </div>
  );
}

function SomeItems({ preset: { label, least, most, items }, taken, onTake }: PresetProps) {
  const t = useWords();
  const id = useId();
  const full = taken.length >= most;
  return (
    <fieldset aria-describedby={id}>
      <legend>{label}</legend>
      <p id={id}>{t('new-match.preset.some', { least, most, same: least === most ? 'yes' : 'no' })}</p>
      <div className="seat-items">
        {items.map((item) => {
          const checked = taken.includes(item.id);
          return (
            <label key={item.id}>
              <input
                type="checkbox"
                checked={checked}
                disabled={full && !checked}
                onChange={() =>
                  onTake(checked ? taken.filter((each) => each !== item.id) : [...taken, item.id])
                }
              />
              <span>{item.label}</span>
              <small>{item.text}</small>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
