import type { GameCover } from '@sightline/manifest';

export const cover: GameCover = {
  name: 'Earth Reborn',
  short: 'Earth Reborn',
  text: 'Fichas de ordem, blefe e buscas nas ruínas, séculos depois do silêncio.',
};
