/** The colours of a game, each a `#rrggbb`, and its typeface. The web app's build makes style sheets of it. */
export interface GamePalette {
  /** of headings: a book's, a poster's narrow one, or that of running text */
  readonly typeface: 'serif' | 'condensed' | 'sans';
  /** the game's card where games are chosen */
  readonly card: CardColours;
  /** its table, rules and forms; absent: those of the house */
  readonly table?: TableColours;
  /** cards and notes that look printed rather than lit; absent: they have the table's colours */
  readonly print?: PrintColours;
}

export interface CardColours {
  readonly ground: string;
  /** of the card of its guided match */
  readonly lesson: string;
  readonly line: string;
  readonly accent: string;
}

interface Surfaces {
  readonly ground: string;
  readonly surface: string;
  readonly raised: string;
  readonly line: string;
  readonly ink: string;
  readonly soft: string;
  readonly accent: string;
  readonly accentSoft: string;
}

export interface TableColours extends Surfaces {
  /** on the accent */
  readonly accentInk: string;
  readonly friend?: string;
  readonly friendDeep?: string;
  readonly foe?: string;
  readonly foeDeep?: string;
  readonly energy?: string;
  /** what a guided match points at on the board */
  readonly hintBoard?: string;
  /** a track's marker, and the paper of what lies on it */
  readonly track?: string;
  readonly paper?: string;
  readonly paperInk?: string;
}

export interface PrintColours extends Surfaces {
  readonly friend: string;
  readonly friendDeep: string;
  readonly foe: string;
  readonly foeDeep: string;
  readonly energy: string;
  readonly good: string;
  readonly warn: string;
  readonly danger: string;
  readonly gold: string;
}
