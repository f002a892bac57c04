import type { Cover } from '@sightline/manifest';

export const cover: Cover = {
  name: 'Earth Reborn',
  short: 'Earth Reborn',
  text: 'Fichas de ordem, blefe e buscas nas ruínas, séculos depois do silêncio.',
};
