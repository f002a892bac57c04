import { describe, expect, it, vi } from 'vitest';
import { drawn, found } from '../../testing/drawn.tsx';
import type { Moment } from '../parts.ts';
import { MomentBox } from './MomentBox.tsx';

const shield = { icon: 'shield', label: 'Shield' };
const card = {
  ref: 'card:1',
  title: 'Iron Skin',
  kicker: '',
  icon: 'event',
  tone: 'foe',
  text: '',
  defence: { label: 'Defense', symbols: [shield, shield] },
} as const;
const moment: Moment = {
  id: 1,
  title: 'Alpha → Imp 3',
  note: '2 dice',
  rolled: true,
  dice: [{ tone: 'red', face: 1, label: 'red 1' }],
  cards: [],
  result: null,
  outcomes: [],
  over: false,
};
const ledger = {
  terms: [
    { label: 'rolled', amount: 1 },
    { label: '“Long Arc”', amount: 2 },
    { label: 'shields of “Iron Skin”', amount: 0, subtracted: true },
  ],
  total: { label: 'damage', amount: 3 },
} as const;
const show = (more: Partial<Moment>, onNext = () => {}) =>
  drawn(<MomentBox moment={{ ...moment, ...more }} pace={0} onNext={onNext} />);

describe('a moment', () => {
  it('shows the symbols of a card that counts, and the effect of one that was used', async () => {
    const counts = await show({ cards: [{ title: 'Imp 3', card }] });
    expect(counts.querySelectorAll('.turned-card-symbols [aria-label="Shield"]')).toHaveLength(2);
    const used = await show({ cards: [{ title: 'Invader', card, effect: '+1 damage' }] });
    expect(used.querySelector('[aria-label="Shield"]')).toBeNull();
    expect(found(used, '.turned-card').textContent).toBe('Iron Skin+1 damage');
  });

  it('shows how the result came about as a sum', async () => {
    const place = await show({ result: { text: '3 damage dealt', tone: 'danger', ledger } });
    const words = [...found(place, '.sum').children].map((each) => each.textContent);
    expect(words).toEqual([
      '',
      '1rolled',
      '+',
      '2“Long Arc”',
      '−',
      '0shields of “Iron Skin”',
      '=',
      '3damage',
    ]);
  });

  it('goes on with a click, and is for the eyes only', async () => {
    const onNext = vi.fn();
    const place = await show({}, onNext);
    found(place, '.moment-next').click();
    expect(onNext).toHaveBeenCalledOnce();
    expect(found(place, '.moment-room').getAttribute('aria-hidden')).toBe('true');
  });

  it('leaves its room where nothing is shown, for the camera to know', async () => {
    const place = await drawn(<MomentBox moment={null} pace={1} onNext={() => {}} />);
    expect(found(place, '[data-moment-room]').childElementCount).toBe(0);
  });
});
