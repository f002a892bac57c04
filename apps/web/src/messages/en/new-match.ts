export const newMatch = {
  'new-match.title': 'Set up a match',
  'new-match.mode': 'What is played',
  'new-match.mode.mission': 'One mission',
  'new-match.mode.operation': 'A whole operation',
  'new-match.mission': 'Mission',
  'new-match.objective': 'Objective',
  'new-match.operation': 'Operation',
  'new-match.operation.text':
    '{n, plural, one {# mission} other {# missions}}, one after the other, with the same seats. The story goes on whoever wins.',

  'new-match.players': 'Players',
  'new-match.players.count': 'How many play',
  'new-match.seat.who': 'Played by',
  'new-match.who.me': 'Me',
  'new-match.who.guest': 'Another person here',
  'new-match.who.bot': 'Bot: {level}',
  'new-match.guest': 'Name',
  'new-match.guest.first': 'Player {n}',
  'new-match.watch': 'No seat is yours: you will watch the bots play.',
  'new-match.curtain': 'Several people at one screen: the table stays covered while you change seats.',

  'new-match.preset.none': '{label}: chosen at the table',
  'new-match.preset.table': 'Choose at the table',
  'new-match.preset.some':
    '{least, plural, =0 {Take up to {most}, or leave it to the table.} other {{same, select, yes {Take {most}, or leave all open to choose at the table.} other {Take {least} to {most}, or leave all open to choose at the table.}}}}',

  'new-match.options': 'Options',
  'new-match.deal': 'Words for the deal',
  'new-match.deal.hint':
    'Leave it empty for a new deal. The same words give the same one again, to everybody.',

  'new-match.start': 'Start',
  'new-match.starting': 'Dealing…',
  'new-match.sum':
    '{seats, plural, one {# player} other {# players}}, {bots, plural, =0 {no bots} one {# bot} other {# bots}}',
  'new-match.problem.name': 'Give a name to the person who plays this seat: {role}.',
  'new-match.problem.same': 'Two people are called {name}. Give them different names.',
  'new-match.problem.preset':
    '{role}, {label}: {least, plural, one {take at least #} other {take at least #}}, or none at all.',
} as const;
