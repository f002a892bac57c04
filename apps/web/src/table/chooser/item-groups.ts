import type { ChooserSort, ChooserSum, ComposedItem } from '@sightline/table';

/** Items that share a card: one, or several forms of the same. */
export type ItemGroup = readonly ComposedItem[];

/** The cards of a chooser: forms of the same share one. */
export function groupsOf(items: readonly ComposedItem[]): readonly ItemGroup[] {
  const groups: ComposedItem[][] = [];
  const shared = new Map<string, ComposedItem[]>();
  for (const item of items) {
    const same = item.card?.sameAs;
    const group = same === undefined ? undefined : shared.get(same);
    if (group !== undefined) {
      group.push(item);
      continue;
    }
    const made = [item];
    groups.push(made);
    if (same !== undefined) shared.set(same, made);
  }
  return groups;
}

/** Sorted by a number each item has, the largest first; a group counts by its best form. */
export function sorted(groups: readonly ItemGroup[], sort: ChooserSort | undefined): readonly ItemGroup[] {
  if (sort === undefined) return groups;
  const worth = (group: ItemGroup) => Math.max(...group.map(({ item }) => sort.of[item] ?? 0));
  return groups.toSorted((a, b) => worth(b) - worth(a));
}

/** What is chosen after an item was pressed; null: there is no room for it. */
export function pressed(
  chosen: readonly number[],
  item: number,
  group: ItemGroup,
  most: number,
): readonly number[] | null {
  if (chosen.includes(item)) return chosen.filter((one) => one !== item);
  // Another form takes the place of the one before.
  const forms = group.map((form) => form.item);
  const before = chosen.findIndex((one) => forms.includes(one));
  if (before >= 0) return chosen.with(before, item);
  if (chosen.length < most) return [...chosen, item];
  return most === 1 ? [item] : null;
}

/** What those chosen come to: `amounts` says how many of each. */
export function total({ of, average }: ChooserSum, amounts: ReadonlyMap<number, number>): number {
  let sum = 0;
  let count = 0;
  for (const [item, amount] of amounts) {
    sum += (of[item] ?? 0) * amount;
    count += amount;
  }
  return average === true ? (count === 0 ? 0 : sum / count) : sum;
}

/** A ready set as far as it can be taken: its items are among those offered, and not too many. */
export const takenFrom = (
  set: readonly number[],
  items: readonly ComposedItem[],
  most: number,
): readonly number[] =>
  [...new Set(set)].filter((one) => items.some(({ item }) => item === one)).slice(0, most);

/** Amounts of a ready set that fit: nothing above what an item takes, nor above the total. */
export function amountsFrom(
  set: readonly number[],
  items: readonly ComposedItem[],
  total: number,
): readonly number[] {
  let left = total;
  return items.map(({ cap = total }, i) => {
    const amount = Math.max(0, Math.min(Math.trunc(set[i] ?? 0), cap, left));
    left -= amount;
    return amount;
  });
}
