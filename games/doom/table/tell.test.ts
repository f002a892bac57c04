import { call, type GameEvent, only, seenBy } from '@sightline/kernel';
import type { Language } from '@sightline/manifest';
import { cutAtLinks, link, type Narration } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../content/index.ts';
import { typeOf } from '../rules/figures.ts';
import { demonActivation } from '../rules/procedures.ts';
import { PARTS } from '../rules/reckoning.ts';
import { abilityOf, use } from '../testing/abilities.ts';
import { ALPHA, alphaAims, SOLDIER } from '../testing/aiming.ts';
import { action, demon, eventCard, put } from '../testing/arranging.ts';
import { given, type TestTable } from '../testing/given.ts';
import { marching } from '../testing/moving.ts';
import { lookAt } from '../testing/saying.ts';
import { sketch } from '../testing/sketch.ts';
import { table as tableGame } from './index.ts';
import { eventSetName } from './names.ts';

const IMP = demon('imp', 2);

function told(table: TestTable, e: GameEvent, seat = 1, language: Language = 'en'): Narration {
  const seen = seenBy(e, seat);
  if (seen === null) throw new Error('not seen');
  return tableGame.tell(lookAt(table.match, seat, language), seen);
}
const words = ({ line }: Narration): string =>
  line.map((part) => (typeof part === 'string' ? part : part.text)).join('');

const aiming = () =>
  alphaAims(sketch(6, 3), [
    [ALPHA, '(0,1)'],
    [SOLDIER, '(4,1)'],
  ]);

describe('words with links', () => {
  it('are cut at the links, and nothing else is touched', () => {
    const text = `${link('piece:1', 'Bravo')} and ${link('cell:4', 'E1')}.`;
    expect(cutAtLinks(text)).toEqual([
      { text: 'Bravo', ref: 'piece:1' },
      ' and ',
      { text: 'E1', ref: 'cell:4' },
      '.',
    ]);
    expect(cutAtLinks('Round 3 begins.')).toEqual(['Round 3 begins.']);
  });
});

