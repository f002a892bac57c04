import type { learn as english } from '../en/learn.ts';

export const learn: Readonly<Record<keyof typeof english, string>> = {
  'learn.title': 'Aprender jogando',
  'learn.first.kicker': 'Partida guiada · 10 minutos',
  'learn.first.start': 'Começar a partida guiada',
  'learn.first.rules': 'Ler as regras antes',
  'learn.further': 'Outras lições',
  'learn.grammar': 'Como ler a mesa',
  'learn.grammar.text': 'Cinco hábitos, iguais em todos os jogos.',
  'learn.lit': 'O que está aceso pode ser feito',
  'learn.lit.text':
    'Todo alvo possível tem uma marca: um quadrado onde se pode pisar, colchetes em volta do que se pode atacar, um losango no que se pode usar. Clique ou toque. Sem marca, agora não dá.',
  'learn.preview': 'Olhe antes de escolher',
  'learn.preview.text':
    'Aponte para um alvo, ou segure o dedo sobre ele, e veja o que aconteceria: o caminho e seu custo, a linha de visão que conta, os dados e as chances exatas.',
  'learn.why': 'Pergunte “por que não?”',
  'learn.why.text':
    'Clique em algo que não está aceso. A mesa diz em uma frase o que impede isso, com um link para a regra.',
  'learn.undo': 'Volte atrás',
  'learn.undo.text':
    'Desfazer volta até a última vez em que alguém ficou sabendo de algo novo: um dado, uma carta, um segredo. O que não tem volta avisa antes.',
  'learn.keyboard': 'Jogue sem mouse',
  'learn.keyboard.text':
    'As setas movem um cursor pelo tabuleiro, Tab percorre o que está aceso, Enter escolhe. Um leitor de tela lê tudo.',
  'learn.keys': 'Todas as teclas',
  'learn.keys.key': 'Tecla',
  'learn.keys.does': 'O que faz',
};
