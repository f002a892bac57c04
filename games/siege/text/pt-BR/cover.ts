import type { GameCover } from '@sightline/manifest';

export const cover: GameCover = {
  name: '6: Siege',
  short: '6: Siege',
  text: 'Uma planta, dois esquadrões: arrombar, espiar, segurar a sala.',
};
