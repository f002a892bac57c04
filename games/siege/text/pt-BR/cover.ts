import type { GameCover } from '@sightline/manifest';

export const cover: GameCover = {
  name: '6: Siege',
  short: '6: Siege',
  text: 'Uma planta, dois esquadrões: arrombar, espiar, segurar a sala.',
  lesson: {
    title: 'À vista',
    text: 'Consulado, Controle: sua primeira rodada contra defensores que não se escondem. A cada passo a mesa diz o que fazer e por quê, e mostra onde. Saia quando quiser: a partida espera por você.',
  },
  lessons: {
    'hidden-tokens': {
      title: 'Fichas ocultas',
      text: 'Duas fichas de cada defensor, uma delas isca: exija que se revelem, passe por onde vigiam, responda ao fogo.',
    },
    'claims-and-clock': {
      title: 'Declarações e relógio',
      text: 'Ninguém mede as linhas por você: olhe, declare, conteste, com o relógio correndo.',
    },
    'gadgets-and-floors': {
      title: 'Dispositivos e andares',
      text: 'Duas bombas: suba, entre por cima, gaste dispositivos, acione o desarmador.',
    },
  },
};
