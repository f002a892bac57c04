import type { GameCover } from '@sightline/manifest';

export const cover: GameCover = {
  name: 'DOOM: The Board Game',
  short: 'DOOM',
  text: 'Fuzileiros abrem caminho por uma base em chamas; um jogador é a invasão.',
  terms: ['linha de visão', 'cobertura', 'morte gloriosa', 'cambaleio', 'portal', 'atordoamento'],
  lesson: {
    title: 'Primeiros passos',
    text: 'Uma missão de DOOM contra um oponente gentil. A cada passo a mesa diz o que fazer e por quê, e mostra onde. Saia quando quiser: a partida espera por você.',
  },
};
