import type { CardWords } from '../en/cards.ts';
import type { MonsterWords } from '../en/game-cards.ts';

export const families: Readonly<Record<string, string>> = {
  typhon: 'Filhos de Tifão',
  fetch: 'As Aparições',
  infested: 'Os Infectados',
};

export const monsters: Readonly<Record<string, MonsterWords>> = {
  corruptedAnimal: {
    name: 'Animal Corrompido',
    band: '{n, plural, =1 {# Animal Corrompido} other {# Animais Corrompidos}}',
    attribute: 'Matilha: com duas ou mais outras criaturas no seu local, rola 1 dado a mais.',
    special: 'Salta: move-se 1 local em direção ao herói mais próximo e rola 1 dado a mais.',
  },
  corruptedHuman: {
    name: 'Humano Corrompido',
    band: '{n, plural, =1 {# Humano Corrompido} other {# Humanos Corrompidos}}',
    attribute: 'Arrebenta: quando é morto, um servo da zona de entrada aparece no lugar dele.',
    special: 'O ataque dele causa 1 acerto a mais.',
  },
  sonOfTyphon: {
    name: 'Primogênito de Tifão',
    attribute: 'A dor o empurra: com dois marcadores de poder ou menos, ele tem 1 de velocidade a mais.',
    special: 'Varredura: cada herói no local dele sofre um acerto.',
  },
  kindledDead: {
    name: 'Morto em Chamas',
    band: '{n, plural, =1 {# Morto em Chamas} other {# Mortos em Chamas}}',
    attribute: 'O seu próprio rosto: rola 1 dado a mais contra o único herói ativo de um local.',
    special: 'Labareda: cada herói no local dele sofre um acerto.',
  },
  pyreBearer: {
    name: 'Portador da Pira',
    band: '{n, plural, =1 {# Portador da Pira} other {# Portadores da Pira}}',
    attribute:
      'À luz dele: outras criaturas a distância 0–1 dele ignoram a cobertura, e os servos entre elas têm 1 de velocidade a mais.',
    special: 'Rola 1 dado a mais.',
  },
  lanternKing: {
    name: 'Rei das Lanternas',
    attribute: 'O séquito: sempre que ele é ferido, um servo da zona de entrada aparece no local dele.',
    special:
      'Nesta rodada, contra ele ninguém pode se oferecer para apanhar no lugar de outro, e os acertos dele não podem ser prevenidos.',
  },
  wormHost: {
    name: 'Hospedeiro de Vermes',
    band: '{n, plural, =1 {# Hospedeiro de Vermes} other {# Hospedeiros de Vermes}}',
    attribute: 'Casa nova: quem o mata com um ataque corporal sofre um acerto.',
    special: 'Rola 1 dado a mais.',
  },
  broodCarrier: {
    name: 'Portador da Ninhada',
    band: '{n, plural, =1 {# Portador da Ninhada} other {# Portadores da Ninhada}}',
    attribute: 'Ninhada: quando é ativado, um servo da zona de entrada aparece no local dele.',
    special: 'Debaixo da pele: nesta rodada, os acertos dele não podem ser prevenidos.',
  },
  motherOfWorms: {
    name: 'Mãe dos Vermes',
    attribute: 'Parto: quando ela é ativada, um servo da zona de entrada aparece no local dela.',
    special: 'Jato: cada herói a distância 0–1 dela sofre um acerto.',
  },
};

