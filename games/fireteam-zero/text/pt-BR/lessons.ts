import type { lessons as english } from '../en/lessons.ts';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'lesson.first-mission.welcome.title': 'Bem-vindo ao esquadrão',
  'lesson.first-mission.welcome.text':
    'Você é Frank, o franco-atirador marcado; Shad, ao seu lado, joga sozinho. Abaixo de “Sua vez” está sempre o que se espera, e tudo o que brilha pode ser escolhido.',
  'lesson.first-mission.draw.title': 'Pegue suas cartas',
  'lesson.first-mission.draw.text':
    'As cartas são suas armas e sua vida: cada acerto que você sofre custa uma. Escolha “Comprar” e encha a mão; assim começa cada rodada.',
  'lesson.first-mission.goal.title': 'Por que vocês vieram',
  'lesson.first-mission.goal.text':
    'Encontrem 2 peças do rádio, matem 3 criaturas e levem os dois heróis ao trapiche marcado: isso vence a missão. Os objetivos marcados mantêm a conta.',
  'lesson.first-mission.attack.title': 'Escolha os tiros',
  'lesson.first-mission.attack.text':
    'Um turno dá passos e uma ação. Escolha as duas cartas marcadas e “Atacar com estas cartas”. Cartas do mesmo tipo se somam; cada ponto de força é um dado.',
  'lesson.first-mission.aim.title': 'Escolha o alvo',
  'lesson.first-mission.aim.text':
    'As miniaturas numeradas são Animais Corrompidos: criaturas da classe mais baixa, servos. Aponte para uma marcada: veja os dados e as chances. Escolha-a e aperte “Atacar”.',
  'lesson.first-mission.reroll.title': 'Henry dá sorte',
  'lesson.first-mission.reroll.text':
    'Só os projéteis acertam. Henry está por perto, então você pode rolar de novo dados sem projétil, um por vez. Ou aperte “Manter os dados”.',
  'lesson.first-mission.dice.title': 'O que os dados fizeram',
  'lesson.first-mission.dice.text':
    'Os acertos menos a resistência precisam alcançar a vida da criatura num só ataque: feridas não se acumulam. Quem morre conta para o objetivo marcado, mas volta depois.',
  'lesson.first-mission.move.title': 'Dê um passo',
  'lesson.first-mission.move.text':
    'Você tem 2 pontos de movimento; terreno difícil custa os dois. Escolha um local marcado: ali se pode procurar. Patty e Henry podem ir junto.',
  'lesson.first-mission.undo.title': 'Desfazer, e por que não?',
  'lesson.first-mission.undo.text':
    'O botão de desfazer, no alto, volta um passo, até que se rolem dados ou se vejam cartas ocultas. E tente o que não brilha, como o trapiche marcado: a mesa diz por que não.',
  'lesson.first-mission.search.title': 'Procure aqui',
  'lesson.first-mission.search.text':
    'Não há criaturas aqui, então pode procurar: escolha o ponto marcado e aperte “Procurar”. É uma ação, mas perto de Patty sai de graça.',
  'lesson.first-mission.found.title': 'Uma peça achada',
  'lesson.first-mission.found.text':
    'É uma das duas peças, e o objetivo marcado já a conta. Nem toda busca é tão gentil: a maioria das cartas de reconhecimento são eventos, bons ou maus, e alguns mordem.',
  'lesson.first-mission.end.title': 'Encerre o turno',
  'lesson.first-mission.end.text':
    'Ande mais, se quiser: onde um herói ocupa sozinho um ponto de entrada, nada sai dali. Depois escolha “Encerrar turno”, e Shad age.',
  'lesson.first-mission.react.title': 'Uma reação',
  'lesson.first-mission.react.text':
    'Aconteceu algo que uma carta sua esperava: abaixo de “Sua vez” está o quê. Jogue a carta marcada ou deixe passar: não custa nada, e a carta fica com você.',
  'lesson.first-mission.defend.title': 'Antes de rolar os dados',
  'lesson.first-mission.defend.text':
    'Alguém é atacado, mas os dados ainda não rolaram: a carta marcada pode mudar tudo. Cada herói joga uma só reação por evento. Deixar passar também vale.',
  'lesson.first-mission.again.title': 'Mais uma reação',
  'lesson.first-mission.again.text':
    'De novo uma carta sua serve: o botão diz o que ela faria. Se gostar, jogue; se não, deixe passar e guarde-a, pois as cartas também são sua vida.',
  'lesson.first-mission.spare.title': 'Vale a pena?',
  'lesson.first-mission.spare.text':
    'Regra simples: reaja se pode matar ou poupar mais cartas do que gasta; senão, deixe passar. Com duas cartas ou menos, melhor guardá-las para os próximos acertos.',
  'lesson.first-mission.order.title': 'A vez das criaturas',
  'lesson.first-mission.order.text':
    'Cada criatura vai até o herói mais próximo, rola um dado e ataca. Você é o jogador inicial: escolha quem começa ou aperte “O resto em qualquer ordem”.',
  'lesson.first-mission.way.title': 'Por qual caminho?',
  'lesson.first-mission.way.text':
    'Há vários caminhos igualmente curtos até o herói mais próximo, e quem escolhe é o jogador inicial: agora, você. Escolha o local marcado que mais lhe convém.',
  'lesson.first-mission.help.title': 'Apanhe no lugar dele',
  'lesson.first-mission.help.text':
    'Um amigo aqui é atacado. Sobram cartas? Escolha o seu herói, que brilha, e “Apanhar pela equipe”: o ataque passa a você. Ou “Não interferir”.',
  'lesson.first-mission.hit.title': 'Isso custa cartas',
  'lesson.first-mission.hit.text':
    'Uma carta por acerto: entregue o que menos precisa. Quem tem menos cartas do que acertos é nocauteado.',
  'lesson.first-mission.spawn.title': 'Elas voltam',
  'lesson.first-mission.spawn.text':
    'O que morreu voltou, onde o dado de entrada mandou. O marcador na trilha de ameaça anda a cada rodada, e em certas casas uma carta de ameaça piora tudo.',
  'lesson.first-mission.response.title': 'Uma resposta tática',
  'lesson.first-mission.response.text':
    'Uma vez por rodada alguém pode jogar uma carta como resposta. É forte, mas quem joga não compra cartas. Proponha uma carta marcada ou nenhuma.',
  'lesson.first-mission.coin.title': 'O que pode dar errado',
  'lesson.first-mission.coin.text':
    'O primeiro herói nocauteado vira a moeda da sorte marcada para coroa; com coroa, o próximo perde a missão. Por isso, olho nas cartas dos dois heróis.',
  'lesson.first-mission.yours.title': 'Agora é com você',
  'lesson.first-mission.yours.text':
    'Todas as regras estão no menu, e cada “por que não?” leva a uma delas. Termine a missão do seu jeito. Depois jogue “Travessia do Rio”, a primeira missão do jogo.',
  'lesson.first-mission.go.title': 'Siga em frente',
  'lesson.first-mission.go.text':
    'Mate quem alcançar, procure onde não há criaturas e guarde duas cartas para os próximos golpes. Os objetivos marcados dizem o que falta. Qualquer caminho serve.',
};
