import type {
  Ability,
  ActionCard,
  AttackPart,
  Content,
  Deed,
  DiscoveryCard,
  Effect,
  FocusCard,
  HeroAction,
  MonsterCard,
  ObjectiveCard,
  ReconEventCard,
  Role,
  TokenKind,
  When,
} from '../content/card-types.ts';

/** One card of an action deck. Copies are cards of their own with the same text. */
export interface DeckCard extends ActionCard {
  readonly role: Role;
  /** the kind of upgrade it is, or -1 */
  readonly upgrade: number;
}

export interface Upgrade {
  readonly role: Role;
  /** FZ-SET-10: its four cards */
  readonly cards: readonly number[];
}

/** A recon card: an event or a discovery. */
export type Recon =
  | { readonly is: 'event'; readonly card: ReconEventCard; readonly deed: number; readonly ambush: boolean }
  | {
      readonly is: 'discovery';
      readonly card: DiscoveryCard;
      readonly deed: number;
      readonly ambush: boolean;
    };

/** The content with everything numbered that a state refers to. */
export interface NumberedContent {
  readonly content: Content;
  readonly cards: readonly DeckCard[];
  /** the cards with a reaction at each moment */
  readonly reactions: ReadonlyMap<When, readonly number[]>;
  readonly upgrades: readonly Upgrade[];
  readonly focuses: readonly FocusCard[];
  readonly recon: readonly Recon[];
  readonly objectives: readonly ObjectiveCard[];
  readonly tokens: readonly TokenKind[];
  readonly deeds: readonly Deed[];
  readonly numberOf: (deed: Deed) => number;
  readonly parts: readonly AttackPart[];
  readonly numberOfPart: (part: AttackPart) => number;
  /** effects that last, by number */
  readonly lasting: readonly Extract<Effect, { do: 'lasting' }>[];
  readonly numberOfLasting: (effect: Effect) => number;
  readonly monsterCalled: (id: string) => MonsterCard | undefined;
}

/** FZ-SET-10 */
export const COPIES_OF_UPGRADE = 4;

/** Numbers things in the order in which they are met. */
class Numbers<T extends object> {
  readonly all: T[] = [];
  private readonly by = new Map<object, number>();

  add(thing: T): boolean {
    if (this.by.has(thing)) return false;
    this.by.set(thing, this.all.length);
    this.all.push(thing);
    return true;
  }

  readonly of = (thing: object): number => this.by.get(thing) ?? -1;
}

export function boxOf(content: Content): NumberedContent {
  const deeds = new Numbers<Deed>();
  const parts = new Numbers<AttackPart>();
  const lasting = new Numbers<Extract<Effect, { do: 'lasting' }>>();

  const addDeed = (deed: Deed | undefined): void => {
    if (deed === undefined || !deeds.add(deed)) return;
    for (const effect of deed.effects) {
      if (effect.do === 'either') effect.options.forEach(addDeed);
      if (effect.do === 'lasting') lasting.add(effect);
      if (effect.do === 'attack' && effect.with !== 'thisCard') addPart(effect.with);
    }
  };
  const addPart = (part: AttackPart): void => {
    if (!parts.add(part)) return;
    addDeed(part.after);
    addDeed(part.onKill);
  };
  const addAll = (some: readonly (Ability | HeroAction)[] | undefined): void => some?.forEach(addDeed);

  const cards: DeckCard[] = [];
  const upgrades: Upgrade[] = [];
  const addCard = (card: ActionCard, role: Role, upgrade: number, copies: number): number[] => {
    addPart(card.attack);
    addDeed(card.response);
    addDeed(card.reaction);
    return Array.from({ length: copies }, () => cards.push({ ...card, role, upgrade }) - 1);
  };
  for (const { role, actions } of content.roles)
    for (const card of actions) addCard(card, role, -1, card.copies ?? 1);
  for (const { role, upgrades: kinds } of content.roles)
    for (const card of kinds)
      upgrades.push({ role, cards: addCard(card, role, upgrades.length, COPIES_OF_UPGRADE) });
  const reactions = new Map<When, number[]>();
  cards.forEach(({ reaction }, number) => {
    if (reaction === undefined) return;
    const known = reactions.get(reaction.when);
    if (known === undefined) reactions.set(reaction.when, [number]);
    else known.push(number);
  });
  const focuses = content.roles.flatMap((of) => of.focuses);
  for (const { abilities, acts } of [...content.heroes, ...focuses]) {
    addAll(abilities);
    addAll(acts);
  }
  const recon: Recon[] = [];
  for (const card of content.events) {
    addDeed(card);
    for (let i = 0; i < (card.copies ?? 1); i++)
      recon.push({ is: 'event', card, deed: deeds.of(card), ambush: ambushes(card) });
  }
  for (const { discoveries } of content.missions)
    for (const card of discoveries) {
      addDeed(card);
      addAll(card.task?.acts);
      addAll(card.task?.triggers);
      addDeed(card.task?.done);
      recon.push({ is: 'discovery', card, deed: deeds.of(card), ambush: ambushes(card) });
    }
  for (const twist of content.twists) {
    addDeed(twist.reveal);
    addAll(twist.triggers);
  }
  for (const { attribute, special } of content.monsters) {
    addAll(attribute.triggers);
    addDeed(special);
  }
  const objectives = content.missions.flatMap((file) => file.objectives);
  for (const card of objectives) {
    addAll(card.acts);
    addAll(card.triggers);
    addDeed(card.complete);
  }
  const tokens = content.missions.flatMap((file) => file.tokens ?? []);
  for (const token of tokens) {
    addAll(token.acts);
    addAll(token.triggers);
    addDeed(token.attackable?.destroyed);
  }
  for (const { mission } of content.missions) for (const rule of mission.rules ?? []) addAll(rule.triggers);

  return {
    content,
    cards,
    reactions,
    upgrades,
    focuses,
    recon,
    objectives,
    tokens,
    deeds: deeds.all,
    numberOf: deeds.of,
    parts: parts.all,
    numberOfPart: parts.of,
    lasting: lasting.all,
    numberOfLasting: lasting.of,
    monsterCalled: (id) => content.monsters.find((card) => card.id === id),
  };
}

/** FZ-AMB-08: does carrying it out ambush somebody? */
const ambushes = (deed: Deed): boolean =>
  deed.effects.some((e) => e.do === 'ambush' || (e.do === 'either' && e.options.some(ambushes)));
