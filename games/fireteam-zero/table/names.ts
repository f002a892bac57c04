import type { Content, Deed, HeroAction } from '../content/card-types.ts';
import type { NumberedContent } from '../rules/box.ts';
import { FIRST_MONSTER, FIRST_TOKEN, HENRY, NONE, PATTY } from '../rules/fireteam.ts';
import type { ViewContext, Words } from './view-context.ts';

/** What has a name by its id: cards of heroes (and heroes, and events), and the game's own. */
type Named = 'card' | 'monster' | 'twist' | 'objective' | 'discovery' | 'token' | 'mission' | 'operation';

/** What has a text of its own; of a monster there are its attribute and its special. */
type DescribedKind = Exclude<Named, 'monster'>;

export const nameOf = ({ say }: Words, kind: Named, id: string): string => say(`${kind}.${id}.name`);
/** Its text; empty where there is none beyond what its data say. */
export const textOf = ({ say }: Words, kind: DescribedKind, id: string): string => say(`${kind}.${id}.text`);

export const placeName = (at: Pick<ViewContext, 'say' | 'statics'>, location: number): string =>
  at.say(`place.${at.statics.graph.areas[location].name}`);

/** Locations with the tile they are printed on, for each box of content. */
const tiles = new WeakMap<Content, ReadonlyMap<string, string>>();

function tilesOf(content: Content): ReadonlyMap<string, string> {
  const known = tiles.get(content);
  if (known !== undefined) return known;
  const found = new Map<string, string>();
  let tile = '';
  for (const line of content.tiles.split('\n')) {
    const [, name] = line.trim().split(' ');
    if (line.startsWith('sector ')) tile = name;
    else if (line.startsWith('  ')) found.set(name, tile);
  }
  tiles.set(content, found);
  return found;
}

/** The sector tile a location is printed on: a mission places tiles under names of its own. */
export function sectorName(
  { say, statics }: Pick<ViewContext, 'say' | 'statics'>,
  location: number,
): string | null {
  const tile = tilesOf(statics.box.content).get(statics.graph.areas[location].name);
  return tile === undefined ? null : say(`sector.${tile}`);
}

/** A recon card is an event, or what is found for an objective. */
export const reconKind = (is: 'event' | 'discovery'): DescribedKind =>
  is === 'event' ? 'card' : 'discovery';

/** A hero, before it is chosen by its place at the table. */
export function heroName(at: Pick<ViewContext, 'say' | 'statics' | 'view'>, hero: number): string {
  const card = at.view.state.heroes[hero]?.card ?? NONE;
  return card === NONE
    ? at.say('scene.seat', { n: hero + 1 })
    : nameOf(at, 'card', at.statics.box.content.heroes[card].id);
}

export const roleOf = ({ statics, view }: Pick<ViewContext, 'statics' | 'view'>, hero: number) =>
  statics.box.content.heroes[view.state.heroes[hero]?.card ?? NONE]?.role ?? null;

/** The number of a monster among its kind. */
export function monsterNumber({ view }: Pick<ViewContext, 'view'>, monster: number): number {
  const { monsters } = view.state;
  const { kind } = monsters[monster - FIRST_MONSTER];
  let n = 0;
  for (let i = 0; i <= monster - FIRST_MONSTER; i++) if (monsters[i].kind === kind) n++;
  return n;
}

export function figureName(at: Pick<ViewContext, 'say' | 'statics' | 'view'>, figure: number): string {
  if (figure === PATTY) return at.say('scene.patty');
  if (figure === HENRY) return at.say('scene.henry');
  if (figure < PATTY) return figure < 0 ? at.say('scene.nobody') : heroName(at, figure);
  if (figure >= FIRST_TOKEN) return tokenName(at, figure - FIRST_TOKEN);
  const monster = at.view.state.monsters[figure - FIRST_MONSTER];
  const card = at.statics.kinds[monster.kind];
  const name = nameOf(at, 'monster', card.id);
  // The number never stands alone on a line.
  return card.class === 'boss' ? name : `${name}\u00a0${monsterNumber(at, figure)}`;
}