describe('what happened', () => {
  it('an attack is told with links to who, whom and with what', () => {
    const card = action('uac4');
    const story = told(aiming(), {
      kind: 'attacked',
      fields: { attacker: ALPHA, defender: IMP, source: card, covered: 1 },
    });
    expect(story.line).toEqual([
      { text: 'Alpha', ref: 'piece:0' },
      ' attacks ',
      { text: 'Imp\u00a03', ref: `piece:${IMP}` },
      ' (in cover) with “',
      { text: 'Push Forward', ref: `card:action.${card}` },
      '”.',
    ]);
    expect(story.tone).toBe('friend');
    expect(story.effects).toMatchObject([
      { show: 'shot', from: 'piece:0', to: `piece:${IMP}`, sound: 'shot' },
    ]);
  });

  it('a demon’s own card is not mentioned, in any language', () => {
    const e = { kind: 'attacked', fields: { attacker: IMP, defender: ALPHA, source: -1, covered: 0 } };
    expect(words(told(aiming(), e))).toBe('Imp\u00a03 attacks Alpha.');
    expect(words(told(aiming(), e, 1, 'ru'))).toBe('Имп\u00a03 атакует: цель — Альфа.');
    expect(words(told(aiming(), e, 1, 'pt-BR'))).toBe('Imp\u00a03 ataca Alfa.');
    expect(told(aiming(), e).tone).toBe('foe');
  });

  it('plurals work on numbers, and consequences are indented', () => {
    const story = told(aiming(), { kind: 'suffered', fields: { figure: SOLDIER, damage: 2 } }, 1, 'ru');
    expect(words(story)).toBe('Одержимый солдат\u00a01 получает 2 урона.');
    expect(story.indent).toBe(1);
    expect(story.effects).toEqual([
      { show: 'number', at: `piece:${SOLDIER}`, text: '−2', tone: 'danger', sound: 'hit' },
    ]);
  });

  it('dice are told and shown with their faces', () => {
    const story = told(aiming(), {
      kind: 'rolled',
      fields: { attacker: ALPHA, defender: SOLDIER, dice: [2, 3], black: [0, 1], again: 0 },
    });
    expect(words(story)).toBe('Alpha rolls: red 2 and black 3.');
    expect(story.effects).toEqual([
      {
        show: 'dice',
        title: 'Alpha → Possessed Soldier\u00a01',
        between: ['piece:0', `piece:${SOLDIER}`],
        dice: [
          { tone: 'red', face: 2, label: 'red 2' },
          { tone: 'black', face: 3, label: 'black 3' },
        ],
        sound: 'roll',
      },
    ]);
  });

  it('cards are named to who may see them', () => {
    const cards = [action('uac1'), action('uac2')];
    const e: GameEvent = {
      kind: 'drewActions',
      fields: { marine: ALPHA, count: 2, cards },
      to: { cards: 0b10 },
    };
    expect(words(told(aiming(), e, 1))).toBe('Alpha draws 2 action cards: Sidearm and Double Time.');
    expect(words(told(aiming(), e, 0))).toBe('Alpha draws 2 action cards.');
  });

  it('a card is shown to the others, not to who plays it', () => {
    const e = { kind: 'played', fields: { marine: ALPHA, card: action('uac1') } };
    expect(told(aiming(), e, 1).effects).toMatchObject([{ show: 'icon', at: 'piece:0' }]);
    expect(told(aiming(), e, 0).effects).toMatchObject([{ show: 'flip', card: { title: 'Sidearm' } }]);
    const defense = { kind: 'defenseRevealed', fields: { figure: SOLDIER, card: eventCard('noEscape') } };
    expect(told(aiming(), defense).effects).toMatchObject([{ show: 'flip', card: { title: 'No Escape' } }]);
  });

  it('of a walk every step is shown, and it is one line', () => {
    const table = marching({ standing: [[ALPHA, '(0,0)']] });
    const outcome = table.match.submit({
      kind: 'batch',
      seat: 1,
      decision: table.match.decisionId,
      answers: [
        ['step', 1],
        ['step', 2],
        ['step', 3],
      ],
      at: 0,
    });
    if (!outcome.ok) throw new Error('refused');
    const stories = outcome.events.map((e) => told(table, e));
    expect(stories.map(words)).toEqual([
      'Alpha moves from A1 to B1.',
      'Alpha moves from B1 to C1.',
      'Alpha moves from C1 to D1.',
    ]);
    const walk = outcome.events.reduce((before, e) => tableGame.joined?.(before, e) ?? e);
    expect(words(told(table, walk))).toBe('Alpha moves from A1 to D1: 3 spaces.');
    expect(told(table, walk).line).toContainEqual({ text: 'D1', ref: 'cell:3' });
    expect(words(told(table, walk, 1, 'ru'))).toBe('Альфа идёт с A1 на D1: 3 клетки.');
    expect(words(told(table, walk, 1, 'pt-BR'))).toBe('Alfa se move de A1 para D1: 3 espaços.');
    expect(stories.map(({ effects }) => effects)).toEqual([
      [{ show: 'move', piece: 'piece:0', x: 1, y: 0, sound: 'step' }],
      [{ show: 'move', piece: 'piece:0', x: 2, y: 0, sound: 'step' }],
      [{ show: 'move', piece: 'piece:0', x: 3, y: 0, sound: 'step' }],
    ]);
  });

  it('whom or what an ability was used on is told', () => {
    const e = {
      kind: 'used',
      fields: { seat: 0, source: 'event', of: 0, card: 0, ability: abilityOf('event.ironSkin'), target: -1 },
    };
    expect(words(told(aiming(), e))).toMatch(/^Invader uses “.+”\.$/);
  });

  it('DM-HID-01: of an event card the very copy that was used is shown, with its set', () => {
    const card = eventCard('demonicSpeed', 2);
    const table = given({
      arrange(g, at) {
        put(g, SOLDIER, at(4, 1));
        put(g, ALPHA, at(0, 1));
        g.state.eventHand.items = [card];
        g.state.eventHand.known = [only(0)];
      },
      run: () => call(demonActivation, { figure: SOLDIER }),
    });
    use(table, 0, 'event.demonicSpeed');
    const [story] = table.happened('used').map((e) => told(table, e));
    const { set } = EVENTS[card];
    expect(story.effects).toMatchObject([
      { show: 'flip', card: { ref: `card:event.${card}`, kicker: eventSetName(lookAt(table.match), set) } },
    ]);
    expect(story.line).toContainEqual({ text: 'Demonic Speed', ref: `card:event.${card}` });
  });

  it('a card that was used shows what it does, one that defends its symbols', () => {
    const used = {
      kind: 'used',
      fields: {
        seat: 0,
        source: 'event',
        of: EVENTS[eventCard('demonicResilience')].kind,
        card: eventCard('demonicResilience'),
        ability: abilityOf('event.demonicResilience'),
        target: -1,
      },
    };
    expect(told(aiming(), used).effects).toMatchObject([{ show: 'flip', effect: '+1 shield' }]);
    const plasma = abilityOf('demon.possessedSoldier.plasmaBurst');
    const fields = { seat: 0, source: 'demon', of: typeOf(SOLDIER), card: -1, ability: plasma, target: -1 };
    expect(told(aiming(), { kind: 'used', fields }).effects).toMatchObject([
      { show: 'flip', effect: expect.stringMatching(/^Plasma Burst: /) },
    ]);
    const defense = { kind: 'defenseRevealed', fields: { figure: SOLDIER, card: eventCard('noEscape') } };
    expect(told(aiming(), defense).effects[0]).not.toHaveProperty('effect');
  });

  describe('the sum of an attack', () => {
    const parts = (['dice', 'source', 'defense', 'armor', 'pierced'] as const).map((part) =>
      PARTS.indexOf(part),
    );
    const ended = (damage: number, amounts: readonly number[], dodged = 0): GameEvent => ({
      kind: 'attackEnded',
      fields: {
        attacker: ALPHA,
        defender: IMP,
        damage,
        dodged,
        shields: 1,
        parts: parts.slice(0, amounts.length),
        by: [-1, action('staticRifle2'), eventCard('noEscape'), -1, -1].slice(0, amounts.length),
        amounts,
      },
    });

    it.each([
      [
        'en',
        'The attack of Alpha on Imp 3: 2 damage (rolled 1, “Long Arc” +2, shields of “No Escape” −2, armor −1, shields ignored +2).',
      ],
      [
        'ru',
        'Альфа → Имп 3: 2 урона (бросок 1, «Дальняя дуга» +2, щиты «Не спрячешься» −2, броня −1, пробитые щиты +2).',
      ],
      [
        'pt-BR',
        'O ataque de Alfa contra Imp 3: 2 de dano (rolado 1, “Arco Longo” +2, escudos de “Sem Saída” −2, armadura −1, escudos ignorados +2).',
      ],
    ] as const)('is a sentence in %s, which screen readers hear', (language, sentence) => {
      const story = told(aiming(), ended(2, [1, 2, -2, -1, 2]), 1, language);
      expect(words(story).replaceAll('\u00a0', ' ')).toBe(sentence);
    });

    it('goes with the result; where it does not add up it says why', () => {
      const ledgerOf = (e: GameEvent) => {
        const [shown] = told(aiming(), e).effects;
        return shown.show === 'result' ? shown.ledger : undefined;
      };
      expect(ledgerOf(ended(3, [1, 2, 0]))).toMatchObject({
        terms: [
          { label: 'rolled', amount: 1 },
          { label: '“Long Arc”', amount: 2 },
          { label: 'shields of “No Escape”', amount: 0 },
        ],
        total: { label: 'damage', amount: 3 },
      });
      expect(ledgerOf(ended(3, [1, 2, 0]))).not.toHaveProperty('note');
      expect(ledgerOf(ended(0, [1, 0, -3]))).toMatchObject({ note: 'Never less than 0' });
      expect(ledgerOf(ended(0, [3], 1))).toMatchObject({ note: 'Dodged: nothing counts' });
    });
  });

  it('what counts is told where it lies', () => {
    const opened = told(aiming(), { kind: 'doorOpened', fields: { figure: ALPHA, door: 1 } });
    expect(words(opened)).toBe('Alpha opens door 2.');
    expect(opened.effects).toEqual([{ show: 'door', ref: 'door:1', sound: 'door' }]);
    const round = told(aiming(), { kind: 'roundBegan', fields: { round: 4 } });
    expect(round.effects).toMatchObject([{ show: 'banner', title: 'Round 4' }]);
    const ended = told(aiming(), {
      kind: 'attackEnded',
      fields: {
        attacker: ALPHA,
        defender: SOLDIER,
        damage: 3,
        dodged: 0,
        shields: 1,
        parts: [],
        by: [],
        amounts: [],
      },
    });
    expect(ended.effects).toMatchObject([{ show: 'result', text: '3 damage dealt', tone: 'danger' }]);
  });

  it('an attack that does nothing says why', () => {
    const result = (dodged: number, shields: number) =>
      told(aiming(), {
        kind: 'attackEnded',
        fields: {
          attacker: ALPHA,
          defender: SOLDIER,
          damage: 0,
          dodged,
          shields,
          parts: [],
          by: [],
          amounts: [],
        },
      }).effects;
    expect(result(1, 2)).toMatchObject([{ text: 'Dodged: no damage', tone: 'muted' }]);
    expect(result(0, 2)).toMatchObject([{ text: 'No damage' }]);
  });

  it('the death of a marine, the frag for it and his return are announced; a demon just falls', () => {
    const slain = (figure: number) =>
      told(aiming(), { kind: 'slain', fields: { figure, by: 'damage' } }).effects;
    expect(slain(ALPHA)).toMatchObject([
      { show: 'outcome', text: 'Alpha is slain' },
      { show: 'icon', at: 'piece:0', label: 'slain', sound: 'slain' },
      { show: 'vanish' },
      { show: 'banner', title: 'Alpha is slain', tone: 'danger' },
    ]);
    expect(slain(IMP)).toMatchObject([
      { show: 'outcome', text: 'Imp\u00a03 is slain' },
      { show: 'icon', at: `piece:${IMP}` },
      { show: 'vanish' },
    ]);
    const frag = told(aiming(), { kind: 'fragGained', fields: { frags: 1 } });
    expect(frag.effects).toMatchObject([
      { show: 'banner', title: expect.stringMatching(/^Frag 1 of \d+$/), tone: 'danger' },
    ]);
    const back = told(aiming(), { kind: 'placed', fields: { figure: ALPHA, to: 2, by: 'respawn' } });
    expect(back.effects).toContainEqual({ show: 'banner', title: 'Alpha is back', tone: 'friend' });
    const kill = told(aiming(), { kind: 'gloryKilled', fields: { marine: ALPHA, demon: IMP } });
    expect(kill.effects[0]).toMatchObject({ show: 'banner', title: 'Glory kill' });
  });
});
