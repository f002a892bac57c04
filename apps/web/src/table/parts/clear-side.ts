/** A rectangle on the screen. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something that would rather not be hidden, and how much so. */
export interface ScreenTarget extends ScreenBox {
  readonly weight: number;
}

const overlap = (a: ScreenBox, b: ScreenBox): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Of several places the one that hides least; of equals the first. */
export function clearest(places: readonly ScreenBox[], targets: readonly ScreenTarget[]): number {
  const hidden = places.map((place) =>
    targets.reduce((sum, target) => sum + overlap(place, target) * target.weight, 0),
  );
  return hidden.indexOf(Math.min(...hidden));
}
