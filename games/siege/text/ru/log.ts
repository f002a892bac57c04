import type { log as english } from '../en/log.ts';

export const log: Readonly<Record<keyof typeof english, string>> = {
  /* Squads and deployment */
  'log.squadChosen': '{squad, select, 0 {Атакующие} other {Защитники}}: {profiles}.',
  'log.inventoryChosen': 'Тактический инвентарь {squad, select, 0 {атакующих} other {защитников}}: {cubes}.',
  'log.cubes': '{gadget} ×{n}',
  'log.deployed':
    '{at, select, none {{body}: возвращается.} other {{body}: место {at}{facing, select, none {} other {, лицом на {facing}}}{standee, select, none {} other {, наклон из {standee}}}.}}',
  'log.leftOut': '{operator}: не размещён вовремя и выбывает из матча.',
  'log.plateGiven': '{operator} получает защитную пластину.',
  'log.objectivePlaced': '{what, select, bomb {Бомба размещена: {at}.} other {Заложник размещён: {at}.}}',
  'log.partitionChanged': '{left}: {partition}.',
  'log.deploymentEnded': '{squad, select, 0 {Атакующие} other {Защитники}} размещены.',

  /* Rounds and clocks */
  'log.roundBegan':
    '{overtime, select, yes {Начинается дополнительный раунд.} other {Начинается раунд {round}.}}',
  'log.phaseBegan':
    '{squad, select, 0 {Атакующие} other {Защитники}}: {phase, select, 0 {первая} 1 {первая} other {вторая}} фаза активации.',
  'log.activated': 'Активируется {operator}.',
  'log.upkept': 'Обновление: маркеры и оверлеи убраны, всех снова можно активировать.',
  'log.ranOut':
    'Время {squad, select, 0 {атакующих} other {защитников}} вышло: в этом раунде они больше никого не активируют.',
  'log.grabbed':
    '{squad, select, 0 {Атакующие} other {Защитники}} перехватывают часы, чтобы обдумать реакцию.',
  'log.activationLost': '{operator}: два жетона «−1 действие», в этом раунде активации не будет.',
  'log.bonusPlaced': '{operator} получает жетон бонуса: {side, select, 1 {+1 действие} other {−1 действие}}.',
  'log.bonus': '{n, select, 1 {+1 действие} other {−1 действие}}',
  'log.rewarded':
    '{own, select, yes {{squad, select, 0 {Атакующие} other {Защитники}} получают ещё {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.} other {{squad, select, 0 {Защитники} other {Атакующие}} теряют {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.}}',

  /* Movement */
  'log.token': '{operator} (жетон)',
  'log.stepped': '{body}: {from} → {to}.',
  'log.walked':
    '{body}: {from} → {to}, {spaces, plural, one {# клетка} few {# клетки} many {# клеток} other {# клетки}}.',
  'log.leaned': '{body}: наклон из {from} в {to}.',
  'log.straightened': '{body} выпрямляется: {back, select, 1 {снова {to}} other {{to}}}.',
  'log.wentUp': '{body} поднимается наверх: {from}.',
  'log.cameDown': '{body} спускается: {to}.',
  'log.movedBack': 'Время вышло: {body} возвращается на {to}.',
  'log.moved': '{body} оказывается на {to}.',
  'log.ran':
    '{operator} бежит: {points, plural, one {# очко движения} few {# очка движения} many {# очков движения} other {# очка движения}} в запасе.',
  'log.turned': '{body} смотрит на {side}.',
  'log.watched':
    '{space, select, none {{operator} больше не наблюдает за подъёмом.} other {{operator} наблюдает за подъёмом {space}.}}',
  'log.guardDropped': '{operator} прекращает наблюдение.',

  /* Hidden and found */
  'log.hid': '{operator} скрывается ({at}): снова два жетона.',
  'log.revealed':
    'Раскрытие: {operator}{at, select, none {} other { ({at})}}.{decoyAt, select, none {} other { Приманки больше нет ({decoyAt}).}}',
  'log.demanded': '{by} требует раскрытия: {body}.',
  'log.located': '{body}: обнаружен.',
  'log.stunned': '{body}: оглушён.',

  /* Shots */
  'log.shotDeclared':
    '{kind, select, riposte {Ответный удар: {shooter}} exchange {Перестрелка: {shooter}} pulse {По датчику пульса: {shooter}} other {{shooter}}} стреляет, цель {target}{aim, select, 1 { (где наклон)} other {}}: {distance, plural, one {# клетка} few {# клетки} many {# клеток} other {# клетки}}, {declared}.',
  'log.diceRolled':
    '{dice, select, none {Кубики не бросают} other {Бросок: {dice}}}{removed, plural, =0 {} one {; # кубик с молнией не бросают} few {; # кубика с молнией не бросают} many {; # кубиков с молнией не бросают} other {; # кубика с молнией не бросают}}.',
  'log.rerolled':
    '{squad, select, 0 {Атакующие} other {Защитники}} тратят жетон переброса{kept, select, none {} other {, {kept} остаётся}}: {dice}.',
  'log.shotRolled':
    '{target}: {wounds, plural, =0 {ранений нет} one {# ранение} few {# ранения} many {# ранений} other {# ранения}} ({sum}).',
  'log.shotFailed': 'Линии видимости нет: выстрел ничего не даёт.',
  'log.heldFire': '{operator} не стреляет.',
  'log.rolledFor':
    '{body}: {cause, select, fire {огонь} other {взрыв}}, {hits, plural, =0 {попаданий нет} one {# попадание} few {# попадания} many {# попаданий} other {# попадания}} ({dice}).',
  'log.wounded':
    '{operator}: {wounds, plural, =0 {ранений нет} one {# ранение} few {# ранения} many {# ранений} other {# ранения}}{cause, select, gas {, газ} shock {, ток} entryDenial {, ловушка} other {}}{reduced, select, yes { ({sum})} other {}}.',
  'log.eliminated': '{operator}: устранён.',
  'log.healed':
    '{operator}: снято {wounds, plural, one {# ранение} few {# ранения} many {# ранений} other {# ранения}}.',
  'log.plateLost': '{operator} теряет защитную пластину.',
  'log.die':
    '{die}: {hits, plural, =0 {нет попаданий} one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}',
  'log.dice.yellow': '{n, plural, one {жёлтый кубик} other {жёлтые кубики}} {faces}',
  'log.dice.orange': '{n, plural, one {оранжевый кубик} other {оранжевые кубики}} {faces}',
  'log.dice.red': '{n, plural, one {красный кубик} other {красные кубики}} {faces}',
  'log.die.struck': '{die} с молнией: не бросают',
  'log.protection.double': 'раздвинутый щит',
  'log.sum.hits': 'попадания',
  'log.sum.dealt': 'нанесено',
  'log.sum.plate': 'защитная пластина',
  'log.sum.wounds': 'ранения',
  'log.sum.least': 'меньше нуля не бывает',

  /* Claims */
  'log.claimed':
    '{by} заявляет линию видимости до {target}{of, select, throw {: бросок} destroy {: разрушение} breachingRounds {: пробивной снаряд} stimPistol {: пистолет со стимулятором} other {}}.',
  'log.approved': '{seat, select, none {Возражений нет.} other {{seat}: заявление принято.}}',
  'log.challenged':
    '{seat, select, none {Приложена линейка} other {{seat}: вызов}}. {valid, select, 1 {Линия видимости {from} → {to} есть.} other {Линии видимости {from} → {to} нет{blocker, select, none {} other {, помеха: {blocker}}}.}}{of, select, shot {{valid, select, 1 { Для цели: {protection}{sources, select, none {} other { ({sources})}}{right, select, yes {, как заявлено} other {; заявлено: {declared}}}.} other {}}} other {}}{winner, select, 0 { Вызов выигрывают атакующие.} 1 { Вызов выигрывают защитники.} other {}}',
  'log.objectionsSwitched':
    '{seat}: {on, select, 1 {снова можно возражать} other {до конца фазы без возражений}}.',
  'log.ruling.title': 'Линейка',
  'log.ruling.engine': 'Судья',
  'log.ruling.line': 'Линия видимости есть',
  'log.ruling.noLine': 'Линии видимости нет',
  'log.ruling.broken': 'Первая помеха: {blocker}.',
  'log.ruling.at': '{what}, {place}',
  'log.ruling.corner': 'угол стены',
  'log.ruling.structure': 'само здание',
  'log.ruling.obstacle': 'препятствие',
  'log.ruling.protection':
    '{right, select, yes {Как заявлено: {protection}} other {Заявлено: {declared}; на деле: {protection}}}{sources, select, none {} other { ({sources})}}',
  'log.ruling.winner': 'Вызов выигрывают {squad, select, 0 {атакующие} other {защитники}}',
  'log.source.shield': 'собственный щит',
  'log.source.ally': 'щит: {operator}',
  'log.source.heavyWall': 'тяжёлая стена',

  /* Gadgets and the board */
  'log.destroyed':
    'Разрушение: {was}, {partition} — {left, select, breach {теперь пролом} other {теперь проход открыт}}.',
  'log.pieceLost':
    '{how, select, tripped {Срабатывание} removed {Убрано} other {Уничтожение}}: {kind}, {at}.',
  'log.claymoreWentOff': 'Взрывается мина: {at}.',
  'log.piecePlaced': 'Размещение: {kind}, {at}{side, select, none {} other {, {side}}}.',
  'log.overlayPlaced': '{kind}: {spaces}.',
  'log.gadgetUsed': '{operator} применяет гаджет: {gadget}{space, select, none {} other {, {space}}}.',
  'log.reactionUsed':
    '{operator} отвечает гаджетом «{gadget}»{mate, select, yes {, чтобы помочь: {against}} other {, цель: {against}}}.',
  'log.effectIgnored':
    '{own, select, yes {{operator} тратит действие и избегает гаджета, владелец которого {against}.} other {{by} предупреждает: {operator} избегает гаджета, владелец которого {against}.}}',
  'log.droneMoved': 'Дрон ({operator}): {from} → {to}.',
  'log.flown':
    'Дрон ({operator}): {from} → {to}, {spaces, plural, one {# клетка} few {# клетки} many {# клеток} other {# клетки}}.',
  'log.droneScanned':
    '{room, select, none {Дрон ({operator}) остановился вне комнат, {at}, и ничего не сканирует.} other {Дрон ({operator}) сканирует комнату: {room}.}}',
  'log.droneRolled':
    'Шоковый дрон ({operator}): {hits, plural, =0 {попаданий нет} one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}.',
  'log.disputed': '{operator} оспаривает подъём {space}, за которым наблюдает {owner}.',
  'log.gaveWay': '{operator} уступает подъём {space}.',

  /* Missions */
  'log.hostageTaken': '{operator} поднимает заложника.',
  'log.hostageDown': '{operator} опускает заложника: {at}.',
  'log.defuserStarted': '{operator} запускает обезвреживание: {bomb}.',
  'log.defuserStopped':
    '{operator, select, none {{bomb}: устройство брошено, обезвреживание прервано.} other {{bomb}: {operator} останавливает обезвреживание.}}',
  'log.roomScored': '{room}: +{value}, {squad, select, 0 {атакующие} other {защитники}}.',
  'log.scored': 'Очки контроля: атакующие {attacker}, защитники {defender}.',

  /* Moments in the middle of the board */
  'moment.round': 'Раунд {round}',
  'moment.overtime': 'Дополнительный раунд',
  'moment.overtime.text': 'Всё решит ещё один раунд.',
  'moment.phase':
    '{phase, select, 0 {Первая фаза активации} 1 {Первая фаза активации} other {Вторая фаза активации}}',
  'moment.defuser': 'Идёт обезвреживание',
  'moment.score': '{attacker}:{defender}',
  'moment.points': '{n} ОД',
  'moment.revealed': 'Раскрытие',
  'moment.demand': 'Раскройся!',
  'moment.drone': 'Дрон',
  'moment.shot': '{shooter} → {target}',
  'moment.blast': '{cause, select, fire {Огонь} other {Взрыв}} → {target}',
  'moment.wounds':
    '{n, plural, =0 {Ранений нет} one {# ранение} few {# ранения} many {# ранений} other {# ранения}}',
  'moment.hits':
    '{n, plural, =0 {Попаданий нет} one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}',
  'moment.shockDrone': 'Шоковый дрон',
};
