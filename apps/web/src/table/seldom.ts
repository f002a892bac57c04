/** What not every question needs, fetched together with the first that does. */
export { ActButtons } from './ActButtons.tsx';
export { AskedDice } from './AskedDice.tsx';
export { Composed } from './Composed.tsx';
export { NamedList } from './NamedList.tsx';
export { Tray } from './Tray.tsx';
