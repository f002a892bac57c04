import type { missions as english } from '../en/missions.ts';

/** What missions are about: stories of our own, and how they end. */
export const missions: Readonly<Record<keyof typeof english, string>> = {
  'mission.consulateControl.briefing':
    'Amanhece sobre o Consulado. Homens armados ocupam o térreo e contam com a demora dos negociadores. Vocês não são de demorar: tomem o saguão e os escritórios ao redor, sala por sala, e fiquem com eles.',
  'mission.consulateBomb.briefing':
    'Ontem à noite duas caixas passaram pela recepção, e ninguém assinou por elas. As duas fazem tique-taque. Uma basta para a rua inteira, e basta desarmar uma para acabar com tudo.',
  'mission.consulateHostage.briefing':
    'A adida de imprensa ficou para trancar os arquivos. Agora está trancada com eles. Alguém precisa chegar até ela e depois sair do prédio ao lado dela.',
  'mission.clubhouseControl.briefing':
    'Há vinte anos o clube é dono deste quarteirão: bar, igreja, garagem e o que acontece entre eles. Hoje o quarteirão muda de dono. Quem estiver nas salas quando a poeira baixar fica com elas.',
  'mission.clubhouseBomb.briefing':
    'Os motoqueiros foram pagos para manter duas caixas secas e não perguntar nada. Não perguntaram. Agora há fios, muitas armas e quase nenhum tempo.',
  'mission.clubhouseHostage.briefing':
    'O contador quis sair e ligou para o amigo errado. Está em algum canto da sede, numa cadeira que não é dele. Ele sabe o caminho do dinheiro; vocês sabem o caminho da porta.',

  'mission.control.objective':
    'Ao fim de cada uma das {rounds} rodadas, as salas marcadas dão pontos ao lado que for o único com um Operador revelado ali. Mais pontos vencem; o empate é dos defensores.',
  'mission.bomb.objective':
    'Atacantes: acionem o desarmador numa das duas bombas e tenham alguém ao lado na Manutenção da rodada seguinte. Defensores: impeçam isso por {rounds} rodadas.',
  'mission.hostage.objective':
    'Atacantes: peguem o refém e saiam do tabuleiro com ele. Defensores: impeçam isso por {rounds} rodadas.',

  'ending.attackers': 'Os atacantes vencem',
  'ending.defenders': 'Os defensores vencem',
  'ending.nobody': 'Ninguém vence',
  'ending.by.SG-VIC-02': 'O último Operador do outro esquadrão foi eliminado.',
  'ending.by.SG-VIC-03': 'Os últimos Operadores dos dois esquadrões caíram na mesma ativação.',
  'ending.by.SG-VIC-05': 'A última rodada acabou, e os atacantes não chegaram ao objetivo.',
  'ending.by.SG-MIS-05':
    'Depois da última rodada os pontos de controle foram comparados; o empate é dos defensores.',
  'ending.by.SG-MIS-09': 'O desarmador fez seu trabalho com um atacante ao lado.',
  'ending.by.SG-MIS-18': 'O refém foi levado para fora do tabuleiro.',
  'ending.by.resigned': 'O outro lado desistiu.',
  'ending.by.other': 'A partida foi encerrada.',
  'ending.control.attackers':
    'Chamada pelo rádio, sala por sala: todas suas. Os tiros param porque não sobrou parede onde se esconder.',
  'ending.control.defenders': 'Bateram em todas as paredes, e as salas ficaram onde estavam: nas suas mãos.',
  'ending.bomb.attackers': 'Um clique, um suspiro longo e o melhor som da noite: nenhum.',
  'ending.bomb.defenders': 'As caixas estão onde estavam. Lá fora alguém dobra um mapa e xinga.',
  'ending.hostage.attackers':
    'Duas pessoas atravessam a rua devagar, uma apoiada na outra. Ninguém mais atira.',
  'ending.hostage.defenders': 'A cadeira junto à parede continua ocupada, e a porta continua fechada.',
  'ending.rounds': 'Rodada',
  'ending.points': 'Pontos de controle',
  'ending.left': '{squad} restantes',
  'ending.ofAll': '{n} de {all}',
  'ending.wounds': '{squad}: ferimentos sofridos',

  'waiting.nobody': 'Ninguém tem nada a decidir.',
  'waiting.other': '{who}: decidindo.',
  'waiting.squadSelection.squad': '{who}: escolha do esquadrão.',
  'waiting.squadSelection.inventory': '{who}: inventário tático.',
  'waiting.objectivePlacement.place': '{who}: lugar do objetivo da missão.',
  'waiting.wallPlanning.plan': '{who}: planejamento das paredes.',
  'waiting.defenderDeployment.rearrange': '{who}: rearranjo do que a missão colocou.',
  'waiting.defenderDeployment.reposition': '{who}: mudança de um dispositivo.',
  'waiting.defenderDeployment.moveBarricade': '{who}: mudança de uma barricada.',
  'waiting.defenderDeployment.gadgets': '{who}: posicionamento de dispositivos.',
  'waiting.defenderDeployment.place': '{who}: lugar de um dispositivo.',
  'waiting.operatorDeployment.choose': '{who}: posicionamento dos Operadores.',
  'waiting.operatorDeployment.place': '{who}: lugar de um Operador.',
  'waiting.operatorDeployment.portraits': '{who}: quais fichas são as verdadeiras.',
  'waiting.round.start': '{who}: início do relógio dos atacantes.',
  'waiting.activationPhase.choose': '{who}: quem ativar, ou fim da fase.',
  'waiting.activation.act': '{who}: vez do Operador ativo.',
  'waiting.announcing.wait': '{who}: prestes a fazer o que foi anunciado.',
  'waiting.reacting.react': '{who}: pensando numa reação.',
  'waiting.reacting.atOnce': '{who}: um último instante para reagir.',
  'waiting.automaticOverwatch.turn': '{who}: que lado vigiar.',
  'waiting.automaticOverwatch.watch': '{who}: qual acesso vigiar.',
  'waiting.claim.answer': '{who}: aprovar a declaração ou contestar.',
  'waiting.claim.objection': '{who}: deixar passar ou contestar.',
  'waiting.reward.time': '{who}: mais 30 segundos, ou menos 30 para os outros.',
  'waiting.reward.token': '{who}: onde pôr uma ficha de Bônus.',
  'waiting.shot.reroll': '{who}: ficar com os dados ou usar a ficha de Nova Rolagem.',
  'waiting.suffer.save': '{who}: última chance de salvar um Operador.',
  'waiting.dispute.answer': '{who}: ceder o acesso ou lutar.',
  'waiting.exchange.fire': '{who}: atirar na troca de tiros ou não.',
  'waiting.exchange.fireBack': '{who}: atirar de volta ou não.',
  'waiting.drone.fly': '{who}: voo do drone.',
  'waiting.laying.place': '{who}: onde a camada se espalha.',
  'waiting.tacticalUse.arrow': '{who}: direção da Claymore.',
  'waiting.breachingRound.second': '{who}: segundo espaço do projétil de ruptura.',
  'waiting.shockDrone.destroy': '{who}: o que o Drone de Choque destrói.',
  'waiting.stim.heal': '{who}: quantos ferimentos curar.',
  'waiting.hammerFollowUp.follow': '{who}: o que o martelo faz em seguida.',
  'waiting.interception.react': '{who}: parar o arremesso ou não.',
  'waiting.interception.think': '{who}: pensando em parar o arremesso.',
  'waiting.extraAction.decide': '{who}: gastar uma ação extra ou aguentar.',
  'waiting.upkeep.reveal': '{who}: quem revelar antes da pontuação das salas.',
};
