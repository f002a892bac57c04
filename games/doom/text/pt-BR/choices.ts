import type { choices as en } from '../en/choices.ts';

export const choices = {
  'choices.attack': 'Atacar {defender}{source, select, none {} other { com “{source}”}}',
  'choices.attackInCover': 'Atacar {defender} de um canto que deixa cobertura',
  'choices.play': 'Jogar “{card}”{target, select, none {} other { → {target}}}',
  'choices.sprint':
    'Corrida: descartar “{card}” por {points, plural, =1 {# ponto de movimento} other {# pontos de movimento}}',
  'choices.use':
    'Usar “{ability}”{when, select, none {} other { ({when})}}{argent, plural, =0 {} =1 { por # de Poder Argent} other { por # de Poder Argent}}{target, select, none {} other { → {target}}}',
  'choices.react':
    '{ability}: {effect}{argent, plural, =0 {} =1 { (# de Poder Argent)} other { (# de Poder Argent)}}{target, select, none {} other { → {target}}}',
  'choices.step':
    'Mover para {space}: {cost, plural, =1 {# ponto de movimento} other {# pontos de movimento}}',
  'choices.teleport':
    'Teletransportar-se para {space}: {cost, plural, =1 {# ponto de movimento} other {# pontos de movimento}}',
  'choices.gloryKill':
    'Morte gloriosa: {demon} em {space}, {cost, plural, =1 {# ponto de movimento} other {# pontos de movimento}}',
  'choices.telefrag':
    'Telefrag: {demon} em {space}, {cost, plural, =1 {# ponto de movimento} other {# pontos de movimento}}',
  'choices.shift':
    '{direction, select, turn {Girar para {spaces}} north {Mover para o norte} east {Mover para o leste} south {Mover para o sul} other {Mover para o oeste}}: {cost, plural, =1 {# ponto de movimento} other {# pontos de movimento}}',
  'choices.open': 'Abrir a porta {door}: 1 ponto de movimento',
  'choices.take': 'Pegar: {what}',
  'choices.work.terminal': 'Ativar o terminal: {terminal}',
  'choices.work.portal': 'Fechar: {portal}, {space}',
  'choices.end': 'Encerrar a ativação de {figure}',
  'choices.stop': '{figure} para aqui',
  'choices.forgo': '{figure} não ataca',
  'choices.blast': 'Primeiro a explosão: {n} de dano a {figures}',
  'choices.activate.type': 'Ativar demônios: {type}',
  'choices.activate.figure': 'Ativar {figure}',
  'choices.class': 'Ficar com a classe “{card}”',
  'choices.leader': 'Votar em {marine}',
  'choices.stack': 'Pôr no topo do baralho: {set}',
  'choices.invasion': 'Ficar com a carta de invasão “{card}”',
  'choices.events': 'Ficar com os conjuntos de eventos {sets}',
  'choices.respawn': 'Ressurgir em {space}',
  'choices.displace': 'Mover {figure} para {space}',
  'choices.drop': 'Largar a ficha em {space}',
  'choices.place': 'Colocar {demon} em {spaces}',
  'choices.summonFrom': 'Invocar deste portal: {portal}, {space}',
  'choices.turn': 'Virar para cima: {portal}, {space}',
  'choices.group': 'Invocar {group}',
  'choices.group.unknown': 'um grupo desconhecido',
  'choices.remove': 'Remover {black, select, 1 {um dado preto} other {um dado vermelho}}',
  'choices.verb.gloryKill': 'Morte gloriosa',

  'choices.some.weapons':
    '{most, plural, =1 {Pegar este conjunto de armas} other {Pegar estes conjuntos de armas}}',
  'choices.some.discard': 'Pronto: descartar as marcadas',
  'choices.split':
    '{total, plural, =1 {Distribuir # ficha de Poder Argent} other {Distribuir # fichas de Poder Argent}}',
  'choices.eventItem': '{set}. {text}',
  'choices.argentThere':
    '{n, plural, =0 {Ainda não há nada ali} =1 {Há # ficha ali} other {Há # fichas ali}}',
  'choices.argentLost': 'O que ficar ali é descartado',

  'choices.confirm.end':
    'Você ainda tem {mains, plural, =1 {# ação principal} other {# ações principais}}. Encerrar a ativação mesmo assim?',

  'choices.detail.play': 'Jogue uma carta pelo movimento e pelo ataque, ou descarte uma para correr.',
  'choices.detail.move': 'Os espaços destacados podem ser alcançados. Pontos não gastos se perdem.',
  'choices.detail.done': 'Só resta encerrar a ativação.',
  'choices.detail.attacks':
    '“{card}” {fresh, select, 1 {ainda não atacou} other {ainda tem {n, plural, =1 {# ataque} other {# ataques}}}}{lit, select, 1 {: escolha um demônio destacado} other {, mas daqui não alcança nenhum demônio}}.{plays, select, 1 { Jogar outra carta desperdiça {n, plural, =1 {o ataque} other {os ataques}}.} other {}}',
  'choices.detail.mayAttack': 'Ele pode atacar uma vez nesta ativação.',
  'choices.detail.attacked': 'Ele já atacou nesta ativação.',
  'choices.detail.events': 'Escolha um depois do outro, na ordem em que estão ali.',
  'choices.detail.leader': 'Cada fuzileiro indica um; a maioria decide, e no empate é Alfa.',
  'choices.detail.attack':
    '{attacker} ataca {defender}{source, select, none {} other { com “{source}”}}{covered, select, 1 {, que tem cobertura} other {}}. {defender} ainda tem {left} de vida.{symbols, select, none {} other { A rolagem: {symbols} de dano.}}{shields, select, none {} other { A defesa: {shields, plural, =1 {# escudo} other {# escudos}}{dodge, select, 1 { e uma esquiva} other {}}.}}',
  'choices.detail.net': 'Dano que passa até agora: {net}. {defender} ainda tem {left} de vida.',
  'choices.detail.blast':
    'A explosão ainda está por vir: {n} de dano a {figures}. Se você passar, ela acontece agora.',

  'choices.moment.round': 'A rodada começa, ninguém foi ativado ainda. Usar uma habilidade?',
  'choices.moment.initiative': 'A próxima carta de iniciativa será revelada. Usar uma habilidade?',
  'choices.moment.activation': '{figure} começa a ativação. Usar uma habilidade?',
  'choices.moment.activationEnds': '{figure} terminou a ativação. Usar uma habilidade?',
  'choices.moment.declared':
    '{attacker} ataca {defender}; os dados ainda não foram rolados. Usar uma habilidade?',
  'choices.moment.defend':
    '{attacker} ataca {defender}: {damage} de dano, {dodged, select, 1 {esquiva} other {{shields, plural, =1 {# escudo} other {# escudos}}}}. Reagir?',
  'choices.moment.attack':
    '{attacker} ataca {defender}: {damage} de dano, {dodged, select, 1 {esquiva} other {{shields, plural, =1 {# escudo} other {# escudos}}}}. Usar uma habilidade?',
  'choices.moment.afterAttack':
    '{attacker} atacou {defender}: {killed, select, 1 {morto} other {{damage} de dano causado}}. Usar uma habilidade?',
  'choices.moment.slain': '{figure} foi morto. Usar uma habilidade?',
  'choices.moment.gloryKill': '{figure} realizou uma morte gloriosa. Usar uma habilidade?',

  'choices.playAttackFirst': 'Jogue antes uma carta com ataque.',
  'choices.noAttackLeft': 'Você não tem mais ataques nesta ativação.',
  'choices.tooFar':
    'Longe demais: o caminho até lá custa {cost, plural, =1 {# ponto de movimento} other {# pontos de movimento}}; {points, plural, =0 {não resta nenhum} =1 {resta #} other {restam #}}.',
  'choices.pointsFirst':
    'O caminho até lá custa {cost, plural, =1 {# ponto de movimento} other {# pontos de movimento}}. Para ganhá-los, jogue uma carta ou corra.',
  'choices.noWay': 'Nenhum caminho leva até lá: paredes, portas fechadas ou o terreno o cortam.',

  'choices.story.initiative': 'Iniciativa',
  'choices.story.typeActivated': 'Estes demônios são ativados',
  'choices.story.points': '+{n, plural, =1 {# ponto} other {# pontos}}',
  'choices.story.result':
    '{outcome, select, dodged {Esquiva: nenhum dano} none {Nenhum dano} other {{damage} de dano causado}}',
  'choices.story.slain': '{figure} foi morto',
  'choices.story.dead': 'morto',
  'choices.story.back': '{figure} está de volta',
  'choices.story.frag': 'Frag {n} de {most}',
  'choices.story.frags': 'O Invasor vence com {most}',

  'sum.dice': 'rolado',
  'sum.named': '“{name}”',
  'sum.shields': 'escudos de “{name}”',
  'sum.armor': 'armadura',
  'sum.pierced': 'escudos ignorados',
  'sum.damage': 'dano',
  'sum.least': 'Nunca menos de 0',
  'sum.dodged': 'Esquiva: nada disso conta',
  'sum.effect': '{name}: {text}',

  'preview.attack.title': '{attacker} → {defender}',
  'preview.attack.note': 'Cartas e habilidades usadas durante o ataque não entram na conta.',
  'preview.range': 'Alcance {range} de {reach}',
  'preview.range.hint': 'Espaços do atacante até o defensor, e até onde o ataque alcança.',
  'preview.cover': 'Cobertura',
  'preview.cover.hint':
    'Algo cruza uma linha até o defensor: ele pode trocar a carta de defesa revelada por outra.',
  'preview.stunned.attacker': 'Atacante atordoado',
  'preview.stunned.attacker.hint': 'Um dado é removido antes da rolagem.',
  'preview.stunned.defender': 'Defensor atordoado',
  'preview.stunned.defender.hint': 'Nenhuma carta de defesa é revelada, e não há cobertura.',
  'preview.staggered': 'Cambaleante',
  'preview.staggered.hint': 'Um fuzileiro que entra no espaço dele realiza uma morte gloriosa.',
  'preview.staggersAt': 'Cambaleia com {n} de dano',
  'preview.armor': 'Armadura',
  'preview.armor.hint': 'Sempre 1 escudo a mais.',
  'preview.mayDodge': 'Pode esquivar',
  'preview.mayDodge.hint': 'Esquiva o ataque se a carta de evento revelada mostrar o símbolo especial.',
  'preview.special': 'Especial: {n, plural, =1 {+# escudo} other {+# escudos}}',
  'preview.special.hint':
    'Se a carta de evento revelada mostrar o símbolo especial: {n, plural, =1 {# escudo a mais} other {# escudos a mais}}.',
  'preview.healthLeft': '{n} de vida',
  'preview.extra': '+{n} de dano',
  'preview.pierce': '{n, plural, =1 {Ignora # escudo} other {Ignora # escudos}}',
  'preview.givesWay': 'Cede o lugar antes: {figures}',
  'preview.sure': 'Não pode ser esquivado',
  'preview.ignoresCover': 'Ignora cobertura',
  'preview.stuns': 'Atordoa',
  'preview.blast': 'Explosão: {n} de dano',
  'preview.drains': 'Cura até {n}',
  'preview.runs': '{n, plural, =1 {Depois # ponto de movimento} other {Depois # pontos de movimento}}',
  'preview.times': '{n, plural, =1 {# ataque} other {# ataques}}',
  'preview.alsoUse': 'Fora da conta: {ability}',
  'preview.odds.wound': 'Ferir {n}+',
  'preview.odds.stagger': 'Cambalear {n}+',
  'preview.odds.slay': 'Matar {n}+',
  'preview.odds.damage': 'Dano {n}+',
  'preview.odds.slain': 'Morte {n}+',

  'preview.path.title': '{figure} → {space}',
  'preview.path.cost': '{cost} de {points, plural, =1 {# ponto de movimento} other {# pontos de movimento}}',
  'preview.path.left': '{n, plural, =1 {Resta # ponto de movimento.} other {Restam # pontos de movimento.}}',
  'preview.gloryKill': 'Morte gloriosa: {demon}',
  'preview.gloryKill.hint':
    'O demônio é morto na hora; o fuzileiro compra uma carta de morte gloriosa e cura 2 de dano.',
  'preview.telefrag': 'Telefrag de {demon}',
  'preview.telefrag.hint': 'O demônio que está ali é morto.',
  'preview.gain': '{n, plural, =1 {+# ponto de movimento} other {+# pontos de movimento}}',
  'preview.reach': 'Alcance {n}',
  'preview.speed': 'Velocidade {n}',
  'preview.inReach': 'Daqui: {figures}',
  'preview.nobodyInReach': 'Daqui: ninguém',
  'preview.discards': 'Descarta “{card}”',
  'preview.argent': '{n} de {there} de Poder Argent',
  'preview.exhausts': 'Exaure a carta de classe',
  'preview.usedUp': 'Descartada depois do uso',
  'preview.door': 'A porta inteira some de vez.',
  'preview.door.infestation':
    'A porta inteira some de vez, e o Invasor invoca do portal virado para baixo mais próximo.',
  'preview.heals': 'Cura {n} de dano',
  'preview.weapon': 'As cartas dele vão para o topo do baralho de ação: {cards}.',
  'preview.lost.points':
    '{n, plural, =1 {# ponto de movimento se perde} other {# pontos de movimento se perdem}}',
  'preview.lost.mains': '{n, plural, =1 {# ação principal se perde} other {# ações principais se perdem}}',

  'inspect.ofMost': '{now}/{most}',
  'inspect.marine': '{class, select, none {Fuzileiro} other {Fuzileiro · {class}}}',
  'inspect.hand': 'Mão',
  'inspect.mainActions': 'Ações principais',
  'inspect.staggered': 'Um fuzileiro que entra no espaço dele o mata na hora: é uma morte gloriosa.',
  'inspect.stunned':
    'Não revela carta de defesa e não tem cobertura; o ataque dele perde um dado. O atordoamento acaba depois que ele ataca ou é atacado.',
  'inspect.carries': 'Larga isso ao ser morto.',
  'inspect.slain': 'Morto',
  'inspect.slain.text': 'Volta em um teletransporte no início da próxima ativação.',
  'inspect.floor': 'Espaço',
  'inspect.floor.text': 'Entrar custa 1 ponto de movimento, e mais 1 se houver um inimigo ali.',
  'inspect.difficult': 'Terreno difícil',
  'inspect.difficult.text':
    'Entrar custa 1 ponto de movimento a mais. Dá cobertura, mas não bloqueia a linha de visão.',
  'inspect.impassable': 'Terreno intransponível',
  'inspect.impassable.text':
    'Só demônios voadores e grandes podem entrar. Não bloqueia a linha de visão nem dá cobertura.',
  'inspect.blocking': 'Terreno bloqueador',
  'inspect.blocking.text':
    'Só demônios voadores e grandes podem entrar. Bloqueia a linha de visão e dá cobertura.',
  'inspect.here': 'Aqui',
  'inspect.door': 'Porta',
  'inspect.door.closed':
    'Conta como parede. Uma figura ao lado dela pode abri-la por 1 ponto de movimento, e ela fica aberta.',
  'inspect.door.open': 'Nunca mais pode ser fechada.',
  'inspect.door.infestation':
    'Demônios não podem abri-la. Quando um fuzileiro abre, o Invasor invoca do portal virado para baixo mais próximo.',
  'inspect.item': 'Item no tabuleiro',
  'inspect.healthPack': 'Um fuzileiro neste espaço pode pegá-lo sem custo: cura {n} de dano.',
  'inspect.weapon':
    'Um fuzileiro neste espaço pode pegá-la sem custo: as cartas do conjunto vão para o topo do baralho de ação.',
  'inspect.portal': 'Ficha de portal',
  'inspect.portal.up': 'O Invasor pode invocar demônios aqui, dos dois grupos desta cor.',
  'inspect.portal.group': 'Grupo {n}',
  'inspect.portal.unknown': 'Ainda desconhecido.',
  'inspect.portal.down': 'Nada pode ser invocado aqui até que seja virado para cima.',
  'inspect.teleporter': 'Teletransporte',
  'inspect.teleporter.active':
    'Um fuzileiro pode ir de um teletransporte ativo a outro por 1 ponto de movimento; um demônio que esteja ali é morto. Os fuzileiros também ressurgem aqui.',
  'inspect.teleporter.inactive': 'Fica ativo assim que um fuzileiro entra nele.',
  'inspect.grenade': 'Ninguém pode pegá-la; quando detona, a ficha volta ao dono.',
  'inspect.progress': 'Progresso',
  'inspect.pile': '{n, plural, =1 {# carta} other {# cartas}}',
  'inspect.pile.faceDown':
    'Virado para baixo. Quando falta uma carta, a pilha de descarte é embaralhada em um novo baralho.',
  'inspect.pile.faceUp': 'Virada para cima: todos podem olhar.',

  'form.mission': 'Missão {number}',
  'form.objective': '{objective} · {threat}',
  'form.unknownMission': 'Uma missão própria',
  'form.role.invader':
    'Joga com todos os demônios: invoca, ativa tipo por tipo e os alimenta com Poder Argent e cartas de evento.',
  'form.role.marine':
    'Joga com um fuzileiro: anda, atira e se defende com o mesmo baralho de ação, feito das armas escolhidas.',
  'form.class': 'Carta de classe',
  'form.weapons': '{n, plural, =1 {# conjunto de armas inicial} other {# conjuntos de armas iniciais}}',
  'form.level.easy': 'Não percebe tudo e joga sem planejar muito.',
  'form.level.normal': 'Sabe as regras de cor e tira proveito delas.',
  'form.recommended': 'Cartas recomendadas',
  'form.recommended.hint':
    'O Invasor joga com a carta de invasão e os conjuntos de eventos que a missão recomenda, e todos sabem quais são.',
  'form.startingDecks': 'Baralhos iniciais',
  'form.startingDecks.shuffled': 'Embaralhados',
  'form.startingDecks.shuffled.hint':
    'O baralho inicial inteiro do fuzileiro é embaralhado, como quase todos jogam.',
  'form.startingDecks.stacked': 'Conjuntos no topo',
  'form.startingDecks.stacked.hint':
    'Como diz a referência de regras: cada conjunto de armas inicial é embaralhado e posto sobre as cartas da UAC, na ordem que o fuzileiro quiser. A mão inicial é então toda de uma arma só.',
  'form.title.stacked': 'conjuntos no topo',
  'form.operation.custom': 'Uma operação própria',
  'form.operation.won': 'Vencida pelos fuzileiros',
  'form.operation.lost': 'Vencida pelo Invasor',
  'form.operation.now': 'A próxima a jogar',
  'form.operation.toCome': 'Ainda por vir',
  'form.operation.open': 'Pode ser escolhida',
  'form.operation.over.marines': 'Os fuzileiros venceram a operação.',
  'form.operation.over.invader': 'O Invasor venceu a operação.',
} as const satisfies Record<keyof typeof en, string>;
