import { type Check, NOBODY } from '@sightline/kernel';
import { RECON_CARDS } from '../content/dice.ts';
import { inTurnOrder, seatOf } from './board.ts';
import { CARDS } from './decks.ts';
import { equipped, heroChosen } from './events.ts';
import {
  FIRST_MONSTER,
  type Fireteam,
  type G,
  HENRY,
  NONE,
  NOWHERE,
  type OpenTable,
  PATTY,
  SPAWN,
} from './fireteam.ts';
import { setUp } from './procedures.ts';
import { spawnByDie } from './spawning.ts';

const empty = () => ({ items: [], known: [] });

/** Everything the briefing lays out before anybody chooses. */
export function begin(g: G): void {
  const { state, statics } = g;
  for (let f = 0; f < FIRST_MONSTER + statics.monsters.length; f++) state.at.push(NOWHERE);
  for (let h = 0; h < statics.heroes; h++)
    state.heroes.push({
      card: NONE,
      down: false,
      deck: empty(),
      hand: empty(),
      discard: empty(),
      played: empty(),
      upgrades: [],
      focuses: [],
      spent: [],
    });
  for (const { kind, home } of statics.monsters)
    state.monsters.push({ kind, home, spent: false, stunned: false });
  // FZ-SET-18, 25
  state.threat = 1;
  state.heads = true;
  // FZ-SET-17, 20
  state.bossMarked = statics.mission.boss === true;
  for (const _ of statics.objectives) state.objectives.push({ intel: 0, done: false });
  for (const { token, mark } of statics.mission.tokens ?? [])
    state.tokens.push({
      kind: statics.box.tokens.findIndex(({ id }) => id === token),
      at: statics.marks.get(mark) ?? NOWHERE,
    });
}

/* Choosing heroes */

const roleOf = (t: OpenTable, card: number) => t.statics.box.content.heroes[card].role;
const rolesTaken = (t: OpenTable) =>
  t.state.heroes.flatMap(({ card }) => (card === NONE ? [] : [roleOf(t, card)]));

/** FZ-SET-06: whoever is left must be able to fill the required roles. */
const rolesCanBeFilled: Check<Fireteam, { place: number }> = {
  rule: 'FZ-SET-06',
  holds: (g, l, card) => {
    const taken = [...rolesTaken(g), roleOf(g, card)];
    const open = (g.statics.mission.requiredRoles ?? []).filter((role) => !taken.includes(role));
    return open.length <= g.statics.heroes - l.place - 1;
  },
};
/** FZ-SET-07: one set of cards per role. */
const roleIsFree: Check<Fireteam, { place: number }> = {
  rule: 'FZ-SET-07',
  holds: (g, _l, card) => !rolesTaken(g).includes(roleOf(g, card)),
};

/* Equipment */

const upgradesOf = (t: OpenTable, hero: number): number[] =>
  t.statics.box.upgrades.flatMap((u, i) => (u.role === roleOf(t, t.state.heroes[hero].card) ? [i] : []));
const focusesOf = (t: OpenTable, hero: number): number[] =>
  t.statics.box.focuses.flatMap((f, i) => (f.role === roleOf(t, t.state.heroes[hero].card) ? [i] : []));

const choosing = (g: G, l: { place: number }): number => inTurnOrder(g, l.place);

/** FZ-SET-13: nobody is asked for what the briefing does not allow. */
const nextEquipment = (g: G): 'focuses' | 'equipped' =>
  g.statics.mission.focuses > 0 ? 'focuses' : 'equipped';

