import { EVERYONE } from '@sightline/kernel';
import { type Card, compact } from '@sightline/table';
import type { InvasionGroup } from '../content/card-types.ts';
import { DEMON_CARDS, demonCalled, EVENTS } from '../content/index.ts';
import { ABILITIES, abilitiesOfDemon } from '../rules/abilities/registry.ts';
import { figuresOfType } from '../rules/figures.ts';
import { invasionCardOf } from '../rules/hidden-information.ts';
import { COLOURS, groupAt, slotOf } from '../rules/summoning.ts';
import { attackOf, defence, dodge, shields } from './card-parts.ts';
import { demonIcon, eventIcon, ICONS } from './icons.ts';
import { abilityText, abilityTitle, cardTitle, demonCount, eventSetName, portalName } from './names.ts';
import { cardRef, SEEN_INVASION } from './refs.ts';
import { openTable, type ViewContext, type Words } from './view-context.ts';

export function eventCard(at: Words, card: number): Card {
  const { say } = at;
  const { set, title, shields: own, special } = EVENTS[card];
  const symbol = special ? [{ icon: ICONS.special, label: say('scene.card.special') }] : [];
  return {
    ref: cardRef('event', card),
    title: cardTitle(at, 'event', card),
    kicker: eventSetName(at, set),
    icon: eventIcon(card),
    tone: 'foe',
    text: say(`event.${title}.text`),
    ...defence(say('scene.card.defense'), [...shields(at, own), ...symbol]),
    rules: ['DM-EVT-01', 'DM-DEF-02'],
  };
}

/** An event set with its cards, as it is chosen. */
export function eventSetCard(at: ViewContext, set: number): Card {
  const { say } = at;
  const titles = at.statics.box.eventsOfSet(set).map((card) => EVENTS[card].title);
  return {
    ref: cardRef('eventSet', set),
    title: eventSetName(at, set),
    kicker: say('scene.card.eventSet'),
    icon: ICONS.event,
    tone: 'foe',
    text: '',
    abilities: [...new Set(titles)].map((title) => {
      const copies = titles.filter((other) => other === title).length;
      return {
        title: say(`event.${title}.title`),
        text: say(`event.${title}.text`),
        ...(copies > 1 && { note: `×${copies}` }),
      };
    }),
    rules: ['DM-SET-11'],
  };
}

/** What is printed on a demon card. */
export function demonCard(at: Words, type: number): Card {
  const { say } = at;
  const { health, stagger, attack, special, base } = DEMON_CARDS[type];
  return {
    ref: cardRef('demon', type),
    title: cardTitle(at, 'demon', type),
    kicker: say('scene.card.demon', { large: base === undefined ? 0 : 1 }),
    icon: demonIcon(type),
    tone: 'foe',
    text: '',
    attack: attackOf(at, attack),
    ...defence(
      say('scene.card.specialDefense'),
      special === 'dodge' ? dodge(at) : shields(at, special.shields),
    ),
    stats: [
      { label: say('scene.stat.health'), value: String(health) },
      { label: say('scene.stat.stagger'), value: String(stagger) },
      ...speedAndRange(at, type),
    ],
    abilities: demonAbilities(at, type),
    rules: ['DM-DMC-01'],
  };
}

type Stat = NonNullable<Card['stats']>[number];
export function speedAndRange({ say }: Words, type: number): readonly Stat[] {
  const { speed, attack } = DEMON_CARDS[type];
  return [
    { label: say('scene.stat.speed'), value: String(speed) },
    { label: say('scene.stat.range'), value: String(attack.range) },
  ];
}

/** What a demon of the type has by its card, and what that costs. */
export function demonAbilities(at: Words, type: number): NonNullable<Card['abilities']> {
  const { say } = at;
  const { armor, flying } = DEMON_CARDS[type];
  return compact([
    armor && { title: say('scene.armor.title'), text: say('scene.armor.text') },
    flying && { title: say('scene.flying.title'), text: say('scene.flying.text') },
    ...abilitiesOfDemon(type).map((ability) => {
      const { argent = 0 } = ABILITIES[ability].ability;
      const note = argent > 0 && { note: say('scene.card.price', { n: argent }) };
      return { title: abilityTitle(at, ability), text: abilityText(at, ability), ...note };
    }),
  ]);
}

/** What its dearest ability costs. */
const DEAREST = DEMON_CARDS.map(({ abilities }) =>
  abilities.reduce((most, { argent = 0 }) => Math.max(most, argent), 0),
);

