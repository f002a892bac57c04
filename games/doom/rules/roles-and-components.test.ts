import { type Call, call, inTurn, optionsIn } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  ARGENT_TOKENS,
  CLASS_CARDS,
  DEMON_CARDS,
  demonCalled,
  EVENTS,
  GLORY_KILL_CARDS,
} from '../content/index.ts';
import { action, cardsOf, demon, eventsOf, gloryOf, put } from '../testing/arranging.ts';
import { playUntil, startMatch } from '../testing/full-match.ts';
import { given } from '../testing/given.ts';
import { INVASION } from './argent.ts';
import { BOX } from './box.ts';
import { type Doom, INVADER } from './doom.ts';
import { cellsAt, FIRST_DEMON, isLarge } from './figures.ts';
import { healthOf } from './modifiers.ts';
import {
  activationPhase,
  demonActivation,
  gainArgent,
  marineActivation,
  status,
  suffer,
} from './procedures.ts';

const imp = demon('imp');
const pinky = demon('pinky');
const MARINES = [0, 1, 2, 3];

/** Alpha acts, with Bravo and an imp beside him. */
const alphaActs = (hand: readonly string[] = ['uac4']) =>
  given({
    arrange(g, at) {
      put(g, 0, at(2, 2));
      put(g, 1, at(3, 2));
      put(g, imp, at(2, 3));
      cardsOf(g, 0, { hand, deck: ['uac1', 'uac2', 'uac3'] });
    },
    run: () => call(marineActivation, { figure: 0 }),
  }).passAll();

describe('roles', () => {
  it('DM-SET-01, DM-SET-02: seat 0 decides for every demon, each other seat for its own marine', () => {
    const table = startMatch({ mission: 'shutTheGates' }, { marines: 3 });
    const invaders = new Set<number>();
    const marines = new Map<number, number>();
    for (let i = 0; i < 600 && table.state.round < 4; i++) {
      const [seat] = table.match.awaiting();
      const prompt = table.asked(seat) ?? '';
      if (/^(threat|summoning|typeActivation|demonActivation|activationPhase|status)\./.test(prompt))
        invaders.add(seat);
      if (prompt === 'marineActivation.act')
        marines.set(seat, Number(table.match.decision(seat)?.about.marine ?? -1));
      table.play(seat, ...(table.match.decision(seat)?.timeout ?? ['?']));
    }
    expect([...invaders]).toEqual([INVADER]);
    expect([...marines].toSorted(([a], [b]) => a - b)).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
  });

  it('DM-SET-03: there are four marine cards, which give the same', () => {
    for (const marine of MARINES) {
      const table = given({
        arrange(g, at) {
          put(g, marine, at(0, 0));
          cardsOf(g, marine, { hand: ['uac1', 'uac4'] });
        },
        run: () => call(marineActivation, { figure: marine }),
      }).passAll();
      const seat = marine + 1;
      expect(table.options(seat, 'play')).toHaveLength(2);
      table.play(seat, 'sprint', action('uac1'));
      expect(table.match.decision(seat)?.about).toEqual({ marine, points: 6, mains: 0 });
      expect(healthOf(table.g, marine)).toBe(10);
    }
    // the fifth figure is a demon's
    expect(FIRST_DEMON).toBe(4);
  });

  it('DM-SET-04: Health 10', () => {
    const suffers = (damage: number) =>
      given({
        arrange: (g, at) => put(g, 0, at(0, 0)),
        run: () => call(suffer, { figure: 0, damage, by: 'effect' }),
      }).passAll();
    expect(suffers(9).happened('slain')).toHaveLength(0);
    expect(suffers(10).happened('slain')).toHaveLength(1);
  });

  it('DM-SET-04: Sprint is a main action; the slot holds one class card', () => {
    const table = alphaActs(['uac1', 'uac4']).play(1, 'sprint', action('uac1'));
    expect(table.forbids(1, 'sprint', action('uac4'))).toBe('DM-MAR-02');
    const setUp = startMatch({ mission: 'kneeDeepInTheDead' });
    expect(setUp.play(1, 'class', 4).asked(1)).toBe('setUp.weapons');
  });

  it('DM-SET-05: nobody attacks a friend', () => {
    const table = alphaActs().play(1, 'play', action('uac4'), -1);
    expect(table.options(1, 'attack')).toEqual([[imp, action('uac4')]]);
    expect(table.forbids(1, 'attack', 1, action('uac4'))).toBe('DM-ATK-03');
    const demons = given({
      arrange(g, at) {
        put(g, 0, at(2, 2));
        put(g, imp, at(2, 3));
        put(g, pinky, at(3, 3));
      },
      run: () => call(demonActivation, { figure: imp }),
    }).passAll();
    expect(demons.options(INVADER, 'attack')).toEqual([[0]]);
    expect(demons.forbids(INVADER, 'attack', pinky)).toBe('DM-ATK-03');
  });
});

