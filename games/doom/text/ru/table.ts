import type { table as en } from '../en/table.ts';

export const table = {
  'figure.alpha': 'Альфа',
  'figure.bravo': 'Браво',
  'figure.charlie': 'Чарли',
  'figure.delta': 'Дельта',
  'figure.demon': '{demon}\u00a0{n}',

  'side.marines': 'Пехотинцы',
  'side.invader': 'Захватчик',

  'phase.setUp': 'Подготовка к игре',
  'phase.status': 'Фаза статуса',
  'phase.activation': 'Фаза активации',
  'phase.round': 'Раунд {round}',

  'portal.blue': 'Синий портал',
  'portal.yellow': 'Жёлтый портал',
  'portal.red': 'Красный портал',
  'portal.faceUp': 'лицевой стороной вверх',
  'portal.faceDown': 'лицевой стороной вниз',

  'door.closed': 'Дверь {n}, закрыта',
  'door.open': 'Дверь {n}, открыта',
  'teleporter.active': 'Телепорт {n}, включён',
  'teleporter.inactive': 'Телепорт {n}, выключен',
  'item.healthPack': 'Аптечка',
  'item.weapon': 'Жетон оружия: {set}',

  'token.sample': 'Образец {n}',
  'token.asset': 'Груз',
  'token.terminal': 'Терминал {n}',
  'token.guardPost': 'Пост',
  'token.exit': 'Выход',
  'token.grenade': 'Жетон гранаты: {set}',
  'token.damage': '{n, plural, one {# урон} few {# урона} many {# урона} other {# урона}}',
  'token.stun': 'Оглушение',
  'token.frag':
    '{n, plural, one {# жетон убийства} few {# жетона убийства} many {# жетонов убийства} other {# жетона убийства}}',
  'token.progress':
    '{n, plural, one {# жетон прогресса} few {# жетона прогресса} many {# жетонов прогресса} other {# жетона прогресса}}',
  'token.threat':
    '{n, plural, one {# жетон угрозы} few {# жетона угрозы} many {# жетонов угрозы} other {# жетона угрозы}}',
  'token.argent':
    '{n, plural, one {# единица аргент-энергии} few {# единицы аргент-энергии} many {# единиц аргент-энергии} other {# единицы аргент-энергии}}',

  'argent.invasionCard': 'Карта вторжения',

  'die.red': 'Красный кубик',
  'die.black': 'Чёрный кубик',
  'die.rolled': '{black, select, 1 {чёрный} other {красный}} {face}',

  'bot.random': 'Случайный',
  'bot.easy': 'Лёгкий',
  'bot.normal': 'Обычный',
} as const satisfies Record<keyof typeof en, string>;
