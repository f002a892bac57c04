import type { scene as english } from '../en/scene.ts';

/** What the table shows: header, panels, and what things on the board are called. */
export const scene: Readonly<Record<keyof typeof english, string>> = {
  'scene.title': '6: Siege',
  'scene.kicker': '{mission} · {round}',
  'scene.round': 'Раунд {n}',
  'scene.round.none': 'Подготовка',
  'scene.round.overtime': 'Дополнительный раунд',
  'scene.phase.squads': 'Отряды',
  'scene.phase.defenders': 'Размещение защитников',
  'scene.phase.attackers': 'Размещение атакующих',
  'scene.phase.attack1': 'Атака',
  'scene.phase.defend1': 'Защита',
  'scene.phase.attack2': 'Атака 2',
  'scene.phase.defend2': 'Защита 2',
  'scene.phase.upkeep': 'Обновление',
  'scene.of': 'из {n}',
  'scene.nOf': '{n} из {most}',
  'scene.nothing': '–',
  /* Counters */
  'scene.counter.round': 'Раунд',
  'scene.counter.overtime': '+',
  'scene.counter.round.hint':
    'В партии {n, plural, one {# раунд} few {# раунда} many {# раундов} other {# раунда}}; «Бомба» и «Заложник» могут продлиться ещё на один.',
  'scene.counter.score.hint':
    '{squad}: очки контроля. Комнаты, которые они удерживают сейчас, принесут при обновлении {n, plural, =0 {0 очков} one {ещё # очко} few {ещё # очка} many {ещё # очков} other {ещё # очка}}.',
  'scene.counter.defuser': 'Обезвреживание',
  'scene.counter.defuser.none': 'Устройство обезвреживания не запущено.',
  'scene.counter.defuser.runs': 'Устройство обезвреживания работает на бомбе {bomb} с раунда {n}.',
  'scene.counter.hostage.lies': 'Заложника никто не несёт.',
  'scene.counter.hostage.carried': 'Заложника несёт атакующий: уйдя с ним с поля, он принесёт победу.',
  'scene.counter.reroll': 'Переброс',
  'scene.counter.reroll.hint':
    '{squad}: жетон переброса {left, select, true {ещё есть} other {уже использован}}.',
  /* The plan */
  'scene.upperFloor': 'Верхний этаж: {squad}',
  'scene.verticalRoom': 'Комната ↕: сверху сюда действуют гаджеты «Вертикально»',
  'scene.border': '{what} между {a} и {b}',
  'scene.border.at': '{what} у {a}',
  'scene.border.along': '{what} от {a} до {b}',
  'scene.sample.strength': 'прочность {n}',
  'scene.sample.stands': 'неразрушима',
  'scene.sample.open': 'открыта',
  'scene.sample.slow': '+{n} ОД на проход',
  'scene.sample.panel': 'Защитная панель',
  /* Pieces */
  'scene.body.miniature': '{who}',
  'scene.body.portrait': '{who}, портрет',
  'scene.body.decoy': '{who}, приманка',
  'scene.body.token': '{who}, жетон скрытого оперативника',
  'scene.body.stack': '{who}, оба жетона скрытого оперативника',
  'scene.body.watching': '{body}, смотрит на {side}',
  'scene.badge.unknown': '?',
  'scene.badge.stack': '2',
  'scene.standee': '{who}: наклон отсюда',
  'scene.onlyYouKnow': 'На самом деле здесь: знают только защитники',
  'scene.carriesHostage': 'Несёт заложника',
  'scene.shieldRaised': 'Щит раздвинут',
  'scene.shieldRaised.hint': 'Даёт тяжёлую защиту до обновления.',
  'scene.claymore': '{what}, стрелка на {side}',
  'scene.entryway.gray': 'Подъём: путь наверх для обоих отрядов',
  'scene.entryway.blue': 'Синий подъём: путь наверх только для атакующих',
  'scene.watches': '{who} наблюдает за {where}',
  'scene.bomb.a': 'A',
  'scene.bomb.b': 'B',
  'scene.defuserRuns': 'Устройство обезвреживания работает с раунда {n}',
  'scene.room': '{room}, {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}: {holder}',
  'scene.room.nobody': 'никто',
  /* Panels: Operators */
  'scene.stamina': 'Выносливость: осталось {now} из {most}',
  'scene.turn.acting': 'Активируется сейчас',
  'scene.turn.eliminated': 'Устранён',
  'scene.turn.settingUp': 'Ещё не размещён',
  'scene.turn.placed': 'Размещён',
  'scene.turn.done': 'Активирован в этом раунде',
  'scene.turn.ready': 'Доступен',
  'scene.points': '{n} ОД',
  'scene.points.hint': 'Сколько осталось очков движения.',
  'scene.actions': '{n, plural, one {# действие} few {# действия} many {# действий} other {# действия}}',
  'scene.actions.hint': 'Сколько осталось действий, кроме перемещения.',
  'scene.charges': '{gadget} {n}/{most}',
  'scene.oneToken': '{what}: один жетон',
  'scene.hidden.hint': 'На поле два жетона: один — сам оперативник, другой — приманка.',
  'scene.located.hint': 'Дым, лёгкие стены и баррикады не скрывают обнаруженного оперативника до обновления.',
  'scene.stunned.hint': 'На каждый выстрел бросает {dice}, до обновления.',
  'scene.upstairs.hint': 'На верхнем этаже: с главного этажа его не видно и в него не выстрелить.',
  'scene.leaning.hint': 'Занимает две клетки; вторую отмечает стенд наклона.',
  'scene.overwatch.hint':
    'Наблюдает, сторона: {side}. Может нанести ответный удар по противникам на этой половине поля.',
  'scene.plate': 'Защитная пластина',
  'scene.plate.hint': 'Теряется вместо ранения.',
  'scene.bonus':
    '{sign, select, plus {+{count, plural, one {# действие} few {# действия} many {# действий} other {# действия}}} other {−{count, plural, one {# действие} few {# действия} many {# действий} other {# действия}}}}',
  'scene.bonus.hint': 'Жетоны бонуса на этом профиле меняют число действий.',
  'scene.covered':
    '{n, plural, one {Закрыт # кубик} few {Закрыто # кубика} many {Закрыто # кубиков} other {Закрыто # кубика}}',
  /* Panels: supply and mission */
  'scene.inventory': '{squad}: инвентарь',
  'scene.cubes':
    '{n, plural, =0 {не осталось} one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}',
  'scene.standees': 'Осталось стендов наклона',
  'scene.supply': 'Общий запас',
  'scene.stock.breachSingle': 'Одинарные проломы',
  'scene.stock.breachDouble': 'Двойные проломы',
  'scene.overlays': 'Оверлеи',
  'scene.bonusTokens': 'Жетоны бонуса',
  'scene.rooms': 'Спорные комнаты',
  'scene.roomValue': '{room} ({n})',
  'scene.aim.control.attack':
    'Удерживайте комнаты: отряд, чьи раскрытые оперативники одни в спорной комнате, получает её очки при обновлении. После раунда {n} побеждает больший счёт, а ничья — поражение для вас.',
  'scene.aim.control.defend':
    'Удерживайте комнаты: отряд, чьи раскрытые оперативники одни в спорной комнате, получает её очки при обновлении. После раунда {n} побеждает больший счёт, а ничья — победа для вас.',
  'scene.aim.control.both':
    'Отряд, чьи раскрытые оперативники одни в спорной комнате, получает её очки при обновлении. После раунда {n} побеждает больший счёт; ничья — победа защитников.',
  'scene.aim.bomb.attack':
    'Начните обезвреживание на клетке бомбы или рядом с ней и удержите там атакующего до обновления следующего раунда. Иначе после раунда {n} побеждают защитники.',
  'scene.aim.bomb.defend':
    'Не дайте обезвредить ни одну из бомб до конца раунда {n}. Раскрытый оперативник на клетке работающего устройства или рядом может остановить обезвреживание.',
  'scene.aim.bomb.both':
    'Атакующие начинают обезвреживание на клетке бомбы или рядом с ней и должны оставаться там при обновлении следующего раунда. Иначе после раунда {n} побеждают защитники.',
  'scene.aim.hostage.attack':
    'Поднимите заложника и унесите его с поля через край периметра. Иначе после раунда {n} побеждают защитники.',
  'scene.aim.hostage.defend':
    'Удержите заложника на поле до конца раунда {n}. Если к этому времени его несёт атакующий, играется дополнительный раунд.',
  'scene.aim.hostage.both':
    'Атакующие должны унести заложника с поля. Иначе защитники побеждают после раунда {n} или, если заложника несут, после дополнительного раунда.',
  'scene.aim.eliminate': 'Отряд, у которого не осталось оперативников в игре, сразу проигрывает.',
  'scene.aim.ours':
    'Расстановка Sightline: ни один источник не описывает эту миссию целиком, и часть её придумали мы.',
};