export const twists: Readonly<Record<string, CardWords>> = {
  nightFog: {
    name: 'Névoa Noturna',
    text: 'Os ataques dos heróis contra outros locais têm 1 de alcance a menos.',
  },
  hungryPack: { name: 'Matilha Faminta', text: 'Os servos têm 1 de velocidade a mais.' },
  theHumanTurns: {
    name: 'Um de Nós',
    text: 'De agora em diante, uma elite da reserva pertence à zona de entrada.',
  },
  tornNerves: {
    name: 'Nervos em Frangalhos',
    text: 'O limite de mão do único herói ativo de um local é 1 menor.',
  },
  scentOfBlood: {
    name: 'Cheiro de Sangue',
    text: 'Quando um herói está para sofrer dois acertos ou mais, um servo da zona de entrada aparece ali.',
  },
  armouredHides: { name: 'Couraças', text: 'Os servos têm 1 a mais de resistência a explosivos.' },
  theyKnowTheWay: {
    name: 'Eles Sabem o Caminho',
    text: 'O dado de entrada é rolado duas vezes para cada criatura; vale o ponto mais próximo de um herói.',
  },
  burrowsEverywhere: {
    name: 'Tocas por Toda Parte',
    text: 'Os pontos de entrada nunca estão protegidos.',
  },

  whiteout: { name: 'Nevasca Cega', text: 'Patty e Henry só ajudam heróis que estão no local deles.' },
  frozenBolts: {
    name: 'Ferrolhos Congelados',
    text: 'Os ataques de projétil dos heróis rolam 1 dado a menos.',
  },
  deadFrequencies: { name: 'Frequências Mortas', text: 'Respostas táticas não podem ser jogadas.' },
  yourOwnFace: {
    name: 'Seu Próprio Rosto',
    text: 'Ninguém pode se oferecer para apanhar de uma criatura no lugar de outro. Cartas e habilidades ainda o permitem.',
  },
  longestNight: {
    name: 'A Noite Mais Longa',
    text: 'O marcador de ameaça avança 1 espaço a mais em cada rodada.',
  },
  theProcession: {
    name: 'A Procissão',
    text: 'De agora em diante, uma elite da reserva pertence à zona de entrada.',
  },
  ashInTheLungs: {
    name: 'Cinza nos Pulmões',
    text: 'O limite de mão de um herói em um local coberto é 1 menor.',
  },
  noOneWalksAlone: {
    name: 'Ninguém Anda Sozinho',
    text: 'Ataques contra o único herói ativo de um local causam 1 acerto a mais.',
  },

  inTheBlood: {
    name: 'No Sangue',
    text: 'Quando um herói está para sofrer três acertos ou mais, o marcador de ameaça avança 1 espaço.',
  },
  swollenHosts: {
    name: 'Hospedeiros Inchados',
    text: 'Um servo com outra criatura no seu local tem 1 de vida a mais.',
  },
  theyTakeTheStray: {
    name: 'Eles Levam os Desgarrados',
    text: 'O único herói ativo de um local não pode jogar reações.',
  },
  everyManForHimself: {
    name: 'Cada Um por Si',
    text: 'Nenhum herói pode apanhar no lugar de outro.',
  },
  theBroodWakes: {
    name: 'A Ninhada Desperta',
    text: 'De agora em diante, uma elite da reserva pertence à zona de entrada.',
  },
  spores: { name: 'Esporos', text: 'Um herói que acabou de procurar sofre um acerto.' },
  fever: {
    name: 'Febre',
    text: 'Quando uma rodada começa com a moeda em coroa, o marcador de ameaça avança 1 espaço.',
  },
  dampPowder: { name: 'Pólvora Úmida', text: 'Os ataques explosivos dos heróis rolam 1 dado a menos.' },
};

