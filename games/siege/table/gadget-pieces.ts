import type { Facing, Piece } from '@sightline/table';
import { PIECES, type PieceId, pieceKind } from '../content/pieces.ts';
import { ALL_OPERATORS, squadOf } from '../rules/operators.ts';
import { ATTACKER, NONE, type Squad } from '../rules/siege.ts';
import { spotOf } from './drawn-place.ts';
import { ICONS, pieceIcon, profileIcon } from './icons.ts';
import { operatorName, pieceName, placeName, sideName, squadTone } from './names.ts';
import { entrywayRef, pieceRef, watchRef } from './refs.ts';
import type { ViewContext } from './view-context.ts';

type BoardGadget = ViewContext['view']['state']['pieces'][number];

/** "Claymore, arrow to the north" */
export function boardGadgetName(at: ViewContext, { kind, side }: BoardGadget): string {
  const what = pieceName(at, kind);
  return PIECES[kind].id === 'claymore' ? at.say('scene.claymore', { what, side: sideName(at, side) }) : what;
}

const SHAPES: Readonly<Partial<Record<PieceId, Piece['shape']>>> = {
  camera: 'disc',
  bulletproofCamera: 'disc',
  fortifiedEntryway: 'plate',
};

/** Gadgets that lie or hang on the board (SG-GAD-02 to 07). */
export const boardGadgets = (at: ViewContext): Piece[] =>
  at.view.state.pieces.map((gadget, i) => {
    const { kind, squad, side } = gadget;
    const isMounted = pieceKind(kind).placed === 'wall';
    return {
      ref: pieceRef(i),
      shape: SHAPES[PIECES[kind].id] ?? 'tile',
      icon: pieceIcon(kind),
      tone: squadTone(squad),
      name: boardGadgetName(at, gadget),
      ...spotOf(at, gadget.at, squad as Squad),
      ...(isMounted && { mountedOn: side as Facing }),
      ...(!isMounted && side !== NONE && { facing: side as Facing }),
    };
  });

/** Ways to the upper floors; blue ones are for attackers alone (SG-ENT-02, 03). */
export const entryways = (at: ViewContext): Piece[] =>
  at.statics.plan.entryways.map(({ cell, colour }) => ({
    ref: entrywayRef(cell),
    shape: 'stairs',
    icon: ICONS.stairs,
    tone: colour === 'blue' ? squadTone(ATTACKER) : 'plain',
    name: at.say(`scene.entryway.${colour}`),
    ...spotOf(at, cell, ATTACKER),
  }));

/** Entryway Overwatch tokens (SG-ENT-08). */
export const watchTokens = (at: ViewContext): Piece[] =>
  ALL_OPERATORS.flatMap((o) => {
    const { watches, profile } = at.view.state.operators[o];
    if (watches === NONE) return [];
    return {
      ref: watchRef(o),
      shape: 'tile',
      icon: profileIcon(profile),
      tone: squadTone(squadOf(o)),
      name: at.say('scene.watches', { who: operatorName(at, o), where: placeName(at, watches) }),
      ...spotOf(at, watches, squadOf(o)),
    };
  });
