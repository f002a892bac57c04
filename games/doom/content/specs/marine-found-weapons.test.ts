import { describe, expect, it } from 'vitest';
import { attackWith } from '../../rules/attack.ts';
import { comesUp, use } from '../../testing/abilities.ts';
import { showsIcons } from '../../testing/action-card-icons.ts';
import { action, demon } from '../../testing/arranging.ts';
import {
  ALPHA,
  assault,
  BRAVO,
  lastAttack,
  left,
  type MarineScene,
  playing,
  ROUND_THE_CORNER,
  scene,
  shot,
  turn,
} from '../../testing/marine-scenes.ts';

const imp = demon('imp');
const soldier = demon('possessedSoldier');

/** The figures beside the one attacked suffer so much. */
function blasts(card: string, damage: number): void {
  it(`does ${damage} damage to every other figure beside the defender, friend or enemy`, () => {
    const table = shot(card, {
      alpha: [2, 1],
      bravo: [4, 2],
      demons: [
        ['mancubus', 3, 0],
        ['pinky', 5, 1],
        ['imp', 6, 1],
      ],
      dice: { red: [1] },
    });
    const { damage: dealt } = lastAttack(table);
    const harmed = [ALPHA, BRAVO, demon('pinky'), imp].map((f) => table.state.figures[f].damage);
    expect(harmed).toEqual([damage, damage, damage, 0]);
    expect(table.happened('suffered')[0].fields).toEqual({ figure: demon('mancubus'), damage: dealt });
  });
}

describe('Direct Hit', () => {
  showsIcons('rocketLauncher1', { type: 'main', speed: 3, range: 7, red: 2, black: 2 });
  blasts('rocketLauncher1', 1);
});

describe('Danger Close', () => {
  showsIcons('rocketLauncher2', { type: 'main', speed: 2, range: 7, red: 1, black: 2 });
  blasts('rocketLauncher2', 2);
});

describe('Rocket Jump', () => {
  showsIcons('rocketLauncher3', { type: 'bonus', speed: 5, shields: 1 });

  it('costs its owner 1 damage', () => {
    expect(playing('rocketLauncher3', { damage: 8 }).state.figures[ALPHA].damage).toBe(9);
  });

  it('may kill him', () => {
    const table = playing('rocketLauncher3', { damage: 9 });
    expect(table.happened('slain').map((e) => e.fields.figure)).toEqual([ALPHA]);
  });
});

describe('Spin Up', () => {
  showsIcons('chaingun1', { type: 'main', speed: 3, range: 6, red: 4, black: 0 });
});

describe('Lead Storm', () => {
  showsIcons('chaingun2', { type: 'main', speed: 2, range: 6, red: 4, black: 1 });
});

describe('Ammo Belt', () => {
  it('is a bonus action that gives 1 more main action in this activation, and no movement points', () => {
    const table = playing('chaingun3', { hand: ['chaingun1', 'chaingun2', 'uac1'] });
    expect(left(table)).toEqual({ points: 0, mains: 2 });
    table.play(1, 'play', action('chaingun1'), -1).play(1, 'play', action('chaingun2'), -1);
    expect(table.forbids(1, 'play', action('uac1'), -1)).toBe('DM-MAR-02');
  });

  it('has no attack, and gives no shield in defense', () => {
    const table = playing('chaingun3', { demons: [['imp', 1, 1]] });
    expect(table.verbs(1)).not.toContain('attack');
    expect(lastAttack(assault({ demons: [['imp', 3, 1]], deck: ['chaingun3'] }))).toMatchObject({
      shields: 0,
      dodged: false,
    });
  });
});

/** The chain saws grip: what would be a dodge is none. */
function cannotBeDodged(card: string): void {
  it('cannot be dodged', () => {
    const dodging: MarineScene = { demons: [['imp', 1, 1]], events: ['possession'] };
    expect(lastAttack(shot('uac1', dodging)).dodged).toBe(true);
    expect(lastAttack(shot(card, dodging)).dodged).toBe(false);
  });
}

