import type { lessons as english } from '../en/lessons.ts';

/** What the guided matches say. Short: it is read while playing. Only pupils fetch it. */
export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'lesson.in-the-open.welcome.title': 'Bem-vindo ao Consulado',
  'lesson.in-the-open.welcome.text':
    'Você comanda os atacantes, os discos marcados lá fora. Desta vez os defensores não se escondem: você vê todos. O aviso sempre diz o que se espera de você.',
  'lesson.in-the-open.goal.title': 'O que você veio fazer',
  'lesson.in-the-open.goal.text':
    'Ao fim de cada rodada, cada sala marcada dá pontos ao lado que for o único com um Operador nela. No fim, mais pontos vencem; o empate é dos defensores.',
  'lesson.in-the-open.pick.title': 'Escolha um Operador',
  'lesson.in-the-open.pick.text':
    'Escolha um dos marcados. Cada um é ativado uma vez por rodada, na ordem que você quiser.',
  'lesson.in-the-open.walk.title': 'Chegue mais perto',
  'lesson.in-the-open.walk.text':
    'Os espaços acesos estão ao alcance: aponte para um e veja o caminho e o custo. Vá até uma porta ou janela. Você pode agir no meio e seguir andando.',
  'lesson.in-the-open.undo.title': 'Mudou de ideia?',
  'lesson.in-the-open.undo.text':
    'Desfaça, e você volta para onde estava. Só não volta o que os dados mostraram ou os outros responderam. Experimente, ou siga em frente.',
  'lesson.in-the-open.break.title': 'Abra caminho',
  'lesson.in-the-open.break.text':
    'Este Operador pode destruir algo à vista. Escolha essa ação e depois um espaço marcado: barricadas e paredes fracas em volta dele caem.',
  'lesson.in-the-open.shoot.title': 'Abra fogo',
  'lesson.in-the-open.shoot.text':
    'Há um defensor à vista. Aponte para um marcado: você vê distância, proteção, dados e as chances exatas. Escolha-o para atirar.',
  'lesson.in-the-open.reroll.title': 'Uma vez por partida',
  'lesson.in-the-open.reroll.text':
    'Você tem uma ficha de Nova Rolagem na partida: pode guardar um dado e rolar os outros de novo. Ou deixe os dados como estão.',
  'lesson.in-the-open.dice.title': 'O que os dados disseram',
  'lesson.in-the-open.dice.text':
    'Acertos menos proteção são ferimentos. Quem levou o disparo fica Localizado: nesta rodada, paredes leves, barricadas e fumaça não o escondem mais.',
  'lesson.in-the-open.end.title': 'Termine a ativação',
  'lesson.in-the-open.end.text':
    'Além de se mover, um Operador tem duas outras ações, diferentes entre si. Faça o que ainda quiser e termine a ativação.',
  'lesson.in-the-open.three.title': 'Até três por fase',
  'lesson.in-the-open.three.text':
    'Em cada uma das suas duas fases você ativa até três Operadores; depois é a vez dos defensores. Guarde alguém para a segunda.',
  'lesson.in-the-open.gadgets.title': 'Leve alguma coisa',
  'lesson.in-the-open.gadgets.text':
    'Drones, cargas e granadas são do esquadrão, e cada uso custa um cubo. A maioria dos Operadores tem também um dispositivo próprio.',
  'lesson.in-the-open.watch.title': 'Fique de vigia',
  'lesson.in-the-open.watch.text':
    'Em Vigília, um Operador olha para um lado até agir de novo: nos defensores que aparecerem ali ele pode atirar fora da vez.',
  'lesson.in-the-open.riposte.title': 'Revide!',
  'lesson.in-the-open.riposte.text':
    'Alguém entrou na vista de um Operador em Vigília. Atire já, ou deixe passar: o próximo passo acaba com a chance.',
  'lesson.in-the-open.score.title': 'As salas foram contadas',
  'lesson.in-the-open.score.text':
    'Os pontos estão no alto. Os marcadores saíram, todos podem agir de novo, e os ferimentos ficam. As salas marcadas vão contar outra vez.',
  'lesson.in-the-open.why.title': 'Por que não?',
  'lesson.in-the-open.why.text':
    'O que não está aceso não pode ser escolhido agora. Clique mesmo assim, num defensor por exemplo, e a mesa diz por quê e por qual regra.',
  'lesson.in-the-open.rules.title': 'Em caso de dúvida',
  'lesson.in-the-open.rules.text':
    'Aponte para qualquer coisa, e ela se explica. O menu tem todas as regras, e cada “por que não?” leva à que importa.',
  'lesson.in-the-open.yours.title': 'Agora é com você',
  'lesson.in-the-open.yours.text':
    'Jogue do seu jeito; daqui em diante ninguém dá dicas. Na próxima partida, deixe os defensores se esconderem. Boa sorte!',
  'lesson.in-the-open.go.title': 'Para dentro das salas',
  'lesson.in-the-open.go.text':
    'Leve Operadores às salas marcadas e tire os defensores de lá. Qualquer caminho serve.',

  'lesson.hidden-tokens.welcome.title': 'Dois de cada',
  'lesson.hidden-tokens.welcome.text':
    'Cada defensor está ali duas vezes: duas fichas com o mesmo nome. Uma é verdadeira, a outra é isca, e só os defensores sabem qual. Quem eles são não é segredo.',
  'lesson.hidden-tokens.arcs.title': 'Para onde olham',
  'lesson.hidden-tokens.arcs.text':
    'Cada ficha olha para um lado e vigia tudo o que vê ali. Entre nessa área e, se a ficha for a verdadeira, podem atirar em você na sua própria vez.',
  'lesson.hidden-tokens.pick.title': 'Escolha um Operador',
  'lesson.hidden-tokens.pick.text':
    'Escolha quem vai primeiro. É mais fácil para quem começa longe dos lados vigiados.',
  'lesson.hidden-tokens.demand.title': 'Quem é aquele?',
  'lesson.hidden-tokens.demand.text':
    'Um dos seus vê uma ficha marcada. Exija a revelação: não custa ação, e você pode fazer isso também na vez dos defensores.',
  'lesson.hidden-tokens.found.title': 'Descoberto',
  'lesson.hidden-tokens.found.text':
    'O Operador fica onde estava a ficha verdadeira, e a outra sai. Só se pode atirar em quem está revelado.',
  'lesson.hidden-tokens.drone.title': 'Mande um drone',
  'lesson.hidden-tokens.drone.text':
    'O drone vai na frente e examina a sala em que parar: todos os defensores nela ficam Localizados, e assim revelados. Use um agora, ao lado deste Operador.',
  'lesson.hidden-tokens.fly.title': 'Leve o drone',
  'lesson.hidden-tokens.fly.text':
    'Leve o drone a uma sala com fichas e pare ali. Ele passa por portas e janelas abertas, e ninguém corre risco.',
  'lesson.hidden-tokens.watch.title': 'Vigie também',
  'lesson.hidden-tokens.watch.text':
    'Ponha este Operador em Vigília e escolha um lado. O defensor que aparecer ali pode ser revelado por exigência e depois levar um tiro.',
  'lesson.hidden-tokens.hit.title': 'Isso doeu',
  'lesson.hidden-tokens.hit.text':
    'Defensores em Vigília podem atirar a cada passo ou ação sua à vista deles. Venha por outro lado, ou use fumaça e drones.',
  'lesson.hidden-tokens.end.title': 'Termine a ativação',
  'lesson.hidden-tokens.end.text': 'Faça o que ainda quiser com este Operador e termine a ativação.',
  'lesson.hidden-tokens.patience.title': 'Peça por peça',
  'lesson.hidden-tokens.patience.text':
    'Cada ficha desmascarada deixa a casa mais segura para os próximos. Os nomes dizem que dispositivo espera ali.',
  'lesson.hidden-tokens.reaction.title': 'Sua chance',
  'lesson.hidden-tokens.reaction.text':
    'Um defensor passou à sua vista. Exija a revelação, atire se puder, ou deixe passar.',
  'lesson.hidden-tokens.score.title': 'Só os revelados contam',
  'lesson.hidden-tokens.score.text':
    'Quem está oculto não controla sala. Antes da contagem os defensores podem revelar quem quiserem: veja onde podem estar.',
  'lesson.hidden-tokens.yours.title': 'Agora é com você',
  'lesson.hidden-tokens.yours.text':
    'Jogue do seu jeito. Depois vêm as declarações e o relógio: aí ninguém mede mais por você.',
  'lesson.hidden-tokens.go.title': 'Encontre-os',
  'lesson.hidden-tokens.go.text':
    'Desmascare fichas, à vista ou com drone, e fique fora dos lados que elas vigiam. Qualquer caminho serve.',
  'lesson.claims-and-clock.welcome.title': 'Agora ninguém mede',
  'lesson.claims-and-clock.welcome.text':
    'Daqui em diante a mesa não mostra linhas de visão. Você olha e declara, e o outro lado acredita ou contesta.',
  'lesson.claims-and-clock.clock.title': 'Seu relógio corre',
  'lesson.claims-and-clock.clock.text':
    'Seu lado tem tempo para a rodada inteira, para as duas fases juntas. Ele para durante rolagens e declarações.',
  'lesson.claims-and-clock.pick.title': 'Escolha um Operador',
  'lesson.claims-and-clock.pick.text':
    'Escolha quem vai primeiro. O relógio está na velocidade mais lenta: você tem tempo.',
  'lesson.claims-and-clock.eye.title': 'A olho',
  'lesson.claims-and-clock.eye.text':
    'Imagine uma reta do meio do seu espaço ao meio do espaço deles. Paredes, barricadas, fumaça e Operadores a impedem.',
  'lesson.claims-and-clock.declare.title': 'Declare um disparo',
  'lesson.claims-and-clock.declare.text':
    'Escolha um defensor marcado que você acha que vê, e a proteção que acha que ele tem. Na dúvida, chegue mais perto antes.',
  'lesson.claims-and-clock.reward.title': 'Você tinha razão',
  'lesson.claims-and-clock.reward.text':
    'Você venceu uma contestação: ganhe 30 segundos ou tire 30 dos outros.',
  'lesson.claims-and-clock.ruler.title': 'Acreditaram ou mediram',
  'lesson.claims-and-clock.ruler.text':
    'O que deixam passar vale como declarado. Se contestam, usa-se a régua: quem errou perde tempo, e um disparo sem linha se perde.',
  'lesson.claims-and-clock.end.title': 'Termine a ativação',
  'lesson.claims-and-clock.end.text': 'Faça o que ainda quiser com este Operador e termine a ativação.',
  'lesson.claims-and-clock.answer.title': 'Você acredita?',
  'lesson.claims-and-clock.answer.text':
    'Um defensor declara que vê um dos seus, e com que proteção. Confira a linha e a proteção a olho: aprove ou conteste.',
  'lesson.claims-and-clock.objection.title': 'Alguma objeção?',
  'lesson.claims-and-clock.objection.text':
    'Eles usam algo que precisa de linha de visão. Deixe passar, ou conteste se duvidar; dá também para desligar essas perguntas por uma fase.',
  'lesson.claims-and-clock.grab.title': 'Fora da vez',
  'lesson.claims-and-clock.grab.text':
    'Ninguém mais pergunta se você reage: acompanhe os passos dos defensores. Os botões estão sempre ali; enquanto você pensa, corre o seu relógio.',
  'lesson.claims-and-clock.bank.title': 'Um novo banco',
  'lesson.claims-and-clock.bank.text':
    'Cada rodada traz tempo novo, por Operador seu em jogo. O que sobrou da anterior se perdeu.',
  'lesson.claims-and-clock.yours.title': 'Agora é com você',
  'lesson.claims-and-clock.yours.text':
    'Jogue do seu jeito e confie no seu olho. Se o relógio apertar demais, escolha uma velocidade menor na próxima vez.',
  'lesson.claims-and-clock.go.title': 'Declare o que vê',
  'lesson.claims-and-clock.go.text':
    'Atire quando tiver certeza da linha, e ande quando não tiver. Qualquer caminho serve.',
  'lesson.gadgets-and-floors.welcome.title': 'Duas bombas',
  'lesson.gadgets-and-floors.welcome.text':
    'Acione o desarmador numa das duas bombas e tenha alguém ao lado quando a rodada seguinte acabar. Dispositivos e o andar de cima ajudam a chegar.',
  'lesson.gadgets-and-floors.pick.title': 'Escolha um Operador',
  'lesson.gadgets-and-floors.pick.text': 'Escolha um dos marcados: eles têm um acesso por perto.',
  'lesson.gadgets-and-floors.stairs.title': 'Um caminho para cima',
  'lesson.gadgets-and-floors.stairs.text':
    'Os espaços marcados são acessos: os azuis só para você, os cinza para os dois lados. Vá até um.',
  'lesson.gadgets-and-floors.up.title': 'Suba',
  'lesson.gadgets-and-floors.up.text':
    'Daqui um ponto de movimento leva você para cima. Seu andar de cima tem lugar para dois, e de baixo ninguém atira em você.',
  'lesson.gadgets-and-floors.above.title': 'Vigie um acesso',
  'lesson.gadgets-and-floors.above.text':
    'No andar de cima vigia-se um acesso: quem pisar nele pode levar tiro de cima, a curto alcance.',
  'lesson.gadgets-and-floors.own.title': 'Um dispositivo próprio',
  'lesson.gadgets-and-floors.own.text':
    'Este Operador pode usar seu dispositivo especial agora. Aponte para ler o que ele faz e use-o.',
  'lesson.gadgets-and-floors.bag.title': 'Do inventário comum',
  'lesson.gadgets-and-floors.bag.text':
    'Os dispositivos do esquadrão são de todos: drones olham, cargas abrem paredes, granadas limpam salas. Use um deles.',
  'lesson.gadgets-and-floors.spread.title': 'Onde se espalha',
  'lesson.gadgets-and-floors.spread.text':
    'Escolha os espaços cobertos. Ninguém vê através da fumaça, mas todos podem andar nela.',
  'lesson.gadgets-and-floors.down.title': 'Desça em outro lugar',
  'lesson.gadgets-and-floors.down.text':
    'Todos os acessos levam ao mesmo andar de cima: desça onde quiser, até no meio da casa, se tiver coragem.',
  'lesson.gadgets-and-floors.end.title': 'Termine a ativação',
  'lesson.gadgets-and-floors.end.text':
    'Depois de subir não se anda mais nesta ativação. Faça o que ainda quiser e termine-a.',
  'lesson.gadgets-and-floors.stock.title': 'Usou, gastou',
  'lesson.gadgets-and-floors.stock.text':
    'Cada uso tira um cubo, do inventário do esquadrão ou do Operador. Gaste, mas guarde um para a última porta.',
  'lesson.gadgets-and-floors.defuse.title': 'Acione o desarmador',
  'lesson.gadgets-and-floors.defuse.text':
    'Você está junto a uma bomba: acione o desarmador. Custa uma ação, e alguém precisa estar ao lado quando a rodada seguinte acabar.',
  'lesson.gadgets-and-floors.guard.title': 'Uma nova rodada',
  'lesson.gadgets-and-floors.guard.text':
    'A fumaça sumiu, e todos podem agir de novo. O desarmador precisa de um atacante ao lado no fim da rodada seguinte.',
  'lesson.gadgets-and-floors.yours.title': 'Agora é com você',
  'lesson.gadgets-and-floors.yours.text':
    'Jogue do seu jeito; você já sabe o que é preciso. O que esquecer se explica quando você aponta.',
  'lesson.gadgets-and-floors.go.title': 'Até as bombas',
  'lesson.gadgets-and-floors.go.text':
    'Abra paredes, olhe com drones, desça de cima: leve alguém até uma bomba. Qualquer caminho serve.',
};
