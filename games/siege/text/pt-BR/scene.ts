import type { scene as english } from '../en/scene.ts';

/** What the table shows: header, panels, and what things on the board are called. */
export const scene: Readonly<Record<keyof typeof english, string>> = {
  'scene.title': '6: Siege',
  'scene.kicker': '{mission} · {round}',
  'scene.round': 'Rodada {n}',
  'scene.round.none': 'Posicionamento',
  'scene.round.overtime': 'Prorrogação',
  'scene.phase.squads': 'Esquadrões',
  'scene.phase.defenders': 'Defensores se posicionam',
  'scene.phase.attackers': 'Atacantes se posicionam',
  'scene.phase.attack1': 'Ataque',
  'scene.phase.defend1': 'Defesa',
  'scene.phase.attack2': 'Ataque 2',
  'scene.phase.defend2': 'Defesa 2',
  'scene.phase.upkeep': 'Manutenção',
  'scene.of': 'de {n}',
  'scene.nOf': '{n} de {most}',
  'scene.nothing': '–',
  /* Counters */
  'scene.counter.round': 'Rodada',
  'scene.counter.overtime': '+',
  'scene.counter.round.hint':
    'Uma partida tem {n, plural, one {# rodada} other {# rodadas}}; Bomba e Refém podem ir uma além disso.',
  'scene.counter.score.hint':
    '{squad}: pontos de controle até agora. As salas que controlam agora valem {n, plural, =0 {nada} one {mais # ponto} other {mais # pontos}} na Manutenção.',
  'scene.counter.defuser': 'Desarmador',
  'scene.counter.defuser.none': 'Nenhum desarmador em andamento.',
  'scene.counter.defuser.runs': 'O desarmador está na bomba {bomb} desde a rodada {n}.',
  'scene.counter.hostage.lies': 'Ninguém carrega o refém.',
  'scene.counter.hostage.carried': 'Um atacante carrega o refém e vence se deixar o tabuleiro com ele.',
  'scene.counter.reroll': 'Nova Rolagem',
  'scene.counter.reroll.hint':
    '{squad}: a ficha de Nova Rolagem {left, select, true {ainda está disponível} other {já foi usada}}.',
  /* The plan */
  'scene.upperFloor': 'Andar superior: {squad}',
  'scene.verticalRoom': 'Sala ↕: dispositivos Verticais a alcançam do andar superior',
  'scene.border': '{what} entre {a} e {b}',
  'scene.border.at': '{what} em {a}',
  'scene.border.along': '{what} de {a} a {b}',
  'scene.sample.strength': 'resistência {n}',
  'scene.sample.stands': 'indestrutível',
  'scene.sample.open': 'aberta',
  'scene.sample.slow': '+{n} para passar',
  'scene.sample.panel': 'Painel Blindado',
  /* Pieces */
  'scene.body.miniature': '{who}',
  'scene.body.portrait': '{who}, retrato',
  'scene.body.decoy': '{who}, isca',
  'scene.body.token': '{who}, ficha de Operador Oculto',
  'scene.body.stack': '{who}, as duas fichas de Operador Oculto',
  'scene.body.watching': '{body}, vigia o {side}',
  'scene.badge.unknown': '?',
  'scene.badge.stack': '2',
  'scene.standee': '{who} se inclina a partir daqui',
  'scene.onlyYouKnow': 'Está mesmo aqui: só os defensores sabem',
  'scene.carriesHostage': 'Carrega o refém',
  'scene.shieldRaised': 'Escudo estendido',
  'scene.shieldRaised.hint': 'Dá proteção pesada até a Manutenção.',
  'scene.claymore': '{what}, seta para o {side}',
  'scene.entryway.gray': 'Acesso: caminho para o andar superior, para os dois esquadrões',
  'scene.entryway.blue': 'Acesso azul: caminho para o andar superior, só para atacantes',
  'scene.watches': '{who} vigia {where}',
  'scene.bomb.a': 'A',
  'scene.bomb.b': 'B',
  'scene.defuserRuns': 'O desarmador está em andamento desde a rodada {n}',
  'scene.room': '{room}, vale {n, plural, one {# ponto} other {# pontos}}: {holder}',
  'scene.room.nobody': 'ninguém',
  /* Panels: Operators */
  'scene.stamina': 'Restam {now} de {most} de Vigor',
  'scene.turn.acting': 'Em ativação',
  'scene.turn.eliminated': 'Eliminado',
  'scene.turn.settingUp': 'Ainda não posicionado',
  'scene.turn.placed': 'Posicionado',
  'scene.turn.done': 'Já ativado nesta rodada',
  'scene.turn.ready': 'Disponível',
  'scene.points': '{n} PM',
  'scene.points.hint': 'Pontos de movimento que restam.',
  'scene.actions': '{n, plural, one {# ação} other {# ações}}',
  'scene.actions.hint': 'Ações que restam além de Mover.',
  'scene.charges': '{gadget} {n}/{most}',
  'scene.oneToken': '{what}: uma ficha',
  'scene.hidden.hint': 'Duas fichas no tabuleiro: uma é o Operador, a outra é a isca.',
  'scene.located.hint':
    'Fumaça, paredes leves e barricadas não escondem um Operador Localizado, até a Manutenção.',
  'scene.stunned.hint': 'Rola {dice} em cada disparo, até a Manutenção.',
  'scene.upstairs.hint': 'No andar superior: não pode ser visto nem alvejado do andar principal.',
  'scene.leaning.hint': 'Ocupa dois espaços; a peça de inclinação marca o segundo.',
  'scene.overwatch.hint':
    'Em Vigília para o {side}: pode fazer um Revide contra adversários nessa metade do tabuleiro.',
  'scene.plate': 'Placa de Blindagem',
  'scene.plate.hint': 'Perde-se no lugar de um ferimento.',
  'scene.bonus':
    '{sign, select, plus {+{count, plural, one {# ação} other {# ações}}} other {−{count, plural, one {# ação} other {# ações}}}}',
  'scene.bonus.hint': 'Fichas de bônus neste perfil mudam o número de ações.',
  'scene.covered': '{n, plural, one {# dado coberto} other {# dados cobertos}}',
  /* Panels: supply and mission */
  'scene.inventory': '{squad}: inventário',
  'scene.cubes': '{n, plural, =0 {nenhum} one {# cubo} other {# cubos}}',
  'scene.standees': 'Peças de inclinação restantes',
  'scene.supply': 'Reserva geral',
  'scene.stock.breachSingle': 'Brechas simples',
  'scene.stock.breachDouble': 'Brechas duplas',
  'scene.overlays': 'Camadas',
  'scene.bonusTokens': 'Fichas de bônus',
  'scene.rooms': 'Salas em disputa',
  'scene.roomValue': '{room} ({n})',
  'scene.aim.control.attack':
    'Controle salas: o esquadrão que tem os únicos Operadores revelados em uma sala em disputa marca os pontos dela na Manutenção. Depois da rodada {n} vence a maior pontuação, e o empate é derrota para você.',
  'scene.aim.control.defend':
    'Controle salas: o esquadrão que tem os únicos Operadores revelados em uma sala em disputa marca os pontos dela na Manutenção. Depois da rodada {n} vence a maior pontuação, e o empate é vitória para você.',
  'scene.aim.control.both':
    'O esquadrão que tem os únicos Operadores revelados em uma sala em disputa marca os pontos dela na Manutenção. Depois da rodada {n} vence a maior pontuação; no empate vencem os defensores.',
  'scene.aim.bomb.attack':
    'Comece a desarmar no espaço de uma bomba ou ao lado dele e tenha um atacante ali na Manutenção da rodada seguinte. Sem isso, os defensores vencem depois da rodada {n}.',
  'scene.aim.bomb.defend':
    'Não deixe desarmar nenhuma das bombas até o fim da rodada {n}. Um Operador revelado no espaço do desarmador ou ao lado dele pode interrompê-lo.',
  'scene.aim.bomb.both':
    'Os atacantes começam a desarmar no espaço de uma bomba ou ao lado dele e precisam estar ali na Manutenção da rodada seguinte. Do contrário, os defensores vencem depois da rodada {n}.',
  'scene.aim.hostage.attack':
    'Pegue o refém e leve-o para fora do tabuleiro, pela borda do perímetro. Sem isso, os defensores vencem depois da rodada {n}.',
  'scene.aim.hostage.defend':
    'Mantenha o refém no tabuleiro até o fim da rodada {n}. Se um atacante o carrega nesse momento, joga-se a prorrogação.',
  'scene.aim.hostage.both':
    'Os atacantes precisam levar o refém para fora do tabuleiro. Do contrário, os defensores vencem depois da rodada {n} ou, se o refém está sendo carregado, depois da prorrogação.',
  'scene.aim.eliminate': 'Um esquadrão sem Operadores em jogo perde na hora.',
  'scene.aim.ours': 'Uma montagem Sightline: nenhuma fonte traz esta missão inteira, e parte dela é nossa.',
};
