/** Words of clocks and of what nobody is asked for. */
export const clocks = {
  'table.clocks': 'Clocks',
  'table.clock.left': 'Time left: {who}',
  'table.clock.minute': 'One minute left: {who}',
  'table.clock.seconds': 'Ten seconds left: {who}',
  'table.clock.pause': 'Stop the clocks',
  'table.clock.resume': 'Start the clocks again',
  'table.clock.paused': '{who} has stopped the clocks. Play goes on when somebody starts them again.',
  'table.clock.stopped': 'The clocks are stopped. Start them again first.',
  'table.unasked': 'Out of turn',
} as const;
