import type { BoardDrawing, Ref, Scene } from '@sightline/table';
import { Icon } from '../icons/Icon.tsx';
import type { LitTarget } from './choosing.ts';
import { Meant } from './parts/Meant.tsx';
import { usePointing } from './parts/pointing.ts';
import { useTable } from './table-context.ts';
import './named-list.css';

type Found = readonly [ref: Ref, target: LitTarget];

/** Many things on the board that may be chosen, as a close list: what each is and where it stands. */
export function NamedList({ found }: { readonly found: readonly Found[] }) {
  const { scene, opened } = useTable((s) => s);
  if (scene === null || opened === null) return null;
  // What is done with each the question says, unless that differs.
  const alike = new Set(found.flatMap(([, { options }]) => options.map((o) => o.verb))).size === 1;
  return (
    <ul className="named-list">
      {found.map(([ref, target]) => {
        const piece = scene.pieces.find((p) => p.ref === ref);
        const named = alike && piece !== undefined;
        return (
          <li key={ref}>
            <NamedThing
              at={ref}
              name={named ? (piece.caption ?? piece.name) : target.label}
              icon={piece?.icon ?? target.options[0]?.icon}
              where={named ? whereIs(opened.drawing, piece) : undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface ThingProps {
  readonly at: Ref;
  readonly name: string;
  readonly icon: string | undefined;
  readonly where: string | undefined;
}

function NamedThing({ at, name, icon, where }: ThingProps) {
  const { busy, frame, choose, moveCursor } = useTable((s) => s);
  // Whoever is pointed at in the list is shown on the board.
  const { onPointerEnter, ...handlers } = usePointing(at, { onPoint: moveCursor, onChoose: choose });
  return (
    <button
      type="button"
      className="button"
      disabled={busy}
      data-named={at}
      {...handlers}
      // The next question may put the list below a pointer that rests there.
      onPointerMove={onPointerEnter}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className="named-thing">
        {name} {where !== undefined && <small>{where}</small>}
      </span>
      {frame?.coaching?.at.includes(at) && <Meant />}
    </button>
  );
}

type Standing = Scene['pieces'][number];

/** The space or area a piece stands on, as people call it; of several spaces the first. */
function whereIs(drawing: BoardDrawing, piece: Standing): string | undefined {
  if (drawing.kind === 'areas')
    return drawing.areas.find(({ ref }) => 'area' in piece && ref === piece.area)?.label;
  return drawing.spaces.find(({ x, y, level }) => x === piece.x && y === piece.y && level === piece.level)
    ?.label;
}
