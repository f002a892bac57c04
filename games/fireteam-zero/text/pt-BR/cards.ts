import type { CardWords } from '../en/cards.ts';

export const cards: Readonly<Record<string, CardWords>> = {
  /* leader: action cards */
  snapVolley: {
    name: 'Salva Repentina',
    text: 'Resposta: Ataque com esta carta. Reação: Quando uma criatura entra em um local a distância 0–1, ataque-a com esta carta.',
  },
  coverMe: { name: 'Me Dá Cobertura', text: 'Reação: Quando um aliado a distância 0–2 ataca: +2 dados.' },
  fallBack: {
    name: 'Recuar!',
    text: 'Reação: Quando um herói a distância 0–2 sofre um ataque, esse herói pode se mover 1.',
  },
  elbowAndBoot: {
    name: 'Cotovelo e Bota',
    text: 'Resposta: Cada aliado compra 1 carta. Reação: Quando você sofre acertos, previna 1 acerto.',
  },
  steadyNow: {
    name: 'Mão Firme',
    text: 'Reação: Quando um aliado a distância 0–2 rolou os dados de um ataque, esse aliado pode rolar de novo até 3 dados.',
  },
  shortFuse: { name: 'Pavio Curto', text: 'Resposta: Cada herói pode se mover 1.' },
  goGoGo: {
    name: 'Vai! Vai! Vai!',
    text: 'Resposta: Cada herói tem +1 de velocidade nesta rodada. Reação: Quando começa o turno de um aliado a distância 0–2, esse aliado recebe mais uma ação.',
  },
  thatOne: {
    name: 'Aquele Ali!',
    text: 'Resposta: Escolha uma criatura a distância 0–3. Todas as criaturas no local dela têm 1 a menos em cada resistência nesta rodada.',
  },
  pinThemDown: {
    name: 'Fogo de Contenção',
    text: 'Após o ataque, o alvo rola 1 dado a menos nesta rodada. Resposta: As criaturas no seu setor rolam 1 dado a menos nesta rodada. Reação: Quando um aliado a distância 0–2 sofre um ataque: −2 dados.',
  },
  rallyingCry: {
    name: 'Grito de Guerra',
    text: 'Resposta: Um aliado à sua escolha compra 2 cartas. Se a moeda mostra coroa, depois cada aliado compra 1 carta.',
  },
  onYourFeet: {
    name: 'De Pé, Soldado',
    text: 'Reação: Quando um aliado a distância 0–2 é nocauteado, esse aliado se levanta, compra 1 carta e pode se mover 1.',
  },
  handSignals: {
    name: 'Sinais com a Mão',
    text: 'Resposta: Ponha um especialista no seu local e compre 1 carta. Reação: Quando um herói a distância 0–3 acabou de procurar, esse herói compra 1 carta; olhe a carta do topo do deck de reconhecimento e deixe-a ali ou ponha-a no fundo do deck.',
  },
  /* leader: upgrades */
  fieldOrders: {
    name: 'Ordens de Campo',
    text: 'Resposta: Um aliado à sua escolha pode se mover 2 e compra 2 cartas.',
  },
  combinedArms: {
    name: 'Armas Combinadas',
    text: 'Reação: Quando um aliado a distância 0–3 ataca: +2 dados, e 1 de resistência é ignorado.',
  },
  holdTheLine: {
    name: 'Manter a Linha',
    text: 'Resposta: Você e cada herói a distância 0–1 ignoram 1 acerto de cada ataque nesta rodada. Reação: Quando um herói a distância 0–1 sofre acertos, previna 2 acertos.',
  },
  callItIn: {
    name: 'Pedir Artilharia',
    text: 'Resposta: Escolha uma criatura em qualquer local. Todas as criaturas no local dela sofrem 2 acertos explosivos.',
  },
  /* leader: focus cards */
  oldSoldier: { name: 'Velho Soldado', text: 'Você pode usar a ação Reanimar.' },
  'oldSoldier.rally': { name: 'Reanimar', text: 'Ação: Um aliado ativo a distância 0–1 compra 2 cartas.' },
  fieldGlasses: {
    name: 'Binóculo de Campanha',
    text: 'Quando uma rodada começa, você pode olhar a carta do topo do deck de reconhecimento e deixá-la ali ou pô-la no fundo do deck.',
  },
  crossfire: {
    name: 'Fogo Cruzado',
    text: 'Uma vez por rodada, quando um aliado a distância 0–3 faz um ataque a distância: +1 dado.',
  },
  fourLeafClover: { name: 'Trevo de Quatro Folhas', text: 'Você pode usar a ação livre Manter a Fé.' },
  'fourLeafClover.keepFaith': {
    name: 'Manter a Fé',
    text: 'Ação livre, uma vez por missão, se a moeda mostra coroa: descarte 3 cartas e vire a moeda para cara.',
  },
  rallyPoint: {
    name: 'Ponto de Encontro',
    text: 'Uma vez por rodada, quando um aliado entra no seu local, esse aliado compra 1 carta.',
  },
  byExample: {
    name: 'Dar o Exemplo',
    text: 'Uma vez por rodada, quando você mata uma criatura, um aliado ativo a distância 0–2 compra 1 carta. Quando o chefe entra em jogo, cada herói ativo compra 1 carta.',
  },

  /* close combat: action cards */
  trenchKnife: { name: 'Faca de Trincheira', text: 'Reação: Quando você sofre acertos, previna 2 acertos.' },
  bodyBlock: {
    name: 'Com o Próprio Corpo',
    text: 'Reação: Quando um aliado a distância 0–1 sofre um ataque, você é o alvo no lugar dele. Você ignora 1 acerto de cada ataque nesta rodada.',
  },
  shoulderRam: {
    name: 'Trombada',
    text: 'Ignora 1 de resistência. Resposta: Empurre até 2 passos uma criatura a distância 0–1. Ela não é ativada nesta rodada.',
  },
  counterpunch: {
    name: 'Contragolpe',
    text: 'Reação: Quando uma criatura no seu local ataca você, ataque-a antes com esta carta.',
  },
  charge: {
    name: 'Investida',
    text: 'Resposta: Mova-se até 2, depois ataque com esta carta. Reação: Quando uma criatura entra no seu local, ataque-a com esta carta.',
  },
  sidearm: {
    name: 'Pistola no Coldre',
    text: 'Resposta: Ataque com esta carta, depois você pode se mover 1. Reação: Quando você mata uma criatura, compre 2 cartas.',
  },
  diveIn: {
    name: 'De Cabeça',
    text: 'Reação: Quando um aliado a distância 0–2 sofre acertos, vá até esse aliado e sofra os acertos no lugar dele; previna 1 deles.',
  },
  comeAndGetMe: {
    name: 'Podem Vir',
    text: 'Você pode rolar de novo 2 dados. Resposta: Nesta rodada, você ignora 1 acerto de cada ataque, e os seus ataques têm +1 acerto. Cada criatura no seu setor se move 1 em direção ao herói mais próximo dela.',
  },
  headlock: {
    name: 'Chave de Braço',
    text: 'Ignora a resistência. Após o ataque, o alvo não é ativado nesta rodada. Resposta: Vá até uma criatura a distância 0–2; ela não é ativada nesta rodada. Reação: Quando uma criatura no seu local é ativada, ela rola 2 dados a menos nesta rodada.',
  },
  boneBreaker: {
    name: 'Quebra-Ossos',
    text: 'Se matar no seu turno: mais uma ação e mais 1 ponto de movimento. Reação: Quando um aliado é nocauteado, compre 2 cartas; você pode se mover 2.',
  },
  shakeItOff: {
    name: 'Nem Doeu',
    text: 'Resposta: Pegue uma carta à sua escolha da sua pilha de descarte e compre 1 carta. Reação: Quando você sofre 3 acertos ou mais, descarte 1 carta e previna todos os acertos.',
  },
  /* close combat: upgrades */
  haymaker: { name: 'Murro de Nocaute', text: 'Reação: Quando você sofre acertos, previna 3 acertos.' },
  ironWall: {
    name: 'Muralha de Ferro',
    text: 'Resposta: Cada herói no seu local, você também, ignora 1 acerto de cada ataque nesta rodada. Reação: Quando um aliado a distância 0–2 sofre um ataque, vá até esse aliado; você é o alvo no lugar dele, com 1 dado a menos.',
  },
  berserk: {
    name: 'Fúria Cega',
    text: 'Se matar no seu turno: mais uma ação e mais 1 ponto de movimento. Reação: Quando o seu turno começa com 2 criaturas ou mais no seu local, os seus ataques corporais neste turno têm +2 dados e ignoram 1 de resistência.',
  },
  grapplingHook: {
    name: 'Gancho e Corda',
    text: 'Ignora 1 de resistência. Resposta: Ponha no seu local uma criatura a distância 0–3 e ataque-a com esta carta. Reação: Quando um aliado a distância 0–2 sofre um ataque, você pode empurrar o atacante 1 passo.',
  },
  /* close combat: focus cards */
  thickHide: {
    name: 'Casca Grossa',
    text: 'Enquanto você tem na mão 2 cartas ou menos, ignore 1 acerto de cada ataque.',
  },
  loneWolf: {
    name: 'Lobo Solitário',
    text: 'Enquanto você é o único herói ativo no seu local: os ataques corporais têm +1 dado.',
  },
  bodyguard: {
    name: 'Guarda-Costas',
    text: 'Enquanto há um especialista no seu local, o seu limite de mão é 1 maior. Uma vez por rodada, quando um aliado a distância 0–1 sofre um ataque, você pode ser o alvo no lugar dele.',
  },
  slippery: {
    name: 'Escorregadio',
    text: 'Criaturas nunca impedem você de sair. Terreno difícil custa 1 para você.',
  },
  secondWind: {
    name: 'Segundo Fôlego',
    text: 'Quando o seu turno termina com uma criatura no seu local, compre 1 carta. Quando uma rodada termina com a moeda em coroa, compre 1 carta.',
  },
  finishThem: { name: 'Sem Piedade', text: 'Você pode usar a ação Executar.' },
  'finishThem.finish': {
    name: 'Executar',
    text: 'Ação, uma vez por rodada: descarte 1 carta e mate um servo no seu local.',
  },

  /* sniper: action cards */
  shortBurst: {
    name: 'Rajada Curta',
    text: 'Reação: Quando uma criatura a distância 0–2 é ativada, ataque-a antes com esta carta.',
  },
  forcedPattern: { name: 'Padrão Forçado', text: 'Resposta: Ataque com esta carta.' },
  steadyBreath: {
    name: 'Prender o Fôlego',
    text: 'Você pode rolar de novo 1 dado. Resposta: Nesta rodada, os seus ataques de projétil a distância têm +1 de alcance e +1 acerto. Reação: Quando um herói a distância 0–2 rolou os dados de um ataque: +1 acerto.',
  },
  coveringShot: {
    name: 'Tiro de Cobertura',
    text: 'Reação: Quando um aliado a distância 0–3 sofre um ataque, ataque antes o atacante com esta carta.',
  },
  rifleButt: {
    name: 'Coronhada',
    text: 'Após o ataque, você pode empurrar o alvo 1 passo. Reação: Quando você sofre um ataque, pode se mover 1.',
  },
  firstLight: {
    name: 'Primeira Luz',
    text: 'Resposta: As criaturas no seu setor têm 1 de velocidade a menos nesta rodada. Reação: Quando uma criatura entra no tabuleiro a distância 0–3, ataque-a com esta carta.',
  },
  kneeShot: {
    name: 'Tiro no Joelho',
    text: 'Após o ataque, o alvo tem 2 de velocidade a menos nesta rodada. Resposta: Uma criatura a distância 0–4 não é ativada nesta rodada; compre 1 carta.',
  },
  weakSpot: {
    name: 'Ponto Fraco',
    text: 'Ignora 1 de resistência. Resposta: Uma criatura a distância 0–4 tem 1 de vida a menos nesta rodada. Reação: Quando um aliado a distância 0–3 ataca, 2 de resistência são ignorados.',
  },
  shootAndScoot: {
    name: 'Atirar e Sumir',
    text: 'Após o ataque, mais 1 ponto de movimento no seu turno. Resposta: Mova-se até 2, depois ataque com esta carta. Reação: Quando o seu turno termina, você pode se mover 2.',
  },
  patience: {
    name: 'Paciência',
    text: 'Ignora a cobertura. Resposta: Pegue uma carta à sua escolha da sua pilha de descarte; se você é o único herói ativo no seu local, compre 1 carta. Reação: Quando o marcador de ameaça avança e você é o único herói ativo no seu local, compre 2 cartas.',
  },
  ricochet: {
    name: 'Ricochete',
    text: 'Se matar: ataque de novo, projétil 3, alcance 2. Reação: Quando um aliado mata uma criatura a distância 0–3 de você, ataque com esta carta.',
  },
  /* sniper: upgrades */
  throughAndThrough: {
    name: 'De Lado a Lado',
    text: 'Ignora a resistência. Resposta: Escolha uma criatura a distância 0–3. Nenhuma criatura no local dela é ativada nesta rodada.',
  },
  doubleTap: {
    name: 'Tiro Duplo',
    text: 'Você pode rolar de novo 2 dados. Se matar, pegue a carta do topo da sua pilha de descarte. Reação: Quando um herói a distância 0–3 rolou os dados de um ataque de projétil: +1 acerto, e esse herói pode rolar de novo até 2 dados.',
  },
  guardianAngel: {
    name: 'Anjo da Guarda',
    text: 'Reação: Quando um aliado a distância 0–4 sofre um ataque, descarte 1 carta; o ataque não acontece.',
  },
  calledShot: {
    name: 'Tiro Anunciado',
    text: 'Ignora a cobertura. Resposta: Mate um servo a distância 0–4. Reação: Quando uma elite a distância 0–3 é ativada, ataque-a antes com esta carta.',
  },
  /* sniper: focus cards */
  perch: { name: 'Poleiro', text: 'A cobertura não conta contra os seus ataques de projétil a distância.' },
  highGround: {
    name: 'Terreno Alto',
    text: 'Enquanto você está em um local elevado, os seus ataques de projétil a distância têm +1 dado, e você pode rolar de novo 1 dado.',
  },
  prowler: {
    name: 'Pés de Gato',
    text: 'Enquanto você é o único herói ativo no seu local, procurar é uma ação livre.',
  },
  ghillieSuit: {
    name: 'Traje de Camuflagem',
    text: 'Uma vez por rodada, quando você sofre um ataque em um local coberto, o ataque não acontece.',
  },
  silverBullet: { name: 'Bala de Prata', text: 'Você pode usar a ação Disparar.' },
  'silverBullet.fire': {
    name: 'Disparar',
    text: 'Ação, uma vez por missão: descarte 2 cartas e mate uma criatura a distância 0–4; um chefe perde 1 marcador de poder.',
  },
  lookout: {
    name: 'Sentinela',
    text: 'Uma vez por rodada, quando uma criatura entra no tabuleiro a distância 0–3, ataque-a: projétil 2, role de novo 1 dado.',
  },

  /* demolitions: action cards */
  fragGrenade: {
    name: 'Granada de Fragmentação',
    text: 'Resposta: Escolha uma criatura a distância 0–2. Todas as criaturas no local dela sofrem 2 acertos explosivos.',
  },
  satchel: {
    name: 'Sacola de Demolição',
    text: 'Reação: Quando o seu turno termina com uma criatura no seu local, descarte 1 carta; você pode se mover 2, depois todas as criaturas onde você estava sofrem 2 acertos explosivos.',
  },
  fieldDressing: {
    name: 'Curativo de Campanha',
    text: 'Resposta: Um aliado à sua escolha compra 2 cartas. Reação: Quando um aliado a distância 0–1 sofre acertos, previna 1 acerto.',
  },
  smokePot: {
    name: 'Pote de Fumaça',
    text: 'Após o ataque, as criaturas naquele local rolam 1 dado a menos nesta rodada. Resposta: As criaturas a distância 0–1 rolam 1 dado a menos e têm 1 de velocidade a menos nesta rodada. Reação: Quando um herói a distância 0–1 sofre um ataque: −1 dado, e esse herói pode se mover 1.',
  },
  wrench: {
    name: 'Chave de Grifo',
    text: 'Após o ataque, compre 1 carta. Reação: Quando uma criatura é morta a distância 0–2, um herói ativo a distância 0–2 compra 1 carta.',
  },
  crowbar: {
    name: 'Pé de Cabra',
    text: 'Resposta: Mova-se até 2, depois procure. Reação: Quando um herói a distância 0–1 acabou de procurar, vire para cima os marcadores de entrada dali e compre 1 carta.',
  },
  tripMine: {
    name: 'Mina de Tropeço',
    text: 'Reação: Quando uma criatura entra em um local não coberto a distância 0–2, ataque-a com esta carta.',
  },
  barbedWire: {
    name: 'Arame Farpado',
    text: 'Resposta: As criaturas no seu setor têm 1 de velocidade a menos nesta rodada. Reação: Quando uma criatura a distância 0–2 é ativada, ela tem 2 de velocidade a menos e rola 1 dado a menos nesta rodada.',
  },
  blastingCap: {
    name: 'Espoleta',
    text: 'Ignora a resistência. Resposta: Escolha um local com um marcador de entrada a distância 0–1: vire o marcador para cima, e as criaturas ali sofrem 3 acertos explosivos. Você pode se mover 1.',
  },
  fireInTheHole: {
    name: 'Vai Explodir!',
    text: 'Reação: Quando um herói a distância 0–3, você também, faz um ataque explosivo, cada herói pode se mover 1; depois +1 dado.',
  },
  adrenaline: {
    name: 'Adrenalina',
    text: 'Reação: Quando um aliado a distância 0–1 é nocauteado, esse aliado se levanta e compra 3 cartas.',
  },
  thermite: {
    name: 'Termita',
    text: 'Após o ataque, as criaturas naquele local têm 1 a menos em cada resistência nesta rodada. Reação: Quando um aliado a distância 0–2 rolou os dados de um ataque: +1 acerto, e 1 de resistência é ignorado.',
  },
  /* demolitions: upgrades */
  shapedCharge: {
    name: 'Carga Oca',
    text: 'Ignora a resistência. Resposta, em um local com um marcador de entrada: Todas as criaturas ali sofrem 3 acertos explosivos. Se não sobrar nenhuma, procure; depois tire o marcador do tabuleiro: nada mais entra por ali.',
  },
  clusterBomb: {
    name: 'Feixe de Granadas',
    text: 'Resposta: Escolha uma criatura a distância 0–3. Todas as criaturas no local dela sofrem 3 acertos explosivos. Reação: Quando uma criatura entra no tabuleiro a distância 0–3, ataque-a com esta carta.',
  },
  bangalore: {
    name: 'Torpedo Bangalore',
    text: 'Resposta: Cada herói pode se mover 1. Nesta rodada, as criaturas não impedem nenhum herói de sair, e terreno difícil custa 1.',
  },
  fieldHospital: {
    name: 'Hospital de Campanha',
    text: 'Resposta: Você e cada herói a distância 0–1 compram 2 cartas. Reação: Quando um aliado a distância 0–2 é nocauteado, esse aliado se levanta, compra 3 cartas e pode se mover 1.',
  },
  /* demolitions: focus cards */
  longArm: { name: 'Braço Longo', text: 'Os seus ataques explosivos têm +1 de alcance.' },
  blastSuit: {
    name: 'Traje Antibomba',
    text: 'Quando um ataque explosivo atinge um herói a distância 0–1, você também, previna 2 acertos.',
  },
  trapper: {
    name: 'Armadilheiro',
    text: 'Uma vez por rodada, quando uma criatura a distância 0–1 é ativada, você pode descartar 1 carta e atacá-la: explosivo 3.',
  },
  corpsman: {
    name: 'Socorrista',
    text: 'Uma vez por rodada, quando um aliado a distância 0–1 sofre acertos, previna 1 acerto.',
  },
  sapper: {
    name: 'Sapador',
    text: 'Terreno difícil custa 1 para você. Você pode usar a ação livre Desabar.',
  },
  'sapper.collapse': {
    name: 'Desabar',
    text: 'Ação livre, uma vez por missão, em um local com um marcador de entrada e sem criaturas: procure, depois tire o marcador do tabuleiro. Nada mais entra por ali.',
  },
  packMule: { name: 'Mula de Carga', text: 'O seu limite de mão é 1 maior.' },

  /* heroes */
  abe: {
    name: 'Abe',
    text: 'Uma vez por rodada, quando um aliado a distância 0–1 sofre um ataque: −1 dado.',
  },
  maxine: {
    name: 'Maxine',
    text: 'Enquanto não há outro herói ativo no local dela, os ataques dela têm +1 dado.',
  },
  shad: { name: 'Shad', text: 'Ele pode rolar de novo 1 dado de um ataque corporal no local dele.' },
  frank: { name: 'Frank', text: 'Os ataques de projétil a distância dele têm +1 de alcance.' },
  don: {
    name: 'Don',
    text: 'Ação livre Remendar, uma vez por rodada: ele descarta 1 carta, e um aliado ativo ali compra 2.',
  },
  'don.patchUp': {
    name: 'Remendar',
    text: 'Ação livre, uma vez por rodada: descarte 1 carta; um aliado ativo no seu local compra 2 cartas.',
  },

  /* events */
  ammunition: { name: 'Munição', text: 'Compre 2 cartas.' },
  medicalKit: { name: 'Estojo Médico', text: 'Um herói ativo à sua escolha compra 3 cartas.' },
  rations: { name: 'Rações', text: 'Cada herói ativo compra 1 carta.' },
  luckyFind: { name: 'Achado de Sorte', text: 'Vire a moeda para cara ou compre 2 cartas.' },
  backDoor: {
    name: 'Porta dos Fundos',
    text: 'Cada herói no seu local pode se mover 2. Nesta rodada, as criaturas não os impedem de sair.',
  },
  oldMap: {
    name: 'Mapa Antigo',
    text: 'Olhe a carta do topo do deck de reconhecimento e deixe-a ali ou ponha-a no fundo do deck. Vire de novo para cima os marcadores de entrada daqui.',
  },
  buriedCharge: {
    name: 'Carga Enterrada',
    text: 'Escolha uma criatura a distância 0–3. Todas as criaturas no local dela sofrem 4 acertos explosivos.',
  },
  clearChannel: {
    name: 'Canal Limpo',
    text: 'O marcador de ameaça volta 1 espaço. As cartas de ameaça reveladas ficam, e os espaços delas não revelam outra.',
  },
  ambushed: { name: 'Emboscada', text: 'Você sofre a emboscada de um servo.' },
  somethingWorse: { name: 'Coisa Pior', text: 'Você sofre a emboscada de uma elite.' },
  tripwire: {
    name: 'Arame de Tropeço',
    text: 'Cada herói no seu local sofre 1 acerto, ou o marcador de ameaça avança 1 espaço.',
  },
  theyHeardYou: {
    name: 'Ouviram Você',
    text: 'Cada criatura se move 1 em direção ao herói mais próximo dela.',
  },
  cornered: { name: 'Sem Saída', text: 'Cada criatura a distância 0–1 é ativada agora.' },
  gasPocket: { name: 'Bolsão de Gás', text: 'Cada herói no seu local sofre 1 acerto indefensável.' },
  badMemories: {
    name: 'Más Lembranças',
    text: 'Descarte 1 carta. Nesta rodada, os heróis no seu local não podem jogar reações nem apanhar no lugar de outro.',
  },
  nestInTheWall: {
    name: 'Ninho na Parede',
    text: 'Descarte 2 cartas, ou 2 servos da zona de entrada aparecem no seu local.',
  },
};
