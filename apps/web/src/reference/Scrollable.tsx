import type { ReactNode } from 'react';

/** What is wider than the page scrolls in its own box, with the keyboard too. */
export function Scrollable({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus it could not be scrolled with the keyboard
    <div className="reference-scrollable" role="group" aria-label={name} tabIndex={0}>
      {children}
    </div>
  );
}
