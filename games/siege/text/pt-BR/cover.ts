import type { Cover } from '@sightline/manifest';

export const cover: Cover = {
  name: '6: Siege',
  short: '6: Siege',
  text: 'Uma planta, dois esquadrões: arrombar, espiar, segurar a sala.',
};
