import type { keys as english } from '../en/keys.ts';

export const keys: Readonly<Record<keyof typeof english, string>> = {
  'prompt.keys': 'Клавиши',
  'prompt.keyArrows': 'Двигать курсор по полю',
  'prompt.keyTab': 'Перебирать всё, что можно выбрать',
  'prompt.keyEnter': 'Выбрать, подтвердить',
  'prompt.keyEsc': 'Назад; пропустить показ',
  'prompt.keyU': 'Отменить ход',
  'prompt.keyR': 'Показать последний ход ещё раз',
  'prompt.keyH': 'Рука',
  'prompt.keyL': 'Журнал',
  'prompt.keyM': 'Меню',
  'prompt.keyZoom': 'Крупнее и мельче',
  'prompt.keyHelp': 'Этот список',
  'prompt.keyP': 'Остановить часы или пустить их снова',
  'prompt.keyActs': 'Действовать вне очереди',
};
