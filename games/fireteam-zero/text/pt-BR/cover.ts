import type { GameCover } from '@sightline/manifest';

export const cover: GameCover = {
  name: 'Fireteam Zero',
  short: 'Fireteam Zero',
  text: 'Uma equipe de campo contra o que os arquivos não dizem. Sua mão é sua vida.',
  lesson: {
    title: 'A aldeia quieta',
    text: 'Uma missão pequena de Fireteam Zero, ao lado de um amigo que conhece o ofício. A cada passo a mesa diz o que fazer e por quê, e mostra onde. Saia quando quiser: a partida espera por você.',
  },
};
