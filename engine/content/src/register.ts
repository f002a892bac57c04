/**
 * The register of a game's content: which names each edition added, in which order. A state and a log hold numbers; the
 * number of a name is its place in the register, whatever place the card itself has in a list. So a card can be added
 * anywhere, and every stored match still means what it meant.
 *
 * A match is played with the content of one edition, so what a later one adds comes into none of its decks. Names that
 * the register does not have yet belong to the edition after the last: a new card can be tried at once, and is
 * registered before it is published (`registerProblems`).
 */
export interface RegisterFile {
  readonly editions: readonly RegisteredEdition[];
}

export interface RegisteredEdition {
  readonly adds: SomeNames;
  /** what newer matches are played without; older ones still have it, so its definition stays */
  readonly withdraws?: SomeNames | undefined;
  /** a checksum of this edition and all before: what was published does not change */
  readonly seal: string;
}

export type NamesByKind = Readonly<Record<string, readonly string[]>>;
type SomeNames = Readonly<Record<string, readonly string[] | undefined>>;

interface Numbered {
  readonly name: string;
  readonly exists: boolean;
  readonly since: number;
  readonly until: number;
}

export class Register<Kind extends string> {
  /** the newest edition */
  readonly edition: number;
  private readonly numbers: Readonly<Record<Kind, ReadonlyMap<string, number>>>;
  private readonly entries: Readonly<Record<Kind, readonly Numbered[]>>;

  /** `names` is the content that there is, by kind. */
  constructor({ editions }: RegisterFile, names: Readonly<Record<Kind, readonly string[]>>) {
    const missing = missingNames(editions, names);
    const all = missing === null ? editions : [...editions, { adds: missing, seal: '' }];
    const kinds = Object.keys(names) as Kind[];
    this.edition = all.length;
    this.entries = byKind(kinds, (kind) =>
      all.flatMap(({ adds }, i) =>
        (adds[kind] ?? []).map((name) => ({
          name,
          exists: names[kind].includes(name),
          since: i + 1,
          until: withdrawnIn(all, kind, name),
        })),
      ),
    );
    this.numbers = byKind(kinds, (kind) => new Map(this.entries[kind].map(({ name }, n) => [name, n])));
  }

  /** -1: there is no such name. */
  numberOf(kind: Kind, name: string): number {
    return this.numbers[kind].get(name) ?? -1;
  }

  /** The first edition that has it. */
  since(kind: Kind, number: number): number {
    return this.entries[kind][number].since;
  }

  /** The numbers of all that an edition has, in ascending order. */
  held(kind: Kind, edition: number): readonly number[] {
    return this.entries[kind].flatMap(({ exists, since, until }, n) =>
      exists && since <= edition && edition < until ? [n] : [],
    );
  }

  /** All there is of a kind, each at its number. */
  byNumber<T>(kind: Kind, items: readonly T[], nameOf: (item: T) => string): readonly T[] {
    const out: T[] = [];
    for (const item of items) out[this.numberOf(kind, nameOf(item))] = item;
    return out;
  }

  /** What an edition has of these, in the order of their numbers. */
  inEdition<T>(kind: Kind, edition: number, items: readonly T[], nameOf: (item: T) => string): readonly T[] {
    const held = new Set(this.held(kind, edition));
    const number = (item: T) => this.numberOf(kind, nameOf(item));
    return items.filter((item) => held.has(number(item))).toSorted((a, b) => number(a) - number(b));
  }
}

const byKind = <K extends string, V>(kinds: readonly K[], of: (kind: K) => V): Record<K, V> =>
  Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<K, V>;

function withdrawnIn(editions: readonly RegisteredEdition[], kind: string, name: string): number {
  const at = editions.findIndex(({ withdraws }) => withdraws?.[kind]?.includes(name));
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}

/** The names that no edition has, by kind; null: there are none. */
function missingNames(editions: readonly RegisteredEdition[], names: NamesByKind): NamesByKind | null {
  const missing = Object.entries(names).flatMap(([kind, all]) => {
    const known = new Set(editions.flatMap(({ adds }) => adds[kind] ?? []));
    const unknown = all.filter((name) => !known.has(name));
    return unknown.length === 0 ? [] : [[kind, unknown] as const];
  });
  return missing.length === 0 ? null : Object.fromEntries(missing);
}

/** The register with an edition more that has every name it lacks; null: it lacks none. */
export function withMissingNames(file: RegisterFile, names: NamesByKind): RegisterFile | null {
  const adds = missingNames(file.editions, names);
  if (adds === null) return null;
  const before = file.editions.at(-1)?.seal ?? '';
  return { editions: [...file.editions, { adds, seal: sealOf(before, { adds }) }] };
}

/** The checksum of an edition, given that of the one before. */
export function sealOf(before: string, { adds, withdraws }: Omit<RegisteredEdition, 'seal'>): string {
  const sorted = (names: SomeNames) => Object.entries(names).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return fnv1a(JSON.stringify([before, sorted(adds), sorted(withdraws ?? {})]));
}

/** FNV-1a of 64 bits: against slips, not against malice. */
function fnv1a(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}
