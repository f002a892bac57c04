export function namedGames(root: string): {
  readonly names: readonly string[];
  readonly files: number;
  readonly found: readonly { readonly file: string; readonly line: number; readonly name: string }[];
};
