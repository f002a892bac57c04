import type { lessons as english } from '../en/lessons.ts';

/** What the guided matches say. Short: it is read while playing. Only pupils fetch it. */
export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'lesson.in-the-open.welcome.title': 'Bem-vindo ao Consulado',
  'lesson.in-the-open.welcome.text':
    'Você comanda os atacantes, os discos marcados lá fora. Desta vez os defensores não se escondem: você vê todos. O aviso sempre diz o que se espera de você.',
  'lesson.in-the-open.goal.title': 'O que você veio fazer',
  'lesson.in-the-open.goal.text':
    'Ao fim de cada rodada, cada sala marcada dá pontos ao lado que for o único com um Operador nela. No fim, mais pontos vencem; o empate é dos defensores.',
  'lesson.in-the-open.pick.title': 'Escolha um Operador',
  'lesson.in-the-open.pick.text':
    'Escolha um dos marcados. Cada um é ativado uma vez por rodada, na ordem que você quiser.',
  'lesson.in-the-open.walk.title': 'Chegue mais perto',
  'lesson.in-the-open.walk.text':
    'Os espaços acesos estão ao alcance: aponte para um e veja o caminho e o custo. Vá até uma porta ou janela. Você pode agir no meio e seguir andando.',
  'lesson.in-the-open.undo.title': 'Mudou de ideia?',
  'lesson.in-the-open.undo.text':
    'Desfaça, e você volta para onde estava. Só não volta o que os dados mostraram ou os outros responderam. Experimente, ou siga em frente.',
  'lesson.in-the-open.break.title': 'Abra caminho',
  'lesson.in-the-open.break.text':
    'Este Operador pode destruir algo à vista. Escolha essa ação e depois um espaço marcado: barricadas e paredes fracas em volta dele caem.',
  'lesson.in-the-open.shoot.title': 'Abra fogo',
  'lesson.in-the-open.shoot.text':
    'Há um defensor à vista. Aponte para um marcado: você vê distância, proteção, dados e as chances exatas. Escolha-o para atirar.',
  'lesson.in-the-open.reroll.title': 'Uma vez por partida',
  'lesson.in-the-open.reroll.text':
    'Você tem uma ficha de Nova Rolagem na partida: pode guardar um dado e rolar os outros de novo. Ou deixe os dados como estão.',
  'lesson.in-the-open.dice.title': 'O que os dados disseram',
  'lesson.in-the-open.dice.text':
    'Acertos menos proteção são ferimentos. Quem levou o disparo fica Localizado: nesta rodada, paredes leves, barricadas e fumaça não o escondem mais.',
  'lesson.in-the-open.end.title': 'Termine a ativação',
  'lesson.in-the-open.end.text':
    'Além de se mover, um Operador tem duas outras ações, diferentes entre si. Faça o que ainda quiser e termine a ativação.',
  'lesson.in-the-open.three.title': 'Até três por fase',
  'lesson.in-the-open.three.text':
    'Em cada uma das suas duas fases você ativa até três Operadores; depois é a vez dos defensores. Guarde alguém para a segunda.',
  'lesson.in-the-open.gadgets.title': 'Leve alguma coisa',
  'lesson.in-the-open.gadgets.text':
    'Drones, cargas e granadas são do esquadrão, e cada uso custa um cubo. A maioria dos Operadores tem também um dispositivo próprio.',
  'lesson.in-the-open.watch.title': 'Fique de vigia',
  'lesson.in-the-open.watch.text':
    'Em Vigília, um Operador olha para um lado até agir de novo: nos defensores que aparecerem ali ele pode atirar fora da vez.',
  'lesson.in-the-open.riposte.title': 'Revide!',
  'lesson.in-the-open.riposte.text':
    'Alguém entrou na vista de um Operador em Vigília. Atire já, ou deixe passar: o próximo passo acaba com a chance.',
  'lesson.in-the-open.score.title': 'As salas foram contadas',
  'lesson.in-the-open.score.text':
    'Os pontos estão no alto. Os marcadores saíram, todos podem agir de novo, e os ferimentos ficam. As salas marcadas vão contar outra vez.',
  'lesson.in-the-open.why.title': 'Por que não?',
  'lesson.in-the-open.why.text':
    'O que não está aceso não pode ser escolhido agora. Clique mesmo assim, num defensor por exemplo, e a mesa diz por quê e por qual regra.',
  'lesson.in-the-open.rules.title': 'Em caso de dúvida',
  'lesson.in-the-open.rules.text':
    'Aponte para qualquer coisa, e ela se explica. O menu tem todas as regras, e cada “por que não?” leva à que importa.',
  'lesson.in-the-open.yours.title': 'Agora é com você',
  'lesson.in-the-open.yours.text':
    'Jogue do seu jeito; daqui em diante ninguém dá dicas. Na próxima partida, deixe os defensores se esconderem. Boa sorte!',
  'lesson.in-the-open.go.title': 'Para dentro das salas',
  'lesson.in-the-open.go.text':
    'Leve Operadores às salas marcadas e tire os defensores de lá. Qualquer caminho serve.',
};
