/** One line of the log for each event. Arguments are its fields: figures, cards and locations as names, lists in words; `none` is what is not there. */
export const log = {
  'log.roundBegan': 'Начинается раунд {round}.',
  'log.tokenPassed': 'Первый игрок: {first}.',
  'log.phaseBegan': '{phase, select, tactics {Тактическая фаза.} hero {Фаза героев.} other {Фаза угрозы.}}',
  'log.heroChosen': 'В отряде новый герой: {card}.',
  'log.equipped':
    '{hero}{upgrades, select, none { не берёт улучшений} other { — улучшения: {upgrades}}}{focuses, select, none {} other {; фокус: {focuses}}}.',
  'log.turnBegan': 'Ход: {hero}.',
  'log.stayedDown': '{hero} остаётся лежать.',
  'log.stoodUp': '{hero} встаёт.',
  'log.drew':
    '{hero} берёт {count, plural, one {# карту} few {# карты} many {# карт} other {# карты}}: {cards}.',
  'log.drew.hidden':
    '{hero} берёт {count, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'log.reshuffled':
    '{hero} замешивает сброс в новую колоду: {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'log.discarded': '{hero} сбрасывает: {cards}.',
  'log.recovered': '{hero} возвращает «{card}».',
  'log.played': '{hero} играет «{card}»{as, select, reaction { как реакцию} other { как тактический ответ}}.',
  'log.used': '{hero} применяет: {deed}.',
  'log.triggered': 'Срабатывает: {deed}.',
  'log.moved': '{figure} идёт: {to}{with, select, none {} other {, вместе: {with}}}.',
  'log.walked': '{figure} идёт: {to}, путь: {via}{with, select, none {} other {, вместе: {with}}}.',
  'log.attacked': '{attacker} атакует, цель — {target} ({type}).',
  'log.steppedIn': '{hero} принимает удар на себя. Спасённый герой: {for}.',
  'log.rolled': '{attacker} бросает: {dice, select, none {ни одного кубика} other {{dice}}}.',
  'log.rerolled': 'Кубик {die} переброшен: {face}.',
  'log.struck':
    '{barred, select, 1 {{target}: отсюда ранить нельзя.} other {{target}: {killed, select, 1 {наповал} other {мало}}, попаданий {hits} из нужных {need} ({sum}).}}',
  'log.counted':
    '{hits, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}} ({sum}).',
  'log.attackEnded':
    'Атака ({attacker}): {hits, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}.',
  'log.killed': '{by, select, none {{monster} погибает} other {{by} убивает: {monster}}}.',
  'log.injured': '{boss} теряет жетон силы; осталось: {power}.',
  'log.wounded':
    '{hero} получает {hits, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}.',
  'log.prevented':
    '{armor, select, 1 {{hero} игнорирует {hits, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}{focuses, select, none {} other { («{focuses}»)}}.} other {{hero}: предотвращено {hits, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}.}}',
  'log.knockedDown': '{hero} в нокдауне.',
  'log.coinTurned': 'Счастливая монета: {heads, select, 1 {орёл} other {решка}}.',
  'log.unprotected': '{specialist} без защиты: угроза растёт.',
  'log.searchedFor':
    '{hero} ищет в точке {token}{card, select, none {: ничего не осталось} other {: {card}}}.',
  'log.ambushed': 'Засада! {monster}, цель — {hero}.',
  'log.scouted': '{card}: {kept, select, 1 {остаётся сверху} other {уходит под низ колоды}}.',
  'log.threatMoved': 'Угроза: {space}.',
  'log.twistRevealed': 'Перемена: {twist}.',
  'log.activated': '{monster} активируется.',
  'log.headed': '{monster} идёт к ближайшему герою: {hero}, шагов: {steps}.',
  'log.activationRolled':
    'Кубик активации: {face, select, 0 {пусто} 1 {пусто} 2 {доп. перемещение} 3 {доп. перемещение} other {спецсвойство}}.',
  'log.stunned': '{monster} не активируется в этом раунде.',
  'log.spawnRolled': '{monster} возрождается в точке {rolls}.',
  'log.spawned': '{monster} появляется: {at}.',
  'log.enlisted': '{monster} переходит в пул возрождения.',
  'log.bossEntered': 'Появляется {boss}: {at}; сила: {power}.',
  'log.powerGained': 'Сила босса: {power}.',
  'log.intelGained': '{objective}: информация {intel}.',
  'log.taskProgressed': '{card}: прогресс {intel}.',
  'log.objectiveDone': 'Цель выполнена: {objective}.',
  'log.tokenPlaced': 'Появляется: {kind} ({at}).',
  'log.tokenGone': 'Исчезает: {kind} ({at}).',
  'log.spawnPointChanged':
    'Точка возрождения {token}{at, select, none { убрана} other {, {at}: {up, select, 1 {лицом вверх} other {лицом вниз}}}}.',
} as const;