describe('Rip', () => {
  showsIcons('chainsaw1', { type: 'main', speed: 4, range: 1, red: 2, black: 2, shields: 1 });
  cannotBeDodged('chainsaw1');

  it.each([
    [2, 4],
    [3, 6],
  ])(
    'does 2 more damage to a staggered demon: with %i damage on it a roll of 4 does %i',
    (before, damage) => {
      const table = shot('chainsaw1', {
        demons: [['possessedSoldier', 1, 1, before]],
        dice: { red: [1, 1], black: [1, 1] },
      });
      expect(lastAttack(table).damage).toBe(damage);
    },
  );
});

describe('Wade In', () => {
  showsIcons('chainsaw2', { type: 'main', speed: 5, range: 1, red: 1, black: 2, shields: 1 });
  cannotBeDodged('chainsaw2');

  it.each([
    ['as much damage as the attack did', ['demonicStrength'], 1],
    ['not more than 3 damage', [], 3],
  ] as const)('heals its owner %s', (_what, events, healed) => {
    const table = shot('chainsaw2', {
      demons: [['possessedSoldier', 1, 1]],
      events,
      damage: 9,
      dice: events.length > 0 ? { red: [1], black: [1, 1] } : { red: [2], black: [2, 2] },
    });
    lastAttack(table);
    expect(table.state.figures[ALPHA].damage).toBe(9 - healed);
  });
});

describe('Red Mist', () => {
  showsIcons('chainsaw3', { type: 'reaction', shields: 2 });
  const dying: MarineScene = { demons: [['imp', 1, 1, 2]], damage: 5, hand: ['chainsaw3'] };

  it('heals 2 damage and gives 3 movement points when a demon 1 space away is slain', () => {
    const table = turn({ ...dying, hand: ['chainsaw1', 'chainsaw3'] }).passAll();
    table.play(1, 'play', action('chainsaw1'), -1).play(1, 'attack', imp, action('chainsaw1'));
    use(table, 1, 'action.chainsaw3').passAll();
    expect(table.state.figures[ALPHA].damage).toBe(3);
    expect(left(table).points).toBe(4 + 3);
  });

  it('comes up also if another marine has slain it: then the points are spent at once', () => {
    const table = scene({ ...dying, bravo: [2, 1] }, (g) => attackWith(g, BRAVO, imp, action('chainsaw1')));
    use(table, 1, 'action.chainsaw3');
    expect(table.asked(1)).toBe('spendNow.move');
    expect(left(table).points).toBe(3);
  });

  it('does not come up for a demon slain 2 spaces away', () => {
    const table = shot('combatShotgun2', { ...dying, demons: [['imp', 2, 1, 2]] });
    expect(comesUp(table, 1, 'action.chainsaw3')).toBe(false);
    expect(table.happened('slain')).toHaveLength(1);
  });
});

/** A third figure stands in the way of Alpha's shot: cover, for other weapons. */
const inCover: MarineScene = {
  demons: [
    ['possessedSoldier', 5, 1],
    ['pinky', 3, 1],
  ],
};

function ignoresCover(card: string): void {
  it('leaves the defender no cover', () => {
    const covered = (weapon: string) => shot(weapon, inCover).happened('attacked')[0].fields.covered;
    expect(covered('uac1')).toBe(1);
    expect(covered(card)).toBe(0);
  });
}

function pierces(card: string, shields: number): void {
  it(`ignores ${shields} of the defender's shields`, () => {
    const events = ['demonicStrength'];
    const table = shot(card, { demons: [['pinky', 2, 1]], events });
    // two shields of the card, one of the armor
    expect(lastAttack(table).shields).toBe(3 - shields);
  });
}

describe('Bolt Through', () => {
  showsIcons('gaussCannon1', { type: 'main', speed: 2, range: 9, red: 1, black: 2 });
  pierces('gaussCannon1', 2);
  ignoresCover('gaussCannon1');
});

