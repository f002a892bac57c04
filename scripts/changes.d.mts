export function changedFiles(root: string, since: string): string[];
export function projectsFor(files: readonly string[]): string[];
