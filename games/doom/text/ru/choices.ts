import type { choices as en } from '../en/choices.ts';

/** Names stand in the nominative: every sentence is built so that it can take them. */
export const choices = {
  'choices.attack': 'Атаковать: {defender}{source, select, none {} other { — картой «{source}»}}',
  'choices.attackInCover': 'Атаковать из угла, который оставляет укрытие: {defender}',
  'choices.play': 'Разыграть «{card}»{target, select, none {} other { → {target}}}',
  'choices.sprint':
    '«Бег»: сбросить «{card}» и получить {points, plural, one {# очко движения} few {# очка движения} many {# очков движения} other {# очка движения}}',
  'choices.use':
    'Применить «{ability}»{when, select, none {} other { ({when})}}{argent, plural, =0 {} one { за # единицу аргент-энергии} few { за # единицы аргент-энергии} many { за # единиц аргент-энергии} other { за # единицы аргент-энергии}}{target, select, none {} other { → {target}}}',
  'choices.react':
    '{ability}: {effect}{argent, plural, =0 {} one { (# единица аргент-энергии)} few { (# единицы аргент-энергии)} many { (# единиц аргент-энергии)} other { (# единицы аргент-энергии)}}{target, select, none {} other { → {target}}}',
  'choices.step':
    'Идти на {space}: {cost, plural, one {# очко движения} few {# очка движения} many {# очков движения} other {# очка движения}}',
  'choices.teleport':
    'Телепортироваться на {space}: {cost, plural, one {# очко движения} few {# очка движения} many {# очков движения} other {# очка движения}}',
  'choices.gloryKill':
    'Зверское убийство: {demon}, клетка {space}, {cost, plural, one {# очко движения} few {# очка движения} many {# очков движения} other {# очка движения}}',
  'choices.telefrag':
    'Телефраг: {demon}, клетка {space}, {cost, plural, one {# очко движения} few {# очка движения} many {# очков движения} other {# очка движения}}',
  'choices.shift':
    '{direction, select, turn {Повернуться на клетки {spaces}} north {На север} east {На восток} south {На юг} other {На запад}}: {cost, plural, one {# очко движения} few {# очка движения} many {# очков движения} other {# очка движения}}',
  'choices.open': 'Открыть дверь {door}: 1 очко движения',
  'choices.take': 'Взять: {what}',
  'choices.work.terminal': 'Запустить терминал: {terminal}',
  'choices.work.portal': 'Закрыть: {portal}, {space}',
  'choices.end': '{figure}: завершить активацию',
  'choices.stop': '{figure}: остановиться здесь',
  'choices.forgo': '{figure}: не атаковать',
  'choices.blast': 'Сначала взрыв, урон {n}: {figures}',
  'choices.activate.type': 'Активировать демонов: {type}',
  'choices.activate.figure': 'Активировать: {figure}',
  'choices.class': 'Взять класс «{card}»',
  'choices.leader': 'Голосовать: {marine}',
  'choices.stack': 'Положить на верх колоды: {set}',
  'choices.invasion': 'Взять карту вторжения «{card}»',
  'choices.events': 'Взять наборы карт событий: {sets}',
  'choices.respawn': 'Возродиться на клетке {space}',
  'choices.displace': '{figure}: переставить на клетку {space}',
  'choices.drop': 'Положить жетон на клетку {space}',
  'choices.place': 'Поставить: {demon}, {spaces}',
  'choices.summonFrom': 'Призвать из этого портала: {portal}, {space}',
  'choices.turn': 'Перевернуть лицевой стороной вверх: {portal}, {space}',
  'choices.group': 'Призыв: {group}',
  'choices.group.unknown': 'неизвестная группа',
  'choices.remove': 'Убрать {black, select, 1 {чёрный кубик} other {красный кубик}}',
  'choices.verb.gloryKill': 'Зверское убийство',

  'choices.some.weapons':
    '{most, plural, one {Взять этот набор} few {Взять эти наборы} many {Взять эти наборы} other {Взять эти наборы}}',
  'choices.some.discard': 'Готово: сбросить отмеченные',
  'choices.split':
    '{total, plural, one {Разложить # единицу аргент-энергии} few {Разложить # единицы аргент-энергии} many {Разложить # единиц аргент-энергии} other {Разложить # единицы аргент-энергии}}',
  'choices.eventItem': '{set}. {text}',
  'choices.argentThere':
    '{n, plural, =0 {Там пока пусто} one {Там лежит # единица} few {Там лежат # единицы} many {Там лежит # единиц} other {Там лежит # единицы}}',
  'choices.argentLost': 'Что останется здесь, сбрасывается',

  'choices.confirm.end':
    'У вас осталось {mains, plural, one {# основное действие} few {# основных действия} many {# основных действий} other {# основного действия}}. Всё равно завершить активацию?',

  'choices.detail.play': 'Разыграйте карту ради движения и атаки или сбросьте карту ради бега.',
  'choices.detail.move': 'До подсвеченных клеток можно дойти. Непотраченные очки пропадут.',
  'choices.detail.done': 'Остаётся только завершить активацию.',
  'choices.detail.attacks':
    '{fresh, select, 1 {Картой «{card}» вы ещё не атаковали} other {У карты «{card}» {n, plural, one {осталась # атака} few {остались # атаки} many {осталось # атак} other {осталось # атаки}}}}{lit, select, 1 {: выберите подсвеченного демона} other {, но отсюда она никого не достаёт}}.{plays, select, 1 { Если разыграть другую карту, {n, plural, one {атака пропадёт} few {атаки пропадут} many {атаки пропадут} other {атаки пропадут}}.} other {}}',
  'choices.detail.mayAttack': 'В этой активации можно атаковать один раз.',
  'choices.detail.attacked': 'В этой активации демон уже атаковал.',
  'choices.detail.events': 'Выбирайте их по очереди, в том порядке, в каком они лежат.',
  'choices.detail.leader': 'Каждый пехотинец называет одного; решает большинство, а при ничьей — Альфа.',
  'choices.detail.attack':
    '{attacker} атакует{source, select, none {} other { картой «{source}»}}: цель — {defender}{covered, select, 1 { (в укрытии)} other {}}, здоровья осталось {left}.{symbols, select, none {} other { На кубиках: {symbols, plural, one {# урон} few {# урона} many {# урона} other {# урона}}.}}{shields, select, none {} other { Защита: {shields, plural, one {# щит} few {# щита} many {# щитов} other {# щита}}{dodge, select, 1 { и уклонение} other {}}.}}',
  'choices.detail.net': 'Пока проходит урона: {net}. {defender}: здоровья осталось {left}.',
  'choices.detail.blast': 'Взрыв ещё впереди, урон {n}: {figures}. Если пропустите, он прогремит сейчас.',

  'choices.moment.round': 'Раунд начинается, никто ещё не активирован. Применить свойство?',
  'choices.moment.initiative': 'Сейчас раскроется следующая карта инициативы. Применить свойство?',
  'choices.moment.activation': '{figure}: активация начинается. Применить свойство?',
  'choices.moment.activationEnds': '{figure}: активация закончена. Применить свойство?',
  'choices.moment.declared':
    '{attacker} атакует, цель — {defender}; кубики ещё не брошены. Применить свойство?',
  'choices.moment.defend':
    '{attacker} атакует, цель — {defender}: {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}}, {dodged, select, 1 {уклонение} other {{shields, plural, one {# щит} few {# щита} many {# щитов} other {# щита}}}}. Ответите?',
  'choices.moment.attack':
    '{attacker} атакует, цель — {defender}: {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}}, {dodged, select, 1 {уклонение} other {{shields, plural, one {# щит} few {# щита} many {# щитов} other {# щита}}}}. Применить свойство?',
  'choices.moment.afterAttack':
    'Атака завершена: {attacker} → {defender}, {killed, select, 1 {цель убита} other {нанесено урона: {damage}}}. Применить свойство?',
  'choices.moment.slain': '{figure} погибает. Применить свойство?',
  'choices.moment.gloryKill': '{figure}: зверское убийство. Применить свойство?',

  'choices.tooFar':
    'Слишком далеко: путь туда стоит {cost, plural, one {# очко движения} few {# очка движения} many {# очков движения} other {# очка движения}}, {points, plural, =0 {а их не осталось} one {а осталось #} few {а осталось #} many {а осталось #} other {а осталось #}}.',
  'choices.pointsFirst':
    'Путь туда стоит {cost, plural, one {# очко движения} few {# очка движения} many {# очков движения} other {# очка движения}}. Чтобы получить их, разыграйте карту или выполните бег.',

  'choices.story.initiative': 'Инициатива',
  'choices.story.typeActivated': 'Эти демоны активируются',
  'choices.story.points': '+{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'choices.story.result':
    '{outcome, select, dodged {Уклонение: урона нет} none {Урона нет} other {Нанесено урона: {damage}}}',
  'choices.story.slain': '{figure} погибает',
  'choices.story.dead': 'гибель',
  'choices.story.back': '{figure} снова в строю',
  'choices.story.frag': 'Жетон убийства: {n} из {most}',
  'choices.story.frags': 'Захватчику для победы нужно {most}',

  'sum.dice': 'бросок',
  'sum.named': '«{name}»',
  'sum.shields': 'щиты «{name}»',
  'sum.armor': 'броня',
  'sum.pierced': 'пробитые щиты',
  'sum.damage': 'урон',
  'sum.least': 'Не меньше 0',
  'sum.dodged': 'Уклонение: ничего не засчитано',
  'sum.effect': '{name}: {text}',

  'preview.attack.title': '{attacker} → {defender}',
  'preview.attack.note': 'Карты и свойства, применённые во время атаки, не учтены.',
  'preview.range': 'Дальность {range} из {reach}',
  'preview.range.hint': 'Сколько клеток от атакующего до защищающегося и как далеко достаёт атака.',
  'preview.cover': 'Укрытие',
  'preview.cover.hint':
    'Одну из линий к защищающемуся что-то пересекает: раскрытую карту защиты можно сменить на другую.',
  'preview.stunned.attacker': 'Атакующий оглушён',
  'preview.stunned.attacker.hint': 'Перед броском убирается один кубик.',
  'preview.stunned.defender': 'Защищающийся оглушён',
  'preview.stunned.defender.hint': 'Карта защиты не раскрывается, и укрытия нет.',
  'preview.staggered': 'Шатается',
  'preview.staggered.hint': 'Пехотинец, вошедший на его клетку, совершает зверское убийство.',
  'preview.staggersAt': 'Шаткость {n}',
  'preview.armor': 'Защищённость',
  'preview.armor.hint': 'Всегда на 1 щит больше.',
  'preview.mayDodge': 'Может уклониться',
  'preview.mayDodge.hint': 'Уклоняется, если на раскрытой карте события есть особый символ.',
  'preview.special': 'Особая защита: {n, plural, one {+# щит} few {+# щита} many {+# щитов} other {+# щита}}',
  'preview.special.hint':
    'Если на раскрытой карте события есть особый символ: {n, plural, one {ещё # щит} few {ещё # щита} many {ещё # щитов} other {ещё # щита}}.',
  'preview.healthLeft': 'Здоровья осталось: {n}',
  'preview.extra': '+{n} к урону',
  'preview.pierce':
    '{n, plural, one {Не считается # щит} few {Не считаются # щита} many {Не считаются # щитов} other {Не считаются # щита}}',
  'preview.givesWay': 'Сначала уступает место: {figures}',
  'preview.sure': 'Уклониться нельзя',
  'preview.ignoresCover': 'Укрытие не помогает',
  'preview.stuns': 'Оглушает',
  'preview.blast': 'Взрыв: {n, plural, one {# урон} few {# урона} many {# урона} other {# урона}}',
  'preview.drains': 'Лечит до {n}',
  'preview.runs':
    '{n, plural, one {Затем # очко движения} few {Затем # очка движения} many {Затем # очков движения} other {Затем # очка движения}}',
  'preview.times': '{n, plural, one {# атака} few {# атаки} many {# атак} other {# атаки}}',
  'preview.alsoUse': 'Не учтено: {ability}',
  'preview.odds.wound': 'Ранение {n}+',
  'preview.odds.stagger': 'Зашатается {n}+',
  'preview.odds.slay': 'Убийство {n}+',
  'preview.odds.damage': 'Урон {n}+',
  'preview.odds.slain': 'Гибель {n}+',

  'preview.path.title': '{figure} → {space}',
  'preview.path.cost':
    '{cost} из {points, plural, one {# очка движения} few {# очков движения} many {# очков движения} other {# очка движения}}',
  'preview.path.left':
    '{n, plural, one {Останется # очко движения.} few {Останется # очка движения.} many {Останется # очков движения.} other {Останется # очка движения.}}',
  'preview.gloryKill': 'Зверское убийство: {demon}',
  'preview.gloryKill.hint': 'Демон сразу погибает; пехотинец берёт карту зверского убийства и лечит 2 урона.',
  'preview.telefrag': 'Телефраг: {demon}',
  'preview.telefrag.hint': 'Демон, который там стоит, погибает.',
  'preview.gain':
    '{n, plural, one {+# очко движения} few {+# очка движения} many {+# очков движения} other {+# очка движения}}',
  'preview.reach': 'Дальность {n}',
  'preview.speed': 'Скорость {n}',
  'preview.inReach': 'Отсюда: {figures}',
  'preview.nobodyInReach': 'Отсюда: никого',
  'preview.discards': 'Сбрасывается «{card}»',
  'preview.argent': 'Аргент-энергия: {n} из {there}',
  'preview.exhausts': 'Карта класса поворачивается',
  'preview.usedUp': 'После применения сбрасывается',
  'preview.door': 'Вся дверь открывается навсегда.',
  'preview.door.infestation':
    'Вся дверь открывается навсегда, и захватчик призывает демонов из ближайшего перевёрнутого портала.',
  'preview.heals': 'Лечит урон: {n}',
  'preview.weapon': 'Карты набора ложатся на верх колоды действий: {cards}.',
  'preview.lost.points':
    '{n, plural, one {Пропадёт # очко движения} few {Пропадут # очка движения} many {Пропадут # очков движения} other {Пропадут # очка движения}}',
  'preview.lost.mains':
    '{n, plural, one {Пропадёт # основное действие} few {Пропадут # основных действия} many {Пропадут # основных действий} other {Пропадут # основного действия}}',

  'inspect.ofMost': '{now}/{most}',
  'inspect.marine': '{class, select, none {Пехотинец} other {Пехотинец · {class}}}',
  'inspect.hand': 'Рука',
  'inspect.mainActions': 'Основные действия',
  'inspect.staggered': 'Пехотинец, вошедший на его клетку, сразу убивает его: это зверское убийство.',
  'inspect.stunned':
    'Не раскрывает карту защиты и не имеет укрытия, а в собственной атаке лишается одного кубика. Оглушение проходит, когда фигурка атаковала или была атакована.',
  'inspect.carries': 'Погибнув, роняет это.',
  'inspect.slain': 'Убит',
  'inspect.slain.text': 'Вернётся у телепорта в начале своей следующей активации.',
  'inspect.floor': 'Клетка',
  'inspect.floor.text': 'Вход стоит 1 очко движения и ещё 1, если там стоит враг.',
  'inspect.difficult': 'Труднопроходимый ландшафт',
  'inspect.difficult.text':
    'Вход стоит на 1 очко движения больше. Даёт укрытие, но не перекрывает поле зрения.',
  'inspect.impassable': 'Непроходимый ландшафт',
  'inspect.impassable.text':
    'Войти могут только летающие и большие демоны. Не перекрывает поле зрения и не даёт укрытия.',
  'inspect.blocking': 'Перекрывающий ландшафт',
  'inspect.blocking.text':
    'Войти могут только летающие и большие демоны. Перекрывает поле зрения и даёт укрытие.',
  'inspect.here': 'Здесь',
  'inspect.door': 'Дверь',
  'inspect.door.closed':
    'Считается стеной. Фигурка рядом с ней может открыть её за 1 очко движения, и она останется открытой.',
  'inspect.door.open': 'Закрыть её уже нельзя.',
  'inspect.door.infestation':
    'Демоны не могут её открыть. Когда её открывает пехотинец, захватчик призывает демонов из ближайшего перевёрнутого портала.',
  'inspect.item': 'Предмет',
  'inspect.healthPack': 'Пехотинец на этой клетке может бесплатно взять её и вылечить урон: {n}.',
  'inspect.weapon':
    'Пехотинец на этой клетке может бесплатно взять его: карты набора ложатся на верх колоды действий.',
  'inspect.portal': 'Портал',
  'inspect.portal.up': 'Отсюда захватчик может призывать демонов: две группы этого цвета.',
  'inspect.portal.group': 'Группа {n}',
  'inspect.portal.unknown': 'Пока не известна.',
  'inspect.portal.down': 'Пока его не перевернут лицевой стороной вверх, призывать отсюда нельзя.',
  'inspect.teleporter': 'Телепорт',
  'inspect.teleporter.active':
    'Пехотинец может за 1 очко движения перейти с одного включённого телепорта на другой; демон, стоящий там, погибает. Здесь же пехотинцы возрождаются.',
  'inspect.teleporter.inactive': 'Включается, как только на него входит пехотинец.',
  'inspect.grenade': 'Подобрать её нельзя; сработав, жетон возвращается к владельцу.',
  'inspect.progress': 'Прогресс',
  'inspect.pile': '{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'inspect.pile.faceDown':
    'Лицевой стороной вниз. Если карта нужна, а колода пуста, стопка сброса замешивается в новую колоду.',
  'inspect.pile.faceUp': 'Лицевой стороной вверх: её может просматривать каждый.',

  'form.mission': 'Миссия {number}',
  'form.objective': '{objective} · {threat}',
  'form.unknownMission': 'Собственная миссия',
  'form.role.invader':
    'Играет за всех демонов: призывает их, активирует вид за видом, усиливает аргент-энергией и картами событий.',
  'form.role.marine':
    'Играет за одного пехотинца: движется, стреляет и защищается одной колодой карт действий, собранной из выбранного оружия.',
  'form.class': 'Карта класса',
  'form.weapons':
    '{n, plural, one {# начальный оружейный набор} few {# начальных оружейных набора} many {# начальных оружейных наборов} other {# начального оружейного набора}}',
  'form.level.easy': 'Многое упускает и играет без особого плана.',
  'form.level.normal': 'Знает правила назубок и пользуется ими.',
  'form.recommended': 'Рекомендованные карты',
  'form.recommended.hint':
    'Захватчик играет картой вторжения и наборами событий, которые рекомендует миссия, и все знают какими.',
  'form.startingDecks': 'Начальные колоды',
  'form.startingDecks.shuffled': 'Перемешаны',
  'form.startingDecks.shuffled.hint': 'Вся начальная колода пехотинца перемешивается — так обычно и играют.',
  'form.startingDecks.stacked': 'Наборы сверху',
  'form.startingDecks.stacked.hint':
    'Как сказано в справочнике: каждый начальный оружейный набор перемешивают и кладут поверх карт ОАК, порядок выбирает пехотинец. Начальная рука тогда целиком из одного оружия.',
  'form.title.stacked': 'наборы сверху',
  'form.operation.custom': 'Собственная спецоперация',
  'form.operation.won': 'Победили пехотинцы',
  'form.operation.lost': 'Победил захватчик',
  'form.operation.now': 'Играется сейчас',
  'form.operation.toCome': 'Ещё впереди',
  'form.operation.open': 'Можно выбрать',
  'form.operation.over.marines': 'Спецоперацию выиграли пехотинцы.',
  'form.operation.over.invader': 'Спецоперацию выиграл захватчик.',
} as const satisfies Record<keyof typeof en, string>;
