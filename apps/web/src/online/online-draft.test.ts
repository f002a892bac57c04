import type { NewMatchForm } from '@sightline/table';
import { expect, it } from 'vitest';
import { withPlayer, withPreset } from '../new-match/draft.ts';
import { firstOnlineDraft, firstTerms, onlineMatchOf } from './online-draft.ts';

const role = (seat: number) => ({
  seat,
  name: `Role ${seat}`,
  icon: 'person',
  tone: 'friend' as const,
  text: '',
  presets: [{ id: 'class', label: 'Class', least: 1, most: 1, items: [{ id: 7, label: 'Medic', text: '' }] }],
});
const form: NewMatchForm = {
  missions: [{ id: 'one', name: 'One', briefing: '', operation: '', kicker: '', objective: '' }],
  seats: { least: 2, most: 3 },
  roles: [0, 1, 2].map(role),
  first: { seats: 3, online: 2, players: [{ bot: 'easy' }, 'me', { bot: 'easy' }] },
  levels: [{ id: 'easy', label: 'Easy', hint: '' }],
  switches: [{ id: 'recommended', label: '', hint: '' }],
  secrets: true,
  choices: [{ id: 'pace', label: '', options: [{ id: 'calm', label: '', hint: '' }], first: 'calm' }],
  operations: [],
};

it('begins with one seat for me and one for somebody else', () => {
  const draft = firstOnlineDraft(form);
  expect(onlineMatchOf('doom', form, draft, firstTerms)).toEqual({
    game: 'doom',
    mission: 'one',
    switches: { recommended: true },
    choices: { pace: 'calm' },
    seats: [{ kind: 'free' }, { kind: 'me' }],
    open: false,
    watch: true,
    clock: null,
    presets: {},
  });
});

it('begins with what is usual among people elsewhere', () => {
  const [pace] = form.choices;
  const options = ['calm', 'quick'].map((id) => ({ id, label: '', hint: '' }));
  const paced: NewMatchForm = { ...form, choices: [{ ...pace, options, online: 'quick' }] };
  expect(firstOnlineDraft(paced).choices).toEqual({ pace: 'quick' });
});

it('keeps my seat and the bots beside it where the game suggests them', () => {
  const together: NewMatchForm = {
    ...form,
    first: { ...form.first, online: 3, players: ['me', { bot: 'easy' }, { bot: 'easy' }] },
  };
  const { seats } = onlineMatchOf('doom', together, firstOnlineDraft(together), firstTerms);
  expect(seats).toEqual([{ kind: 'me' }, { kind: 'free' }, { kind: 'bot', level: 'easy' }]);
});

it('settles nothing for who is still to come', () => {
  let draft = { ...firstOnlineDraft(form), seats: 3 };
  for (const seat of [0, 1, 2]) draft = withPreset(draft, seat, 'class', [7]);
  draft = withPlayer(draft, 2, { kind: 'bot', level: 'easy' });
  const match = onlineMatchOf('doom', form, draft, { open: true, watch: false, pace: 1 });
  expect(match.presets).toEqual({ 1: { class: [7] }, 2: { class: [7] } });
  expect(match.seats[2]).toEqual({ kind: 'bot', level: 'easy' });
  expect([match.open, match.watch, match.clock, match.refill]).toEqual([true, false, 600, 30]);
});
