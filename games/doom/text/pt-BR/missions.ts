import type { missions as en } from '../en/missions.ts';

export const missions = {
  'operation.blackBishop.name': 'Bispo Negro',
  'operation.exodus.name': 'Êxodo',

  'mission.kneeDeepInTheDead.name': 'Mortos até os Joelhos',
  'mission.kneeDeepInTheDead.briefing':
    'O contato com o Complexo Lázaro, em Fobos, caiu no meio de uma frase. Entrem pela eclusa e tragam tecido do que a interrompeu: três amostras, de três das feras. Alguém lá dentro teve tempo de fechar as portas; abram-nas com cuidado.',
  'mission.kneeDeepInTheDead.marinesWon':
    'Três frascos sobem para a órbita, ainda quentes. O laboratório diz duas vezes a mesma coisa: esta carne não vem de nenhum mundo conhecido e não achou o caminho sozinha. Em toda Fobos, uma só voz ainda responde: o retransmissor do pátio de carga.',
  'mission.kneeDeepInTheDead.invaderWon':
    'Os frascos estão quebrados no corredor comprido, e não sobrou ninguém para enchê-los. O que as câmeras dos capacetes enviaram basta ao comando: o que tomou o Lázaro não vai parar nas portas dele. Um segundo esquadrão é mandado ao pátio de carga, onde o último retransmissor ainda fala.',

  'mission.holdTheYard.name': 'Defender o Pátio',
  'mission.holdTheYard.briefing':
    'O retransmissor do pátio de carga é a única voz que resta a Fobos, e está enviando tudo o que a base já registrou. Mantenham-no de pé até os dados passarem. O pátio tem quatro entradas, e eles acharam todas.',
  'mission.holdTheYard.marinesWon':
    'O último pacote parte, e o retransmissor queima com um suspiro. Os registros mostram um padrão: todos os portais se abriram no mesmo segundo, e todos se alimentavam do reator. Agora o reator está falhando, e o frio vem chegando.',
  'mission.holdTheYard.invaderWon':
    'O mastro cai numa chuva de faíscas, com metade dos registros enviada. Metade basta para ver de onde os portais tiravam energia: do reator. Agora ele está falhando, e o frio vem chegando.',

  'mission.coldRestart.name': 'Reinício a Frio',
  'mission.coldRestart.briefing':
    'A base está congelando, e os portões falham com ela: logo nada os manterá fechados. Três terminais em volta do reator precisam ser religados à mão, e mais de uma vez. A passarela entre eles não tem corrimão nem sombra.',
  'mission.coldRestart.marinesWon':
    'O reator toma fôlego, e a base volta luz por luz. Voltam também os registros, e falta um: alguém levou o gravador da sala de controle uma hora antes de o primeiro portal se abrir.',
  'mission.coldRestart.invaderWon':
    'Os terminais se apagam, e a geada se fecha sobre eles. As baterias mantêm vivos um elevador e uma linha do registro: o gravador da sala de controle foi levado uma hora antes de o primeiro portal se abrir.',

  'mission.blackBox.name': 'Caixa-preta',
  'mission.blackBox.briefing':
    'Alguém os deixou entrar, e o gravador sabe quem. Ele está no outro extremo do pátio; o único elevador fica atrás de vocês. Peguem-no e voltem a pé: nenhum teletransporte aceita essa carga.',
  'mission.blackBox.marinesWon':
    'O elevador se fecha, e o gravador começa a falar. Não diz o nome de um homem. Diz o de um projeto, Bispo Negro, e lê a lista dos portais construídos para ele; depois de cada um, a mesma palavra: aberto.',
  'mission.blackBox.invaderWon':
    'O gravador fica no pátio, debaixo das garras. Mas esteve chamando o tempo todo, e a nave capta o que ele repete: o nome de um projeto, Bispo Negro, e uma lista de portais; depois de cada um, a mesma palavra: aberto.',

  'mission.shutTheGates.name': 'Fechar os Portais',
  'mission.shutTheGates.briefing':
    'O gravador revela um projeto: Bispo Negro. Os portais dele continuam abertos, e quem está sobre um deles ou ao lado pode fechá-lo, se não fizer mais nada. O hangar está trancado por todos os lados; qual porta abrir primeiro é o plano de vocês.',
  'mission.shutTheGates.marinesWon':
    'Um após o outro, os portais se dobram em nada. O silêncio que fica não é bom: ele tem direção. Vem de trás da última eclusa, onde as plantas da base só mostram rocha.',
  'mission.shutTheGates.invaderWon':
    'Os portais resistem, e o que sai deles já não tem pressa. Tudo caminha para o mesmo lado: a última eclusa, atrás da qual as plantas da base só mostram rocha. Seja lá o que os chama, é lá que precisa morrer.',

  'mission.theBishopFalls.name': 'A Queda do Bispo',
  'mission.theBishopFalls.briefing':
    'Atrás da última eclusa os corredores viram osso, e a base termina. Aqui não há nada para buscar nem para desligar. Matem até que nada mais venha.',
  'mission.theBishopFalls.marinesWon':
    'A arena silencia, e desta vez continua em silêncio. Onde ficava o altar jaz uma forma quebrada em vestes de bispo, e os portais que dela se alimentavam se apagam como lâmpadas. Fobos é nossa de novo, o tanto que sobrou dela.',
  'mission.theBishopFalls.invaderWon':
    'A eclusa se abre mais uma vez, por dentro. O que sai dela usa vestes de bispo e aprendeu as nossas palavras com os mortos. Chama a próxima base pelo nome, com educação, e recebe permissão de pouso.',

  'mission.titansWake.name': 'O Despertar do Titã',
  'mission.titansWake.briefing':
    'A fundição que fazia as nossas armas fez uma coisa que anda. Os núcleos movem as trancas, e os três estão parados: religuem-nos antes que ela descubra a saída. Cuidado com os portões largos; não foram feitos para gente.',
  'mission.titansWake.marinesWon':
    'Os núcleos zumbem, as trancas caem, e algo enorme bate no aço uma única vez e espera. Mas um bando escapou antes e arrastou gente consigo. Um rastro vermelho leva à fenda.',
  'mission.titansWake.invaderWon':
    'Os portões se curvam para fora, e o titã sai sem olhar para trás. Um bando corre à sombra dele e arrasta quem encontra. Um rastro vermelho leva à fenda.',

  'mission.bloodTrail.name': 'Rastro de Sangue',
  'mission.bloodTrail.briefing':
    'O bando que rompeu as linhas leva marcas que ninguém jamais viu, gravadas a fogo no couro. Cacem os três portadores e tomem as marcas: talvez digam para onde levaram os cativos. Metade do caminho é aço, metade é osso.',
  'mission.bloodTrail.marinesWon':
    'Lado a lado, as três marcas formam um mapa. Ele mostra um lugar lá embaixo, onde todos os caminhos acabam, desenhado como um olho cheio de olhos menores. Levaram os cativos para o ninho.',
  'mission.bloodTrail.invaderWon':
    'Os portadores se foram, e as marcas com eles. Mas já não se dão ao trabalho de esconder o rastro. Ele desce, por paredes que ontem não existiam, até onde se ouve uma respiração: o ninho.',

  'mission.theNest.name': 'O Ninho',
  'mission.theNest.briefing':
    'Cada nicho respira. Os cativos estão em algum lugar atrás deles, e não há como contornar a ninhada. Queimem tudo, câmara por câmara, e não confiem em porta nenhuma.',
  'mission.theNest.marinesWon':
    'O último nicho para de respirar, e no silêncio alguém bate de dentro da parede: três curtas, três longas, três curtas. São mais do que qualquer um havia contado, e só há uma saída, passando por um santuário.',
  'mission.theNest.invaderWon':
    'O esquadrão é rechaçado, e a ninhada se fecha sobre os nichos. Mas, enquanto ela inteira olhava para os fuzileiros, os cativos romperam a parede do fundo. Agora eles vêm, mais do que qualquer um havia contado, pela única saída, passando por um santuário.',

  'mission.lastWatch.name': 'Última Vigília',
  'mission.lastWatch.briefing':
    'Os sobreviventes atravessam atrás de vocês, devagar, com crianças e feridos. Fiquem no altar até passar o último. Cada rodada que termina com mais de vocês ali do que deles leva alguns para o outro lado.',
  'mission.lastWatch.marinesWon':
    'O último a passar é um menino, que se vira e bate continência. Todos atravessaram, e todos estão diante de um portal frio: nada mais o alimenta. O fogo dele arde em um santuário lacrado por todos os lados.',
  'mission.lastWatch.invaderWon':
    'O altar está perdido, e quem ainda estava deste lado corre para o escuro. Os que atravessaram estão diante de um portal frio: nada mais o alimenta. O fogo dele arde em um santuário lacrado por todos os lados.',

  'mission.stolenFire.name': 'Fogo Roubado',
  'mission.stolenFire.briefing':
    'O que alimenta os portais arde em um santuário lacrado. Peguem-no e levem-no para fora; a saída não é por onde se entra. Tudo o que vive aqui vive dessa luz e vai querê-la de volta.',
  'mission.stolenFire.marinesWon':
    'O fogo cabe em um capacete e ilumina o rosto de quem o carrega. Portal após portal desperta ao longo da estrada, uma fileira de lâmpadas que sobe para casa. O Inferno também a vê.',
  'mission.stolenFire.invaderWon':
    'O fogo se apaga nas mãos que o carregavam. Mas por um instante esteve ao ar livre, e nesse instante os portais da estrada se acenderam. Vão arder por uma ou duas horas, e o Inferno sabe quem virá.',

  'mission.theLongWayHome.name': 'O Longo Caminho para Casa',
  'mission.theLongWayHome.briefing':
    'Uma só estrada leva de volta, e a corte do Inferno se reuniu ao longo dela. Levem os sobreviventes para cima e fechem os portais atrás de vocês. O que ficar aberto virá atrás.',
  'mission.theLongWayHome.marinesWon':
    'O último portal se dobra, e há um céu: ralo, sujo, nosso. Alguém começa a contar e desiste, porque demora demais. Atrás deles só há rocha.',
  'mission.theLongWayHome.invaderWon':
    'Os que chegam ao alto se viram. Os portais estão abertos ao longo de toda a estrada, e a corte do Inferno sobe por ela sem pressa, fileira por fileira, para a luz. O êxodo começou. Não é o nosso.',

  /* where the first steps are taken */
  'mission.trainingGround.name': 'Campo de Treino',
  'mission.trainingGround.briefing':
    'Uma eclusa, um depósito e uma porta fechada: o canto tranquilo da base, onde os fuzileiros têm a primeira aula. Três soldados possuídos esperam entre as caixas, e atrás da porta algo arranha.',
  'mission.trainingGround.marinesWon':
    'O último deles cai, e pela primeira vez no dia dá para ouvir os ventiladores. Guarde o que suas mãos aprenderam: nos salões lá embaixo, ninguém vai dizer o que fazer.',
  'mission.trainingGround.invaderWon':
    'Era um treino, e no treino se morre para sobreviver ao resto. Sacuda a poeira e entre de novo: agora você sabe onde eles estão.',
} as const satisfies Record<keyof typeof en, string>;
