import { type ReactNode, useEffect } from 'react';
import { useHeading } from './heading.ts';
import { TopBar } from './TopBar.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Everything but the table stands on such a page: the bar of the house, a heading, the content. */
export function Page({ title, children, className }: Props) {
  useEffect(() => {
    document.title = `${title} · Sightline`;
  }, [title]);
  // A title that is still being looked up is read when it is there.
  const heading = useHeading(title !== '…');
  return (
    <>
      <TopBar />
      <main className={className === undefined ? 'page' : `page ${className}`}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </>
  );
}
