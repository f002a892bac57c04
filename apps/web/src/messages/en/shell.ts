/** Words that every page shares. */
export const shell = {
  'shell.loading': 'One moment…',
  'shell.notFound': 'There is nothing here',
  'shell.toHome': 'To the start page',
  'shell.toTable': 'Back to the table',
  'shell.back': 'Back',
  'shell.bot': '{name} (bot)',
  'shell.play': 'Play',
  'shell.online': 'Online',
  'shell.learn': 'Learn',
  'shell.replays': 'Replays',
  'shell.rules': 'Rules',
  'shell.settings': 'Settings',
  'shell.language': 'Language',
  'shell.menu': 'Main menu',
  'shell.skip': 'Skip to the content',
  'shell.missing': 'A part of Sightline could not be fetched',
  'shell.missing.text':
    'Most likely there is a new version by now. Load the page again to go on: your matches are kept.',
  'shell.fault': 'Something went wrong',
  'shell.fault.text': 'The fault is ours, not yours. Load the page again to go on: your matches are kept.',
  'shell.reload': 'Load the page again',
} as const;
