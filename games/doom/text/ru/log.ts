import type { log as en } from '../en/log.ts';

/** Names stand in the nominative and verbs in the present, which agrees with a name of any gender. */
export const log = {
  'log.roundBegan': 'Начинается раунд {round}.',
  'log.initiativeRevealed': 'Раскрыта карта инициативы: {card}.',
  'log.initiativeBuried': '{seat} кладёт верхнюю карту инициативы под низ колоды.',
  'log.initiativeSeized':
    'На верх колоды инициативы ложится {marine, select, none {карта захватчика} other {карта пехотинца ({marine})}}.',
  'log.typeActivated': 'Захватчик активирует демонов: {type}.',
  'log.activated': '{figure} активируется.',
  'log.classChosen': '{marine} берёт класс «{class}».',
  'log.weaponsChosen': '{marine} берёт оружие: {sets}.',
  'log.squadCardGiven': '{marine} получает карту отряда «{squad}».',

  'log.drewActions':
    '{marine} берёт {count, plural, one {# карту действия} few {# карты действий} many {# карт действий} other {# карты действий}}: {cards}.',
  'log.drewActions.hidden':
    '{marine} берёт {count, plural, one {# карту действия} few {# карты действий} many {# карт действий} other {# карты действий}}.',
  'log.drewEvents':
    'Захватчик берёт {count, plural, one {# карту события} few {# карты событий} many {# карт событий} other {# карты событий}}: {cards}.',
  'log.drewEvents.hidden':
    'Захватчик берёт {count, plural, one {# карту события} few {# карты событий} many {# карт событий} other {# карты событий}}.',
  'log.drewGlory': '{marine} берёт карту зверского убийства «{card}».',
  'log.drewGlory.hidden': '{marine} берёт карту зверского убийства.',
  'log.reshuffled':
    '{seat} замешивает стопку сброса в новую колоду: {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'log.discarded': '{marine} сбрасывает карту «{card}».',
  'log.recovered': '{marine} возвращает на руку из сброса карту «{card}».',
  'log.played': '{marine} разыгрывает карту «{card}».',
  'log.sprinted': '{marine} использует «Бег» и сбрасывает карту «{card}».',
  'log.used':
    '{source, select, demon {{seat} применяет свойство карты демона «{of}»} other {{seat} применяет карту «{of}»}}{target, select, none {} other { → {target}}}.',

  'log.stepped':
    '{by, select, teleporter {{figure} телепортируется на клетку {to}.} other {{from, select, none {{figure} поворачивается на клетке {to}.} other {{figure} идёт с {from} на {to}.}}}}',
  'log.walked':
    '{figure} идёт с {from} на {to}: {spaces, plural, one {# клетка} few {# клетки} many {# клеток} other {# клетки}}.',
  'log.gained':
    '{figure} получает {points, plural, one {# очко движения} few {# очка движения} many {# очков движения} other {# очка движения}}.',
  'log.displaced': 'Вытеснение: {figure} переходит на клетку {to}.',
  'log.placed':
    '{by, select, respawn {{figure} возрождается на клетке {to}.} other {{figure} переносится на клетку {to}.}}',
  'log.doorOpened': '{figure} открывает дверь {door}.',
  'log.teleporterActivated': '{marine} включает телепорт {teleporter}.',
  'log.itemTaken': '{marine} берёт предмет на клетке {cell}: {what}.',

  'log.attacked':
    '{attacker} атакует{source, select, none {} other { картой «{source}»}}: цель — {defender}{covered, select, 1 { (в укрытии)} other {}}.',
  'log.dieRemoved':
    'Оглушение: {attacker} убирает из атаки {black, select, 1 {чёрный} other {красный}} кубик.',
  'log.rolled': '{attacker} бросает кубики: {dice}.',
  'log.defenseRevealed': '{figure} раскрывает карту защиты «{card}».',
  'log.attackEnded':
    '{dodged, select, 1 {{defender} уклоняется от атаки. Атакующий — {attacker}.} other {{attacker} → {defender}: {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}} ({sum}).}}',
  'log.suffered':
    '{figure} получает {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}}.',
  'log.healed': '{figure} лечит {damage, plural, one {# урон} few {# урона} many {# урона} other {# урона}}.',
  'log.stunned': '{figure} получает оглушение.',
  'log.recoveredFromStun': '{figure} избавляется от оглушения.',
  'log.slain': '{by, select, telefrag {Телефраг: {figure} погибает.} other {{figure} погибает.}}',
  'log.gloryKilled': 'Зверское убийство! {marine} казнит демона: {demon}.',
  'log.fragGained':
    'У захватчика {frags, plural, one {# жетон убийства} few {# жетона убийства} many {# жетонов убийства} other {# жетона убийства}}.',

  'log.argentGained':
    'Захватчик получает {tokens, plural, one {# единицу аргент-энергии} few {# единицы аргент-энергии} many {# единиц аргент-энергии} other {# единицы аргент-энергии}}.',
  'log.argentPlaced':
    'Захватчик кладёт {tokens, plural, one {# единицу аргент-энергии} few {# единицы аргент-энергии} many {# единиц аргент-энергии} other {# единицы аргент-энергии}} {type, select, invasion {на карту вторжения} other {на карту демона «{type}»}}.',
  'log.eventsDiscarded': 'Захватчик сбрасывает карты событий: {cards}.',
  'log.portalTurned':
    'Портал на клетке {cell} переворачивается лицевой стороной {up, select, 1 {вверх} other {вниз}}.',
  'log.portalGone':
    '{by, select, marines {Пехотинцы закрывают портал на клетке {cell}.} other {Портал на клетке {cell} сбрасывается.}}',
  'log.summoned': '{figure} выходит на поле: клетка {at}.',
  'log.grenadeThrown': '{marine} бросает гранату на клетку {cell}: {set}.',
  'log.grenadeWentOff': 'На клетке {cell} срабатывает граната: {set} ({marine}).',
  'log.tokenDropped': '{token} остаётся на клетке {cell}.',
  'log.tokenTaken': '{figure} берёт жетон цели: {token}.',
  'log.progressed':
    '{what, select, none {Прогресс цели: {progress}.} other {Терминал {what}: {progress, plural, one {# жетон прогресса} few {# жетона прогресса} many {# жетонов прогресса} other {# жетона прогресса}}.}}',
} as const satisfies Record<keyof typeof en, string>;
