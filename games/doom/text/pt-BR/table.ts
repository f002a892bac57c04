import type { table as en } from '../en/table.ts';

export const table = {
  'figure.alpha': 'Alfa',
  'figure.bravo': 'Bravo',
  'figure.charlie': 'Charlie',
  'figure.delta': 'Delta',
  'figure.demon': '{demon}\u00a0{n}',

  'side.marines': 'Fuzileiros',
  'side.invader': 'Invasor',

  'phase.setUp': 'Preparação',
  'phase.status': 'Fase de status',
  'phase.activation': 'Fase de ativação',
  'phase.round': 'Rodada {round}',

  'portal.blue': 'Portal azul',
  'portal.yellow': 'Portal amarelo',
  'portal.red': 'Portal vermelho',
  'portal.faceUp': 'virado para cima',
  'portal.faceDown': 'virado para baixo',

  'door.closed': 'Porta {n}, fechada',
  'door.open': 'Porta {n}, aberta',
  'teleporter.active': 'Teletransporte {n}, ativo',
  'teleporter.inactive': 'Teletransporte {n}, inativo',
  'item.healthPack': 'Kit médico',
  'item.weapon': 'Ficha de arma: {set}',

  'token.sample': 'Amostra {n}',
  'token.asset': 'Carga',
  'token.terminal': 'Terminal {n}',
  'token.guardPost': 'Posto de guarda',
  'token.exit': 'Saída',
  'token.grenade': 'Ficha de granada: {set}',
  'token.damage': '{n} de dano',
  'token.stun': 'Atordoamento',
  'token.frag': '{n, plural, =1 {# ficha de frag} other {# fichas de frag}}',
  'token.progress': '{n, plural, =1 {# ficha de progresso} other {# fichas de progresso}}',
  'token.threat': '{n, plural, =1 {# ficha de ameaça} other {# fichas de ameaça}}',
  'token.argent': '{n, plural, =1 {# ficha de Poder Argent} other {# fichas de Poder Argent}}',

  'argent.invasionCard': 'Carta de invasão',

  'die.red': 'Dado vermelho',
  'die.black': 'Dado preto',
  'die.rolled': '{black, select, 1 {preto} other {vermelho}} {face}',

  'bot.random': 'Aleatório',
  'bot.easy': 'Fácil',
  'bot.normal': 'Médio',
} as const satisfies Record<keyof typeof en, string>;
