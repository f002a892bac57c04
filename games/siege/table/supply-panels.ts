import { compact, type Panel } from '@sightline/table';
import { OVERLAYS_IN_ALL } from '../content/pieces.ts';
import { TACTICAL_GADGETS } from '../content/tactical-gadgets.ts';
import { bonusTokensLeft } from '../rules/bonus-tokens.ts';
import { standeesLeft } from '../rules/leaning.ts';
import { ATTACKER, type Squad } from '../rules/siege.ts';
import { STOCKED, STOCKS, stockLeft } from '../rules/supply.ts';
import { squadName, squadTone, tacticalName } from './names.ts';
import { stockRef, tacticalRef } from './refs.ts';
import { openTable, type ViewContext } from './view-context.ts';

type Row = Extract<Panel, { type: 'stats' }>['rows'][number];

/** A squad's tactical inventory and its own supply. */
export function squadPanel(at: ViewContext, squad: Squad): Panel {
  const name = squadName(at, squad);
  const tone = squadTone(squad);
  return {
    type: 'stats',
    squad: name,
    title: at.say('scene.inventory', { squad: name }),
    tone,
    rows: compact<Row>([
      ...TACTICAL_GADGETS.map((gadget, number) => inventoryRow(at, squad, gadget, number)),
      { label: at.say('scene.standees'), value: String(standeesLeft(openTable(at), squad)) },
    ]),
  };
}

/** Cubes of what is set up are spent by then: such gadgets are listed as long as there are any. */
function inventoryRow(
  at: ViewContext,
  squad: Squad,
  { side, slots, keyword }: (typeof TACTICAL_GADGETS)[number],
  number: number,
): Row | null {
  if ((side === 'attacker') !== (squad === ATTACKER)) return null;
  const left = at.view.state.inventory[number];
  if (keyword === 'setup' && left === 0) return null;
  return {
    label: tacticalName(at, number),
    value: at.say('scene.cubes', { n: left }),
    pips: { now: left, most: slots, tone: squadTone(squad) },
    ref: tacticalRef(number),
  };
}

/** What both squads take from, and may run out of (SG-CPT-08). */
export function supplyPanel(at: ViewContext): Panel {
  const t = openTable(at);
  const nOf = (n: number, most: number) => at.say('scene.nOf', { n, most });
  return {
    type: 'stats',
    title: at.say('scene.supply'),
    tone: 'muted',
    rows: compact<Row>([
      ...STOCKS.map((stock, i) => ({
        label: at.say(`scene.stock.${stock}`),
        value: nOf(stockLeft(t, stock), STOCKED[stock]),
        ref: stockRef(i),
      })),
      {
        label: at.say('scene.overlays'),
        value: nOf(OVERLAYS_IN_ALL - at.view.state.overlays.length, OVERLAYS_IN_ALL),
      },
      at.statics.settings.untimedRewards === 'bonusTokens' && {
        label: at.say('scene.bonusTokens'),
        value: String(bonusTokensLeft(t)),
      },
    ]),
  };
}