export const objectives: Readonly<Record<string, CardWords>> = {
  repairTheFerry: {
    name: 'Reparar a Balsa',
    text: 'Completo com 2 informações, uma de cada descoberta. Então vocês podem virar a moeda para cara.',
  },
  acquireSpecimenSamples: {
    name: 'Obter Amostras de Espécimes',
    text: 'Coloque aqui 1 informação sempre que uma criatura for morta a distância 0–1 de um especialista. Completo com 4.',
  },
  breakTheAltars: {
    name: 'Quebrar os Altares',
    text: 'Coloque aqui 1 informação para cada altar destruído. Completo com 3.',
  },
  readTheRites: {
    name: 'Ler os Ritos',
    text: 'Completo com 3 informações de descobertas. Então vocês podem virar a moeda para cara.',
  },
  trackTheBeast: {
    name: 'Rastrear a Fera',
    text: 'Completo com 3 informações de descobertas. Então vocês podem virar a moeda para cara, e o chefe entra em jogo.',
  },
  closeTheVents: {
    name: 'Fechar as Fumarolas',
    text: 'Coloque aqui 1 informação para cada fumarola tapada. Completo com 3.',
  },
  killTheBeast: {
    name: 'Matar a Fera',
    text: 'Completo quando o chefe é derrotado. Ele entra quando o rastro dele é encontrado, ou quando o marcador de ameaça chega a 10.',
  },
  restoreThePower: {
    name: 'Restabelecer a Energia',
    text: 'Completo com 3 informações de descobertas. Então vocês podem virar a moeda para cara.',
  },
  sendTheReport: {
    name: 'Enviar o Relato',
    text: 'Com a energia restabelecida, heróis junto ao transmissor podem transmitir. Completo com 1 informação por herói.',
  },
  gatherTheHidden: {
    name: 'Reunir os Escondidos',
    text: 'Completo com 3 informações de descobertas. Então vocês podem virar a moeda para cara.',
  },
  readTheWaymarks: {
    name: 'Ler os Marcos',
    text: 'Coloque aqui 1 informação para cada marco lido. Completo com 2.',
  },
  putOutTheLanterns: {
    name: 'Apagar as Lanternas',
    text: 'Coloque aqui 1 informação para cada lanterna apagada. Completo com 2: então o chefe entra em jogo.',
  },
  learnTheName: {
    name: 'Descobrir o Nome',
    text: 'Completo com 3 informações de descobertas. Então vocês podem virar a moeda para cara, e o chefe tem 1 a menos em cada resistência.',
  },
  breakTheCrown: {
    name: 'Quebrar a Coroa',
    text: 'Completo quando o chefe é derrotado. Ele entra quando duas lanternas estão apagadas, ou quando o marcador de ameaça chega a 10.',
  },
  recoverTheResearch: {
    name: 'Recuperar a Pesquisa',
    text: 'Completo com 4 informações de descobertas. Então vocês podem virar a moeda para cara.',
  },
  burnTheCultures: {
    name: 'Queimar as Culturas',
    text: 'Coloque aqui 1 informação para cada tanque destruído. Completo com 2.',
  },
  keepTheLampsLit: {
    name: 'Manter as Lâmpadas Acesas',
    text: 'Coloque aqui 1 informação no fim de cada rodada em que nenhuma lâmpada está apagada. Completo com 6.',
  },
  signalTheColumn: {
    name: 'Avisar a Coluna',
    text: 'Completo com 2 informações de descobertas. Então vocês podem virar a moeda para cara.',
  },
  burnTheNests: {
    name: 'Queimar os Ninhos',
    text: 'Coloque aqui 1 informação para cada ninho destruído. Completo com 2: então o chefe entra em jogo.',
  },
  layTheCharges: {
    name: 'Colocar as Cargas',
    text: 'Completo com 3 informações de descobertas. Então vocês podem virar a moeda para cara.',
  },
  killTheMother: {
    name: 'Matar a Mãe',
    text: 'Completo quando o chefe é derrotado. Ela entra quando dois ninhos queimaram, ou quando o marcador de ameaça chega a 10.',
  },
  /* the guided mission */
  mendTheRadio: {
    name: 'Consertar o Rádio',
    text: 'Completo com 2 informações: bastam duas das quatro peças. Então vocês podem virar a moeda para cara.',
  },
  clearTheWay: {
    name: 'Abrir Caminho',
    text: 'Coloque aqui 1 informação sempre que uma criatura for morta. Completo com 3.',
  },
};

