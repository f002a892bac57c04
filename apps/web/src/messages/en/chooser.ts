/** Words of what is chosen at large. */
export const chooser = {
  'chooser.chosen':
    '{same, select, yes {{chosen} of {most} chosen} other {{chosen} chosen, {least} to {most} are possible}}',
  'chooser.sets': 'Ready-made',
  'chooser.sort': 'Sort',
  'chooser.listed': 'As listed',
  'chooser.tray': 'Chosen so far',
  'chooser.free': 'free',
  'chooser.remove': 'Take out: {name}',
  'chooser.forms': 'Which form of {name}',
  'chooser.full': 'All places are taken. Take one out first.',
  'chooser.missing': '{n, plural, one {# more to choose} other {# more to choose}}',
  'chooser.left': '{n, plural, one {# left to give out} other {# left to give out}}',
  'chooser.seal': 'Seal and hand in',
  'chooser.sealed': '{who} has sealed',
  'chooser.open': '{who} is still choosing',
  'chooser.fold': 'Look at the board',
  'chooser.unfold': 'Go on choosing: {title}',
} as const;
