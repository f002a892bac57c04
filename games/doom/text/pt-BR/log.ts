import type { log as en } from '../en/log.ts';

export const log = {
  'log.roundBegan': 'Começa a rodada {round}.',
  'log.initiativeRevealed': 'Carta de iniciativa revelada: {card}.',
  'log.initiativeBuried': '{seat} põe a carta do topo da iniciativa no fundo do baralho.',
  'log.initiativeSeized':
    '{marine, select, none {Uma carta de iniciativa do Invasor} other {A carta de iniciativa de {marine}}} vai para o topo do baralho.',
  'log.typeActivated': 'O Invasor ativa demônios: {type}.',
  'log.activated': 'Começa a ativação de {figure}.',
  'log.classChosen': '{marine} fica com a classe “{class}”.',
  'log.weaponsChosen': '{marine} fica com as armas: {sets}.',
  'log.squadCardGiven': '{marine} recebe a carta de esquadrão “{squad}”.',

  'log.drewActions':
    '{marine} compra {count, plural, =1 {# carta de ação} other {# cartas de ação}}: {cards}.',
  'log.drewActions.hidden': '{marine} compra {count, plural, =1 {# carta de ação} other {# cartas de ação}}.',
  'log.drewEvents':
    'O Invasor compra {count, plural, =1 {# carta de evento} other {# cartas de evento}}: {cards}.',
  'log.drewEvents.hidden':
    'O Invasor compra {count, plural, =1 {# carta de evento} other {# cartas de evento}}.',
  'log.drewGlory': '{marine} compra a carta de morte gloriosa “{card}”.',
  'log.drewGlory.hidden': '{marine} compra uma carta de morte gloriosa.',
  'log.reshuffled':
    '{seat} embaralha a pilha de descarte em um novo baralho: {cards, plural, =1 {# carta} other {# cartas}}.',
  'log.discarded': '{marine} descarta “{card}”.',
  'log.recovered': '{marine} pega “{card}” de volta da pilha de descarte.',
  'log.played': '{marine} joga “{card}”.',
  'log.sprinted': '{marine} usa a Corrida e descarta “{card}”.',
  'log.used':
    '{source, select, demon {{seat} usa uma habilidade da carta de demônio “{of}”} other {{seat} usa “{of}”}}{target, select, none {} other { → {target}}}.',

  'log.stepped':
    '{by, select, teleporter {{figure} se teletransporta para {to}.} other {{from, select, none {{figure} gira em {to}.} other {{figure} se move de {from} para {to}.}}}}',
  'log.walked': '{figure} se move de {from} para {to}: {spaces, plural, =1 {# espaço} other {# espaços}}.',
  'log.gained': '{figure} recebe {points, plural, =1 {# ponto de movimento} other {# pontos de movimento}}.',
  'log.displaced': '{figure} é deslocado para {to}.',
  'log.placed': '{by, select, respawn {{figure} ressurge em {to}.} other {{figure} é colocado em {to}.}}',
  'log.doorOpened': '{figure} abre a porta {door}.',
  'log.teleporterActivated': '{marine} ativa o teletransporte {teleporter}.',
  'log.itemTaken': '{marine} pega um item em {cell}: {what}.',

  'log.attacked':
    '{attacker} ataca {defender}{covered, select, 1 { (em cobertura)} other {}}{source, select, none {} other { com “{source}”}}.',
  'log.dieRemoved':
    '{attacker} está atordoado: um dado {black, select, 1 {preto} other {vermelho}} é removido do ataque.',
  'log.rolled': '{attacker} rola: {dice}.',
  'log.defenseRevealed': '{figure} revela a carta de defesa “{card}”.',
  'log.attackEnded':
    '{dodged, select, 1 {{defender} se esquiva do ataque de {attacker}.} other {O ataque de {attacker} contra {defender}: {damage} de dano ({sum}).}}',
  'log.suffered': '{figure} sofre {damage} de dano.',
  'log.healed': '{figure} cura {damage} de dano.',
  'log.stunned': '{figure} fica atordoado.',
  'log.recoveredFromStun': '{figure} não está mais atordoado.',
  'log.slain': '{by, select, telefrag {Telefrag: {figure} é morto.} other {{figure} é morto.}}',
  'log.gloryKilled': 'Morte gloriosa! {marine} acaba com {demon}.',
  'log.fragGained': 'O Invasor tem {frags, plural, =1 {# ficha de frag} other {# fichas de frag}}.',

  'log.argentGained': 'O Invasor recebe {tokens} de Poder Argent.',
  'log.argentPlaced':
    '{tokens} de Poder Argent {type, select, invasion {na carta de invasão} other {na carta de demônio “{type}”}}.',
  'log.eventsDiscarded': 'O Invasor descarta cartas de evento: {cards}.',
  'log.portalTurned': 'O portal em {cell} é virado para {up, select, 1 {cima} other {baixo}}.',
  'log.portalGone':
    '{by, select, marines {Os fuzileiros fecham o portal em {cell}.} other {O portal em {cell} é descartado.}}',
  'log.summoned': '{figure} chega em {at}.',
  'log.grenadeThrown': '{marine} lança uma granada em {cell}: {set}.',
  'log.grenadeWentOff': 'A granada de {marine} em {cell} detona: {set}.',
  'log.tokenDropped': '{token} fica em {cell}.',
  'log.tokenTaken': '{figure} pega: {token}.',
  'log.progressed':
    '{what, select, none {Progresso do objetivo: {progress}.} other {Terminal {what}: {progress, plural, =1 {# ficha de progresso} other {# fichas de progresso}}.}}',
} as const satisfies Record<keyof typeof en, string>;
