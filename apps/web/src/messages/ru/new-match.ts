import type { newMatch as english } from '../en/new-match.ts';

export const newMatch: Readonly<Record<keyof typeof english, string>> = {
  'new-match.title': 'Настройка партии',
  'new-match.mode': 'Что играем',
  'new-match.mode.mission': 'Одну миссию',
  'new-match.mode.operation': 'Целую спецоперацию',
  'new-match.mission': 'Миссия',
  'new-match.objective': 'Цель',
  'new-match.operation': 'Спецоперация',
  'new-match.operation.text':
    '{n, plural, one {# миссия} few {# миссии} many {# миссий} other {# миссии}} подряд за теми же местами. История продолжается, кто бы ни победил.',

  'new-match.players': 'Игроки',
  'new-match.players.count': 'Сколько игроков',
  'new-match.seat.who': 'Кто играет',
  'new-match.who.me': 'Я',
  'new-match.who.guest': 'Другой человек',
  'new-match.who.bot': 'Бот: {level}',
  'new-match.guest': 'Имя',
  'new-match.guest.first': 'Игрок {n}',
  'new-match.watch': 'Ни одно место не ваше: вы будете смотреть, как играют боты.',
  'new-match.curtain': 'Несколько человек за одним экраном: пока вы меняетесь местами, стол закрыт.',

  'new-match.preset.none': '{label}: выбор за столом',
  'new-match.preset.table': 'Выбрать за столом',
  'new-match.preset.some':
    '{least, plural, =0 {Возьмите до {most} или решите за столом.} other {{same, select, yes {Возьмите {most} или не берите ничего, чтобы выбрать за столом.} other {Возьмите от {least} до {most} или не берите ничего, чтобы выбрать за столом.}}}}',

  'new-match.options': 'Дополнительно',
  'new-match.deal': 'Слова для раздачи',
  'new-match.deal.hint': 'Пусто — новая раздача. Одинаковые слова у всех дают одну и ту же.',

  'new-match.start': 'Начать',
  'new-match.starting': 'Раздаём…',
  'new-match.sum':
    '{seats, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}, {bots, plural, =0 {без ботов} one {# бот} few {# бота} many {# ботов} other {# бота}}',
  'new-match.problem.name': 'Назовите человека, который играет на этом месте: {role}.',
  'new-match.problem.same': 'Двоих зовут {name}. Дайте им разные имена.',
  'new-match.problem.preset':
    '{role}, {label}: {least, plural, one {возьмите хотя бы #} few {возьмите хотя бы #} many {возьмите хотя бы #} other {возьмите хотя бы #}} или совсем ничего.',
};
