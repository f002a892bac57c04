import { expect, it } from 'vitest';
import { CONTENT } from '../../content/index.ts';
import { cards } from './cards.ts';

it('every card of the heroes, every act and every event has its words, and nothing else', () => {
  const owners = [...CONTENT.heroes, ...CONTENT.roles.flatMap((role) => role.focuses)];
  const ids = [
    ...CONTENT.roles.flatMap((role) => [...role.actions, ...role.upgrades]).map(({ id }) => id),
    ...owners.flatMap(({ id, acts = [] }) => [id, ...acts.map((act) => `${id}.${act.id}`)]),
    ...CONTENT.events.map(({ id }) => id),
  ];
  expect(Object.keys(cards).sort()).toEqual(ids.sort());
});

it('the text says of each card whether it is a response, a reaction or both', () => {
  for (const { id, response, reaction } of CONTENT.roles.flatMap((r) => [...r.actions, ...r.upgrades])) {
    const { text } = cards[id];
    expect([id, /Response[:,] /.test(text), text.includes('Reaction: ')]).toEqual([
      id,
      response !== undefined,
      reaction !== undefined,
    ]);
  }
});
