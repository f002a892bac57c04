import type { Facing } from '@sightline/table';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { drawn } from '../testing/drawn.tsx';
import { Chooser } from './chooser.tsx';
import type { SpotChoice } from './props.ts';

const choice = (label: string, turn?: Facing): SpotChoice => ({
  key: label,
  ref: 'cell:1',
  mark: 'place',
  label,
  ...(turn !== undefined && { turn }),
});

async function opened(...choices: readonly SpotChoice[]) {
  const taken = vi.fn<(key: string) => void>();
  const place = await drawn(
    <Chooser
      choices={choices}
      rect={{ x: 0, y: 0, wide: 1, high: 1 }}
      title="Which?"
      listed
      view={{ x: 0, y: 0, scale: 1 }}
      size={{ wide: 100, high: 100 }}
      home={createRef()}
      onPoint={() => {}}
      onTake={taken}
    />,
  );
  const box = place.querySelector<HTMLElement>('.board-chooser');
  const press = (key: string, code = key) =>
    box?.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }));
  return { box, press, taken };
}
const focused = () => document.activeElement?.getAttribute('aria-label');

it('what is turned is turned by arrows and by keys, the other way round too', async () => {
  const { box, press } = await opened(choice('west', 3), choice('north', 0), choice('south', 2));
  await vi.waitFor(() => expect(focused()).toBe('north'));
  press('я', 'KeyQ');
  expect(focused()).toBe('west');
  press('у', 'KeyE');
  expect(focused()).toBe('north');
  press('ArrowDown');
  expect(focused()).toBe('south');
  // Nothing is to be turned there.
  press('ArrowRight');
  expect(focused()).toBe('south');
  expect(box?.dataset).toMatchObject({ turning: 'true', listed: 'true' });
});

it('anything else is a list', async () => {
  const { box } = await opened(choice('Shoot'), choice('north', 0));
  expect(box?.dataset).toMatchObject({ turning: 'false', listed: 'true' });
  expect(box?.textContent).toContain('Shoot');
});
