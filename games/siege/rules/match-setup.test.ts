import { Match, SetupError, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { readSetup } from './match-setup.ts';
import { MISSION_IDS } from './missions.ts';
import { DEFAULTS, type MatchSettings } from './settings.ts';

const [mission] = MISSION_IDS;
const settingsOf = (more: object): MatchSettings => readSetup({ mission, ...more }, 2).settings;

function refusal(more: object): string {
  try {
    settingsOf(more);
  } catch (e) {
    if (e instanceof SetupError) return e.message;
    throw e;
  }
  return 'taken';
}

describe('the set-up of a match', () => {
  it('SG-DIG-01, SG-TIM-16: timed and faithful between people, unless agreed otherwise', () => {
    expect(settingsOf({})).toEqual(DEFAULTS);
    expect(DEFAULTS).toMatchObject({ clock: 'timed', losMode: 'faithful', reactionWindows: false });
    for (const clock of ['timed', 'untimed', 'noApp']) expect(settingsOf({ clock }).clock).toBe(clock);
    for (const losMode of ['faithful', 'assisted', 'referee'])
      expect(settingsOf({ losMode }).losMode).toBe(losMode);
  });

  it('SG-DIG-12: Bonus tokens are the usual reward without the app, none where a match is only untimed', () => {
    const rewards = (more: object) => settingsOf(more).untimedRewards;
    expect(['noApp', 'untimed', 'timed'].map((clock) => rewards({ clock }))).toEqual([
      'bonusTokens',
      'none',
      'none',
    ]);
    expect(rewards({ clock: 'noApp', untimedRewards: 'none' })).toBe('none');
    expect(rewards({ clock: 'untimed', untimedRewards: 'bonusTokens' })).toBe('bonusTokens');
  });

  it('SG-TIM-01, SG-REA-09, SG-DIG-06, SG-TIM-22, SG-TIM-25: speeds and times are numbers and names of their own', () => {
    const agreed = {
      speed: ['chill', 'extreme'],
      stepPace: 0,
      objectionWindow: 5,
      offClockAllowance: 60,
      latencyCredit: 250,
    } as const;
    expect(settingsOf(agreed)).toEqual({ ...DEFAULTS, ...agreed });
  });

  it('says in words what is wrong with it', () => {
    expect(refusal({ clock: 'fast' })).toBe('"clock" is one of timed, untimed, noApp, not "fast"');
    expect(refusal({ losMode: 1 })).toBe('"losMode" is one of faithful, assisted, referee, not 1');
    expect(refusal({ untimedRewards: true })).toMatch(/^"untimedRewards" is one of bonusTokens, none/);
    expect(refusal({ reactionWindows: 'yes' })).toBe('"reactionWindows" is true or false, not "yes"');
    expect(refusal({ speed: 'chill' })).toBe('"speed" is one for the attackers and one for the defenders');
    expect(refusal({ speed: ['chill', 'slow'] })).toMatch(
      /^"speed" is one of beginner, chill, standard, extreme/,
    );
    expect(refusal({ stepPace: -1 })).toBe('"stepPace" is a whole number from 0 to 10000, not -1');
    expect(refusal({ objectionWindow: 61 })).toMatch(/^"objectionWindow" is a whole number from 0 to 60/);
    expect(refusal({ offClockAllowance: 1.5 })).toMatch(/^"offClockAllowance" is a whole number/);
    expect(refusal({ latencyCredit: '5' })).toMatch(/^"latencyCredit" is a whole number/);
    expect(refusal({ pace: 3 })).toBe('the set-up of a match has no "pace"');
    expect(refusal({ bansLast: 'ever' })).toBe('"bansLast" is one of game, match, not "ever"');
    expect(refusal({ swapped: 1 })).toBe('"swapped" is true or false, not 1');
    const lasting = { squads: 'draft', bansLast: 'match' };
    expect(refusal({ ...lasting, banned: 'ash' })).toBe('"banned" is a list of profiles, not "ash"');
    expect(refusal({ ...lasting, banned: ['nobody'] })).toBe('"banned" names Operators, not "nobody"');
    expect(refusal({ ...lasting, banned: ['recruitLight'] })).toMatch(/^"banned" names Operators/);
    expect(refusal({ ...lasting, squads: 'choose', banned: ['ash'] })).toMatch(/^"banned" is for drafts/);
    expect(refusal({ mission: 'nowhere' })).toMatch(/^there is no mission "nowhere"; there are /);
  });
});

describe('the usual settings', () => {
  it('SG-LOS-26, SG-LOS-29, SG-KEY-38, SG-RIP-12, SG-SGD-18, SG-OPR-11, SG-SQD-15: are those of the catalog', () => {
    expect(settingsOf({})).toEqual({
      forwardPlanning: false,
      advancedTactics: false,
      clock: 'timed',
      speed: ['standard', 'standard'],
      losMode: 'faithful',
      wallModel: 'line',
      touchingSmokeBlocks: false,
      smokeBlocksDeployables: true,
      moveEndTriggers: false,
      panelLeavesBreach: false,
      diceSet: 'A',
      stepPace: 700,
      reactionWindows: false,
      objectionWindow: 2,
      offClockAllowance: 20,
      latencyCredit: 500,
      untimedRewards: 'none',
      unplacedOperators: 'strict',
      revealedDefenders: false,
      oneOfEachRecruit: false,
      bansLast: 'game',
    });
  });
});

describe('resigning', () => {
  it('SG-MUL-20: a squad is lost when the last of its players has gone', () => {
    const match = Match.start(game, {
      setup: { mission: 'consulateControl', clock: 'untimed' },
      seats: 4,
      seed: seedFrom('siege'),
    });
    match.submit({ kind: 'resign', seat: 1, at: 0 });
    expect(match.result).toBeNull();
    match.submit({ kind: 'resign', seat: 0, at: 0 });
    expect(match.result).toMatchObject({ winners: [2, 3], by: 'resigned' });
  });

  it('SG-MUL-20: of two against one the one alone is a squad', () => {
    const match = Match.start(game, {
      setup: { mission: 'consulateControl', clock: 'untimed' },
      seats: 3,
      seed: seedFrom('siege'),
    });
    match.submit({ kind: 'resign', seat: 2, at: 0 });
    expect(match.result).toMatchObject({ winners: [0, 1], by: 'resigned' });
  });
});
