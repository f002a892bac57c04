import type { BoardDrawing, Card, Ref, Scene } from '@sightline/table';

/** Everything that can be pointed at on the table as it lies. */
export function refsOf(drawing: BoardDrawing, scene: Scene): ReadonlySet<Ref> {
  const refs = new Set<Ref>();
  const cards = (list: readonly Card[]) => {
    for (const { ref } of list) refs.add(ref);
  };
  if (drawing.kind === 'grid') {
    for (const { ref } of drawing.spaces) refs.add(ref);
    for (const { ref } of drawing.doors) refs.add(ref);
    for (const { ref } of drawing.plan?.borders ?? []) refs.add(ref);
  } else for (const { ref } of drawing.areas) refs.add(ref);
  for (const piece of scene.pieces) {
    refs.add(piece.ref);
    if ('standee' in piece && piece.standee !== undefined) refs.add(piece.standee.ref);
  }
  for (const panel of scene.panels) {
    if (panel.type === 'figure') refs.add(panel.ref);
    if (panel.type === 'cards') cards(panel.cards);
  }
  cards(scene.hand.standing);
  for (const group of scene.hand.groups) cards(group.cards);
  return refs;
}
