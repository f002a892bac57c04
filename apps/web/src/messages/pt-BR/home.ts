import type { home as english } from '../en/home.ts';

export const home: Readonly<Record<keyof typeof english, string>> = {
  'home.title': 'Jogos táticos de esquadrão',
  'home.hero.title': 'Jogos de esquadrão, fiéis às regras.',
  'home.hero.text':
    'Toda jogada possível se acende, todo “não” diz por quê. Contra bots, na mesma tela ou a distância.',
  'home.playNow': 'Jogar agora',
  'home.playNow.hint': '{game} com bots, em segundos',
  'home.playNow.dealing': 'Preparando…',
  'home.online': 'Jogar com outros',
  'home.setUp': 'Montar uma partida',

  'home.continue': 'Continuar',
  'home.continue.sit': 'Sentar à mesa',
  'home.continue.watch': 'Dar uma olhada',
  'home.continue.players': 'À mesa',
  'home.continue.more': '{n, plural, =1 {Mais # partida em andamento} other {Mais # partidas em andamento}}',
  'home.first.kicker': 'Primeira vez aqui?',
  'home.first.title': 'Sua primeira missão, passo a passo',
  'home.first.text': 'Uma partida guiada contra um bot fácil. Ela diz o que fazer a seguir, e por quê.',
  'home.first.start': 'Começar a partida guiada',

  'home.games': 'Os jogos',
  'home.game.open': 'Montar',
  'home.players': 'Jogadores',
  'home.players.count': '{least}–{most}',
  'home.time': 'Duração',
  'home.time.hours': '{from}–{to} h',
  'home.time.minutes': '{from}–{to} min',
  'home.weight': 'Complexidade: {n} de 5',
  'home.weight.word': '{n, select, 1 {leve} 2 {leve} 3 {médio} 4 {pesado} other {muito pesado}}',
  'home.mode.solo': 'Solo',
  'home.mode.coop': 'Cooperativo',
  'home.mode.versus': 'Versus',
  'home.companion': 'Relógio para a mesa',
  'home.workshop': 'Na oficina',
  'home.workshop.text': 'Ainda não dá para jogar: em construção.',

  'home.learn': 'Aprender jogando',
  'home.learn.length': '10 min',
  'home.learn.text': 'Andar, mirar, rolar: uma missão guiada explica a mesa enquanto você joga.',
  'home.learn.start': 'Começar: {game}',
  'home.learn.how': 'Como ler a mesa',

  'home.replays': 'Replays',
  'home.replays.all': '{n, select, 1 {todos} other {todos: {n}}}',
  'home.replays.none':
    'As partidas terminadas ficam aqui: reveja cada jogada, de qualquer lugar da mesa, e continue de outro jeito de onde quiser.',
  'home.replays.open': 'Abrir um arquivo de partida',
  'home.replays.moves': '{n, plural, =1 {# jogada} other {# jogadas}}',

  'home.rules': 'Consultar as regras',
  'home.rules.browse': 'folhear',
  'home.rules.search': 'Buscar nas regras',
  'home.rules.ask': 'Com suas palavras',
  'home.rules.find': 'Buscar',
  'home.rules.terms': 'Buscas frequentes',

  'home.operations': 'Operações',
  'home.operations.missions': 'Missões de {name}',
  'home.operations.next': 'A seguir: {name}',
  'home.operations.play': 'Continuar',

  'home.footer.own':
    'Sightline é um motor de regras independente. Os jogos e seus nomes pertencem às suas editoras.',
  'home.footer.icons': 'Ícones: Lorc, Delapouite e colaboradores, game-icons.net, CC BY 3.0. Fontes: OFL.',
};
