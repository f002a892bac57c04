import type { newMatch as english } from '../en/new-match.ts';

/** What is asked before a match. */
export const newMatch: Readonly<Record<keyof typeof english, string>> = {
  'form.role.attackers':
    'Vocês vêm de fora, à vista de todos. Jogam primeiro, trazem drones e cargas e têm algo a fazer lá dentro.',
  'form.role.defenders':
    'Vocês já estão lá dentro, ocultos: duas fichas por Operador, e só vocês sabem qual é a verdadeira. O tempo joga a seu favor.',

  'bot.normal': 'Normal',
  'bot.easy': 'Fácil',
  'form.level.normal': 'Pesa os disparos, usa os dispositivos e vigia as portas.',
  'form.level.easy': 'De vez em quando sai a descoberto: para a primeira partida.',

  'form.squads': 'Esquadrões',
  'form.squads.ready': 'Prontos',
  'form.squads.ready.hint': 'Esquadrões, dispositivos e posições da missão: você já começa a jogar.',
  'form.squads.choose': 'Escolhidos',
  'form.squads.choose.hint':
    'Os dois lados escolhem Operadores em segredo, depois dispositivos e onde tudo fica.',

  'form.losMode': 'Linhas de visão',
  'form.losMode.assisted': 'Com ajuda',
  'form.losMode.assisted.hint':
    'A mesa mede por todos: só oferece alvos que podem ser vistos e sabe como estão protegidos. O melhor para aprender.',
  'form.losMode.faithful': 'Como na mesa',
  'form.losMode.faithful.hint':
    'Ninguém mede: você declara o que vê, o outro lado acredita ou contesta, e a régua decide quem tinha razão.',
  'form.losMode.referee': 'Com árbitro',
  'form.losMode.referee.hint':
    'Você declara o que vê, e um árbitro confere cada declaração: a falsa não tem efeito e recompensa o outro lado.',

  'form.clock': 'Tempo',
  'form.clock.untimed': 'Sem limite',
  'form.clock.untimed.hint': 'Cada um pensa quanto quiser. Bom para as primeiras partidas.',
  'form.clock.timed': 'Com relógio',
  'form.clock.timed.hint':
    'Cada lado tem um banco de tempo por rodada, e uma contestação vencida vale 30 segundos.',
  'form.clock.noApp': 'Sem relógio, fichas de Bônus',
  'form.clock.noApp.hint': 'Não há relógio; quem vence uma contestação ganha uma ficha que vale uma ação.',
  'form.attackerSpeed': 'Velocidade dos atacantes',
  'form.defenderSpeed': 'Velocidade dos defensores',
  'form.speed.beginner': 'Iniciante',
  'form.speed.chill': 'Tranquila',
  'form.speed.standard': 'Padrão',
  'form.speed.extreme': 'Extrema',
  'form.speed.hint':
    'Com relógio: {minutes} min para o posicionamento, depois {two} s por Operador em cada rodada ({more} s com três ou quatro jogadores).',

  'form.wallModel': 'Paredes',
  'form.wallModel.line': 'Em linha',
  'form.wallModel.line.hint': 'Uma parede é a linha entre dois espaços: fácil de julgar a olho.',
  'form.wallModel.printed': 'Impressas',
  'form.wallModel.printed.hint':
    'As paredes têm a espessura do desenho, e por isso algumas linhas a mais são impedidas.',
  'form.diceSet': 'Dados',
  'form.diceSet.A': 'Ousados',
  'form.diceSet.A.hint': 'Faces bem diferentes: há erros e há grandes acertos.',
  'form.diceSet.B': 'Firmes',
  'form.diceSet.B.hint': 'As mesmas médias com faces próximas: menos surpresas.',
  'form.unplacedOperators': 'Quem não foi posicionado a tempo',
  'form.unplacedOperators.strict': 'Fica fora',
  'form.unplacedOperators.strict.hint':
    'Quem não está no tabuleiro quando acaba o tempo de posicionamento fica fora.',
  'form.unplacedOperators.autoPlace': 'É posicionado',
  'form.unplacedOperators.autoPlace.hint': 'Quem falta vai para um lugar da lista de reserva da missão.',

  'form.revealedDefenders': 'Defensores à vista',
  'form.revealedDefenders.hint':
    'Sem fichas ocultas: todos veem onde estão os defensores. Para a primeira partida.',
  'form.advancedTactics': 'Táticas Avançadas',
  'form.advancedTactics.hint':
    'Os defensores podem se esconder de novo, e todos terminam a ativação em Vigília.',
  'form.forwardPlanning': 'Planejamento Antecipado',
  'form.forwardPlanning.hint':
    'Com esquadrões escolhidos: os defensores colocam as bombas ou o refém, abrem paredes e mudam mais coisas de lugar.',
  'form.reactionWindows': 'Tempo para reações',
  'form.reactionWindows.hint':
    'Depois de cada passo que permite reação, o jogo espera um momento, com o relógio parado.',

  'form.series.attackers': 'Atacantes',
  'form.series.defenders': 'Defensores',
  'form.series.nobody': 'Ninguém',
  'form.series.now': 'A próxima',
  'form.series.toCome': 'Por vir',
  'form.series.over.attackers': 'Os atacantes venceram a série.',
  'form.series.over.defenders': 'Os defensores venceram a série.',
  'form.series.over.nobody': 'A série terminou empatada.',

  'form.title.faithful': 'declarações como na mesa',
  'form.title.referee': 'com árbitro',
  'form.title.timed': 'com relógio',
  'form.title.noApp': 'fichas de Bônus',
  'form.title.choose': 'esquadrões escolhidos',
  'form.title.revealed': 'defensores à vista',
  'form.unknownMission': 'Missão desconhecida aqui',
};