export const setUpSteps = setUp
  .steps(
    'first',
    'hero',
    'equip',
    'upgrades',
    'focuses',
    'equipped',
    'deal',
    'tokens',
    'recon',
    'monsters',
    'place',
  )
  .are({
    /** FZ-SET-02: by lot. */
    first(g) {
      g.state.first = g.draw('lots', g.statics.heroes);
    },
    /** FZ-SET-03 */
    hero: {
      ask: 'one',
      seat: (g, l) => seatOf(g, choosing(g, l)),
      about: (g, l) => ({ hero: choosing(g, l) }),
      choices: {
        hero: {
          form: 'one',
          candidates(g, _l, offer) {
            for (let card = 0; card < g.statics.box.content.heroes.length; card++) offer(card);
          },
          checks: [roleIsFree, rolesCanBeFilled],
          does(g, l, card) {
            const hero = choosing(g, l);
            g.state.heroes[hero].card = card;
            g.emit(heroChosen, { hero, card });
            l.place++;
            if (l.place < g.statics.heroes) return 'hero';
            l.place = 0;
            return 'equip';
          },
        },
      },
    },
    /** One hero after the other in turn order. */
    equip: (g) => (g.statics.mission.upgrades > 0 ? 'upgrades' : nextEquipment(g)),
    /** FZ-SET-10, 13: so many kinds, each with all its four cards. */
    upgrades: {
      ask: 'one',
      seat: (g, l) => seatOf(g, choosing(g, l)),
      about: (g, l) => ({ hero: choosing(g, l), upgrades: g.statics.mission.upgrades }),
      choices: {
        upgrades: {
          form: 'some',
          items: (g, l, offer) => upgradesOf(g, choosing(g, l)).forEach(offer),
          least: (g, l) => Math.min(g.statics.mission.upgrades, upgradesOf(g, choosing(g, l)).length),
          most: (g) => g.statics.mission.upgrades,
          does(g, l, upgrades) {
            g.state.heroes[choosing(g, l)].upgrades = upgrades.toSorted((a, b) => a - b);
            return nextEquipment(g);
          },
        },
      },
    },
    /** FZ-SET-11, 13 */
    focuses: {
      ask: 'one',
      seat: (g, l) => seatOf(g, choosing(g, l)),
      about: (g, l) => ({ hero: choosing(g, l), focuses: g.statics.mission.focuses }),
      choices: {
        focuses: {
          form: 'some',
          items: (g, l, offer) => focusesOf(g, choosing(g, l)).forEach(offer),
          least: (g, l) => Math.min(g.statics.mission.focuses, focusesOf(g, choosing(g, l)).length),
          most: (g) => g.statics.mission.focuses,
          does(g, l, focuses) {
            g.state.heroes[choosing(g, l)].focuses = focuses.toSorted((a, b) => a - b);
          },
        },
      },
    },
    equipped(g, l) {
      const hero = choosing(g, l);
      const { upgrades, focuses } = g.state.heroes[hero];
      g.emit(equipped, { hero, upgrades, focuses });
      l.place++;
      return l.place < g.statics.heroes ? 'equip' : 'deal';
    },
    /** FZ-SET-08, 09, 19: hands stay empty until round 1 (FZ-SET-31). */
    deal(g) {
      for (let h = 0; h < g.statics.heroes; h++) {
        const { deck } = g.state.heroes[h];
        for (const card of deckOf(g, h)) g.add(deck, card, NOBODY);
        g.shuffle(CARDS, deck);
      }
      for (const twist of g.statics.twists) g.add(g.state.twists, twist, NOBODY);
      g.shuffle(CARDS, g.state.twists);
    },
    /** FZ-SET-15: face up, in random order. */
    tokens(g) {
      const places = g.statics.spawnPlaces.slice();
      while (places.length > 0) {
        const [at] = places.splice(g.draw('lots', places.length), 1);
        g.state.spawnTokens.push({ at, up: true });
      }
    },
    /** FZ-SET-22 to 24 */
    recon(g) {
      const { box, recon } = g.state;
      const { events, discoveries, mission } = g.statics;
      for (const event of events) g.add(box, event, NOBODY);
      g.shuffle(CARDS, box);
      for (let i = 0; i < mission.events && recon.items.length < RECON_CARDS; i++)
        if (box.items.length > 0) g.move(box, box.items.length - 1, recon, NOBODY);
      for (const discovery of discoveries) g.add(recon, discovery, NOBODY);
      g.shuffle(CARDS, recon);
    },
    /** FZ-SET-26, 27, 29: nothing is secured yet. */
    monsters(g) {
      g.state.monsters.forEach(({ home }, i) => {
        if (home === SPAWN) spawnByDie(g, FIRST_MONSTER + i);
      });
    },
    /** FZ-SET-28 */
    place(g) {
      const { entry, heroes } = g.statics;
      for (let h = 0; h < heroes; h++) g.state.at[h] = entry;
      g.state.at[PATTY] = entry;
      g.state.at[HENRY] = entry;
    },
  });

/** The cards of a hero's action deck: its role's, and all copies of its upgrades. */
export function deckOf(t: OpenTable, hero: number): number[] {
  const { card, upgrades } = t.state.heroes[hero];
  if (card === NONE) return [];
  const role = roleOf(t, card);
  return t.statics.box.cards.flatMap((c, i) =>
    c.role === role && (c.upgrade < 0 || upgrades.includes(c.upgrade)) ? [i] : [],
  );
}
