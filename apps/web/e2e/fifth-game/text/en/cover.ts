import type { Cover } from '@sightline/manifest';

export const cover: Cover = {
  name: 'Bids',
  short: 'Bids',
  text: 'Secret purses, sealed bids, and a crown that six rounds decide about.',
};
