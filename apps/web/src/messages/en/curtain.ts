/** Said while people at one screen change seats. */
export const curtain = {
  'table.curtain.kicker': 'Change of seats',
  'table.curtain.title': 'Turn of: {name}',
  'table.curtain.text': 'Hand the screen over. The table stays covered until {name} sits down.',
  'table.curtain.ready': 'I am here: show the table',
} as const;
