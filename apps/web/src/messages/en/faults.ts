/** Why something could not be done, for people: what is the matter, and what they can do about it. */
export const faults = {
  'fault.not-a-match': 'This is not a match file of Sightline.',
  'fault.other-game': 'This match is of a game that is not on the shelf here.',
  'fault.other-rules':
    'This match was played by another version of the rules. Shown by these, it would be another match, so it is not shown.',
  'fault.damaged': 'This match is damaged: it does not play out the way it says it was played.',
  'fault.cut-short':
    'The end of this match is missing. If it came as a link, make sure that all of it was copied.',
  'fault.no-such-match':
    'This match is not on this device. It may have been deleted, or played in another browser.',
  'fault.not-over': 'This match is still running. It can be opened up to everybody’s eyes when it is over.',
  'fault.too-long': 'This match is too long for a link. Save it as a file and send that.',
  'fault.too-heavy': 'This is more than any match takes, so it was not opened.',
  'fault.failed': 'That did not work, and we do not know why. What was saved before is still there.',
  'fault.detail': 'Details',
  'fault.again': 'Try again',
  'fault.storage': 'Matches are kept only until this tab is closed',
  'fault.storage.forbidden':
    'The browser does not let this page keep anything, as in a private window. Nothing that was there is lost. To keep a match, save it as a file.',
  'fault.storage.full':
    'There is no room left for this page in the browser. Nothing that was there is lost. To keep a match, save it as a file, or delete old ones.',
  'fault.storage.saved': 'To the matches and their files',
} as const;
