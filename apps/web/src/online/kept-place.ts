import { useEffect } from 'react';

const PRESSABLE = 'a[href], button, input, select, summary';

/** What to read out of something that has come: itself if it can be pressed, else its heading, else all of it. */
function focusOn(there: Element): void {
  const target = there.matches(PRESSABLE) ? there : (there.querySelector('h2, h3') ?? there);
  if (!(target instanceof HTMLElement)) return;
  if (!target.matches(PRESSABLE)) target.tabIndex = -1;
  target.focus();
}

/** How something went away: if what it was taken out of went too, how that did. */
function removalOf(lost: Node, records: readonly MutationRecord[]): MutationRecord | undefined {
  let gone: MutationRecord | undefined;
  for (const record of records)
    if ([...record.removedNodes].some((node) => node.contains(gone?.target ?? lost))) gone = record;
  return gone;
}

/** What stands now where something was taken away. */
function inPlaceOf({ target, previousSibling }: MutationRecord): Element | null {
  const before = previousSibling?.isConnected === true ? previousSibling : null;
  const parent = target as Element;
  const next =
    before instanceof Element ? before.nextElementSibling : before === null ? parent.firstElementChild : null;
  return next ?? parent.lastElementChild ?? parent;
}

/**
 * What is pressed often goes away with it: a form that was answered, the button of a seat that was taken. Then what came
 * in its place gets the focus, so that keys and screen readers go on from there. When the page itself goes, the heading
 * of the next one gets it.
 */
export function useKeptPlace(): void {
  useEffect(() => {
    /** what had the focus last; and what had it before a dialog asked */
    let held: Element | null = null;
    let asking: Element | null = null;
    const hold = ({ target }: FocusEvent) => {
      const at = target instanceof Element && target.closest('main.page') !== null ? target : null;
      if (at !== null && at.closest('dialog') === null) asking = at;
      held = at;
    };
    const observer = new MutationObserver((records) => {
      const lost = held;
      if (lost === null || lost.isConnected || document.activeElement !== document.body) return;
      held = null;
      const gone = removalOf(lost, records);
      const where = gone?.target as Element | undefined;
      if (gone === undefined || where?.isConnected !== true || where.closest('main.page') === null) return;
      const there =
        lost.closest('dialog') !== null && asking?.isConnected === true ? asking : inPlaceOf(gone);
      if (there !== null) focusOn(there);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', hold);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', hold);
    };
  }, []);
}