export const discoveries: Readonly<Record<string, CardWords>> = {
  ferryFuel: {
    name: 'Combustível da Balsa',
    text: 'Dois galões, ainda cheios. Coloque 1 informação em Reparar a Balsa.',
  },
  enginePropeller: {
    name: 'Hélice do Motor',
    text: 'Alguém a escondeu debaixo de sacos. Coloque 1 informação em Reparar a Balsa.',
  },
  clayTablet: {
    name: 'Tabuinha de Argila',
    text: 'Sinais antigos, sangue fresco. Coloque 1 informação em Ler os Ritos.',
  },
  priestsLedger: {
    name: 'Livro do Sacerdote',
    text: 'Tarefa: um herói com um especialista pode traduzi-lo. Então coloque 1 informação em Ler os Ritos.',
  },
  'priestsLedger.translate': {
    name: 'Traduzir',
    text: 'Ação, com um especialista no seu local: o livro é lido.',
  },
  blackFigurine: {
    name: 'Estatueta Negra',
    text: 'Coloque 1 informação em Ler os Ritos. Um servo da zona de entrada aparece aqui: ele a quer de volta.',
  },
  shepherdBoy: {
    name: 'Pastorzinho',
    text: 'Viu tudo e não diz nada. Coloque aqui o menino escondido.',
  },
  clawTracks: {
    name: 'Marcas de Garras',
    text: 'Cada uma do tamanho de um homem. Coloque 1 informação em Rastrear a Fera.',
  },
  crushedTruck: {
    name: 'Caminhão Esmagado',
    text: 'Coloque 1 informação em Rastrear a Fera. O que estava na cabine é seu: compre 1 carta.',
  },
  woundedScout: { name: 'Batedor Ferido', text: 'Ele sabe onde ela dorme. Coloque aqui o batedor.' },
  carcassForBait: {
    name: 'Carcaça para Isca',
    text: 'Tarefa: um herói na saliência pode pendurá-la. Então coloque 1 informação em Rastrear a Fera.',
  },
  'carcassForBait.hangTheBait': {
    name: 'Pendurar a Isca',
    text: 'Ação, na saliência: a isca está pendurada.',
  },
  copperWire: {
    name: 'Fio de Cobre',
    text: 'Basta para os últimos cem metros. Coloque 1 informação em Restabelecer a Energia.',
  },
  fuseBox: {
    name: 'Caixa de Fusíveis',
    text: 'Metade ainda presta. Coloque 1 informação em Restabelecer a Energia.',
  },
  dynamoBelt: {
    name: 'Correia do Dínamo',
    text: 'Tarefa: um herói junto ao transmissor pode encaixá-la. Então coloque 1 informação em Restabelecer a Energia.',
  },
  'dynamoBelt.fitTheBelt': {
    name: 'Encaixar a Correia',
    text: 'Ação, junto ao transmissor: a correia gira.',
  },
  radioValves: {
    name: 'Válvulas de Rádio',
    text: 'Coloque 1 informação em Restabelecer a Energia. O sinaleiro ainda as quer: um servo da zona de entrada aparece aqui.',
  },
  cellarFamily: {
    name: 'Família no Porão',
    text: 'São cinco, e um cachorro que não late. Coloque aqui a família.',
  },
  oldSexton: {
    name: 'Velho Sacristão',
    text: 'Ele sabia que vocês viriam. Coloque 1 informação em Reunir os Escondidos.',
  },
  lostChild: {
    name: 'Criança Perdida',
    text: 'Ela só vai com quem não é soldado. Coloque aqui a criança.',
  },
  deserter: {
    name: 'Desertor',
    text: 'Coloque 1 informação em Reunir os Escondidos. Ele foi seguido: você sofre a emboscada de um servo.',
  },
  sisterAgnes: {
    name: 'Irmã Agnes',
    text: 'Coloque 1 informação em Reunir os Escondidos. Cada herói ativo aqui compra 1 carta.',
  },
  parishRegister: {
    name: 'Livro da Paróquia',
    text: 'Uma linha está riscada. Coloque 1 informação em Descobrir o Nome.',
  },
  gnawedTombstone: {
    name: 'Lápide Roída',
    text: 'Tarefa: um herói com um especialista pode tirar um decalque. Então coloque 1 informação em Descobrir o Nome.',
  },
  'gnawedTombstone.takeARubbing': {
    name: 'Tirar um Decalque',
    text: 'Ação, com um especialista no seu local: as letras aparecem.',
  },
  blindMonk: {
    name: 'Monge Cego',
    text: 'Coloque 1 informação em Descobrir o Nome. Olhe a carta do topo do deck de reconhecimento e deixe-a ali ou ponha-a no fundo do deck.',
  },
  waxDeathMask: {
    name: 'Máscara Mortuária de Cera',
    text: 'Coloque 1 informação em Descobrir o Nome. Ela sussurra: você sofre 1 acerto que não pode ser prevenido.',
  },
  doctorsJournal: {
    name: 'Diário do Médico',
    text: 'Letra caprichada, até o fim. Coloque 1 informação em Recuperar a Pesquisa.',
  },
  slideCase: {
    name: 'Estojo de Lâminas',
    text: 'Algumas se mexem. Coloque 1 informação em Recuperar a Pesquisa.',
  },
  sealedSafe: { name: 'Cofre Lacrado', text: 'Pesado demais para o trem. Coloque aqui o cofre.' },
  bloodSamples: {
    name: 'Amostras de Sangue',
    text: 'Tarefa: duas criaturas precisam ser mortas a distância 0–1 de um especialista. Então coloque 1 informação em Recuperar a Pesquisa.',
  },
  cipherPages: {
    name: 'Páginas Cifradas',
    text: 'Tarefa: um herói com um especialista pode trabalhar nelas; são precisas duas ações. Então coloque 1 informação em Recuperar a Pesquisa.',
  },
  'cipherPages.decipher': {
    name: 'Decifrar',
    text: 'Ação, com um especialista no seu local: coloque 1 informação em Páginas Cifradas.',
  },
  flarePistol: {
    name: 'Pistola Sinalizadora',
    text: 'E quatro sinalizadores. Coloque 1 informação em Avisar a Coluna.',
  },
  fieldTelephone: {
    name: 'Telefone de Campanha',
    text: 'Tarefa: um herói junto à mesa telefônica pode ligá-lo. Então coloque 1 informação em Avisar a Coluna.',
  },
  'fieldTelephone.plugIn': { name: 'Ligar', text: 'Ação, junto à mesa telefônica: alguém atende.' },
  callSigns: {
    name: 'Lista de Indicativos',
    text: 'Coloque 1 informação em Avisar a Coluna. Outros também escutam: o marcador de ameaça avança 1 espaço.',
  },
  mapOfTheFront: {
    name: 'Mapa do Front',
    text: 'Coloque 1 informação em Avisar a Coluna. Você pode se mover 2.',
  },
  dynamiteCrate: { name: 'Caixote de Dinamite', text: 'Suando na umidade. Coloque aqui uma carga.' },
  blastingCaps: { name: 'Espoletas', text: 'Manusear com cuidado. Coloque aqui uma carga.' },
  fuseReel: {
    name: 'Carretel de Estopim',
    text: 'Comprido o bastante para dar tempo de correr. Coloque 1 informação em Colocar as Cargas.',
  },
  pitPlan: {
    name: 'Planta da Mina',
    text: 'Ela mostra onde já há um furo: coloque aqui uma carga. Olhe a carta do topo do deck de reconhecimento e deixe-a ali ou ponha-a no fundo do deck.',
  },
  /* the guided mission */
  radioHeadset: {
    name: 'Fones',
    text: 'Ainda quentes, como se alguém os tivesse acabado de tirar. Coloque 1 informação em Consertar o Rádio.',
  },
  dryBattery: {
    name: 'Pilha Seca',
    text: 'Um pouco de ferrugem, muita faísca. Coloque 1 informação em Consertar o Rádio.',
  },
  coilOfWire: {
    name: 'Rolo de Fio',
    text: 'Alguém o roeu, mas não por muito tempo. Coloque 1 informação em Consertar o Rádio.',
  },
  radioFrequencies: {
    name: 'Frequências',
    text: 'Uma folha de números, um deles sublinhado duas vezes. Coloque 1 informação em Consertar o Rádio.',
  },
};

