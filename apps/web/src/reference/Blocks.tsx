import { useWords } from '../app/words.ts';
import type { CatalogBlock, Passage } from './catalog.ts';
import { Ruled } from './Ruled.tsx';
import { RuleList } from './RuleList.tsx';
import { useReading } from './reading.ts';
import { Said } from './Said.tsx';
import { Scrollable } from './Scrollable.tsx';

interface Props {
  readonly blocks: readonly CatalogBlock[];
  /** what they belong to */
  readonly title: string;
}

export function Blocks({ blocks, title }: Props) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
  return blocks.map((block, i) => <OneBlock key={i} block={block} title={title} />);
}

function OneBlock({ block, title }: { readonly block: CatalogBlock; readonly title: string }) {
  const t = useWords();
  const { here } = useReading();
  switch (block.kind) {
    case 'paragraph':
      return <Paragraph passage={block.passage} />;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className="reference-list">
          {block.items.map((item) => (
            <li
              key={item.anchor}
              id={item.anchor}
              tabIndex={-1}
              data-here={item.anchor === here || undefined}
            >
              <Said parts={item.text} />
              <Ruled passage={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <Scrollable name={t('reference.tableOf', { title })}>
          <table className="reference-table">
            <thead>
              <tr>
                {block.head.map((cell, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                  <th key={i} scope="col">
                    <Said parts={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map(({ anchor, cells }) => (
                <tr key={anchor} id={anchor} tabIndex={-1} data-here={anchor === here || undefined}>
                  {cells.map((cell, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                    <td key={i}>
                      <Said parts={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrollable>
      );
    case 'code':
      return (
        <Scrollable name={t('reference.sketchOf', { title })}>
          <pre className="reference-sketch">
            <Said parts={block.text} />
          </pre>
        </Scrollable>
      );
    case 'rules':
      return <RuleList rules={block.rules} />;
  }
}

function Paragraph({ passage }: { readonly passage: Passage }) {
  const { here } = useReading();
  const { anchor, text } = passage;
  return (
    <p id={anchor} tabIndex={-1} data-here={anchor === here || undefined} className="reference-paragraph">
      <Said parts={text} />
    </p>
  );
}
