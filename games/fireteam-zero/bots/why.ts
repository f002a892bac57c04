/** Why a bot did what it did. The log has words for each. */
export type Why =
  /** nothing else could be done, or it does not matter */
  | 'any'
  | 'kill'
  | 'destroy'
  | 'search'
  | 'objective'
  | 'approach'
  | 'exit'
  | 'safety'
  | 'cover'
  | 'stepIn'
  | 'help'
  | 'save'
  | 'rest';
