/**
 * Puts text on the clipboard; says whether that worked. Browsers know no clipboard where a page came over plain http, as
 * from a server in the same house.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
