import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { speakFirst, speakOfPages } from '../../src/app/words.ts';
import Replay from '../../src/replay/Replay.tsx';
import Table from '../../src/table/Table.tsx';
import { Forms } from './forms.tsx';
import '../../src/app/fonts.css';
import '../../src/app/theme.css';
import '../../src/app/page.css';
import './palette.css';

const root = document.querySelector('#app');
if (root === null) throw new Error('the page has no place for the table');
/** The table, unless the address says `#replay` or `#forms`. */
const pages: Readonly<Record<string, ReactNode>> = {
  '#replay': <Replay id="sample" />,
  '#forms': <Forms />,
};
await speakFirst();
await speakOfPages();
createRoot(root).render(pages[location.hash] ?? <Table id="sample" />);
