import { type KeyboardEvent, useState } from 'react';
import { useWords } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { LargeOption } from '../choosing.ts';
import { useTable } from '../table-context.ts';
import { ChooserCard } from './ChooserCard.tsx';
import { HandIn } from './HandIn.tsx';
import { groupsOf, type ItemGroup, pressed, sorted, takenFrom } from './item-groups.ts';
import { Given, Legend, Sums } from './Particulars.tsx';
import { Seal } from './Seal.tsx';

/** Some of many, each with a card: those chosen lie numbered in a tray. */
export function SomeChooser({ option }: { readonly option: LargeOption<'some'> }) {
  const t = useWords();
  const { ticked, tickAll } = useTable((s) => s);
  const { items, least, most, chooser } = option;
  const [sort, setSort] = useState<number | null>(null);
  const [full, setFull] = useState(false);
  const groups = sorted(groupsOf(items), sort === null ? undefined : chooser.sorts?.[sort]);
  const press = (item: number, group: ItemGroup) => {
    const next = pressed(ticked, item, group, most);
    setFull(next === null);
    if (next !== null) tickAll(next);
  };
  const take = (set: readonly number[]) => {
    setFull(false);
    tickAll(takenFrom(set, items, most));
  };
  const chosen = ticked.flatMap((one) => items.find(({ item }) => item === one) ?? []);
  const missing = Math.max(0, least - ticked.length);
  return (
    <>
      <div className="chooser-head">
        <p className="chooser-count" role="status">
          {t('chooser.chosen', { same: least === most ? 'yes' : 'no', chosen: ticked.length, least, most })}
        </p>
        <Sets sets={chooser.sets ?? []} onTake={take} />
        {chooser.sorts !== undefined && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are buttons of a kind
          <div className="chooser-sorts" role="group" aria-label={t('chooser.sort')}>
            <span className="kicker" aria-hidden="true">
              {t('chooser.sort')}
            </span>
            {[t('chooser.listed'), ...chooser.sorts.map(({ label }) => label)].map((label, i) => (
              <button
                type="button"
                key={label}
                aria-pressed={(sort ?? -1) === i - 1}
                onClick={() => setSort(i === 0 ? null : i - 1)}
              >
                {label}
              </button>
            ))}
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows go from card to card, as Tab does */}
      <div className="chooser-items" onKeyDown={toNeighbour}>
        {groups.map((group) => (
          <ChooserCard
            key={group[0].item}
            group={group}
            chosen={ticked}
            full={ticked.length >= most && most !== 1}
            onPress={press}
          />
        ))}
        {chooser.legend !== undefined && <Legend legend={chooser.legend} />}
      </div>
      <div className="chooser-side">
        {chooser.given !== undefined && <Given given={chooser.given} />}
        {chooser.sealed !== undefined && <Seal seal={chooser.sealed} />}
        <Sums sums={chooser.sums ?? []} amounts={new Map(ticked.map((item) => [item, 1]))} />
      </div>
      <div className="chooser-foot">
        <ol className="chooser-tray" aria-label={t('chooser.tray')}>
          {chosen.map(({ item, label, icon, card }, i) => (
            <li key={item} className="chooser-place" data-tone={card?.tone ?? chooser.tone}>
              <span className="chooser-number" aria-hidden="true">
                {i + 1}
              </span>
              {icon !== undefined && <Icon name={icon} />}
              <b>{label}</b>
              <button
                type="button"
                onClick={() => take(ticked.filter((one) => one !== item))}
                aria-label={t('chooser.remove', { name: label })}
              >
                <Icon name="cancel" />
              </button>
            </li>
          ))}
          {Array.from({ length: Math.max(0, most - chosen.length) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a free place is nothing but its place
            <li key={i} className="chooser-place free" aria-hidden="true">
              {t('chooser.free')}
            </li>
          ))}
        </ol>
        <HandIn
          option={option}
          answer={[option.answer, ...ticked]}
          may={missing === 0 && ticked.length <= most}
          note={
            full
              ? t('chooser.full')
              : missing > 0
                ? t('chooser.missing', { n: missing })
                : (chooser.sealed?.text ?? '')
          }
        />
      </div>
    </>
  );
}

interface SetsProps {
  readonly sets: NonNullable<LargeOption['chooser']['sets']>;
  onTake(items: readonly number[]): void;
}

/** Ready-made choices. */
export function Sets({ sets, onTake }: SetsProps) {
  const t = useWords();
  if (sets.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are buttons of a kind
    <div className="chooser-sets" role="group" aria-label={t('chooser.sets')}>
      <span className="kicker" aria-hidden="true">
        {t('chooser.sets')}
      </span>
      {sets.map(({ name, hint, items }) => (
        <button type="button" key={name} title={hint} onClick={() => onTake(items)} data-set={name}>
          {name}
        </button>
      ))}
    </div>
  );
}

/** Arrows lead to the card beside, above or below. */
function toNeighbour(e: KeyboardEvent<HTMLElement>): void {
  const way = WAYS[e.key];
  if (way === undefined || !(e.target instanceof HTMLInputElement)) return;
  e.preventDefault();
  const inputs: HTMLInputElement[] = [...e.currentTarget.querySelectorAll('input')];
  const now = inputs.indexOf(e.target);
  const top = (input: HTMLElement) => input.closest('.chooser-card')?.getBoundingClientRect().top ?? 0;
  const columns = inputs.filter((input) => top(input) === top(inputs[0])).length;
  inputs[now + way * (e.key === 'ArrowUp' || e.key === 'ArrowDown' ? columns : 1)]?.focus();
}

const WAYS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };
