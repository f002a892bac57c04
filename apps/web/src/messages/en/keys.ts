/** What each key does. */
export const keys = {
  'prompt.keys': 'Keys',
  'prompt.keyArrows': 'Move the cursor over the board',
  'prompt.keyTab': 'Walk through everything that can be chosen',
  'prompt.keyEnter': 'Choose, confirm',
  'prompt.keyEsc': 'Back; skip what is being shown',
  'prompt.keyU': 'Undo',
  'prompt.keyR': 'Show the last turn again',
  'prompt.keyH': 'Hand',
  'prompt.keyL': 'Log',
  'prompt.keyM': 'Menu',
  'prompt.keyZoom': 'Zoom in and out',
  'prompt.keyHelp': 'This list',
  'prompt.keyP': 'Stop the clocks, or start them again',
  'prompt.keyActs': 'Act out of turn',
} as const;
