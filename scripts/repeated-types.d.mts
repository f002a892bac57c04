export function repeatedTypes(root: string): {
  readonly files: number;
  readonly found: readonly { readonly name: string; readonly files: readonly string[] }[];
};