/** A demon card as it lies before the Invader, with its Argent Power. */
export function demonCardInPlay(at: ViewContext, type: number): Card {
  const { say, view } = at;
  const now = view.state.argent[type];
  const figures = figuresOfType(openTable(at), type).length;
  return {
    ...demonCard(at, type),
    kicker: say('scene.card.demonsOnBoard', { n: figures }),
    // As many pips as an ability asks for, so that one sees at a glance what can be paid.
    ...((now > 0 || DEAREST[type] > 0) && {
      meter: { now, most: Math.max(now, DEAREST[type]), label: say('token.argent', { n: now }) },
    }),
    ...(view.state.exhausted[type] && { spent: say('scene.card.exhausted') }),
  };
}

const partsOf = (
  at: Words,
  { demons, argent = 0 }: InvasionGroup,
  tokens: 'token.argent' | 'scene.invasion.argent',
): string[] => [
  ...demons.map(([demon, n]) => demonCount(at, demonCalled(demon), n)),
  ...(argent > 0 ? [at.say(tokens, { n: argent })] : []),
];
const groupInWords = (at: Pick<ViewContext, 'say' | 'listed'>, group: InvasionGroup): string =>
  at.listed(partsOf(at, group, 'token.argent'));

/** Either of them may come. */
const EITHER = ' / ';

const invasionParts = ({ say }: Words): Pick<Card, 'kicker' | 'icon' | 'tone' | 'text' | 'rules'> => ({
  kicker: say('argent.invasionCard'),
  icon: ICONS.invasion,
  tone: 'foe',
  text: '',
  rules: ['DM-SUM-01'],
});

/** What is printed on an invasion card. */
export const invasionCard = (at: Pick<ViewContext, 'say' | 'listed'>, card: number): Card => ({
  ...invasionParts(at),
  ref: cardRef('invasion', card),
  title: cardTitle(at, 'invasion', card),
  abilities: COLOURS.map((_, colour) => ({
    title: portalName(at, colour),
    text: [0, 1].map((group) => groupInWords(at, groupAt(card, colour, group))).join(EITHER),
  })),
});

/** A group of the invasion card, as far as whoever looks knows it. */
interface KnownGroup {
  readonly words: string;
  readonly few: string;
  /** everybody has seen it come */
  readonly shown: boolean;
}

/** What a portal of a colour may bring, both groups; null: not known to whoever looks. */
export function groupsOf(at: ViewContext, colour: number): readonly (KnownGroup | null)[] {
  return [0, 1].map((group) => {
    const { value, known } = at.view.state.invasion[slotOf(colour, group)];
    if (value === null || value < 0) return null;
    const printed = groupAt(value, colour, group);
    return {
      words: groupInWords(at, printed),
      few: partsOf(at, printed, 'scene.invasion.argent').join(', '),
      shown: known === EVERYONE,
    };
  });
}

/**
 * The invasion card that lies before the Invader: all of it for whoever may look at it, else the groups that have
 * been summoned (DM-HID-10). Null: nothing of it is known.
 */
export function invasionInPlay(at: ViewContext): Card | null {
  const { say, view } = at;
  const { invasion, invasionArgent: n, portals } = view.state;
  const groups = invasion.map(({ value }) => value ?? -1);
  const card = groups.includes(-1) ? -1 : invasionCardOf(groups);
  if (groups.every((group) => group < 0)) return null;
  return {
    ...invasionParts(at),
    ref: card < 0 ? SEEN_INVASION : cardRef('invasion', card),
    title: card < 0 ? say('scene.invasion.seen') : cardTitle(at, 'invasion', card),
    abilities: COLOURS.flatMap((_, colour) => {
      const known = groupsOf(at, colour).filter((group) => group !== null);
      if (known.length === 0) return [];
      const there = portals.filter((portal) => portal.colour === colour && portal.cell >= 0);
      const up = there.filter((portal) => portal.up).length;
      const portal = portalName(at, colour);
      // To whoever sees only what has come, all of it has.
      const marked = ({ words, shown }: KnownGroup) =>
        card >= 0 && shown ? say('scene.invasion.shown', { group: words }) : words;
      return {
        title: there.length === 0 ? portal : say('scene.invasion.portals', { portal, up, all: there.length }),
        text: known.map(marked).join(EITHER),
      };
    }),
    ...(n > 0 && { meter: { now: n, most: n, label: say('token.argent', { n }) } }),
  };
}

/** The same as it lies there all the time: small, so what each portal may bring is all it says. */
export function invasionAside(at: ViewContext, { abilities: _, ...card }: Card): Card {
  const used = new Set(at.view.state.portals.map(({ colour }) => colour));
  return {
    ...card,
    stats: COLOURS.flatMap((name, colour) => {
      const known = groupsOf(at, colour).flatMap((group) => group?.few ?? []);
      return known.length > 0 && used.has(colour)
        ? [{ label: at.say(`scene.invasion.${name}`), value: known.join(EITHER) }]
        : [];
    }),
  };
}
