import type { MissionWords } from '../en/missions.ts';

export const operations: Readonly<Record<string, { readonly name: string; readonly text: string }>> = {
  typhonsChildren: {
    name: 'Filhos de Tifão',
    text: 'Sicília, julho de 1943. Algo debaixo do Etna começou a se reproduzir, e alguém lhe dá de comer.',
  },
  theFetch: {
    name: 'As Aparições',
    text: 'Ardenas, dezembro de 1944. Os mortos voltam para casa a pé, em chamas, com o rosto dos vivos.',
  },
  theInfested: {
    name: 'Os Infectados',
    text: 'Harz, abril de 1945. A guerra está quase no fim. O que criaram para ela debaixo das montanhas, não.',
  },
};

export const missions: Readonly<Record<string, MissionWords>> = {
  riverCrossing: {
    name: 'Travessia do Rio',
    briefing:
      'Faz três dias que a aldeia à beira do Anapo não responde, e as cabras que encontramos na estrada tinham pernas demais. A ponte caiu; a balsa está no trapiche, com o motor em pedaços. Façam-na funcionar e deixem Henry dar uma olhada no que correr atrás de vocês: ele pede quatro, frescos.',
    objective:
      'Encontrar combustível e hélice para a balsa, matar quatro criaturas perto de um especialista e depois pôr todos os heróis a bordo da balsa.',
    won: 'A corda cai na água, e a matilha para no trapiche como se tivesse recebido uma ordem. Henry não olha para trás; já está cortando. “Isto aqui eram cabras”, diz ele depois de um tempo, “até alguém rezar por cima delas.” Na outra margem, entre o moinho e as oliveiras, sobem três fumaças.',
    lost: 'A balsa gira na correnteza sem ninguém ao leme. De manhã, o segundo esquadrão vai achar botas no trapiche, bem alinhadas, e, no juncal, alguma coisa que usa capacete.',
  },
  threeAltars: {
    name: 'Os Três Altares',
    briefing:
      'Três fumaças, três altares: um num celeiro, um na colina, um debaixo dela. Quem reza ali some quando vocês olham; o que responde, não. Quebrem as pedras. Cada uma faz pouco caso de um tipo de arma e se esfarela com outro, e em cada uma há alguém. E tragam do rito o bastante para sabermos a que servia.',
    objective: 'Destruir os três altares e ler três partes do rito.',
    won: 'A última pedra se quebra como um dente. Pelo tempo de um suspiro, todas as feras da encosta param e olham para o alto da montanha. As tabuinhas concordam em uma palavra, e Patty, que não sabe lê-las, a diz antes de Henry: “Pai.”',
    lost: 'As fumaças continuam subindo, e agora são quatro. Na praça da aldeia alguém ergueu uma pedra, com espaço para muitos nomes.',
  },
  underTheMountain: {
    name: 'Debaixo da Montanha',
    briefing:
      'O acampamento ao pé do Etna informou tremores, depois passos, depois nada. A coisa que os altares alimentavam ficou grande demais para a caverna. Sigam os rastros até que ela saiba que é seguida, fechem as fumarolas que a aquecem e estejam prontos quando vier. Não demorem muito: ela vem de qualquer jeito.',
    objective: 'Seguir três rastros da fera, fechar as três fumarolas e matá-la quando vier.',
    won: 'Ela leva a encosta consigo, e a encosta demora a cair. Quando a poeira baixa, o Etna solta a sua fumaça quieto, como qualquer montanha. O quartel-general pede os restos. Há bastante deles, e nem um só pássaro por mais de um quilômetro em volta.',
    lost: 'Ao amanhecer, ela já chegou à estrada da costa. Os comboios a tomam por um morro e estranham que não esteja no mapa.',
  },
  deadAir: {
    name: 'Linha Muda',
    briefing:
      'Uma patrulha voltou pela neve e contou ao sargento que acabara de cruzar consigo mesma, indo no sentido contrário, em chamas. Daqui até o front não resta outro fio além do que sai da cabine de sinais da estação. Devolvam a energia a ela e informem o que veem, cada um com as próprias palavras. Eles virão atrás das vozes.',
    objective:
      'Encontrar três peças para a energia da cabine de sinais; depois, enviar dali relatos em número igual ao dos heróis.',
    won: 'As últimas palavras partem, e depois de uma pausa alguém, muito longe, pede que repitam o número de mortos. Lá fora, as luzes recuam entre as árvores. Elas também ouviram, e ouviram o nome da aldeia para onde vocês disseram que iriam.',
    lost: 'O fio continua zumbindo. A noite inteira um posto de escuta anota quatro vozes, calmas e claras, que dão nome e posição e pedem que venham amigos.',
  },
  walkThemHome: {
    name: 'O Caminho de Casa',
    briefing:
      'A aldeia queimou antes da chegada de vocês, mas a gente dela teve uma hora. Estão em porões, em fornos e debaixo da casa do pedágio, prendendo a respiração. Entre a floresta e a abadia há marcos antigos pelos quais os mortos não passam; é preciso que alguém que saiba os leia. Achem quem sobrou e levem todos até a nave. Ninguém fica para trás, e isso inclui Patty e Henry.',
    objective:
      'Encontrar três dos escondidos, ler dois dos três marcos e depois levar à nave todos os heróis e os dois especialistas.',
    won: 'O abade tranca a porta e conta: são mais do que ele ousava esperar. Depois conta de novo. Uma das crianças não quer dizer de onde é, e a neve nos ombros dela ainda não começou a derreter. Debaixo do piso da nave, um sino responde a outro.',
    lost: 'De manhã, a estrada da abadia está cheia de pegadas, grandes e pequenas, lado a lado. Todas voltam para a floresta, e a neve dentro delas é preta.',
  },
  theLastLantern: {
    name: 'A Última Lanterna',
    briefing:
      'No ano da peste, alguém acendeu três lanternas para que os mortos achassem o caminho, e ninguém as apagou. Ele ainda está sentado debaixo da abadia, coroado, contando quem chega. Duas lanternas precisam se apagar antes que ele se levante; cada uma que arder então será uma armadura para ele. O nome dele está escrito em algum lugar nestas paredes, e ele não gosta de ouvi-lo.',
    objective:
      'Apagar duas das três lanternas, descobrir o nome dele em três fontes e quebrar aquele que vier.',
    won: 'A coroa rola escada abaixo e é só lata. Uma após a outra, as luzes da floresta se apagam; onde cada uma estava, um homem se deita na neve, agradecido. Na lista que Henry faz deles estão também os nomes de vocês, e essa página ele queima.',
    lost: 'Da torre da abadia dá para vê-los por quilômetros, dois a dois, em boa ordem. Os primeiros levam lanternas. Os últimos são vocês.',
  },
  coldStorage: {
    name: 'Câmara Fria',
    briefing:
      'Um trem com a caldeira acesa, e uma hora. Atrás do acampamento, uma porta leva para dentro da montanha, e atrás da porta há papéis que três exércitos querem e dois tanques que ninguém deveria ter. Peguem os papéis; queimem o que está nadando nos tanques. Os guardas do acampamento ainda estão lá. Algo se alimentou deles, e algo foi alimentado com eles, e são lentos. Não deixem que caiam em cima de vocês.',
    objective:
      'Recuperar quatro partes da pesquisa, destruir os dois tanques e depois levar todos os heróis de volta ao trem.',
    won: 'O trem ganha velocidade. Patty lê o diário em voz alta até Henry lhe pedir que pare: os tanques guardavam os fracassos, diz ali. O que não fracassou foi levado adiante, por trem, exatamente por esta linha; e então a locomotiva apita e freia, porque não há mais trilhos.',
    lost: 'O maquinista espera uma hora a mais do que lhe mandaram. Então alguém sobe a bordo, devagar, com uma farda que ele conhece, e o alívio é tanto que ele não olha para o rosto.',
  },
  untilDawn: {
    name: 'Até o Amanhecer',
    briefing:
      'Não há trilhos, não há trem, e restam seis horas de noite. Este fortim tem concreto, um gerador e duas lâmpadas. O que rasteja lá fora foge da luz: enquanto as duas lâmpadas arderem, as horas contam a favor de vocês; onde um deles pisa junto a uma lâmpada, ela se apaga até que vocês a acendam de novo. Em algum ponto da estrada há uma coluna nossa. Digam a ela onde vocês estão.',
    objective: 'Terminar seis rodadas com as duas lâmpadas acesas e encontrar dois meios de avisar a coluna.',
    won: 'A primeira coisa que se vê da manhã é o vapor que sobe das coisas presas no arame. A segunda é a coluna. O coronel dela tem perguntas sobre a mina de sal do vale vizinho: os engenheiros dele desceram lá na terça-feira, e desde então quem atende o telefone é a bomba.',
    lost: 'Às quatro as lâmpadas se apagam, uma e depois a outra. A coluna passa às seis e anota um bunker abandonado, com a porta aberta e o café ainda quente.',
  },
  theDeepNest: {
    name: 'O Ninho Profundo',
    briefing:
      'Todos os rastros terminam na velha mina de sal. É lá que eles se reproduzem, no úmido e no escuro, e aquela que os pare não vê a luz do dia há um ano. Queimem dois dos ninhos, e ela virá ver quem foi. Alguém precisa saber colocar as cargas; os outros precisam cuidar para que ele tenha tempo. Quando ela estiver morta e a montanha, minada, vão embora: a estrada do outro lado é larga o bastante para correr.',
    objective:
      'Queimar dois dos três ninhos, colocar três cargas, matar a mãe e depois levar todos os heróis à estrada do outro lado.',
    won: 'A montanha se senta com um suspiro, e o vale fica um pouco mais plano do que diz o mapa. Na estrada do outro lado, Don conta o esquadrão duas vezes e depois a si mesmo. A guerra acaba onze dias depois. O dossiê da mina recebe um número e nenhum nome, e na capa alguém escreveu: salgar de novo na primavera.',
    lost: 'A bomba da mina começa a funcionar sozinha num domingo, e pela primeira vez em um ano corre água limpa para o vale. O povo lá embaixo fica agradecido. Sempre tiveram problemas com os poços.',
  },
  /* the guided mission */
  quietVillage: {
    name: 'A Aldeia Quieta',
    briefing:
      'Uma janela está acesa, e não há ninguém atrás dela. A patrulha que passou por aqui ontem à noite deixou o rádio em pedaços, e alguma coisa de cascos andou em círculos em volta deles. Peguem o que puderem, mantenham aberto o caminho até a água e partam no barco do trapiche. É um serviço pequeno. Todos começam pequenos.',
    objective:
      'Encontrar duas peças do rádio, matar três criaturas e depois levar todos os heróis ao trapiche.',
    won: 'O barco desliza das pedras, e atrás de vocês a aldeia está quieta de novo, à sua maneira. O rádio chia e dá um nome: uma travessia, rio abaixo. Agora as mãos sabem como se faz; lá, ninguém vai dizer.',
    lost: 'Era para ser um passeio por uma aldeia quieta. Levantem-se, contem as cartas e entrem de novo: agora vocês sabem de onde elas vêm.',
  },
};
