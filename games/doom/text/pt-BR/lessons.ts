import type { lessons as english } from '../en/lessons.ts';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'lesson.first-steps.welcome.title': 'Bem-vindo, fuzileiro',
  'lesson.first-steps.welcome.text':
    'Você é Alfa, o fuzileiro com o anel. O painel sempre diz o que se espera de você, e tudo o que está aceso pode ser clicado ou tocado.',
  'lesson.first-steps.goal.title': 'O que veio fazer',
  'lesson.first-steps.goal.text':
    'Mate demônios até a Vida deles somar 16: quatro soldados como estes. Se matarem você três vezes, o Invasor vence. As duas contas marcadas ficam no alto.',
  'lesson.first-steps.card.title': 'Jogue uma carta',
  'lesson.first-steps.card.text':
    'É com cartas que se age: elas dão pontos de movimento e, quase todas, um ataque. Escolha na mão uma carta marcada e aperte “Jogar” com o nome dela.',
  'lesson.first-steps.move.title': 'Dê um passo',
  'lesson.first-steps.move.text':
    'Todos os espaços acesos estão ao alcance: aponte para um e veja o caminho e o custo. Depois clique num marcado; eles levam aos demônios.',
  'lesson.first-steps.undo.title': 'Mudou de ideia?',
  'lesson.first-steps.undo.text':
    'Aperte o botão de desfazer, no alto, e você volta para onde estava. Só não tem volta o que dados ou cartas ocultas já mostraram. Experimente, ou continue.',
  'lesson.first-steps.sight.title': 'Ache uma linha livre',
  'lesson.first-steps.sight.text':
    'De perto, e sem nada no meio, o tiro rende mais. Vá até um espaço marcado e ataque dali; um demônio que já está aceso pode ser atacado na hora.',
  'lesson.first-steps.fire.title': 'Abra fogo',
  'lesson.first-steps.fire.text':
    'Aponte para um demônio marcado: aparecem a linha de visão, a cobertura dele e suas chances exatas. Clique nele, e mais uma vez para rolar os dados.',
  'lesson.first-steps.dice.title': 'O que os dados dizem',
  'lesson.first-steps.dice.text':
    'O dano que você rolou, menos os escudos da carta de defesa, é o que o demônio sofre. Os pontos que sobraram continuam seus.',
  'lesson.first-steps.stagger.title': 'Ele cambaleia',
  'lesson.first-steps.stagger.text':
    'Um punho marca o demônio que mal fica de pé: quem anda para cima dele o mata na hora. Ande até ele, ou primeiro chegue perto, num espaço marcado.',
  'lesson.first-steps.glory.title': 'Acabe com ele',
  'lesson.first-steps.glory.text':
    'O demônio com o punho está a um passo: clique nele e escolha “Morte gloriosa”. Você cura 2 de dano e compra uma carta de morte gloriosa.',
  'lesson.first-steps.second.title': 'Mais uma ação',
  'lesson.first-steps.second.text':
    'Sozinho, você tem duas ações principais por ativação. Jogue uma carta marcada: ela traz novos pontos e um novo ataque.',
  'lesson.first-steps.end.title': 'Encerre a ativação',
  'lesson.first-steps.end.text':
    'Gaste os pontos que quiser e escolha “Encerrar a ativação de Alfa”: você compra cartas novas. Se for a vez do Invasor, assista ou pule.',
  'lesson.first-steps.cover.title': 'Você tem cobertura',
  'lesson.first-steps.cover.text':
    'Há algo na linha de tiro, então você pode trocar a carta de defesa pela próxima. Vale a segunda, seja melhor ou pior.',
  'lesson.first-steps.defend.title': 'Sob fogo',
  'lesson.first-steps.defend.text':
    'A carta do topo do seu baralho já defendeu você. A carta marcada na sua mão dá mais 2 escudos: jogue-a, ou passe e guarde-a.',
  'lesson.first-steps.order.title': 'De quem é a vez',
  'lesson.first-steps.order.text':
    'As cartas de iniciativa no alto mostram quem já agiu; a ordem das outras ninguém sabe. Duas são suas: sozinho, você age duas vezes por rodada.',
  'lesson.first-steps.why.title': 'Por que não?',
  'lesson.first-steps.why.text':
    'O lugar marcado não está aceso: agora não há o que fazer com ele. Clique mesmo assim, e a mesa diz por quê.',
  'lesson.first-steps.pack.title': 'Cuide das feridas',
  'lesson.first-steps.pack.text':
    'Você está ferido, e há um kit médico ao alcance. Vá até ele; dali ainda dá para seguir.',
  'lesson.first-steps.take.title': 'Pegue o kit',
  'lesson.first-steps.take.text':
    'Você está sobre um kit médico. Pegue-o, como o painel oferece: não custa nada e cura 5 de dano.',
  'lesson.first-steps.door.title': 'Atrás da porta',
  'lesson.first-steps.door.text':
    'Ficou quieto: os outros esperam atrás da porta marcada. Vá até ela; dali, 1 ponto de movimento a abre.',
  'lesson.first-steps.open.title': 'Abra a porta',
  'lesson.first-steps.open.text':
    'Clique na porta, e mais uma vez para confirmar. Nesta missão toda porta desperta um portal, e o que sai dele age quando sua carta aparecer.',
  'lesson.first-steps.rules.title': 'Na dúvida',
  'lesson.first-steps.rules.text':
    'Aponte para qualquer coisa, e ela se explica. O menu tem todas as regras, e cada “por que não?” leva à que vale.',
  'lesson.first-steps.yours.title': 'Agora é com você',
  'lesson.first-steps.yours.text':
    'Termine a missão do seu jeito; daqui em diante ninguém guia você. Depois jogue “Mortos até os Joelhos”, a primeira missão do jogo. Boa caçada!',
  'lesson.first-steps.go.title': 'Continue a caçada',
  'lesson.first-steps.go.text':
    'Mate quem puder: ataque o que está aceso ou ande para cima de quem cambaleia. Se a sala está vazia, abra a porta. Qualquer caminho serve.',
};
