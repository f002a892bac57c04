import type { clocks as english } from '../en/clocks.ts';

export const clocks: Readonly<Record<keyof typeof english, string>> = {
  'table.clocks': 'Часы',
  'table.clock.left': 'Осталось времени: {who}',
  'table.clock.minute': 'Осталась минута: {who}',
  'table.clock.seconds': 'Осталось десять секунд: {who}',
  'table.clock.pause': 'Остановить часы',
  'table.clock.resume': 'Снова пустить часы',
  'table.clock.paused': 'Часы остановлены: {who}. Игра продолжится, когда их снова пустят.',
  'table.clock.stopped': 'Часы остановлены. Сначала пустите их снова.',
  'table.unasked': 'Вне очереди',
};
