/** What is asked: who is to do what, and what one should know for it. */
export const prompts = {
  'prompt.unasked': 'O que se pode fazer a qualquer momento',
  'prompt.squadSelection.squad': 'Escolha seu esquadrão',
  'prompt.squadSelection.inventory': 'Monte seu inventário tático',
  'prompt.objectivePlacement.place':
    '{left, plural, one {Posicione o objetivo} other {Posicione os objetivos: faltam #}}',
  'prompt.wallPlanning.plan': 'Planeje as paredes: fortifique uma, abra até {left}',
  'prompt.defenderDeployment.rearrange':
    'Prepare o prédio: {left, plural, =0 {nenhuma mudança restante} one {# mudança restante} other {# mudanças restantes}}',
  'prompt.defenderDeployment.reposition': 'Para onde vai? {what}',
  'prompt.defenderDeployment.moveBarricade': 'Para onde vai a barricada? {what}',
  'prompt.defenderDeployment.gadgets':
    '{step, plural, =2 {Posicione os dispositivos especiais} other {Posicione câmeras e escudos}}',
  'prompt.defenderDeployment.place': 'Onde fica? {gadget}',
  'prompt.operatorDeployment.choose': 'Posicione seu esquadrão',
  'prompt.operatorDeployment.place': 'Onde começa {body}?',
  'prompt.operatorDeployment.portraits': 'Quais fichas são as verdadeiras?',
  'prompt.round.start': 'Inicie o relógio dos atacantes',
  'prompt.activationPhase.choose': 'Ative um Operador',
  'prompt.activation.act': 'Aja com {operator}',
  'prompt.announcing.wait': 'Reagir antes que aconteça?',
  'prompt.reacting.react': 'Reagir?',
  'prompt.reacting.atOnce': 'Reagir agora mesmo?',
  'prompt.automaticOverwatch.turn': 'Para onde {operator} vigia?',
  'prompt.automaticOverwatch.watch': 'Qual acesso {operator} vigia?',
  'prompt.claim.answer':
    '{of, select, demand {{operator} declara ver {target}} other {{operator} declara um disparo em {target}: {protection}}}',
  'prompt.claim.objection':
    '{of, select, destroy {{operator} destrói em {target}} throw {{operator} arremessa em {target}} breachingRounds {{operator} dispara munição de ruptura em {target}} stimPistol {{operator} aponta a pistola de estímulo para {target}} other {{operator} declara ver {target}}}',
  'prompt.reward.time': 'Você tinha razão. O que vai querer?',
  'prompt.reward.token': 'Você tinha razão. Ponha uma ficha de Bônus',
  'prompt.shot.reroll': '{shooter} contra {target}: rolar de novo?',
  'prompt.suffer.save': 'Salvar {operator}?',
  'prompt.dispute.answer': '{operator} disputa {space} com {owner}',
  'prompt.exchange.fire': '{shooter} pode atirar em {target}',
  'prompt.exchange.fireBack': '{shooter} pode revidar contra {target}',
  'prompt.drone.fly': 'Conduza o drone: {points, plural, one {# ponto restante} other {# pontos restantes}}',
  'prompt.laying.place': 'Como se espalha sobre {space}? {kind}',
  'prompt.tacticalUse.arrow': 'Para onde aponta a Claymore em {space}?',
  'prompt.breachingRound.second': 'Qual espaço ao lado de {space} também é atingido?',
  'prompt.shockDrone.destroy':
    '{hits, plural, one {Destrua # dispositivo eletrônico} other {Destrua # dispositivos eletrônicos}} na sala',
  'prompt.stim.heal': 'Quantos ferimentos {patient} perde?',
  'prompt.hammerFollowUp.follow': 'Continuar o golpe com {operator}?',
  'prompt.interception.react': '{operator} arremessa em {space}: deter?',
  'prompt.interception.think': '{operator} arremessa em {space}: deter?',
  'prompt.extraAction.decide': '{against} atrapalha {operator}',
  'prompt.upkeep.reveal': 'Revelar alguém antes de pontuar as salas?',
  'detail.squadSelection.squad': 'Cinco Operadores. Os dois esquadrões são abertos juntos.',
  'detail.squadSelection.inventory': 'Os dois inventários são abertos juntos.',
  'detail.wallPlanning.plan': 'Pode-se fortificar uma parede leve; a recém-fortificada não pode ser aberta.',
  'detail.defenderDeployment.rearrange':
    'Pegue uma câmera, arame, acesso fortificado ou barricada e mude de lugar ou remova.',
  'detail.operatorDeployment.choose':
    'Arraste, ou pegue um e aponte um espaço. Tudo pode ser mudado até você encerrar.',
  'detail.operatorDeployment.place':
    'Aponte um espaço, depois uma seta, ou vire com Q e E. Um espaço ao lado faz inclinar.',
  'detail.operatorDeployment.portraits':
    'Marque aqueles cuja segunda ficha é o Operador. As outras segundas fichas são iscas. Só você saberá.',
  'detail.round.start': 'Assim que ambos estiverem prontos.',
  'detail.activationPhase':
    '{n, plural, =0 {Ninguém foi ativado nesta fase ainda.} one {# foi ativado nesta fase.} other {# foram ativados nesta fase.}}',
  'detail.activation':
    'Restam {points, plural, =0 {nenhum ponto de movimento} one {# ponto de movimento} other {# pontos de movimento}} e {others, plural, =0 {nenhuma outra ação} one {# outra ação} other {# outras ações}}.{ends, select, 0 { Siga em frente: aqui não se pode parar.} other {}}',
  'detail.reacting': 'Trata-se de {token}.',
  'detail.claim.answer': 'Aprove ou conteste: a régua decide, e quem tinha razão é recompensado.',
  'detail.claim.objection': 'Acontece, a menos que você se oponha.',
  'detail.dispute.answer': 'Ceda, ou cada um pode atirar uma vez no outro.',
  'detail.exchange.fire': 'Alcance curto, proteção pesada.',
  'detail.exchange.fireBack': 'Alcance curto, proteção pesada.',
  'detail.extraAction.decide': 'Gaste uma ação para ignorar o efeito, ou sofra-o.',
  'detail.reward.time': 'Trinta segundos a mais para você, ou trinta a menos para eles.',
  'detail.reward.token': 'Uma ação a mais para um dos seus, ou uma a menos para um deles.',
  'detail.upkeep.reveal': 'Só Operadores revelados controlam salas.',
  'detail.suffer.save': 'A pistola de estímulo deixa a um ferimento da eliminação.',
  'detail.shot.reroll':
    'Uma ficha de Nova Rolagem por partida: mantenha no máximo um dado e role os outros de novo.',
  'detail.automaticOverwatch.turn': 'De graça: cada ficha vigia a metade para a qual está virada.',
  'detail.automaticOverwatch.watch': 'Do andar superior vigia-se exatamente um acesso.',
  'detail.hammerFollowUp.follow': 'Um disparo grátis e uma destruição grátis, no mesmo espaço ao lado dele.',
};
