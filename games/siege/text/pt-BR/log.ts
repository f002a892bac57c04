import type { log as english } from '../en/log.ts';

export const log: Readonly<Record<keyof typeof english, string>> = {
  /* Squads and deployment */
  'log.squadChosen': '{squad, select, 0 {Atacantes} other {Defensores}}: {profiles}.',
  'log.inventoryChosen': 'Inventário tático dos {squad, select, 0 {atacantes} other {defensores}}: {cubes}.',
  'log.cubes': '{gadget} ×{n}',
  'log.deployed':
    '{at, select, none {{body} volta para a mão.} other {{body}: {at}{facing, select, none {} other {, virado para {facing}}}{standee, select, none {} other {, inclinado a partir de {standee}}}.}}',
  'log.leftOut': '{operator} não foi posicionado a tempo e está fora da partida.',
  'log.plateGiven': '{operator} recebe uma Placa de Blindagem.',
  'log.objectivePlaced': '{what, select, bomb {Uma bomba} other {O refém}} fica em {at}.',
  'log.partitionChanged': '{left} em {partition}.',
  'log.deploymentEnded': 'Os {squad, select, 0 {atacantes} other {defensores}} estão posicionados.',

  /* Rounds and clocks */
  'log.roundBegan': '{overtime, select, yes {Começa a prorrogação.} other {Começa a rodada {round}.}}',
  'log.phaseBegan':
    '{squad, select, 0 {Atacantes} other {Defensores}}: {phase, select, 0 {primeira} 1 {primeira} other {segunda}} fase de ativação.',
  'log.activated': '{operator} é ativado.',
  'log.upkept': 'Manutenção: marcadores e camadas saem, e todos podem ser ativados de novo.',
  'log.ranOut':
    'O tempo dos {squad, select, 0 {atacantes} other {defensores}} acabou: eles não ativam mais ninguém nesta rodada.',
  'log.grabbed':
    'Os {squad, select, 0 {atacantes} other {defensores}} tomam o relógio para pensar numa reação.',
  'log.activationLost': '{operator} tem duas fichas de “−1 ação” e não é ativado nesta rodada.',
  'log.bonusPlaced': '{operator} recebe uma ficha de Bônus: {side, select, 1 {+1 ação} other {−1 ação}}.',
  'log.bonus': '{n, select, 1 {+1 ação} other {−1 ação}}',
  'log.rewarded':
    '{own, select, yes {Os {squad, select, 0 {atacantes} other {defensores}} ganham {seconds, plural, one {# segundo} other {# segundos}}.} other {Os {squad, select, 0 {defensores} other {atacantes}} perdem {seconds, plural, one {# segundo} other {# segundos}}.}}',

  /* Movement */
  'log.token': '{operator} (ficha)',
  'log.stepped': '{body} vai de {from} a {to}.',
  'log.walked': '{body} vai de {from} a {to}: {spaces, plural, one {# espaço} other {# espaços}}.',
  'log.leaned': '{body} se inclina de {from} para {to}.',
  'log.straightened': '{body} se endireita {back, select, 1 {de volta em} other {em}} {to}.',
  'log.wentUp': '{body} sobe em {from}.',
  'log.cameDown': '{body} desce em {to}.',
  'log.movedBack': 'Tempo esgotado: {body} volta para {to}.',
  'log.moved': '{body} chega a {to}.',
  'log.ran':
    '{operator} corre: {points, plural, one {# ponto de movimento} other {# pontos de movimento}} para gastar.',
  'log.turned': '{body} olha para {side}.',
  'log.watched':
    '{space, select, none {{operator} não vigia mais nenhum acesso.} other {{operator} vigia o acesso {space}.}}',
  'log.guardDropped': '{operator} sai de Vigília.',

  /* Hidden and found */
  'log.hid': '{operator} se esconde ({at}): duas fichas de novo.',
  'log.revealed':
    '{operator} é revelado{at, select, none {} other { ({at})}}.{decoyAt, select, none {} other { A isca sai do jogo ({decoyAt}).}}',
  'log.demanded': '{by} exige a revelação de {body}.',
  'log.located': '{body}: Localizado.',
  'log.stunned': '{body}: Atordoado.',

  /* Shots */
  'log.shotDeclared':
    '{kind, select, riposte {Revide: {shooter} atira} exchange {Troca de tiros: {shooter} atira} pulse {Pelo Sensor Cardíaco, {shooter} atira} other {{shooter} atira}} em {target}{aim, select, 1 { (onde se inclina)} other {}}: {distance, plural, one {# espaço} other {# espaços}}, {declared}.',
  'log.diceRolled':
    '{dice, select, none {Nenhum dado é rolado} other {Rolagem: {dice}}}{removed, plural, =0 {} one {; # dado de raio não é rolado} other {; # dados de raio não são rolados}}.',
  'log.rerolled':
    'Os {squad, select, 0 {atacantes} other {defensores}} usam a ficha de Nova Rolagem{kept, select, none {} other { e guardam o {kept}}}: {dice}.',
  'log.shotRolled':
    '{wounds, plural, =0 {{target} não sofre ferimentos} one {{target} sofre # ferimento} other {{target} sofre # ferimentos}} ({sum}).',
  'log.shotFailed': 'Sem linha de visão: o disparo não dá em nada.',
  'log.heldFire': '{operator} não atira.',
  'log.rolledFor':
    '{body}: {hits, plural, =0 {nenhum acerto} one {# acerto} other {# acertos}} {cause, select, fire {do fogo} other {da explosão}} ({dice}).',
  'log.wounded':
    '{operator} sofre {wounds, plural, =0 {nenhum ferimento} one {# ferimento} other {# ferimentos}}{cause, select, gas { pelo gás} shock { pelo choque} entryDenial { por uma armadilha} other {}}{reduced, select, yes { ({sum})} other {}}.',
  'log.eliminated': '{operator} é eliminado.',
  'log.healed': '{operator} se recupera de {wounds, plural, one {# ferimento} other {# ferimentos}}.',
  'log.plateLost': '{operator} perde a Placa de Blindagem.',
  'log.die': '{die}: {hits, plural, =0 {nenhum acerto} one {# acerto} other {# acertos}}',
  'log.dice.yellow': '{n, plural, one {dado amarelo} other {dados amarelos}} {faces}',
  'log.dice.orange': '{n, plural, one {dado laranja} other {dados laranja}} {faces}',
  'log.dice.red': '{n, plural, one {dado vermelho} other {dados vermelhos}} {faces}',
  'log.die.struck': '{die} com raio: não é rolado',
  'log.protection.double': 'escudo estendido',
  'log.sum.hits': 'acertos',
  'log.sum.dealt': 'causados',
  'log.sum.plate': 'Placa de Blindagem',
  'log.sum.wounds': 'ferimentos',
  'log.sum.least': 'nunca abaixo de zero',

  /* Claims */
  'log.claimed':
    '{by} declara linha de visão até {target}{of, select, throw { para arremessar} destroy { para destruir} breachingRounds { para um projétil de ruptura} stimPistol { para a Pistola Estimulante} other {}}.',
  'log.approved': '{seat, select, none {Ninguém contesta.} other {{seat}: a declaração vale.}}',
  'log.challenged':
    '{seat, select, none {A régua é usada} other {{seat}: contestação}}. {valid, select, 1 {Há linha de visão de {from} a {to}.} other {Não há linha de visão de {from} a {to}{blocker, select, none {} other {: impede {blocker}}}.}}{of, select, shot {{valid, select, 1 { Para o alvo: {protection}{sources, select, none {} other { ({sources})}}{right, select, yes {, como declarado} other {; declarada: {declared}}}.} other {}}} other {}}{winner, select, 0 { Os atacantes vencem a contestação.} 1 { Os defensores vencem a contestação.} other {}}',
  'log.objectionsSwitched':
    '{seat}: {on, select, 1 {objeções de novo} other {sem objeções até o fim da fase}}.',
  'log.ruling.title': 'A régua',
  'log.ruling.engine': 'O árbitro',
  'log.ruling.line': 'Há linha de visão',
  'log.ruling.noLine': 'Não há linha de visão',
  'log.ruling.broken': 'O primeiro obstáculo à linha: {blocker}.',
  'log.ruling.at': '{what} em {place}',
  'log.ruling.corner': 'o canto de uma parede',
  'log.ruling.structure': 'o próprio prédio',
  'log.ruling.obstacle': 'um obstáculo',
  'log.ruling.protection':
    '{right, select, yes {Como declarado: {protection}} other {Declarado: {declared}; o certo é {protection}}}{sources, select, none {} other { ({sources})}}',
  'log.ruling.winner': 'Os {squad, select, 0 {atacantes} other {defensores}} vencem a contestação',
  'log.source.shield': 'escudo próprio',
  'log.source.ally': 'escudo de {operator}',
  'log.source.heavyWall': 'parede pesada',

  /* Gadgets and the board */
  'log.destroyed':
    'Destruição: {was} em {partition}, {left, select, breach {agora há uma brecha} other {agora a passagem está aberta}}.',
  'log.pieceLost':
    '{how, select, tripped {Acionamento} removed {Retirada} other {Destruição}}: {kind} em {at}.',
  'log.claymoreWentOff': 'Uma Claymore explode em {at}.',
  'log.piecePlaced': 'Posicionamento: {kind} em {at}{side, select, none {} other {, {side}}}.',
  'log.overlayPlaced': '{kind} em {spaces}.',
  'log.gadgetUsed': '{operator} usa {gadget}{space, select, none {} other { em {space}}}.',
  'log.reactionUsed':
    '{operator} reage com {gadget}{mate, select, yes { por {against}} other { contra {against}}}.',
  'log.effectIgnored':
    '{own, select, yes {{operator} gasta uma ação e evita o dispositivo de {against}.} other {{by} avisa: {operator} evita o dispositivo de {against}.}}',
  'log.droneMoved': 'O drone de {operator} vai de {from} a {to}.',
  'log.flown':
    'O drone de {operator} vai de {from} a {to}: {spaces, plural, one {# espaço} other {# espaços}}.',
  'log.droneScanned':
    '{room, select, none {O drone de {operator} para em {at}, fora de qualquer sala, e não detecta nada.} other {O drone de {operator} examina a sala: {room}.}}',
  'log.droneRolled':
    'O Drone de Choque de {operator}: {hits, plural, =0 {nenhum acerto} one {# acerto} other {# acertos}}.',
  'log.disputed': '{operator} disputa o acesso {space}, vigiado por {owner}.',
  'log.gaveWay': '{operator} cede o acesso {space}.',

  /* Missions */
  'log.hostageTaken': '{operator} pega o refém.',
  'log.hostageDown': '{operator} solta o refém em {at}.',
  'log.defuserStarted': '{operator} aciona o desarmador: {bomb}.',
  'log.defuserStopped':
    '{operator, select, none {{bomb}: o desarmador foi abandonado e sai do tabuleiro.} other {{bomb}: {operator} interrompe o desarmador.}}',
  'log.roomScored': '{room}: +{value} para os {squad, select, 0 {atacantes} other {defensores}}.',
  'log.scored': 'Pontos de controle: atacantes {attacker}, defensores {defender}.',

  /* Moments in the middle of the board */
  'moment.round': 'Rodada {round}',
  'moment.overtime': 'Prorrogação',
  'moment.overtime.text': 'Mais uma rodada decide tudo.',
  'moment.phase':
    '{phase, select, 0 {Primeira fase de ativação} 1 {Primeira fase de ativação} other {Segunda fase de ativação}}',
  'moment.defuser': 'Há um desarmador em ação',
  'moment.score': '{attacker}:{defender}',
  'moment.points': '{n} PM',
  'moment.revealed': 'Revelado',
  'moment.demand': 'Revele-se!',
  'moment.drone': 'Drone',
  'moment.shot': '{shooter} → {target}',
  'moment.blast': '{cause, select, fire {Fogo} other {Explosão}} → {target}',
  'moment.wounds': '{n, plural, =0 {Nenhum ferimento} one {# ferimento} other {# ferimentos}}',
  'moment.hits': '{n, plural, =0 {Nenhum acerto} one {# acerto} other {# acertos}}',
  'moment.shockDrone': 'Drone de Choque',
};