export const tokens: Readonly<Record<string, CardWords>> = {
  altarOfHorns: {
    name: 'Altar dos Chifres',
    text: 'As elites têm 1 de velocidade a mais. Pode ser atacado: 2 de vida; resistência: projétil 2. Quando ele se quebrar, coloque 1 informação em Quebrar os Altares; uma elite da reserva aparece aqui.',
  },
  altarOfScales: {
    name: 'Altar das Escamas',
    text: 'As elites têm 1 a mais de resistência a projéteis. Pode ser atacado: 2 de vida; resistência: corporal 2, explosivo 1. Quando ele se quebrar, coloque 1 informação em Quebrar os Altares; uma elite da reserva aparece aqui.',
  },
  altarOfRoots: {
    name: 'Altar das Raízes',
    text: 'O dado de entrada é rolado duas vezes para cada criatura; vale o ponto mais próximo de um herói. Pode ser atacado: 2 de vida; resistência: corporal 1, projétil 1. Quando ele se quebrar, coloque 1 informação em Quebrar os Altares.',
  },
  hidingBoy: {
    name: 'Menino Escondido',
    text: 'Pode ser consolado sem nenhuma criatura aqui e com um especialista a distância 0–1.',
  },
  'hidingBoy.comfort': { name: 'Consolar', text: 'Ação: ele fala. Coloque 1 informação em Ler os Ritos.' },
  vent: {
    name: 'Fumarola',
    text: 'Um herói cujo turno termina aqui sofre um acerto. Ela pode ser tapada enquanto não há nenhuma criatura aqui.',
  },
  'vent.plug': {
    name: 'Tapar a Fumarola',
    text: 'Ação: retire a fumarola e coloque 1 informação em Fechar as Fumarolas.',
  },
  ledge: { name: 'Saliência', text: 'Um bom lugar para uma isca.' },
  scout: { name: 'Batedor', text: 'Ele pode ser tratado enquanto não há nenhuma criatura aqui.' },
  'scout.tend': {
    name: 'Tratar Dele',
    text: 'Ação, descarte 1 carta: coloque 1 informação em Rastrear a Fera.',
  },
  transmitter: {
    name: 'Transmissor',
    text: 'Funciona com a energia restabelecida, enquanto não há nenhuma criatura aqui.',
  },
  'transmitter.send': { name: 'Transmitir', text: 'Ação: coloque 1 informação em Enviar o Relato.' },
  waymark: {
    name: 'Marco',
    text: 'Pode ser lido com um especialista aqui, enquanto não há nenhuma criatura.',
  },
  'waymark.read': { name: 'Ler', text: 'Ação: coloque 1 informação em Ler os Marcos.' },
  family: {
    name: 'Família',
    text: 'Pode ser levada para fora enquanto não há nenhuma criatura aqui.',
  },
  'family.leadOut': {
    name: 'Levar para Fora',
    text: 'Ação, descarte 1 carta: coloque 1 informação em Reunir os Escondidos.',
  },
  child: { name: 'Criança', text: 'Ela só confia em especialistas.' },
  'child.comfort': {
    name: 'Consolar',
    text: 'Ação livre, com um especialista no seu local: coloque 1 informação em Reunir os Escondidos.',
  },
  lantern: {
    name: 'Lanterna',
    text: 'O chefe tem 1 a mais em cada resistência. Ela pode ser apagada com um especialista a distância 0–1, enquanto não há nenhuma criatura aqui.',
  },
  'lantern.snuff': {
    name: 'Apagar',
    text: 'Ação: retire a lanterna e coloque 1 informação em Apagar as Lanternas.',
  },
  trueName: { name: 'O Nome Dele', text: 'O chefe tem 1 a menos em cada resistência.' },
  tankAlpha: {
    name: 'Tanque Alfa',
    text: 'Pode ser atacado: 3 de vida; resistência: corporal 1, projétil 1. Quando ele se quebrar, coloque 1 informação em Queimar as Culturas, e fogo aqui.',
  },
  tankBeta: {
    name: 'Tanque Beta',
    text: 'Pode ser atacado: 4 de vida; resistência: projétil 1. Quando ele se quebrar, coloque 1 informação em Queimar as Culturas; dois servos da zona de entrada aparecem aqui.',
  },
  fire: { name: 'Fogo', text: 'Um herói cujo turno termina aqui sofre um acerto. O fogo pode ser abafado.' },
  'fire.smother': { name: 'Abafar', text: 'Ação: retire o fogo.' },
  safe: { name: 'Cofre', text: 'Pode ser arrombado enquanto não há nenhuma criatura aqui.' },
  'safe.crack': {
    name: 'Arrombar',
    text: 'Ação, descarte 1 carta: coloque 1 informação em Recuperar a Pesquisa.',
  },
  lamp: { name: 'Lâmpada', text: 'Ela se apaga quando uma criatura entra.' },
  deadLamp: {
    name: 'Lâmpada Apagada',
    text: 'Enquanto uma lâmpada está apagada, as rodadas não contam. Ela pode ser acesa enquanto não há nenhuma criatura aqui.',
  },
  'deadLamp.relight': { name: 'Acender', text: 'Ação: a lâmpada arde de novo.' },
  switchboard: { name: 'Mesa Telefônica', text: 'Precisa de um telefone.' },
  nest: {
    name: 'Ninho',
    text: 'Pode ser atacado: 2 de vida; resistência: corporal 1, projétil 1. Quando ele queimar, coloque 1 informação em Queimar os Ninhos; um servo da zona de entrada aparece aqui.',
  },
  charge: {
    name: 'Carga',
    text: 'O herói de demolições pode armá-la enquanto não há nenhuma criatura aqui.',
  },
  'charge.prime': {
    name: 'Armar',
    text: 'Ação livre, só para demolições: coloque 1 informação em Colocar as Cargas.',
  },
};
