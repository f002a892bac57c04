import { lazy } from 'react';

/** What pieces show on floor plans only: fetched with the first of them. */
const load = () => import('./piece-marks.tsx');

export const PieceMarks = lazy(async () => ({ default: (await load()).PieceMarks }));
export const Fan = lazy(async () => ({ default: (await load()).Fan }));
export const Plate = lazy(async () => ({ default: (await load()).Plate }));
export const Stairs = lazy(async () => ({ default: (await load()).Stairs }));
