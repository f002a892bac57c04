import type { ObjectiveName } from './mission-file.ts';

export type ObjectiveKind = 'sample' | 'asset' | 'terminal';

/** What an objective card finds on the map and in the mission's file. */
export interface ObjectiveNeeds {
  /** the objective marks, numbered from 1 by `order`, and what they are */
  readonly marks: number;
  readonly kind: ObjectiveKind | null;
  /** how many spaces the `post` and the `exit` may have; none where the card has no use for them */
  readonly post?: { readonly least: number; readonly most: number };
  readonly exit?: { readonly least: number; readonly most: number };
  /** what the file's `progress` counts; null: it counts nothing and is left out */
  readonly progress: string | null;
}

export const OBJECTIVE_NEEDS: Readonly<Record<ObjectiveName, ObjectiveNeeds>> = {
  /** each lies on a portal: the first demon summoned there carries it */
  sampleCollection: { marks: 3, kind: 'sample', progress: null },
  guardDuty: { marks: 0, kind: null, post: { least: 1, most: 4 }, progress: 'rounds the post must be held' },
  assetExtraction: { marks: 1, kind: 'asset', exit: { least: 1, most: 8 }, progress: null },
  coreRestart: { marks: 3, kind: 'terminal', progress: 'times each terminal must be activated' },
  portalClosure: { marks: 0, kind: null, progress: 'portals to be closed' },
  extermination: { marks: 0, kind: null, progress: 'points of health that slain demons must add up to' },
};
