/** The colours of a game, each a `#rrggbb`, and its typeface. The web app's build makes style sheets of it. */
export interface GamePalette {
  /** of headings: a book's, a poster's narrow one, or that of running text */
  readonly typeface: 'serif' | 'condensed' | 'sans';
  /** the game's card where games are chosen */
  readonly card: CardColours;
  /** its table, rules and forms; absent: those of the house */
  readonly table?: TableColours;
  /** its boards, where they are not as the house draws them */
  readonly board?: BoardColours;
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

/** What boards of squares are drawn in. Stone walls use those of walls; floor plans use all. */
export interface BoardColours {
  /** a wall seen from above, the line around it, and its edges in light and in shade */
  readonly wall?: string;
  readonly wallEdge?: string;
  readonly wallLit?: string;
  readonly wallShade?: string;
  /** grounds outdoors and indoors, and what is printed on them: dots, outlines and names of rooms */
  readonly outside?: string;
  readonly floor?: string;
  readonly line?: string;
  /** planks, walls that can be broken, plates, panes and doors */
  readonly wood?: string;
  readonly light?: string;
  readonly steel?: string;
  readonly glass?: string;
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
