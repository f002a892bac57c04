import { describe, expect, it } from 'vitest';
import { comesUp, use } from '../testing/abilities.ts';
import { cardsOf, demon, eventsOf, gloryOf, hurt, put } from '../testing/arranging.ts';
import { ALPHA, BRAVO, type MarineScene, shot } from '../testing/marine-scenes.ts';
import { cardOf, typeOf } from './figures.ts';

const soldier = demon('possessedSoldier');
const mancubus = demon('mancubus');
const revenant = demon('revenant');
const SEAT = ALPHA + 1;

/** Alpha fires Direct Hit, whose blast does 1 damage to everybody around the defender. */
const directHit = (s: MarineScene) => shot('rocketLauncher1', { dice: { red: [1, 1], black: [1, 1] }, ...s });

describe('after an attack', () => {
  it('DM-ABL-09: what the marine’s card says comes after all of the Invader’s', () => {
    const table = directHit({
      file: { objective: 'extermination', progress: [4, 4, 4, 4], frags: [1, 1, 1, 1] },
      damage: 8,
      demons: [
        ['mancubus', 1, 0],
        ['possessedSoldier', 3, 1, 3],
      ],
      arrange(g) {
        g.state.progress = [0];
      },
    });
    use(table, 0, 'demon.mancubus.moltenBlood');
    expect(table.happened('suffered').map((e) => e.fields.figure)).toEqual([mancubus, ALPHA, ALPHA]);
    expect(table.match.result).toEqual({ winners: [0], by: 'DM-OBJ-02' });
  });

  it('DM-ATK-20: movement points of the card too', () => {
    const table = shot('burstRifle2', {
      damage: 9,
      demons: [['mancubus', 1, 0]],
      dice: { red: [2], black: [3] },
    });
    use(table, 0, 'demon.mancubus.moltenBlood').passAll();
    expect(table.happened('slain').map((e) => e.fields.figure)).toEqual([ALPHA]);
    expect(table.happened('gained')).toEqual([]);
  });

  it('DM-ATK-20: a blast hits who is there when it happens, around where the defender stood', () => {
    const table = directHit({
      bravo: [5, 1],
      demons: [
        ['possessedSoldier', 4, 1, 3],
        ['imp', 6, 0],
      ],
      arrange(g) {
        cardsOf(g, BRAVO, { hand: ['chainsaw3'] });
      },
    });
    use(table, BRAVO + 1, 'action.chainsaw3');
    table
      .play(BRAVO + 1, 'step', table.cell(6, 1))
      .play(BRAVO + 1, 'end')
      .passAll();
    expect(table.happened('slain').map((e) => e.fields.figure)).toEqual([soldier]);
    expect(table.state.figures[BRAVO].damage).toBe(0);
  });

  it('DM-ATK-20: a defender that flees leaves the blast behind', () => {
    const table = directHit({
      bravo: [7, 1],
      demons: [
        ['revenant', 4, 1],
        ['possessedSoldier', 3, 1],
      ],
      arrange(g) {
        g.state.argent[typeOf(revenant)] = 1;
      },
    });
    use(table, 0, 'demon.revenant.jumpJets');
    table.play(0, 'step', table.cell(5, 1)).play(0, 'step', table.cell(6, 1)).play(0, 'end').passAll();
    expect([soldier, BRAVO].map((f) => table.state.figures[f].damage)).toEqual([1, 0]);
  });

  const demolition = (s: Partial<MarineScene> = {}) =>
    directHit({
      class: 'demolitionist',
      demons: [
        ['mancubus', 4, 0],
        ['possessedSoldier', 6, 1],
      ],
      ...s,
    });
  /** Up to the window after the attack in which Alpha may use his class card. */
  const upToDemolitionist = (s: Partial<MarineScene> = {}) => {
    const table = demolition(s);
    expect(comesUp(table, SEAT, 'class.demolitionist')).toBe(true);
    return table.forget();
  };

  it('DM-ABL-08: a marine chooses whether the blast or his class card comes first', () => {
    const first = upToDemolitionist();
    expect(first.verbs(SEAT)).toEqual(['use', 'blast', 'pass']);
    first.play(SEAT, 'blast');
    expect(first.happened('suffered').map((e) => e.fields.figure)).toEqual([soldier]);
    expect(first.verbs(SEAT)).toEqual(['use', 'pass']);
    use(first, SEAT, 'class.demolitionist');
    expect(first.state.figures[soldier].damage).toBe(2);
    expect(first.asked(0)).toBe('test.idle');

    const last = use(upToDemolitionist(), SEAT, 'class.demolitionist');
    expect(last.asked(0)).toBe('test.idle');
    expect(last.state.figures[soldier].damage).toBe(2);
  });

  it('DM-GLD-05: passed over, the blast comes all the same', () => {
    const table = upToDemolitionist().play(SEAT, 'pass');
    expect(table.asked(0)).toBe('test.idle');
    expect(table.state.figures[soldier].damage).toBe(1);
  });

  it('DM-ABL-08: nobody is asked about a blast that is all there is, or that hits nobody', () => {
    expect(comesUp(demolition({ exhausted: true }), SEAT, 'class.demolitionist')).toBe(false);
    const alone = directHit({
      class: 'armorer',
      discard: ['uac1'],
      demons: [['possessedSoldier', 4, 1, 3]],
    });
    expect(comesUp(alone, SEAT, 'class.armorer')).toBe(true);
    expect(alone.verbs(SEAT)).toEqual(['use', 'pass']);
  });

  it('DM-ABL-13: the blast is offered with any glory kill card that could be used, whichever it is', () => {
    const holding = (card: string) => {
      const table = directHit({
        glory: [card],
        demons: [
          ['possessedSoldier', 4, 1, 3],
          ['mancubus', 5, 0],
        ],
      });
      while (table.match.decision(SEAT)?.about.of !== 'afterAttack')
        table.play(table.match.awaiting()[0], 'pass');
      return table.verbs(SEAT);
    };
    expect(holding('goreBurst')).toEqual(['use', 'blast', 'pass']);
    expect(holding('warCry')).toEqual(['blast', 'pass']);
  });

  it('DM-KIL-13: a slain demon’s blood burns nobody, whether or not others of its type are left', () => {
    for (const others of [[], [['mancubus', 8, 0]] as const])
      expect(
        comesUp(
          shot('uac1', {
            demons: [['mancubus', 1, 0, cardOf(mancubus).health - 1], ...others],
            dice: { red: [1], black: [1] },
          }),
          0,
          'demon.mancubus.moltenBlood',
        ),
      ).toBe(false);
  });
});

