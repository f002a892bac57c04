import type { marineCards as en } from '../en/marine-cards.ts';

export const marineCards = {
  'set.uac.name': 'UAC',
  'set.combatShotgun.name': 'Escopeta de Combate',
  'set.superShotgun.name': 'Superescopeta',
  'set.heavyAssaultRifle.name': 'Rifle de Assalto Pesado',
  'set.plasmaRifle.name': 'Rifle de Plasma',
  'set.burstRifle.name': 'Rifle de Rajada',
  'set.staticRifle.name': 'Rifle de Estática',
  'set.rocketLauncher.name': 'Lança-foguetes',
  'set.chaingun.name': 'Metralhadora',
  'set.chainsaw.name': 'Motosserra',
  'set.gaussCannon.name': 'Canhão Gauss',
  'set.bfg9000.name': 'BFG 9000',
  'set.fragGrenade.name': 'Granada de Fragmentação',
  'set.siphonGrenade.name': 'Granada Sifão',
  'set.snareGrenade.name': 'Granada Armadilha',

  'trait.uac': 'UAC',
  'trait.shotgun': 'Escopeta',
  'trait.rifle': 'Rifle',
  'trait.launcher': 'Lançador',
  'trait.chaingun': 'Metralhadora',
  'trait.chainsaw': 'Motosserra',
  'trait.cannon': 'Canhão',
  'trait.grenade': 'Granada',

  'action.uac1.title': 'Arma de Serviço',
  'action.uac1.text': '',
  'action.uac2.title': 'Passo Acelerado',
  'action.uac2.text': '',
  'action.uac3.title': 'Todos ao Chão',
  'action.uac3.text': 'Quando você defender: +2 escudos.',
  'action.uac4.title': 'Avançar',
  'action.uac4.text': '',

  'action.combatShotgun1.title': 'Engatilhar e Atirar',
  'action.combatShotgun1.text': '+1 de dano contra um defensor a alcance 2 ou menos.',
  'action.combatShotgun2.title': 'À Queima-roupa',
  'action.combatShotgun2.text': '',
  'action.combatShotgun3.title': 'Coronhada',
  'action.combatShotgun3.text': 'Se o ataque causar dano, o defensor fica atordoado.',

  'action.superShotgun1.title': 'Os Dois Canos',
  'action.superShotgun1.text': '+1 de dano contra um defensor a alcance 1 ou menos.',
  'action.superShotgun2.title': 'Chumbo Espalhado',
  'action.superShotgun2.text':
    'Após o ataque, cada outra figura adjacente ao defensor, amiga ou inimiga, sofre 1 de dano.',
  'action.superShotgun3.title': 'Abrir e Recarregar',
  'action.superShotgun3.text': 'Pegue para a mão uma carta de ação à sua escolha da sua pilha de descarte.',

  'action.heavyAssaultRifle1.title': 'Fogo Controlado',
  'action.heavyAssaultRifle1.text': 'Ignore 1 escudo do defensor.',
  'action.heavyAssaultRifle2.title': 'Rajada Longa',
  'action.heavyAssaultRifle2.text': '',
  'action.heavyAssaultRifle3.title': 'Mira Telescópica',
  'action.heavyAssaultRifle3.text':
    'Mantenha esta carta em jogo. Enquanto ela estiver ali, os ataques das suas cartas de rifle têm +2 de alcance.',

  'action.plasmaRifle1.title': 'Fluxo de Plasma',
  'action.plasmaRifle1.text': 'Você pode realizar este ataque 2 vezes.',
  'action.plasmaRifle2.title': 'Sobrecarga',
  'action.plasmaRifle2.text': 'Você pode realizar este ataque 2 vezes.',
  'action.plasmaRifle3.title': 'Dissipar Calor',
  'action.plasmaRifle3.text': 'Compre 1 carta de ação.',

  'action.burstRifle1.title': 'Três em Seguida',
  'action.burstRifle1.text': '',
  'action.burstRifle2.title': 'Atirar e Mover',
  'action.burstRifle2.text': 'Após o ataque, receba 2 pontos de movimento.',
  'action.burstRifle3.title': 'Tiro Rápido',
  'action.burstRifle3.text': '',

  'action.staticRifle1.title': 'Descarga',
  'action.staticRifle1.text': 'Se o ataque causar dano, o defensor fica atordoado.',
  'action.staticRifle2.title': 'Arco Longo',
  'action.staticRifle2.text': '+2 de dano contra um defensor a alcance 4 ou mais.',
  'action.staticRifle3.title': 'Clarão Estático',
  'action.staticRifle3.text':
    'Após um ataque de um demônio a no máximo 4 espaços de você: o atacante fica atordoado e você recebe 2 pontos de movimento.',

  'action.rocketLauncher1.title': 'Impacto Direto',
  'action.rocketLauncher1.text':
    'Após o ataque, cada outra figura adjacente ao defensor, amiga ou inimiga, sofre 1 de dano.',
  'action.rocketLauncher2.title': 'Perto Demais',
  'action.rocketLauncher2.text':
    'Após o ataque, cada outra figura adjacente ao defensor, amiga ou inimiga, sofre 2 de dano.',
  'action.rocketLauncher3.title': 'Salto com Foguete',
  'action.rocketLauncher3.text': 'Você sofre 1 de dano.',

  'action.chaingun1.title': 'Girar os Canos',
  'action.chaingun1.text': '',
  'action.chaingun2.title': 'Tempestade de Chumbo',
  'action.chaingun2.text': '',
  'action.chaingun3.title': 'Cinta de Munição',
  'action.chaingun3.text': 'Você pode realizar mais 1 ação principal nesta ativação.',

  'action.chainsaw1.title': 'Rasgar',
  'action.chainsaw1.text': 'O ataque não pode ser esquivado. +2 de dano contra um demônio cambaleante.',
  'action.chainsaw2.title': 'No Meio Deles',
  'action.chainsaw2.text':
    'O ataque não pode ser esquivado. Cure tanto dano quanto o ataque causou, mas não mais que 3.',
  'action.chainsaw3.title': 'Névoa Rubra',
  'action.chainsaw3.text':
    'Quando um demônio a no máximo 1 espaço de você for morto: cure 2 de dano e receba 3 pontos de movimento.',

  'action.gaussCannon1.title': 'De Lado a Lado',
  'action.gaussCannon1.text': 'Ignore 2 escudos do defensor. O defensor não pode usar cobertura.',
  'action.gaussCannon2.title': 'Linha Livre',
  'action.gaussCannon2.text': 'Ignore 1 escudo do defensor. O defensor não pode usar cobertura.',
  'action.gaussCannon3.title': 'Mão Firme',
  'action.gaussCannon3.text':
    'Quando você atacar um defensor a alcance 4 ou mais: +2 de dano, e ignore 1 escudo do defensor.',

  'action.bfg90001.title': 'Limpar a Sala',
  'action.bfg90001.text':
    'Após o ataque, cada outra figura adjacente ao defensor, amiga ou inimiga, sofre 3 de dano.',
  'action.bfg90002.title': 'Luz Verde',
  'action.bfg90002.text':
    'Após o ataque, cada outra figura adjacente ao defensor, amiga ou inimiga, sofre 2 de dano.',
  'action.bfg90003.title': 'Arcos Errantes',
  'action.bfg90003.text':
    'Escolha um inimigo a no máximo 6 espaços na sua linha de visão. Cada inimigo adjacente a ele sofre 1 de dano; depois ele sofre 2 de dano.',

  'action.fragGrenade1.title': 'Granada de Fragmentação',
  'action.fragGrenade1.text':
    'Coloque a ficha da granada em um espaço em que se possa entrar, a no máximo 4 espaços na sua linha de visão. Ela explode no fim da sua ativação: cada figura no espaço dela ou adjacente a ele sofre 2 de dano.',
  'action.siphonGrenade1.title': 'Granada Sifão',
  'action.siphonGrenade1.text':
    'Coloque a ficha da granada em um espaço em que se possa entrar, a no máximo 3 espaços na sua linha de visão. Ela detona quando um demônio pisa no espaço dela ou em um adjacente e pode parar ali: esse demônio sofre 2 de dano e você cura 2 de dano.',
  'action.snareGrenade1.title': 'Granada Armadilha',
  'action.snareGrenade1.text':
    'Coloque a ficha da granada em um espaço em que se possa entrar, a no máximo 4 espaços na sua linha de visão. Ela detona quando um demônio pisa no espaço dela ou em um adjacente e pode parar ali: esse demônio perde todos os pontos de movimento e fica atordoado.',

  'class.brawler.title': 'Brigão',
  'class.brawler.text':
    'Quando você atacar um demônio a alcance 2 ou menos: vire 1 dos seus dados para a melhor face.',
  'class.infiltrator.title': 'Infiltrador',
  'class.infiltrator.text':
    'Entrar em espaços com inimigos não lhe custa pontos de movimento extras. Ação bônus, exaura esta carta: receba 2 pontos de movimento.',
  'class.executioner.title': 'Carrasco',
  'class.executioner.text':
    'No início da sua ativação, se você não tiver nenhuma carta de morte gloriosa: compre uma carta de morte gloriosa.',
  'class.quartermaster.title': 'Intendente',
  'class.quartermaster.text':
    '+1 de limite de mão. No início da ativação de outro fuzileiro, descarte uma carta de ação da sua mão: esse fuzileiro recebe 1 ponto de movimento.',
  'class.scout.title': 'Batedor',
  'class.scout.text':
    'Antes de uma carta de iniciativa ser revelada, exaura esta carta: olhe a carta do topo do baralho de iniciativa; você pode colocá-la no fundo.',
  'class.vanguard.title': 'Vanguarda',
  'class.vanguard.text':
    'Antes de uma carta de iniciativa ser revelada, exaura esta carta: coloque a sua carta de iniciativa que está no baralho de iniciativa no topo dele.',
  'class.medic.title': 'Médico',
  'class.medic.text':
    'Kits médicos curam 2 de dano a mais em você. Ação bônus, exaura esta carta: você ou outro fuzileiro a no máximo 2 espaços cura 2 de dano.',
  'class.juggernaut.title': 'Colosso',
  'class.juggernaut.text': '+3 de vida.',
  'class.guardian.title': 'Guardião',
  'class.guardian.text':
    'Quando você defender, exaura esta carta: +1 escudo. Quando outro fuzileiro a no máximo 4 espaços de você defender, exaura esta carta: +2 escudos.',
  'class.acrobat.title': 'Acrobata',
  'class.acrobat.text':
    'Entrar em terreno difícil não lhe custa pontos de movimento extras. Quando você defender contra um atacante a alcance 4 ou mais, exaura esta carta: esquive o ataque.',
  'class.marksman.title': 'Atirador de Elite',
  'class.marksman.text':
    'Os ataques das suas cartas de ação têm +1 de alcance. Quando você atacar um defensor a alcance 5 ou mais: +1 de dano.',
  'class.demolitionist.title': 'Demolidor',
  'class.demolitionist.text':
    'Depois que o seu ataque causar dano, exaura esta carta: cada inimigo adjacente ao defensor sofre 1 de dano.',
  'class.runner.title': 'Corredor',
  'class.runner.text':
    'Cada carta de ação com valor de velocidade que você joga dá 1 ponto de movimento a mais. A Corrida dá 2 pontos de movimento a mais.',
  'class.butcher.title': 'Açougueiro',
  'class.butcher.text':
    'O valor de cambaleio impresso na carta de demônio é 1 menor para demônios a no máximo 1 espaço de você. Suas mortes gloriosas curam 1 de dano a mais. Depois que você realizar uma morte gloriosa: compre 1 carta de ação.',
  'class.intimidator.title': 'Intimidador',
  'class.intimidator.text': 'O valor de cambaleio dos demônios a no máximo 3 espaços de você é 1 menor.',
  'class.breacher.title': 'Arrombador',
  'class.breacher.text': 'Quando você atacar com uma carta de escopeta: +1 de dano.',
  'class.rifleman.title': 'Fuzileiro de Linha',
  'class.rifleman.text':
    'Os ataques das suas cartas de rifle têm +1 de alcance. Quando você atacar com uma carta de rifle: role de novo o seu dado que está mais longe da melhor face dele; um dado que mostra a melhor face não é rolado de novo.',
  'class.gunfighter.title': 'Pistoleiro',
  'class.gunfighter.text':
    'Quando você tiver declarado o defensor de um ataque com uma carta da UAC: +1 dado preto.',
  'class.tactician.title': 'Estrategista',
  'class.tactician.text':
    'Ação bônus, exaura esta carta e descarte uma carta de ação da sua mão: compre 2 cartas de ação.',
  'class.armorer.title': 'Armeiro',
  'class.armorer.text':
    'Depois que o seu ataque matar o defensor, exaura esta carta: pegue para a mão uma carta de ação à sua escolha da sua pilha de descarte.',
  'class.sentry.title': 'Sentinela',
  'class.sentry.text':
    'Quando a ativação de um demônio a no máximo 5 espaços de você começar, exaura esta carta: realize um ataque com alcance 5, 1 dado vermelho e 1 dado preto.',
  'class.technician.title': 'Técnico',
  'class.technician.text':
    'Ação bônus, exaura esta carta: coloque a sua figura em um teletransporte ativo sem figura.',
  'class.squadLeader.title': 'Líder de Esquadrão',
  'class.squadLeader.text':
    'Ação bônus, exaura esta carta: outro fuzileiro a no máximo 6 espaços recebe 3 pontos de movimento. Ação principal: outro fuzileiro a no máximo 6 espaços recebe 4 pontos de movimento e depois prepara sua carta de classe.',
  'class.spotter.title': 'Observador',
  'class.spotter.text':
    'Quando outro fuzileiro a no máximo 4 espaços de você tiver declarado um defensor, exaura esta carta: o defensor perde a cobertura e o ataque tem +1 dado vermelho.',

  'squad.takingPoint.title': 'Na Dianteira',
  'squad.takingPoint.text':
    '+6 de vida. +1 de limite de mão. Você pode realizar mais 1 ação principal em cada uma das suas ativações.',
  'squad.combatVeteran.title': 'Veterano de Combate',
  'squad.combatVeteran.text':
    '+3 de vida. Você pode realizar mais 1 ação principal em cada uma das suas ativações.',
  'squad.soloOperative.title': 'Agente Solitário',
  'squad.soloOperative.text':
    '+1 de vida. +1 de limite de mão. Você pode realizar mais 1 ação principal em cada uma das suas ativações. A carta de iniciativa de um fuzileiro fora do jogo também ativa você.',

  'glory.adrenalineRush.title': 'Descarga de Adrenalina',
  'glory.adrenalineRush.text': 'Ação bônus: receba 2 pontos de movimento.',
  'glory.secondWind.title': 'Fôlego Novo',
  'glory.secondWind.text': 'Ação bônus: cure 3 de dano.',
  'glory.fullPockets.title': 'Bolsos Cheios',
  'glory.fullPockets.text': 'Ação bônus: compre 2 cartas de ação.',
  'glory.wasteNothing.title': 'Nada se Perde',
  'glory.wasteNothing.text':
    'Ação bônus: pegue para a mão uma carta de ação à sua escolha da sua pilha de descarte.',
  'glory.warCry.title': 'Grito de Guerra',
  'glory.warCry.text':
    'Ação bônus: escolha um inimigo a no máximo 3 espaços na sua linha de visão; ele fica atordoado.',
  'glory.boneBreaker.title': 'Quebra-ossos',
  'glory.boneBreaker.text':
    'Ação bônus: realize um ataque com alcance 1, 1 dado vermelho e 1 dado preto. Ele não pode ser esquivado.',
  'glory.seeingRed.title': 'Sangue nos Olhos',
  'glory.seeingRed.text': 'Quando você tiver declarado o defensor do seu ataque: +1 dado preto.',
  'glory.thickHide.title': 'Couro Grosso',
  'glory.thickHide.text': 'Quando você defender: +2 escudos.',
  'glory.nearMiss.title': 'Por um Triz',
  'glory.nearMiss.text': 'Quando você defender: esquive o ataque.',
  'glory.heavyHand.title': 'Mão Pesada',
  'glory.heavyHand.text': 'Quando você atacar: +2 de dano.',
  'glory.weakSpot.title': 'Ponto Fraco',
  'glory.weakSpot.text': 'Quando você atacar: ignore 2 escudos do defensor.',
  'glory.goreBurst.title': 'Chuva de Sangue',
  'glory.goreBurst.text':
    'Depois que o seu ataque matar o defensor: cada inimigo adjacente a ele sofre 2 de dano.',
} as const satisfies Record<keyof typeof en, string>;
