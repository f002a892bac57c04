import { type Check, call, NOBODY, only } from '@sightline/kernel';
import { EVENTS, squadCalled, UAC, WEAPON_SETS } from '../content/index.ts';
import type { Box } from './box.ts';
import { drawActions, shuffleActions } from './decks.ts';
import { type Doom, type G, INVADER, NONE, TRIOS } from './doom.ts';
import { classChosen, squadCardGiven, weaponsChosen } from './events.ts';
import { seatOf, standingOn } from './figures.ts';
import { writtenDown } from './hidden-information.ts';
import { handLimit } from './modifiers.ts';
import { setUp, threat } from './procedures.ts';
import { recommendedInvasion, recommendedTrio } from './recommended.ts';
import { marineSeats } from './seats.ts';
import { isToBeChosen, stackSet } from './weapon-sets.ts';

const marines = (g: G): number => g.statics.marines.length;

function giveSquadCard(g: G, marine: number, squad: number): void {
  g.state.marines[marine].squad = squad;
  g.emit(squadCardGiven, { marine, squad });
}

/** Any of these cards of the box. */
const anyOf =
  (cards: (box: Box) => readonly number[]) =>
  (g: G, _l: unknown, offer: (card: number) => void): void => {
    for (const card of cards(g.statics.box)) offer(card);
  };

/** As many as the mission says (DM-SET-21), or all that are left for him (DM-WPN-11). */
function weaponsToTake(g: G, { marine }: { readonly marine: number }): number {
  const left = g.statics.box.sets.filter((set) => isToBeChosen(g, marine, set)).length;
  return Math.min(g.statics.mission.file.startingWeapons, left);
}

/** DM-SET-18: what the mission recommends, if that was agreed upon. */
const freeChoice: Check<Doom, unknown> = { rule: 'DM-SET-18', holds: (g) => !g.statics.recommended };

function takeInvasionCard(g: G, card: number): void {
  for (const [slot, group] of writtenDown(card).entries())
    g.hide(g.state.invasion[slot], group, only(INVADER));
}

function takeEventSets(g: G, trio: number): void {
  g.hide(g.state.trio, trio, only(INVADER));
  for (const card of g.statics.box.events) {
    const chosen = TRIOS[trio].includes(EVENTS[card].set);
    g.add(chosen ? g.state.eventDeck : g.state.eventBox, card, chosen ? NOBODY : only(INVADER));
  }
}

const byLot = (g: G, of: readonly number[]): number => of[g.draw('cards', of.length)];

const asRecommended = (recommended: (g: G) => number): Check<Doom, unknown> => ({
  rule: 'DM-SET-18',
  holds: (g, _l, choice) => !g.statics.recommended || choice === recommended(g),
});

