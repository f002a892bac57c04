import type { Messages } from './en.ts';

export const ptBR: Messages = {
  tagline: 'Jogos táticos de esquadrão, jogados exatamente pelas regras.',
  state:
    'O motor está pronto: regras como procedimentos, decisões como informação, dados que ninguém vicia e visões que guardam cada segredo. Sobre ele está DOOM, com todas as regras, cartas e missões e com bots para os dois lados; a mesa dele vem a seguir, depois os outros jogos.',
  coming: 'Em breve na mesa',
  trials: 'Jogos pequenos em que o motor é testado',
  trialsNote: 'Não são para jogar: cada um exige do motor uma coisa de que os jogos grandes precisam.',
  language: 'Idioma',
  game: {
    skirmish: 'Dois esquadrões, passos e ataques: a medida da velocidade',
    interrupts: 'Uma interrupção dentro de outra, dentro de um movimento, quatro níveis',
    bids: 'Lances secretos que custam alguma coisa',
    reactions: 'Uma janela de reações aberta a quatro jogadores',
    priority: 'Efeitos de vários jogadores na ordem da regra',
    decoys: 'Figuras ocultas entre iscas, em que nem a espera revela algo',
    clock: 'Um relógio que passa ao adversário no meio do turno e se esgota',
    turncoat: 'Uma figura que muda de lado',
    breach: 'Uma parede que cai e abre uma linha de visão',
  },
};
