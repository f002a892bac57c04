import { playOut } from '@sightline/bots';
import { type MatchFile, save, seedFrom } from '@sightline/kernel';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { easy, normal } from '../bots/bot.ts';
import { game } from '../rules/game.ts';
import type { ActionCard, Content, MissionContent } from './card-types.ts';
import { CONTENT, TRAINING } from './index.ts';

/** A copy of a card under another name, put in the middle of the list: it has no words, so nobody reads it. */
const withOneMore = <T extends { readonly id: string }>(cards: readonly T[], name = 'added'): readonly T[] =>
  cards.toSpliced(Math.floor(cards.length / 2), 0, { ...cards[0], id: name });

const addedTo = (
  kind: string,
  { mission, objectives, discoveries, tokens }: MissionContent,
): MissionContent => ({
  mission: {
    ...mission,
    discoveries: [`${kind}.${mission.id}`, ...mission.discoveries],
    twists: ['added', ...mission.twists],
  },
  objectives,
  discoveries: withOneMore(discoveries, `${kind}.${mission.id}`),
  ...(tokens === undefined ? {} : { tokens: withOneMore(tokens, `${kind}.${mission.id}`) }),
});

const ADDED: Content = {
  ...CONTENT,
  heroes: withOneMore(CONTENT.heroes),
  roles: CONTENT.roles.map(({ role, actions, upgrades, focuses }) => ({
    role,
    actions: withOneMore<ActionCard>(actions, `${role}.added`),
    upgrades: withOneMore<ActionCard>(upgrades, `${role}.addedUpgrade`),
    focuses: withOneMore(focuses, `${role}.added`),
  })),
  monsters: withOneMore(CONTENT.monsters),
  twists: withOneMore(CONTENT.twists),
  events: withOneMore(CONTENT.events),
  missions: CONTENT.missions.map((file) => addedTo('added', file)),
};

/** The game with those cards in its box, beside the one without: both are loaded. */
async function withAddedCards() {
  vi.doMock('./index.ts', () => ({
    CONTENT: ADDED,
    TRAINING: TRAINING.map((file) => addedTo('added', file)),
  }));
  vi.resetModules();
  const [kernel, bots, rules, statics, bot] = await Promise.all([
    import('@sightline/kernel'),
    import('@sightline/bots'),
    import('../rules/game.ts'),
    import('../rules/statics.ts'),
    import('../bots/bot.ts'),
  ]);
  return { ...kernel, ...bots, ...bot, game: rules.game, newest: statics.BOX };
}

const played = (mission: string, seats: number): { readonly file: MatchFile; readonly hash: string } => {
  const { match } = playOut(game, {
    setup: { mission },
    seats,
    seed: seedFrom(`before cards were added: ${mission}`),
    bots: Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? normal : easy)),
  });
  return { file: JSON.parse(JSON.stringify(save(match, 'always'))) as MatchFile, hash: match.hash() };
};
const MATCHES = (['riverCrossing', 'untilDawn', 'quietVillage'] as const).map(
  (mission, i) => [mission, played(mission, 2 + i)] as const,
);

describe('cards that are added in the middle of every list', () => {
  let later: Awaited<ReturnType<typeof withAddedCards>>;
  beforeAll(async () => {
    later = await withAddedCards();
  });

  it('are in the matches that begin now', () => {
    expect(later.game.edition).toBe((game.edition ?? 1) + 1);
    const { content, cards, recon } = later.newest;
    expect(content.heroes.at(-1)?.id).toBe('added');
    expect(content.twists.at(-1)?.id).toBe('added');
    expect(cards.filter(({ id }) => id === 'leader.added')).not.toEqual([]);
    expect(recon.filter(({ card }) => card.id === 'added')).not.toEqual([]);
    const { match } = later.playOut(later.game, {
      setup: { mission: 'riverCrossing' },
      seats: 2,
      seed: seedFrom('after'),
      bots: [later.normal, later.easy],
    });
    expect(match.setup.setup).toEqual({ mission: 'riverCrossing', edition: later.game.edition });
    expect(
      later.verify(later.game, JSON.parse(JSON.stringify(later.save(match, 'always')))).problems,
    ).toEqual([]);
  });

  it.each(MATCHES)('do not change a match of %s that was begun before', (_mission, { file, hash }) => {
    const match = later.load(later.game, file);
    expect(match.result).not.toBeNull();
    expect(match.hash()).toBe(hash);
  });
});