/** DM-SET-19: the marines' cards, the Invader's, the opening hands, then what the threat card says. */
export const setUpSteps = setUp
  .steps(
    'class',
    'weapons',
    'stack',
    'build',
    'nextMarine',
    'squad',
    'leader',
    'counted',
    'invasion',
    'events',
    'deal',
    'start',
  )
  .are({
    // DM-SET-10
    class: {
      ask: 'one',
      seat: (_g, l) => seatOf(l.marine),
      choices: {
        class: {
          form: 'one',
          candidates: anyOf(({ classes }) => classes),
          checks: [
            { rule: 'DM-LIM-01', holds: (g, _l, card) => !g.state.marines.some((m) => m.class === card) },
          ],
          does(g, l, card) {
            g.state.marines[l.marine].class = card;
            g.emit(classChosen, { marine: l.marine, class: card });
          },
        },
      },
    },
    // DM-SET-08, 09, 21
    weapons: {
      ask: 'one',
      seat: (_g, l) => seatOf(l.marine),
      choices: {
        weapons: {
          form: 'some',
          items(g, _l, offer) {
            for (const set of g.statics.box.sets) if (set !== UAC) offer(set);
          },
          checks: [
            { rule: 'DM-WPN-06', holds: (_g, _l, set) => WEAPON_SETS[set].starting },
            { rule: 'DM-WPN-11', holds: (g, l, set) => isToBeChosen(g, l.marine, set) },
          ],
          least: weaponsToTake,
          most: weaponsToTake,
          does(g, l, sets) {
            for (const set of sets) g.state.box[set]--;
            g.emit(weaponsChosen, { marine: l.marine, sets });
            l.sets = [...sets];
          },
        },
      },
    },
    // DM-WPN-12: from the topmost down; where the last one goes needs no question.
    stack: {
      ask: 'one',
      seat: (_g, l) => seatOf(l.marine),
      about: (_g, l) => ({ placed: l.onTop.length }),
      choices: {
        stack: {
          form: 'one',
          candidates(g, l, offer) {
            if (g.statics.startingDecks === 'stacked' && l.sets.length > 1)
              for (const set of l.sets) offer(set);
          },
          does(_g, l, set) {
            l.sets = l.sets.filter((other) => other !== set);
            l.onTop.push(set);
            return 'stack';
          },
        },
      },
      ifNone() {},
    },
    build(g, l) {
      buildActionDeck(g, l.marine, [...l.onTop, ...l.sets]);
      l.sets = [];
      l.onTop = [];
    },
    nextMarine(g, l) {
      l.marine++;
      if (l.marine < marines(g)) return 'class';
    },
    // DM-SQD-01 to 04
    squad(g, l) {
      l.marine = 0;
      if (marines(g) === 3) return 'leader';
      if (marines(g) === 2)
        for (const m of g.statics.marines) giveSquadCard(g, m, squadCalled('combatVeteran'));
      if (marines(g) !== 1) return 'invasion';
      giveSquadCard(g, 0, squadCalled('soloOperative'));
      // DM-INI-03: whose card it is makes no difference.
      g.state.initiativeCards.push(1);
      return 'invasion';
    },
    // DM-SQD-05: every marine names one; most votes decide, a tie makes it the first marine.
    leader: {
      ask: 'sealed',
      seats: marineSeats,
      choices: {
        leader: {
          form: 'one',
          candidates(g, _l, offer) {
            for (const m of g.statics.marines) offer(m);
          },
          does(_g, l, marine) {
            l.votes.push(marine);
          },
        },
      },
    },
    counted(g, l) {
      const votes = (m: number) => l.votes.filter((v) => v === m).length;
      const most = Math.max(...g.statics.marines.map(votes));
      const leading = g.statics.marines.filter((m) => votes(m) === most);
      giveSquadCard(g, leading.length > 1 ? 0 : leading[0], squadCalled('takingPoint'));
      return 'invasion';
    },
    // DM-SET-12, 18
    invasion: {
      ask: 'one',
      seat: () => INVADER,
      hidden: true,
      // What the mission recommends is known to all: who runs out of time draws a lot instead.
      timeout: (g) => (g.statics.recommended ? ['invasion', recommendedInvasion(g)] : ['lot']),
      choices: {
        lot: {
          form: 'confirm',
          checks: [freeChoice],
          does: (g) => takeInvasionCard(g, byLot(g, g.statics.box.invasions)),
        },
        invasion: {
          form: 'one',
          candidates: anyOf(({ invasions }) => invasions),
          checks: [asRecommended(recommendedInvasion)],
          does: (g, _l, card) => takeInvasionCard(g, card),
        },
      },
    },
    // DM-SET-11, DM-HID-07
    events: {
      ask: 'one',
      seat: () => INVADER,
      hidden: true,
      timeout: (g) => (g.statics.recommended ? ['events', recommendedTrio(g)] : ['lot']),
      choices: {
        lot: {
          form: 'confirm',
          checks: [freeChoice],
          does: (g) => takeEventSets(g, byLot(g, g.statics.box.trios)),
        },
        events: {
          form: 'one',
          candidates: anyOf(({ trios }) => trios),
          checks: [asRecommended(recommendedTrio)],
          does: (g, _l, trio) => takeEventSets(g, trio),
        },
      },
    },
    // DM-SET-20
    deal(g) {
      g.shuffle('cards', g.state.eventDeck);
      for (const card of g.statics.box.glories) g.add(g.state.gloryDeck, card, NOBODY);
      g.shuffle('cards', g.state.gloryDeck);
      for (const m of g.statics.marines) {
        drawActions(g, m, handLimit(g, m));
        g.state.figures[m].at = standingOn(g.statics.mission.starts[m]);
      }
    },
    start: () => call(threat, { of: 'setUp', door: NONE }),
  });

/** DM-SET-08, DM-WPN-12: `sets` from the topmost down, where that counts. */
function buildActionDeck(g: G, marine: number, sets: readonly number[]): void {
  if (g.statics.startingDecks === 'stacked') {
    for (const set of [UAC, ...sets.toReversed()]) stackSet(g, marine, set);
    return;
  }
  const m = g.state.marines[marine];
  for (const set of [UAC, ...sets]) {
    m.sets.push(set);
    for (const card of g.statics.box.cardsOfSet(set)) g.add(m.deck, card, NOBODY);
  }
  shuffleActions(g, marine);
}
