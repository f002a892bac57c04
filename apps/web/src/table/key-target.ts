/** Whether a key is for something else than the table: a dialog, a field, the browser. */
export function isElsewhere(e: KeyboardEvent): boolean {
  if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return true;
  if (document.querySelector('dialog[open]') !== null) return true;
  return (
    e.target instanceof Element && e.target.closest('input, select, textarea') !== null && e.key !== 'Escape'
  );
}
