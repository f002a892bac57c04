/**
 * What heroes call to each other before they act, so that people know why a bot does what it does: the words of the
 * kernel's `why`. The log has a line for each; no rule listens.
 */
export const CALLOUTS = [
  /** takes an attack for somebody */
  'stepIn',
  /** a card or an ability against what threatens somebody */
  'cover',
  /** … or for what somebody does */
  'help',
  /** attacks what is after somebody */
  'guard',
  /** takes the specialists along */
  'escort',
  /** keeps a card that somebody can do without for now */
  'save',
  /* why it goes somewhere */
  'search',
  'objective',
  'kill',
  'destroy',
  'safety',
  'exit',
  /** does not get up */
  'lieLow',
] as const;
export type Callout = (typeof CALLOUTS)[number];

/** Called to somebody. */
export const TO_SOMEBODY: ReadonlySet<Callout> = new Set([
  'stepIn',
  'cover',
  'help',
  'guard',
  'escort',
  'save',
]);
