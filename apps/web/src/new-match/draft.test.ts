import type { NewMatchForm, SeatRole } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import {
  firstDraft,
  matchOf,
  needsCurtain,
  problemOf,
  settled,
  takenRoles,
  withPlayer,
  withPreset,
} from './draft.ts';

const role = (seat: number, name: string): SeatRole => ({
  seat,
  name,
  icon: 'imp',
  tone: 'plain',
  text: '',
  presets: [
    {
      id: 'weapons',
      label: 'Weapons',
      least: 2,
      most: 2,
      items: [0, 1, 2].map((id) => ({ id, label: `${id}`, text: '' })),
    },
  ],
});
const form: NewMatchForm = {
  missions: [
    { id: 'one', name: 'One', briefing: '', operation: 'op', kicker: '', objective: '' },
    { id: 'two', name: 'Two', briefing: '', operation: 'op', kicker: '', objective: '' },
  ],
  seats: { least: 2, most: 4 },
  roles: ['a', 'b', 'c', 'd'].map((name, seat) => role(seat, name)),
  first: { seats: 3, online: 2, players: [{ bot: 'easy' }, 'me', { bot: 'normal' }, { bot: 'normal' }] },
  levels: [
    { id: 'easy', label: '', hint: '' },
    { id: 'normal', label: '', hint: '' },
  ],
  switches: [
    { id: 'recommended', label: '', hint: '' },
    { id: 'closed', label: '', hint: '', off: true, secrets: true },
  ],
  secrets: false,
  choices: [
    {
      id: 'difficulty',
      label: '',
      options: ['easy', 'standard', 'hard'].map((id) => ({ id, label: '', hint: '' })),
      first: 'standard',
    },
  ],
  operations: [{ id: 'op', name: 'Op', missions: ['one', 'two'] }],
};
const first = firstDraft(form);

describe('a new match', () => {
  it('names the seats as they play with so many, and settles only what they are offered then', () => {
    const other = { ...role(1, 'the other side'), presets: [] };
    const changing: NewMatchForm = { ...form, rolesOf: { 2: [role(0, 'one side'), other] } };
    const drafted = withPreset(first, 1, 'weapons', [0, 1]);
    expect(takenRoles(changing, { ...drafted, seats: 2 }).map(({ name }) => name)).toEqual([
      'one side',
      'the other side',
    ]);
    expect(takenRoles(changing, drafted).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(settled(changing, { ...drafted, seats: 2 })).toEqual({});
    expect(settled(changing, drafted)).toEqual({ 1: { weapons: [0, 1] } });
  });

  it('is ready to start as it comes', () => {
    expect(problemOf(form, first)).toBeNull();
    expect(matchOf('doom', form, first)).toEqual({
      game: 'doom',
      mission: 'one',
      switches: { recommended: true, closed: false },
      choices: { difficulty: 'standard' },
      players: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }, { kind: 'bot', level: 'normal' }],
      presets: {},
    });
  });

  it('is as hard as somebody wants it', () => {
    const hard = matchOf('doom', form, { ...first, choices: { difficulty: 'hard' } });
    expect(hard.choices).toEqual({ difficulty: 'hard' });
  });

  it('needs a curtain for people at one screen who have something to hide', () => {
    const closed = { switches: { closed: true } };
    const two = withPlayer(first, 2, { kind: 'guest', name: 'Ann' });
    expect(needsCurtain(form, two)).toBe(false);
    expect(needsCurtain(form, { ...two, ...closed })).toBe(true);
    expect(needsCurtain(form, { ...two, ...closed, mode: 'operation' })).toBe(true);
    expect(needsCurtain(form, { ...first, ...closed })).toBe(false);
    expect(needsCurtain({ ...form, secrets: true }, { ...two, mode: 'operation' })).toBe(true);
  });

  it('may be watched without a seat of one’s own', () => {
    const watched = withPlayer(first, 1, { kind: 'bot', level: 'easy' });
    expect(problemOf(form, watched)).toBeNull();
  });

  it('needs a name for everybody else, and different names', () => {
    const nameless = withPlayer(first, 2, { kind: 'guest', name: '  ' });
    expect(problemOf(form, nameless)).toMatchObject({ what: 'name', role: { name: 'c' } });
    const ann = withPlayer(first, 2, { kind: 'guest', name: 'Ann ' });
    expect(problemOf(form, ann)).toBeNull();
    expect(matchOf('doom', form, ann).players[2]).toEqual({ kind: 'guest', name: 'Ann' });
    const twice = withPlayer(ann, 0, { kind: 'guest', name: 'Ann' });
    expect(problemOf(form, twice)).toEqual({ what: 'same', name: 'Ann' });
  });

  it('takes all of a preset or nothing of it', () => {
    const half = withPreset(first, 1, 'weapons', [2]);
    expect(problemOf(form, half)).toMatchObject({ what: 'preset', role: { name: 'b' } });
    const whole = withPreset(half, 1, 'weapons', [2, 0]);
    expect(matchOf('doom', form, whole).presets).toEqual({ 1: { weapons: [2, 0] } });
    const none = withPreset(whole, 1, 'weapons', []);
    expect(matchOf('doom', form, none).presets).toEqual({});
  });

  it('forgets nothing about a seat that is not taken, and says nothing of it', () => {
    const chosen = withPreset(first, 2, 'weapons', [0, 1]);
    const two = { ...chosen, seats: 2 };
    expect(matchOf('doom', form, two)).toMatchObject({ players: { length: 2 }, presets: {} });
    expect(matchOf('doom', form, { ...two, seats: 3 }).presets).toEqual({ 2: { weapons: [0, 1] } });
  });

  it('is dealt by its words, if there are any', () => {
    expect(matchOf('doom', form, { ...first, deal: ' red door ' }).deal).toBe('red door');
    expect('deal' in matchOf('doom', form, { ...first, deal: '  ' })).toBe(false);
  });
});