/** A token on the board, by its place in the list; it may be gone already. */
export function tokenName(at: Pick<ViewContext, 'say' | 'statics' | 'view'>, token: number): string {
  const lying = at.view.state.tokens[token];
  return lying === undefined
    ? at.say('scene.token')
    : nameOf(at, 'token', at.statics.box.tokens[lying.kind].id);
}

export const cardName = (at: Pick<ViewContext, 'say' | 'statics'>, card: number): string =>
  nameOf(at, 'card', at.statics.box.cards[card].id);
export function reconName(at: Pick<ViewContext, 'say' | 'statics'>, recon: number): string {
  const { is, card } = at.statics.box.recon[recon];
  return nameOf(at, reconKind(is), card.id);
}
export const twistName = (at: Pick<ViewContext, 'say' | 'statics'>, twist: number): string =>
  nameOf(at, 'twist', at.statics.box.content.twists[twist].id);
export const objectiveName = (at: Pick<ViewContext, 'say' | 'statics'>, objective: number): string =>
  nameOf(at, 'objective', at.statics.objectives[objective].id);

/** What a deed stands on. */
export interface Owner {
  readonly kind: Named;
  /** with the id of the act, if it is one: `oldSoldier.rally` */
  readonly id: string;
}

const owners = new WeakMap<Content, ReadonlyMap<Deed, Owner>>();

/** The owner of every deed there is in a box; of several cards with the same deed the first. */
function ownersIn({
  content,
  cards,
  focuses,
  recon,
  objectives,
  tokens,
}: NumberedContent): ReadonlyMap<Deed, Owner> {
  const found = new Map<Deed, Owner>();
  const add = (
    kind: Named,
    id: string,
    deeds: readonly (Deed | undefined)[],
    acts: readonly HeroAction[] = [],
  ) => {
    for (const act of acts) if (!found.has(act)) found.set(act, { kind, id: `${id}.${act.id}` });
    for (const deed of deeds) if (deed !== undefined && !found.has(deed)) found.set(deed, { kind, id });
  };
  for (const { id, abilities = [], acts } of [...content.heroes, ...focuses])
    add('card', id, abilities, acts);
  for (const { id, response, reaction, attack } of cards)
    add('card', id, [response, reaction, attack.after, attack.onKill]);
  for (const { is, card } of recon) {
    const task = 'task' in card ? card.task : undefined;
    add(reconKind(is), card.id, [card, task?.done, ...(task?.triggers ?? [])], task?.acts);
  }
  for (const { id, acts, triggers = [], complete } of objectives)
    add('objective', id, [complete, ...triggers], acts);
  for (const { id, acts, triggers = [], attackable } of tokens)
    add('token', id, [attackable?.destroyed, ...triggers], acts);
  for (const { id, reveal, triggers = [] } of content.twists) add('twist', id, [reveal, ...triggers]);
  for (const { id, special, attribute } of content.monsters)
    add('monster', id, [special, ...(attribute.triggers ?? [])]);
  for (const { mission } of content.missions)
    add('mission', mission.id, mission.rules?.flatMap(({ triggers = [] }) => triggers) ?? []);
  return found;
}

export function ownerOf({ statics: { box } }: Pick<ViewContext, 'statics'>, deed: number): Owner | null {
  const known = owners.get(box.content) ?? ownersIn(box);
  owners.set(box.content, known);
  return known.get(box.deeds[deed]) ?? null;
}

/** What a hero can do by being who it is: named by its card, it would be called as the hero. */
export const isOwnDeed = ({ statics: { box } }: Pick<ViewContext, 'statics'>, deed: number): boolean =>
  box.content.heroes.some(({ abilities = [] }) => abilities.some((own) => own === box.deeds[deed]));

export function deedName(at: Pick<ViewContext, 'say' | 'statics'>, deed: number): string {
  const owner = ownerOf(at, deed);
  return owner === null ? at.say('scene.effect') : nameOf(at, owner.kind, owner.id);
}
