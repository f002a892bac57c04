/** A gadget that lies or hangs on the board (SG-GAD-02 to 07), with its ratings (SG-ATR-03). */
export interface PieceKind {
  readonly id: string;
  readonly placed: 'ground' | 'wall';
  /** what it takes to destroy it (SG-DES-05) */
  readonly strength: 1 | 2 | 3;
  /** an Operator's own Destroy needs an adjacent space (SG-DES-07) */
  readonly bulletproof?: true;
  readonly electronics?: true;
  /** neither Operators nor smoke hide it (SG-LOS-12) */
  readonly alwaysVisible?: true;
  /** how many there are (SG-CPT-01) */
  readonly count: number;
  /** its strength and labels are ours (SG-ATR-03) */
  readonly ours?: true;
}

/** State holds their numbers: new ones are added at the end. */
export const PIECES = [
  { id: 'camera', placed: 'wall', strength: 1, electronics: true, alwaysVisible: true, count: 5 },
  {
    id: 'bulletproofCamera',
    placed: 'wall',
    strength: 1,
    bulletproof: true,
    electronics: true,
    alwaysVisible: true,
    count: 3,
  },
  { id: 'barbedWire', placed: 'ground', strength: 1, bulletproof: true, count: 3 },
  { id: 'deployableShield', placed: 'ground', strength: 2, bulletproof: true, count: 2 },
  { id: 'fortifiedEntryway', placed: 'ground', strength: 3, count: 2 },
  { id: 'claymore', placed: 'ground', strength: 1, count: 2 },
  { id: 'signalDisruptor', placed: 'wall', strength: 1, electronics: true, count: 2, ours: true },
  { id: 'ced1', placed: 'ground', strength: 1, electronics: true, count: 2, ours: true },
  { id: 'konaStation', placed: 'wall', strength: 1, electronics: true, count: 3, ours: true },
] as const satisfies readonly PieceKind[];

export type PieceId = (typeof PIECES)[number]['id'];

const NUMBERS = new Map<string, number>(PIECES.map(({ id }, number) => [id, number]));
export const pieceNumber = (id: PieceId): number => NUMBERS.get(id) as number;
export const pieceKind = (number: number): PieceKind => PIECES[number];

/** SG-KEY-02. State holds their numbers. */
export const OVERLAYS = ['smoke', 'gas', 'fire'] as const;
export type OverlayId = (typeof OVERLAYS)[number];
export const overlayNumber = (id: OverlayId): number => OVERLAYS.indexOf(id);
/** SG-KEY-16: of any kind and size; the split is ours. */
export const OVERLAYS_IN_ALL = 8;
