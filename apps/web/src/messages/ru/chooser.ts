/** Words of what is chosen at large. */
export const chooser = {
  'chooser.chosen':
    '{same, select, yes {Выбрано {chosen} из {most}} other {Выбрано {chosen}, можно от {least} до {most}}}',
  'chooser.sets': 'Готовые наборы',
  'chooser.sort': 'Порядок',
  'chooser.listed': 'По списку',
  'chooser.tray': 'Уже выбраны',
  'chooser.free': 'свободно',
  'chooser.remove': 'Убрать: {name}',
  'chooser.forms': 'Вариант: {name}',
  'chooser.full': 'Все места заняты. Сначала уберите кого-нибудь.',
  'chooser.missing':
    '{n, plural, one {Осталось выбрать # карточку} few {Осталось выбрать # карточки} many {Осталось выбрать # карточек} other {Осталось выбрать # карточки}}',
  'chooser.left':
    '{n, plural, one {Осталось раздать #} few {Осталось раздать #} many {Осталось раздать #} other {Осталось раздать #}}',
  'chooser.seal': 'Запечатать и сдать',
  'chooser.sealed': '{who}: конверт запечатан',
  'chooser.open': '{who}: ещё выбирает',
  'chooser.fold': 'Взглянуть на поле',
  'chooser.unfold': 'Выбирать дальше: {title}',
} as const;
