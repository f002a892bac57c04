import type { clocks as english } from '../en/clocks.ts';

export const clocks: Readonly<Record<keyof typeof english, string>> = {
  'table.clocks': 'Relógios',
  'table.clock.left': 'Tempo restante: {who}',
  'table.clock.minute': 'Falta um minuto: {who}',
  'table.clock.seconds': 'Faltam dez segundos: {who}',
  'table.clock.pause': 'Parar os relógios',
  'table.clock.resume': 'Religar os relógios',
  'table.clock.paused': '{who} parou os relógios. O jogo continua quando alguém os religar.',
  'table.clock.stopped': 'Os relógios estão parados. Religue-os primeiro.',
  'table.unasked': 'Fora da vez',
};