describe('Clear Lane', () => {
  showsIcons('gaussCannon2', { type: 'main', speed: 3, range: 9, red: 2, black: 1, shields: 1 });
  pierces('gaussCannon2', 1);
  ignoresCover('gaussCannon2');
});

describe('Steady Hand', () => {
  showsIcons('gaussCannon3', { type: 'reaction', shields: 1 });

  it('adds 2 damage and ignores 1 shield when its owner attacks at range 4 or more', () => {
    const table = shot('uac4', {
      demons: [['possessedSoldier', 4, 1]],
      hand: ['gaussCannon3'],
      events: ['demonicStrength'],
      dice: { red: [1, 1] },
    });
    use(table, 1, 'action.gaussCannon3');
    expect(lastAttack(table)).toMatchObject({ shields: 1, damage: 3 });
  });

  it('does not come up at range 3, nor when its owner defends', () => {
    const near: MarineScene = { demons: [['possessedSoldier', 3, 1]], hand: ['gaussCannon3'] };
    expect(comesUp(shot('uac4', near), 1, 'action.gaussCannon3')).toBe(false);
    const far: MarineScene = { ...near, demons: [['possessedSoldier', 5, 1]] };
    expect(comesUp(assault(far), 1, 'action.gaussCannon3')).toBe(false);
  });
});

describe('Clear the Room', () => {
  showsIcons('bfg90001', { type: 'main', speed: 2, range: 6, red: 4, black: 2 });
  blasts('bfg90001', 3);
});

describe('Green Light', () => {
  showsIcons('bfg90002', { type: 'main', speed: 3, range: 6, red: 2, black: 2 });
  blasts('bfg90002', 2);
});

describe('Stray Arcs', () => {
  showsIcons('bfg90003', { type: 'bonus', speed: 2, shields: 1 });
  const crowd: MarineScene = {
    bravo: [5, 0],
    demons: [
      ['pinky', 6, 1],
      ['possessedSoldier', 5, 1],
      ['imp', 7, 1],
      ['imp', 8, 1],
    ],
  };

  it('does 1 damage to every enemy beside the chosen one, then 2 to that', () => {
    const table = playing('bfg90003', crowd, demon('pinky')).passAll();
    const harmed = [demon('pinky'), soldier, imp, demon('imp', 1), BRAVO, ALPHA];
    expect(harmed.map((f) => table.state.figures[f].damage)).toEqual([2, 1, 1, 0, 0, 0]);
  });

  it('harms those beside it though it dies', () => {
    const table = playing(
      'bfg90003',
      {
        demons: [
          ['imp', 3, 1, 2],
          ['pinky', 4, 1],
        ],
      },
      imp,
    ).passAll();
    expect(table.happened('suffered').map((e) => e.fields)).toEqual([
      { figure: demon('pinky'), damage: 1 },
      { figure: imp, damage: 2 },
    ]);
  });

  it('chooses an enemy at most 6 spaces away', () => {
    const table = turn({ ...crowd, hand: ['bfg90003'] }).passAll();
    expect(table.options(1, 'play')).toEqual([
      [action('bfg90003'), soldier],
      [action('bfg90003'), demon('pinky')],
    ]);
  });

  it('chooses an enemy in line of sight', () => {
    const demons = [
      ['imp', 2, 0],
      ['imp', 2, 2],
    ] as const;
    const table = turn({ board: ROUND_THE_CORNER, demons, hand: ['bfg90003'] }).passAll();
    expect(table.options(1, 'play')).toEqual([[action('bfg90003'), demon('imp', 1)]]);
  });

  it('may be played for its movement points without an enemy', () => {
    expect(
      turn({ hand: ['bfg90003'] })
        .passAll()
        .options(1, 'play'),
    ).toEqual([[action('bfg90003'), -1]]);
  });
});
