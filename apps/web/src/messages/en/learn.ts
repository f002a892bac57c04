export const learn = {
  'learn.title': 'Learn by playing',
  'learn.first.kicker': 'Guided match · 10 minutes',
  'learn.first.start': 'Start the guided match',
  'learn.first.rules': 'Read the rules first',
  'learn.further': 'Further lessons',
  'learn.grammar': 'How to read the table',
  'learn.grammar.text': 'Five habits, the same in every game.',
  'learn.lit': 'What is lit can be done',
  'learn.lit.text':
    'Every legal target has a mark: a square to step on, brackets around what can be attacked, a diamond on what can be used. Click or tap it. What has no mark can’t be done now.',
  'learn.preview': 'Look before you choose',
  'learn.preview.text':
    'Point at a target, or hold your finger on it, and see what it would mean: the way and its cost, the line of sight that counts, the dice and the exact odds.',
  'learn.why': 'Ask “why not?”',
  'learn.why.text':
    'Click something that is not lit. The table says in one sentence what forbids it, with a link to the rule.',
  'learn.undo': 'Take it back',
  'learn.undo.text':
    'Undo goes back to where somebody last learned something new: a die, a card, a secret. What can’t be taken back says so before.',
  'learn.keyboard': 'Play without a mouse',
  'learn.keyboard.text':
    'Arrows move a cursor over the board, Tab walks through what is lit, Enter chooses. A screen reader tells it all.',
  'learn.keys': 'All keys',
  'learn.keys.key': 'Key',
  'learn.keys.does': 'What it does',
} as const;
