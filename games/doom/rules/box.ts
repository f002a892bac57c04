import type { AbilityTiming } from '../content/card-types.ts';
import { ACTIONS, EVENT_TITLES, EVENTS } from '../content/index.ts';
import { REGISTER } from '../content/register.ts';
import { ABILITIES } from './abilities/registry.ts';
import { NO_TRIO, TRIOS } from './doom.ts';
import { figuresUpTo } from './figures.ts';

/**
 * What is in the box of an edition, by number. What a card says is looked up among all cards; what is dealt, offered,
 * drawn or counted is in the box, so that a card added later changes no match that was begun without it.
 */
export interface Box {
  readonly actions: readonly number[];
  readonly classes: readonly number[];
  readonly glories: readonly number[];
  readonly invasions: readonly number[];
  readonly demons: readonly number[];
  /** how many figures there are, the marines' with them */
  readonly figures: number;
  readonly sets: readonly number[];
  readonly cardsOfSet: (set: number) => readonly number[];
  readonly eventSets: readonly number[];
  readonly events: readonly number[];
  readonly eventsOfSet: (set: number) => readonly number[];
  /** the choices of three event sets */
  readonly trios: readonly number[];
  /** the events of each choice of three sets, and the others */
  readonly eventsOf: (trio: number) => readonly number[];
  readonly eventsBeside: (trio: number) => readonly number[];
  /** how many copies of an event title there are with a choice of three sets */
  readonly copies: (title: number, trio: number) => number;
  /** the abilities used at a moment */
  readonly abilitiesAt: (when: AbilityTiming) => readonly number[];
}

const NOTHING: readonly number[] = [];

function unpack(edition: number): Box {
  const held = (kind: Parameters<typeof REGISTER.held>[0]) => REGISTER.held(kind, edition);
  const [actions, sets, events, eventSets] = [held('action'), held('set'), held('event'), held('eventSet')];
  const cards = new Map(sets.map((set) => [set, actions.filter((card) => ACTIONS[card].set === set)]));
  const bySet = new Map(eventSets.map((set) => [set, events.filter((card) => EVENTS[card].set === set)]));
  const demons = held('demon').filter((type) => figuresUpTo(type) > figuresUpTo(type - 1));
  const trios = [...TRIOS.keys()].filter(
    (trio) => trio !== NO_TRIO && TRIOS[trio].every((set) => eventSets.includes(set)),
  );
  const of = TRIOS.map((chosen) => events.filter((card) => chosen.includes(EVENTS[card].set)));
  const beside = TRIOS.map((chosen) => events.filter((card) => !chosen.includes(EVENTS[card].set)));
  const copies = EVENT_TITLES.map((_, title) =>
    of.map((cards) => cards.filter((card) => EVENTS[card].kind === title).length),
  );
  const moments = new Map<AbilityTiming, number[]>();
  ABILITIES.forEach(({ ability, since }, number) => {
    if (since > edition) return;
    const known = moments.get(ability.when);
    if (known === undefined) moments.set(ability.when, [number]);
    else known.push(number);
  });
  return {
    actions,
    classes: held('class'),
    glories: held('glory'),
    invasions: held('invasion'),
    demons,
    figures: figuresUpTo(Math.max(...demons)),
    sets,
    cardsOfSet: (set) => cards.get(set) ?? NOTHING,
    eventSets,
    events,
    eventsOfSet: (set) => bySet.get(set) ?? NOTHING,
    trios,
    eventsOf: (trio) => of[trio],
    eventsBeside: (trio) => beside[trio],
    copies: (title, trio) => copies[title][trio],
    abilitiesAt: (when) => moments.get(when) ?? NOTHING,
  };
}

const boxes = new Map<number, Box>();

export function boxOf(edition: number): Box {
  let box = boxes.get(edition);
  if (box === undefined) {
    box = unpack(edition);
    boxes.set(edition, box);
  }
  return box;
}

/** The box of a match that begins now. */
export const BOX = boxOf(REGISTER.edition);
