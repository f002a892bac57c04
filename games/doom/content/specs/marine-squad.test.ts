import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { setUp } from '../../rules/procedures.ts';
import { action } from '../../testing/arranging.ts';
import type { TestTable } from '../../testing/given.ts';
import { initiativeOf } from '../../testing/initiative.ts';
import { ALPHA, left, type MarineScene, playing, scene, turn } from '../../testing/marine-scenes.ts';
import type { SquadCard } from '../card-types.ts';
import { SQUAD_CARDS } from '../index.ts';

const numberOf = (id: SquadCard['id']) => SQUAD_CARDS.findIndex((card) => card.id === id);
const holding = (id: SquadCard['id']): MarineScene => ({
  arrange(g) {
    g.state.marines[ALPHA].squad = numberOf(id);
  },
});

/** What the card adds to a marine's 10 health, to his hand limit of 3, and to his one main action. */
function strengthens(id: SquadCard['id']): void {
  const { health: more = 0, handLimit = 0, mainActions = 0 } = SQUAD_CARDS[numberOf(id)].modifiers;

  it('gives as much health as it says', () => {
    const jump = (damage: number) => playing('rocketLauncher3', { ...holding(id), damage });
    expect(jump(10 + more - 2).happened('slain')).toHaveLength(0);
    expect(jump(10 + more - 1).happened('slain')).toHaveLength(1);
  });

  it('raises the hand limit as it says', () => {
    const deck = ['uac1', 'uac2', 'uac3', 'uac4', 'plasmaRifle1', 'plasmaRifle2', 'plasmaRifle3'];
    const table = turn({ ...holding(id), deck })
      .passAll()
      .play(1, 'end');
    expect(table.state.marines[ALPHA].hand.items).toHaveLength(3 + handLimit);
  });

  it('allows as many main actions as it says', () => {
    const hand = ['uac1', 'uac4', 'plasmaRifle1', 'plasmaRifle2'];
    const table = turn({ ...holding(id), hand }).passAll();
    expect(left(table).mains).toBe(1 + mainActions);
    for (const card of hand.slice(0, 1 + mainActions)) table.play(1, 'play', action(card), -1);
    expect(table.forbids(1, 'play', action('plasmaRifle2'), -1)).toBe('DM-MAR-02');
  });
}

/** Plays a set-up: of every starting weapon there are two sets. */
function setUpFor(marines: number): TestTable {
  const table = scene({ marines }, () => call(setUp, {}));
  for (let m = 0; m < marines; m++) {
    const [first] = table.options(m + 1, 'class');
    table.play(m + 1, 'class', ...first).play(m + 1, 'weapons', ...(m < 2 ? [1, 2] : [3, 4]));
  }
  return table;
}

const squadCards = (table: TestTable) =>
  table.happened('squadCardGiven').map(({ fields: { marine, squad: card } }) => [marine, card]);

describe('Taking Point', () => {
  strengthens('takingPoint');

  it('goes to the marine whom three of them choose', () => {
    const table = setUpFor(3);
    for (const seat of [1, 2, 3]) table.play(seat, 'leader', 1);
    expect(squadCards(table)).toEqual([[1, numberOf('takingPoint')]]);
  });
});

describe('Combat Veteran', () => {
  strengthens('combatVeteran');

  it('goes to both of two marines', () => {
    const card = numberOf('combatVeteran');
    expect(squadCards(setUpFor(2))).toEqual([
      [0, card],
      [1, card],
    ]);
  });
});

describe('Solo Operative', () => {
  strengthens('soloOperative');

  it('goes to the only marine, with the initiative card of another', () => {
    const table = setUpFor(1);
    expect(squadCards(table)).toEqual([[0, numberOf('soloOperative')]]);
    expect(table.state.initiativeCards).toEqual([0, 1]);
  });

  it('lets that card activate him too', () => {
    const table = initiativeOf({ ...holding('soloOperative'), marines: 1 }, [2, 0]);
    table.passAll().play(1, 'end').passAll();
    expect(table.happened('activated').map((e) => e.fields.figure)).toEqual([ALPHA, ALPHA]);
  });
});

it('a squad of four gets no squad card', () => {
  expect(squadCards(setUpFor(4))).toEqual([]);
});