describe('components', () => {
  it('DM-SET-06: marines and five demons are small; Baron, Mancubus and Cyberdemon take 2, 4 and 6 spaces', () => {
    const { g } = given({ run: () => call(gainArgent, { tokens: 0 }) });
    const spacesOf = (figure: number) => cellsAt(g, figure, 0).length;
    expect(MARINES.map(spacesOf)).toEqual([1, 1, 1, 1]);
    expect(DEMON_CARDS.map(({ id }) => [id, spacesOf(demon(id))])).toEqual([
      ['possessedSoldier', 1],
      ['imp', 1],
      ['pinky', 1],
      ['cacodemon', 1],
      ['revenant', 1],
      ['mancubus', 4],
      ['baronOfHell', 2],
      ['cyberdemon', 6],
    ]);
    for (let f = 0; f < BOX.figures; f++) expect(isLarge(f)).toBe(spacesOf(f) > 1);
  });

  it('DM-SET-15: a demon card lies face up exactly while a figure of its type is on the board', () => {
    const types = (...on: readonly number[]) => {
      const table = given({
        arrange(g, at) {
          on.forEach((figure, i) => {
            put(g, figure, at(i, 5));
          });
          g.add(g.state.initiative, 4, 0);
        },
        run: () => call(activationPhase, {}),
      }).passAll();
      return { table, offered: table.options(INVADER, 'activate') };
    };
    const { table, offered } = types(imp, demon('imp', 1), pinky);
    expect(offered).toEqual([[demonCalled('imp')], [demonCalled('pinky')]]);
    expect(table.forbids(INVADER, 'activate', demonCalled('revenant'))).toBe('DM-SET-15');
    expect(types(pinky).offered).toEqual([[demonCalled('pinky')]]);
    // Argent Power goes to face-up cards only, and to the invasion card
    const argent = given({
      arrange: (g, at) => put(g, pinky, at(0, 0)),
      run: () => call(gainArgent, { tokens: 2 }),
    });
    const [choice] = argent.match.decision(INVADER)?.choices ?? [];
    expect(choice).toMatchObject({ bins: [demonCalled('pinky'), INVASION], total: 2 });
  });

  it('DM-SET-16: whatever is not on the board lies in its owner’s play area, complete at any time', () => {
    const table = startMatch({ mission: 'theNest', recommended: true }, { marines: 2 });
    playUntil(table, ['status.argent']);
    const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);
    for (let i = 0; i < 300; i++) {
      for (const { deck, hand, discard, inPlay, defense, sets } of table.state.marines)
        expect(sorted([deck, hand, discard, inPlay, defense].flatMap((pile) => pile.items))).toEqual(
          sorted(sets.flatMap((set) => [...BOX.cardsOfSet(set)])),
        );
      const { eventDeck, eventHand, eventDiscard, eventDefense, eventBox } = table.state;
      expect(
        sorted([eventDeck, eventHand, eventDiscard, eventDefense, eventBox].flatMap((pile) => pile.items)),
      ).toEqual([...EVENTS.keys()]);
      const [seat] = table.match.awaiting();
      const decision = table.match.decision(seat);
      const play = decision?.choices.find(({ verb }) => verb === 'play' || verb === 'attack');
      const first = play === undefined ? undefined : optionsIn(play)[0];
      table.play(
        seat,
        ...(play !== undefined && first !== undefined
          ? ([play.verb, ...first] as const)
          : (decision?.timeout ?? ['?'])),
      );
    }
    expect(table.happened('attacked').length).toBeGreaterThan(0);
  });

  it('DM-SET-11: each event card belongs to one event set', () => {
    const { eventSets, eventsOfSet } = BOX;
    expect(eventSets.flatMap((set) => eventsOfSet(set)).toSorted((a, b) => a - b)).toEqual([...BOX.events]);
    for (const set of eventSets) for (const card of eventsOfSet(set)) expect(EVENTS[card].set).toBe(set);
  });

  it('DM-SET-17: each deck has its own discard pile', () => {
    const table = alphaActs(['uac1', 'uac4']).play(1, 'sprint', action('uac1'));
    expect(table.state.marines.map(({ discard }) => discard.items)).toEqual([[action('uac1')], [], [], []]);
    const glory = given({
      arrange(g, at) {
        put(g, 0, at(0, 0));
        gloryOf(g, 0, 'adrenalineRush');
      },
      run: () => call(marineActivation, { figure: 0 }),
    }).passAll();
    const [rush] = glory.options(1, 'use');
    glory.play(1, 'use', ...rush);
    expect(GLORY_KILL_CARDS[glory.state.gloryDiscard.items[0]].id).toBe('adrenalineRush');
    const events = given({
      arrange: (g) => eventsOf(g, { hand: ['ambush', 'ferocity'], deck: [] }),
      run: () => call(status, {}),
    });
    const [ambush, ferocity] = events.state.eventHand.items;
    events.play(INVADER, 'discard', ferocity);
    expect(events.state.eventDiscard.items).toEqual([ferocity]);
    expect(events.state.eventHand.items).toEqual([ambush]);
  });

  it('DM-SET-17: discarded tokens go back to the supply', () => {
    const slayAndGain = (run: () => Call<Doom>) =>
      given({
        arrange(g, at) {
          put(g, imp, at(0, 0));
          g.state.argent[demonCalled('imp')] = ARGENT_TOKENS;
        },
        run,
      }).passAll();
    const gain = call(gainArgent, { tokens: 3 });
    expect(slayAndGain(() => gain).happened('argentGained')).toEqual([]);
    // the last of its type is slain: what lay on its card is discarded, and can be gained again
    const slay = call(suffer, { figure: imp, damage: 9, by: 'effect' });
    const [{ fields }] = slayAndGain(() => inTurn([slay, gain])).happened('argentGained');
    expect(fields).toEqual({ tokens: 3 });
  });

  it('DM-SET-24: cards carry every number, trait, moment and flag', () => {
    for (const card of DEMON_CARDS) {
      const { speed, health, stagger, figures, attack } = card;
      for (const n of [speed, health, stagger, figures, attack.range]) expect(n).toBeGreaterThan(0);
      expect(attack.red + attack.black).toBeGreaterThan(0);
      expect(card.special).toBeDefined();
    }
    expect(DEMON_CARDS.filter(({ armor }) => armor).map(({ id }) => id)).toEqual(['pinky']);
    expect(DEMON_CARDS.filter(({ flying }) => flying).map(({ id }) => id)).toEqual(['cacodemon']);
    for (const { type, trait, ability, attack, speed, keeps } of ACTIONS) {
      expect(trait).not.toBe('');
      if (type === 'reaction') expect(ability?.when).toBeDefined();
      else expect(ability ?? attack ?? speed ?? keeps).toBeDefined();
    }
    for (const { ability } of [...EVENTS, ...GLORY_KILL_CARDS]) expect(ability.effects).not.toEqual([]);
    for (const { abilities = [], modifiers } of CLASS_CARDS)
      expect(abilities.length > 0 || modifiers !== undefined).toBe(true);
  });
});
