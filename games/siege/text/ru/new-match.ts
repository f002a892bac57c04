import type { newMatch as english } from '../en/new-match.ts';

/** What is asked before a match. */
export const newMatch: Readonly<Record<keyof typeof english, string>> = {
  'form.role.attackers':
    'Вы приходите снаружи, и вас видят все. Вы ходите первыми, у вас дроны и заряды, и внутри вас ждёт дело.',
  'form.role.defenders':
    'Вы уже внутри и скрыты: у каждого оперативника два жетона, и только вы знаете, какой настоящий. Время за вас.',

  'bot.normal': 'Обычный',
  'bot.easy': 'Лёгкий',
  'form.level.normal': 'Взвешивает выстрелы, применяет гаджеты и следит за дверями.',
  'form.level.easy': 'Порой выходит на открытое место: для первого матча.',

  'form.squads': 'Отряды',
  'form.squads.ready': 'Готовые',
  'form.squads.ready.hint': 'Отряды, гаджеты и расстановка из миссии: можно сразу играть.',
  'form.squads.choose': 'На выбор',
  'form.squads.choose.hint': 'Стороны тайно выбирают оперативников, затем гаджеты и где всё стоит.',

  'form.losMode': 'Линии видимости',
  'form.losMode.assisted': 'С подсказками',
  'form.losMode.assisted.hint':
    'Стол измеряет за всех: предлагает только видимые цели и знает, как они защищены. Так легче всего учиться.',
  'form.losMode.faithful': 'Как за столом',
  'form.losMode.faithful.hint':
    'Никто не измеряет: вы заявляете, что видите, другая сторона верит или бросает вызов, и линейка решает, кто прав.',
  'form.losMode.referee': 'С судьёй',
  'form.losMode.referee.hint':
    'Вы заявляете, что видите, и судья проверяет каждое заявление: ложное не действует и приносит выгоду другой стороне.',

  'form.clock': 'Время',
  'form.clock.untimed': 'Без ограничения',
  'form.clock.untimed.hint': 'Каждый думает сколько хочет. Хорошо для первых матчей.',
  'form.clock.timed': 'С часами',
  'form.clock.timed.hint':
    'У каждой стороны свой запас времени на раунд, а выигранный вызов стоит 30 секунд.',
  'form.clock.noApp': 'Без часов, жетоны бонуса',
  'form.clock.noApp.hint': 'Часов нет; за выигранный вызов дают жетон ценой в одно действие.',
  'form.attackerSpeed': 'Скорость атакующих',
  'form.defenderSpeed': 'Скорость защитников',
  'form.speed.beginner': 'Новичок',
  'form.speed.chill': 'Лёгкий',
  'form.speed.standard': 'Нормальный',
  'form.speed.extreme': 'Экстрим',
  'form.speed.hint':
    'С часами: {minutes} мин на размещение, затем {two} с на каждого оперативника в каждом раунде ({more} с, если игроков трое или четверо).',

  'form.wallModel': 'Стены',
  'form.wallModel.line': 'Стены-линии',
  'form.wallModel.line.hint': 'Стена — это линия между двумя клетками: легко судить на глаз.',
  'form.wallModel.printed': 'Печатные',
  'form.wallModel.printed.hint': 'Стены такой толщины, как нарисованы, и поэтому линий чуть меньше.',
  'form.diceSet': 'Кубики',
  'form.diceSet.A': 'Смелые',
  'form.diceSet.A.hint': 'Грани сильно различаются: бывают промахи, бывают и сильные попадания.',
  'form.diceSet.B': 'Ровные',
  'form.diceSet.B.hint': 'В среднем то же самое, но грани близки: меньше неожиданностей.',
  'form.unplacedOperators': 'Кто не размещён вовремя',
  'form.unplacedOperators.strict': 'Выбывает',
  'form.unplacedOperators.strict.hint': 'Кого нет на поле, когда время размещения вышло, тот не участвует.',
  'form.unplacedOperators.autoPlace': 'Размещается сам',
  'form.unplacedOperators.autoPlace.hint': 'Недостающие занимают места из резервного списка миссии.',

  'form.revealedDefenders': 'Защитники раскрыты',
  'form.revealedDefenders.hint': 'Скрытых жетонов нет: все видят, где защитники. Для первого матча.',
  'form.advancedTactics': 'Продвинутая тактика',
  'form.advancedTactics.hint': 'Защитники могут скрыться снова, и каждый заканчивает активацию в наблюдении.',
  'form.forwardPlanning': 'Расширенное планирование',
  'form.forwardPlanning.hint':
    'При отрядах на выбор: защитники сами размещают бомбы или заложника, открывают стены и больше переставляют.',
  'form.reactionWindows': 'Время на реакции',
  'form.reactionWindows.hint': 'После шага, на который можно ответить, игра немного ждёт, и часы стоят.',

  'form.series.attackers': 'Атакующие',
  'form.series.defenders': 'Защитники',
  'form.series.nobody': 'Никто',
  'form.series.now': 'Следующая',
  'form.series.toCome': 'Впереди',
  'form.series.over.attackers': 'Серию выиграли атакующие.',
  'form.series.over.defenders': 'Серию выиграли защитники.',
  'form.series.over.nobody': 'Серия закончилась вничью.',

  'form.title.faithful': 'заявления как за столом',
  'form.title.referee': 'с судьёй',
  'form.title.timed': 'с часами',
  'form.title.noApp': 'жетоны бонуса',
  'form.title.choose': 'отряды на выбор',
  'form.title.revealed': 'защитники раскрыты',
  'form.unknownMission': 'Неизвестная здесь миссия',
};
