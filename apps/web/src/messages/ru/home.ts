import type { home as english } from '../en/home.ts';

export const home: Readonly<Record<keyof typeof english, string>> = {
  'home.title': 'Тактические игры об отрядах',
  'home.hero.title': 'Игры об отрядах, точно по правилам.',
  'home.hero.text':
    'Каждый возможный ход подсвечен, каждое «нельзя» объяснено. Против ботов, за одним экраном или с людьми где угодно.',
  'home.playNow': 'Играть сразу',
  'home.playNow.hint': '{game} с ботами за секунды',
  'home.playNow.dealing': 'Раздаём…',
  'home.online': 'Играть с другими',
  'home.setUp': 'Настроить партию',

  'home.continue': 'Продолжить',
  'home.continue.sit': 'За стол',
  'home.continue.watch': 'Посмотреть',
  'home.continue.players': 'За столом',
  'home.continue.more':
    '{n, plural, one {Идёт ещё # партия} few {Идут ещё # партии} many {Идут ещё # партий} other {Идут ещё # партии}}',
  'home.first.kicker': 'Впервые здесь?',
  'home.first.title': 'Первая миссия, шаг за шагом',
  'home.first.text': 'Партия с подсказками против лёгкого бота. Она говорит, что делать дальше и почему.',
  'home.first.start': 'Начать с подсказками',

  'home.games': 'Игры',
  'home.game.open': 'Настроить',
  'home.players': 'Игроки',
  'home.players.count': '{least}–{most}',
  'home.time': 'Время партии',
  'home.time.hours': '{from}–{to} ч',
  'home.time.minutes': '{from}–{to} мин',
  'home.weight': 'Сложность: {n} из 5',
  'home.weight.word': '{n, select, 1 {лёгкая} 2 {лёгкая} 3 {средняя} 4 {высокая} other {глубокая}}',
  'home.mode.solo': 'Соло',
  'home.mode.coop': 'Вместе',
  'home.mode.versus': 'Соперники',
  'home.companion': 'Часы для стола',
  'home.workshop': 'В мастерской',
  'home.workshop.text': 'Пока не играется: правила ещё пишутся.',

  'home.learn': 'Учиться, играя',
  'home.learn.length': '10 мин',
  'home.learn.text': 'Шаг, прицел, бросок: миссия с подсказками объясняет стол прямо во время игры.',
  'home.learn.start': 'Начать: {game}',
  'home.learn.how': 'Как читать стол',

  'home.replays': 'Записи партий',
  'home.replays.all': '{n, select, 1 {все} other {все {n}}}',
  'home.replays.none':
    'Здесь ждут законченные партии: пересмотрите их ход за ходом с любого места за столом и сыграйте иначе с любого момента.',
  'home.replays.open': 'Открыть файл партии',
  'home.replays.moves': '{n, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}',

  'home.rules': 'Справочник правил',
  'home.rules.browse': 'листать',
  'home.rules.search': 'Поиск по правилам',
  'home.rules.ask': 'Своими словами',
  'home.rules.find': 'Найти',
  'home.rules.terms': 'Часто ищут',

  'home.operations': 'Спецоперации',
  'home.operations.missions': 'Миссии: {name}',
  'home.operations.next': 'Дальше: {name}',
  'home.operations.play': 'Играть дальше',

  'home.footer.own': 'Sightline — независимый движок правил. Игры и их названия принадлежат их издателям.',
  'home.footer.icons': 'Иконки: Lorc, Delapouite и другие авторы, game-icons.net, CC BY 3.0. Шрифты: OFL.',
};
