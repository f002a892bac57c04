import type { reference as english } from '../en/reference.ts';

export const reference: Readonly<Record<keyof typeof english, string>> = {
  'reference.games': 'Игры',
  'reference.failed': 'Не удалось загрузить правила. Проверьте соединение и обновите страницу.',
  'reference.lost': 'Правила {id} здесь нет. Найдите его по словам или начните с главы.',

  'reference.overview': 'Обзор',
  'reference.chapters': 'Главы',
  'reference.appendices': 'Приложения',
  'reference.appendix': 'Приложение',
  'reference.inShort': 'Игра вкратце',
  'reference.howToRead': 'Как читать эти правила',
  'reference.chapter': 'Глава {n}',
  'reference.rules': '{n, plural, one {# правило} few {# правила} many {# правил} other {# правила}}',
  'reference.examples': '{n, plural, one {# пример} few {# примера} many {# примеров} other {# примера}}',
  'reference.gaps': '{n, plural, one {# решение} few {# решения} many {# решений} other {# решения}}',
  'reference.entries': '{n, plural, one {# запись} few {# записи} many {# записей} other {# записи}}',
  'reference.neighbours': 'Предыдущая и следующая главы',
  'reference.previous': 'Предыдущая глава',
  'reference.next': 'Следующая глава',

  'reference.example': 'Пример',
  'reference.derived': 'Наш пример',
  'reference.gap': 'Решение',
  'reference.cited': 'Ссылаются:',
  'reference.tableOf': 'Таблица: {title}',
  'reference.sketchOf': 'Схема: {title}',
  'reference.english': 'English',
  'reference.englishOf': 'English: как {id} звучит по-английски',
  'reference.englishBeside': 'Показывать рядом английский текст',
  'reference.findTerm': '{term}: найти в правилах',

  'reference.search': 'Поиск по правилам',
  'reference.searchHint': 'Укрытие, портал …',
  'reference.clear': 'Очистить поиск',
  'reference.found':
    '{n, plural, =0 {Ничего не найдено} one {# результат} few {# результата} many {# результатов} other {# результата}}',
  'reference.foundFor': 'Поиск: {query}',
  'reference.nothing': 'Таких слов в правилах нет. Попробуйте меньше слов или английский термин.',
  'reference.nearest': 'Всех этих слов вместе нигде нет. Вот самое близкое.',
  'reference.keys': '↓ ↑ — по результатам, Enter — открыть, / — вернуться к поиску.',
  'reference.showAll': 'Показать все: {n}',
  'reference.term': 'Термин',

  'reference.toTable': 'Назад к столу',
  'reference.back': 'Назад',
};
