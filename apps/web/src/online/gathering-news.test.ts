import type { OnlineSeat } from '@sightline/wire';
import { describe, expect, it } from 'vitest';
import { becameHost, newsOf } from './gathering-news.ts';

const at = (...names: readonly (string | null)[]): OnlineSeat[] =>
  names.map((name, seat) => ({
    seat,
    mine: name === 'me',
    name: name === 'bot' ? null : name,
    bot: name === 'bot' ? 'easy' : null,
    online: false,
  }));

describe('what is new at a table that gathers', () => {
  it.each([
    ['nothing', at('me', null), at('me', null), []],
    ['somebody sits down', at('me', null), at('me', 'Ben'), [{ what: 'sat', seat: 1, name: 'Ben' }]],
    ['somebody gets up', at('me', 'Ben'), at('me', null), [{ what: 'left', seat: 1, name: 'Ben' }]],
    ['one after the other', at('me', 'Ben'), at('me', 'Cid'), [{ what: 'sat', seat: 1, name: 'Cid' }]],
    ['I sit down', at(null, null), at('me', null), [{ what: 'took', seat: 0, name: 'me' }]],
    ['I get up', at('me', null), at(null, null), [{ what: 'freed', seat: 0, name: 'me' }]],
    ['I was slower', at('me', null), at('Ben', null), [{ what: 'sat', seat: 0, name: 'Ben' }]],
    ['bots are the host’s own doing', at('me', null), at('me', 'bot'), []],
    [
      'several at once',
      at('me', null, 'Cid'),
      at('me', 'Ben', null),
      [
        { what: 'sat', seat: 1, name: 'Ben' },
        { what: 'left', seat: 2, name: 'Cid' },
      ],
    ],
  ])('%s', (_, before, now, news) => {
    expect(newsOf(before, now)).toEqual(news);
  });
});

describe('a table that gathers', () => {
  const [waiting, alone] = [at('Ben', 'me', null), at(null, 'me', null)];
  it.each([
    [
      'has become ours: whoever opened it has left',
      { host: false, seats: waiting },
      { host: true, seats: alone },
      true,
    ],
    ['is somebody else’s', { host: false, seats: waiting }, { host: false, seats: alone }, false],
    ['was ours before', { host: true, seats: waiting }, { host: true, seats: waiting }, false],
    // Whoever signs in finds what is theirs already.
    [
      'was ours, but nobody knew us',
      { host: false, seats: at('Ada', null) },
      { host: true, seats: at('me', null) },
      false,
    ],
  ])('%s', (_, before, now, became) => {
    expect(becameHost(before, now)).toBe(became);
  });
});
