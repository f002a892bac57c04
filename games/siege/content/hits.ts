/** What an effect does in a space: a destruction rating (SG-DES-05) and Hit dice for each Operator in it (SG-GAD-12). */
export interface SpaceHit {
  readonly destroy?: 1 | 2 | 3;
  /** as the rules catalog writes them: `Y Y` */
  readonly dice?: string;
}