describe('the figure of a slain defender that comes back in the attack', () => {
  /** Alpha slays the first of all eight soldiers; Death Curse slays Bravo, and Possession puts the soldier back. */
  function comesBack(card: string, s: MarineScene = {}) {
    const table = shot(card, {
      dice: { red: [2], black: [3] },
      bravo: [10, 1],
      demons: [
        ['possessedSoldier', 4, 1, 3],
        ...Array.from({ length: 7 }, (_, i) => ['possessedSoldier', i + 5, 0] as const),
      ],
      ...s,
      arrange(g, at) {
        hurt(g, BRAVO, 9);
        eventsOf(g, { hand: ['deathCurse', 'possession'], deck: ['ferocity', 'ferocity'] });
        s.arrange?.(g, at);
      },
    });
    use(table, 0, 'event.deathCurse', BRAVO);
    use(table, 0, 'event.possession');
    if (table.asked(0) === 'spawning.place') table.play(0, 'summon', ...table.options(0, 'summon')[0]);
    expect(table.happened('summoned').map((e) => e.fields.figure)).toEqual([soldier]);
    return table;
  }

  it('DM-STN-08: is not stunned by the attack on the other', () => {
    const table = comesBack('staticRifle1').passAll();
    expect(table.state.figures[soldier].stunned).toBe(false);
  });

  it('DM-ATK-20: the defender was slain all the same, and cards speak of where it stood', () => {
    const table = comesBack('uac1', {
      arrange(g, at) {
        gloryOf(g, ALPHA, 'goreBurst');
        put(g, demon('pinky'), at(4, 2));
      },
    });
    use(table, SEAT, 'glory.goreBurst').passAll();
    expect(table.state.figures[demon('pinky')].damage).toBe(2);
    expect(table.state.figures[soldier].damage).toBe(0);
  });
});
