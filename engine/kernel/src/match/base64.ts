/** Bytes as text, for what is stored as JSON. */
export function toBase64(bytes: Uint8Array): string {
  let units = '';
  for (const b of bytes) units += String.fromCharCode(b);
  return btoa(units);
}

/** Throws if the text is not bytes. */
export const fromBase64 = (s: string): Uint8Array => Uint8Array.from(atob(s), (unit) => unit.charCodeAt(0));
