import type { GameCover } from '@sightline/manifest';

export const cover: GameCover = {
  name: '6: Siege',
  short: '6: Siege',
  text: 'Uma planta, dois esquadrões: arrombar, espiar, segurar a sala.',
  lesson: {
    title: 'À vista',
    text: 'Consulado, Controle: sua primeira rodada contra defensores que não se escondem. A cada passo a mesa diz o que fazer e por quê, e mostra onde. Saia quando quiser: a partida espera por você.',
  },
};
