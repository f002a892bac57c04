import type { invaderCards as en } from '../en/invader-cards.ts';

/** The words of the Invader’s cards, and of the threat and objective cards. */
export const invaderCards = {
  'demon.possessedSoldier.name': 'Soldado Possuído',
  'demon.possessedSoldier.count': '{n, plural, =1 {# Soldado Possuído} other {# Soldados Possuídos}}',
  'demon.possessedSoldier.plasmaBurst.title': 'Rajada de Plasma',
  'demon.possessedSoldier.plasmaBurst.text': '1 de Poder Argent, quando este demônio ataca: +1 de dano.',
  'demon.imp.name': 'Imp',
  'demon.imp.count': '{n, plural, =1 {# Imp} other {# Imps}}',
  'demon.imp.hitAndRun.title': 'Atacar e Correr',
  'demon.imp.hitAndRun.text': 'Depois do ataque deste demônio: ele recebe 2 pontos de movimento.',
  'demon.imp.chargedFireball.title': 'Bola de Fogo Carregada',
  'demon.imp.chargedFireball.text':
    '1 de Poder Argent, antes de este demônio atacar: o ataque recebe +2 de alcance e mais 1 dado vermelho.',
  'demon.pinky.name': 'Pinky',
  'demon.pinky.count': '{n, plural, =1 {# Pinky} other {# Pinkies}}',
  'demon.pinky.charge.title': 'Investida',
  'demon.pinky.charge.text':
    '1 de Poder Argent, no início da ativação deste demônio: ele recebe 3 pontos de movimento.',
  'demon.pinky.trample.title': 'Pisotear',
  'demon.pinky.trample.text':
    '2 de Poder Argent, depois de um ataque deste demônio que causou dano: o defensor fica atordoado.',
  'demon.cacodemon.name': 'Cacodemônio',
  'demon.cacodemon.count': '{n, plural, =1 {# Cacodemônio} other {# Cacodemônios}}',
  'demon.cacodemon.devour.title': 'Devorar',
  'demon.cacodemon.devour.text': 'Quando este demônio ataca um defensor a alcance 1: +1 de dano.',
  'demon.cacodemon.stormBreath.title': 'Sopro da Tempestade',
  'demon.cacodemon.stormBreath.text':
    '2 de Poder Argent, antes de este demônio atacar: o ataque recebe mais 1 dado preto.',
  'demon.revenant.name': 'Revenant',
  'demon.revenant.count': '{n, plural, =1 {# Revenant} other {# Revenants}}',
  'demon.revenant.homingMissiles.title': 'Mísseis Teleguiados',
  'demon.revenant.homingMissiles.text':
    '1 de Poder Argent, depois que este demônio declara um defensor: o defensor perde a cobertura; role mais 1 dado vermelho.',
  'demon.revenant.jumpJets.title': 'Propulsores',
  'demon.revenant.jumpJets.text':
    '1 de Poder Argent, depois do ataque de um fuzileiro contra este demônio: o demônio recebe 3 pontos de movimento.',
  'demon.mancubus.name': 'Mancubus',
  'demon.mancubus.count': '{n, plural, =1 {# Mancubus} other {# Mancubus}}',
  'demon.mancubus.moltenBlood.title': 'Sangue Fundido',
  'demon.mancubus.moltenBlood.text':
    'Depois de um ataque a alcance 1 que causou dano a este demônio: o atacante sofre 1 de dano.',
  'demon.mancubus.fireStorm.title': 'Tempestade de Fogo',
  'demon.mancubus.fireStorm.text':
    '2 de Poder Argent, quando este demônio ataca: +1 de dano, e cada fuzileiro adjacente ao defensor sofre 1 de dano.',
  'demon.baronOfHell.name': 'Barão do Inferno',
  'demon.baronOfHell.count': '{n, plural, =1 {# Barão do Inferno} other {# Barões do Inferno}}',
  'demon.baronOfHell.rampage.title': 'Fúria Desenfreada',
  'demon.baronOfHell.rampage.text':
    'Depois de um ataque deste demônio que matou o defensor: o demônio recebe 3 pontos de movimento.',
  'demon.baronOfHell.crushingBlow.title': 'Golpe Esmagador',
  'demon.baronOfHell.crushingBlow.text':
    '2 de Poder Argent, quando este demônio ataca um defensor a alcance 1: +1 de dano; ignore 2 escudos do defensor.',
  'demon.cyberdemon.name': 'Ciberdemônio',
  'demon.cyberdemon.count': '{n, plural, =1 {# Ciberdemônio} other {# Ciberdemônios}}',
  'demon.cyberdemon.stomp.title': 'Pisada',
  'demon.cyberdemon.stomp.text':
    '2 de Poder Argent, no fim da ativação deste demônio: cada fuzileiro adjacente a ele sofre 2 de dano.',
  'demon.cyberdemon.rocketBarrage.title': 'Barragem de Foguetes',
  'demon.cyberdemon.rocketBarrage.text':
    '3 de Poder Argent, quando este demônio ataca: +2 de dano, e cada fuzileiro adjacente ao defensor sofre 2 de dano.',

  'eventSet.powerOverwhelming.name': 'Poder Avassalador',
  'eventSet.seekAndDestroy.name': 'Buscar e Destruir',
  'eventSet.armoredOffensive.name': 'Ofensiva Blindada',
  'eventSet.hellishCunning.name': 'Astúcia Infernal',
  'eventSet.bloodFrenzy.name': 'Frenesi de Sangue',
  'eventSet.plagueOfFear.name': 'Praga do Medo',

  'event.hellishPower.title': 'Poder Infernal',
  'event.hellishPower.text': 'Depois que um demônio declara um defensor: role mais 1 dado preto.',
  'event.noEscape.title': 'Sem Saída',
  'event.noEscape.text':
    'Depois que um demônio declara um defensor que tem cobertura: o defensor perde a cobertura; role mais 1 dado vermelho.',
  'event.demonicStrength.title': 'Força Demoníaca',
  'event.demonicStrength.text': 'Quando um demônio ataca: +1 de dano.',
  'event.demonicPrecision.title': 'Precisão Demoníaca',
  'event.demonicPrecision.text':
    'Quando um demônio ataca: role de novo os 2 dados dele que estão mais longe da sua melhor face; um dado que mostra a melhor face não é rolado de novo.',
  'event.explosiveBlast.title': 'Rajada Explosiva',
  'event.explosiveBlast.text':
    'Quando um demônio ataca um defensor a alcance 2 ou mais: +1 de dano, e cada fuzileiro adjacente ao defensor sofre 1 de dano.',
  'event.ferocity.title': 'Ferocidade',
  'event.ferocity.text': 'Quando um demônio ataca um defensor a alcance 1: +2 de dano.',
  'event.cripplingStrike.title': 'Golpe Incapacitante',
  'event.cripplingStrike.text':
    'Depois de um ataque de um demônio que causou dano: o defensor fica atordoado.',
  'event.execution.title': 'Execução',
  'event.execution.text': 'Depois de um ataque de um demônio que causou dano: o defensor sofre 2 de dano.',
  'event.onslaught.title': 'Ataque Devastador',
  'event.onslaught.text':
    'Depois do ataque de um demônio: escolha um fuzileiro na linha de visão dele, a no máximo 3 espaços dele; esse fuzileiro sofre 1 de dano.',
  'event.demonicResilience.title': 'Resiliência Demoníaca',
  'event.demonicResilience.text': 'Quando um demônio defende: +1 escudo.',
  'event.ironSkin.title': 'Pele de Ferro',
  'event.ironSkin.text': 'Quando um demônio grande defende: +2 escudos.',
  'event.unbreakable.title': 'Inquebrável',
  'event.unbreakable.text': 'Quando um demônio com dano defende: +2 escudos.',
  'event.infernalShroud.title': 'Manto Infernal',
  'event.infernalShroud.text':
    'Depois que um fuzileiro declara como defensor um demônio pequeno sem cobertura: o demônio tem cobertura contra este ataque.',
  'event.unstoppable.title': 'Irrefreável',
  'event.unstoppable.text':
    'Depois de um ataque de um fuzileiro que causou dano a um demônio: esse demônio cura 1 de dano e recebe 2 pontos de movimento.',
  'event.deathCurse.title': 'Maldição da Morte',
  'event.deathCurse.text': 'Depois que um demônio é morto: escolha um fuzileiro, que sofre 1 de dano.',
  'event.soulHarvest.title': 'Colheita de Almas',
  'event.soulHarvest.text': 'Depois que um demônio é morto: receba 2 de Poder Argent.',
  'event.possession.title': 'Possessão',
  'event.possession.text':
    'Depois que um fuzileiro é morto: coloque 1 Soldado Possuído o mais perto possível de onde o fuzileiro estava.',
  'event.deviousSchemes.title': 'Planos Tortuosos',
  'event.deviousSchemes.text': 'Depois da fase de status: compre 2 cartas de evento.',
  'event.darkPact.title': 'Pacto Sombrio',
  'event.darkPact.text':
    'Depois da fase de status: escolha um fuzileiro, que sofre 1 de dano; receba 1 de Poder Argent.',
  'event.darkness.title': 'Escuridão',
  'event.darkness.text':
    'Depois da fase de status: escolha um fuzileiro no tabuleiro, que descarta da mão 1 carta ao acaso.',
  'event.paranoia.title': 'Paranoia',
  'event.paranoia.text':
    'Antes de uma carta de iniciativa ser revelada: ponha a carta do topo do baralho de iniciativa no fundo dele.',
  'event.ambush.title': 'Emboscada',
  'event.ambush.text':
    'Antes de uma carta de iniciativa ser revelada: ponha uma carta do Invasor do baralho de iniciativa no topo dele.',
  'event.relentlessAdvance.title': 'Avanço Implacável',
  'event.relentlessAdvance.text':
    'Antes de uma carta de iniciativa ser revelada: prepare uma carta de demônio exaurida que esteja virada para cima.',
  'event.demonicSpeed.title': 'Velocidade Demoníaca',
  'event.demonicSpeed.text': 'No início da ativação de um demônio: ele recebe 3 pontos de movimento.',
  'event.creepingDread.title': 'Pavor Crescente',
  'event.creepingDread.text': 'No início da ativação de um fuzileiro: esse fuzileiro sofre 1 de dano.',
  'event.nightmare.title': 'Pesadelo',
  'event.nightmare.text': 'No início da ativação de um fuzileiro: esse fuzileiro fica atordoado.',

  'invasion.impAssault.title': 'Assalto dos Imps',
  'invasion.firstStrike.title': 'Primeiro Golpe',
  'invasion.brutePack.title': 'Bando de Brutos',
  'invasion.skyTerror.title': 'Terror dos Céus',
  'invasion.boneStorm.title': 'Tempestade de Ossos',
  'invasion.heavyMetal.title': 'Metal Pesado',
  'invasion.infernalCourt.title': 'Corte Infernal',
  'invasion.swarm.title': 'Enxame',
  'invasion.ironTide.title': 'Maré de Ferro',
  'invasion.houndmasters.title': 'Mestres da Matilha',
  'invasion.siegeOfFire.title': 'Cerco de Fogo',
  'invasion.titanRising.title': 'Ascensão do Titã',

  'threat.infestation.title': 'Infestação',
  'threat.infestation.text':
    'Na preparação, o Invasor invoca de cada portal virado para cima. Cada vez que um fuzileiro abre uma porta, o portal virado para baixo mais próximo dessa porta é virado para cima (o Invasor escolhe entre os igualmente próximos) e o Invasor invoca dele. Demônios não podem abrir portas.',
  'threat.assault.title': 'Assalto',
  'threat.assault.text':
    'No fim de cada fase de status, o Invasor vira para cima um portal virado para baixo à sua escolha, se houver; depois invoca de um portal virado para cima à sua escolha.',
  'threat.horde.title': 'Horda',
  'threat.horde.text':
    'Na preparação, o Invasor invoca de cada portal virado para cima. No fim de cada fase de status, ponha 1 ficha de ameaça nesta carta; quando houver 2, descarte-as, e o Invasor invoca de um portal virado para cima à sua escolha que nenhum fuzileiro ocupe. Depois da invocação, o portal não é descartado, mas virado para baixo. Se nenhum portal está virado para cima quando o Invasor deve invocar numa fase de status, vire antes todos para cima.',

  'objective.sampleCollection.title': 'Coleta de Amostras',
  'objective.sampleCollection.text':
    'O primeiro demônio colocado em cada um dos três portais marcados carrega uma amostra. Antes disso, um fuzileiro nesse portal ou adjacente a ele pode gastar uma ação principal para pegar a amostra. Quando um portador é morto, ele a larga; um fuzileiro no espaço da amostra pode pegá-la. Os fuzileiros vencem quando as três amostras são coletadas. O Invasor vence com {frags, plural, =1 {# ficha de frag} other {# fichas de frag}}.',
  'objective.guardDuty.title': 'Serviço de Guarda',
  'objective.guardDuty.text':
    'No fim de cada rodada, se há mais fuzileiros do que demônios nos espaços do posto de guarda, os fuzileiros recebem 1 ficha de progresso. Os fuzileiros vencem com {progress, plural, =1 {# ficha de progresso} other {# fichas de progresso}}. O Invasor vence com {frags, plural, =1 {# ficha de frag} other {# fichas de frag}}.',
  'objective.assetExtraction.title': 'Extração da Carga',
  'objective.assetExtraction.text':
    'Um fuzileiro no espaço da carga pode pegá-la. O fuzileiro que a carrega não pode usar teletransportes e a larga quando é morto. Os fuzileiros vencem quando esse fuzileiro está em um espaço de saída. O Invasor vence com {frags, plural, =1 {# ficha de frag} other {# fichas de frag}}.',
  'objective.coreRestart.title': 'Reinício do Núcleo',
  'objective.coreRestart.text':
    'Um fuzileiro em um dos três terminais ou adjacente a ele pode gastar uma ação principal para ativá-lo: ponha nele 1 ficha de progresso, no máximo uma por rodada em cada terminal. Os fuzileiros vencem quando cada terminal tem {progress, plural, =1 {# ficha de progresso} other {# fichas de progresso}}. O Invasor vence com {frags, plural, =1 {# ficha de frag} other {# fichas de frag}}.',
  'objective.portalClosure.title': 'Fechamento dos Portais',
  'objective.portalClosure.text':
    'Um fuzileiro no espaço de um portal, virado para cima ou para baixo, ou adjacente a ele pode gastar uma ação principal para fechá-lo: descarte o portal. Depois da invocação, o portal não é descartado, mas virado para baixo; ele pode ser virado para cima de novo. Os fuzileiros vencem quando fecharam {progress, plural, =1 {# portal} other {# portais}}. O Invasor vence com {frags, plural, =1 {# ficha de frag} other {# fichas de frag}}.',
  'objective.extermination.title': 'Extermínio',
  'objective.extermination.text':
    'Some a Vida de todos os demônios mortos. Depois da invocação, o portal não é descartado, mas virado para baixo; ele pode ser virado para cima de novo. Os fuzileiros vencem quando a soma é {progress} ou mais. O Invasor vence com {frags, plural, =1 {# ficha de frag} other {# fichas de frag}}.',

  'objective.roundLimit': 'O Invasor também vence quando a rodada {rounds} termina.',
} as const satisfies Record<keyof typeof en, string>;
