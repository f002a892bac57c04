import type { shell as english } from '../en/shell.ts';

export const shell: Readonly<Record<keyof typeof english, string>> = {
  'shell.loading': 'Секунду…',
  'shell.notFound': 'Здесь ничего нет',
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
  'shell.missing': 'Не удалось загрузить часть Sightline',
  'shell.missing.text':
    'Скорее всего, вышла новая версия. Перезагрузите страницу, чтобы продолжить: ваши партии сохранены.',
  'shell.fault': 'Что-то пошло не так',
  'shell.fault.text':
    'Это наша ошибка, вы ни при чём. Перезагрузите страницу, чтобы продолжить: ваши партии сохранены.',
  'shell.reload': 'Перезагрузить страницу',
};
