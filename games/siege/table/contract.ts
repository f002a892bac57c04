import type { TableGame } from '@sightline/table';
import type { SiegeDecision } from '../rules/decisions.ts';
import type { Siege } from '../rules/siege.ts';
import type { MessageKey } from '../text/index.ts';

export type Table = Required<TableGame<Siege, MessageKey, SiegeDecision>>;
