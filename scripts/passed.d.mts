export function passedOn(root: string): { note(good: boolean): void };
