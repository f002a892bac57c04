import type { shell as english } from '../en/shell.ts';

export const shell: Readonly<Record<keyof typeof english, string>> = {
  'shell.loading': 'Секунду…',
  'shell.nowhere': 'Здесь ничего нет',
  'shell.toHome': 'На главную',
  'shell.toTable': 'Назад к столу',
  'shell.back': 'Назад',
  'shell.bot': '{name} (бот)',
  'shell.play': 'Играть',
  'shell.online': 'Онлайн',
  'shell.learn': 'Обучение',
  'shell.replays': 'Записи',
  'shell.rules': 'Правила',
  'shell.settings': 'Настройки',
  'shell.language': 'Язык',
  'shell.menu': 'Главное меню',
  'shell.skip': 'К содержимому',
};
