import { useId, useState } from 'react';
import { useWords } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import { DieFace } from '../parts/DieFace.tsx';
import type { ItemGroup } from './item-groups.ts';

interface Props {
  readonly group: ItemGroup;
  readonly chosen: readonly number[];
  /** no more may be chosen */
  readonly full: boolean;
  onPress(item: number, group: ItemGroup): void;
}

/** One that may be chosen, with all that is to be compared; forms of the same are switched on it. */
export function ChooserCard({ group, chosen, full, onPress }: Props) {
  const t = useWords();
  const id = useId();
  const [looked, setLooked] = useState(group[0].item);
  const taken = group.find(({ item }) => chosen.includes(item));
  const shown = taken ?? group.find(({ item }) => item === looked) ?? group[0];
  const { item, label, hint, icon, card } = shown;
  const number = chosen.indexOf(item) + 1;
  return (
    <article
      className="chooser-card"
      data-tone={card?.tone}
      data-chosen={number > 0}
      data-full={full && number === 0}
    >
      <label>
        <input
          type="checkbox"
          className="visually-hidden"
          checked={number > 0}
          onChange={() => onPress(item, group)}
          aria-labelledby={`${id} ${id}form`}
          aria-describedby={`${id}facts`}
          data-item={item}
        />
        <span className="chooser-card-head">
          {icon !== undefined && (
            <span className="chooser-card-icon">
              <Icon name={icon} />
            </span>
          )}
          <span className="chooser-card-names">
            <b id={id}>{label}</b>
            <small>{card?.kicker ?? hint}</small>
          </span>
          {number > 0 && (
            <span className="chooser-number" aria-hidden="true">
              {number}
            </span>
          )}
        </span>
        <Facts id={`${id}facts`} card={card} />
      </label>
      <span id={`${id}form`} className="visually-hidden">
        {group.length > 1 ? card?.form : ''}
      </span>
      {group.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are buttons of a kind
        <div className="chooser-forms" role="group" aria-label={t('chooser.forms', { name: group[0].label })}>
          {group.map((form) => (
            <button
              type="button"
              key={form.item}
              aria-pressed={form.item === item}
              onClick={() => {
                setLooked(form.item);
                if (taken !== undefined && taken.item !== form.item) onPress(form.item, group);
              }}
            >
              {form.card?.form ?? form.label}
            </button>
          ))}
        </div>
      )}
    </article>
  );
}

function Facts({ id, card }: { readonly id: string; readonly card: ItemGroup[number]['card'] }) {
  if (card === undefined) return null;
  const { figures = [], kit = [], dice = [], text } = card;
  return (
    <span id={id} className="chooser-facts">
      {figures.length + kit.length > 0 && (
        <span className="chooser-figures">
          {figures.map(({ icon, value, label }) => (
            <span key={label} className="chooser-figure" title={label}>
              {icon !== undefined && <Icon name={icon} />}
              <span className="visually-hidden">{label} </span>
              {value}
            </span>
          ))}
          {kit.map(({ text: name, icon, pips = 0 }) => (
            <span key={name} className="chooser-kit">
              {icon !== undefined && <Icon name={icon} />}
              {name}
              {pips > 0 && (
                <span className="chooser-pips" role="img" aria-label={`× ${pips}`}>
                  {Array.from({ length: pips }, (_, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a pip is nothing but its place
                    <i key={i} />
                  ))}
                </span>
              )}
            </span>
          ))}
        </span>
      )}
      {dice.length > 0 && (
        <span className="chooser-dice">
          {dice.map(({ label, dice: rolled }) => (
            <span key={label}>
              <small>{label}</small>
              <span>
                {rolled.map((die, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a die is nothing but its place
                  <DieFace key={i} die={die} />
                ))}
              </span>
            </span>
          ))}
        </span>
      )}
      {text !== undefined && <span className="chooser-text">{text}</span>}
    </span>
  );
}
