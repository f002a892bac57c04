import type { Card, Ref } from '@sightline/table';
import { useEffect, useId, useState } from 'react';
import { host } from '../host/client.ts';
import type { CardOffer } from './choosing.ts';
import { CardFace } from './parts/CardFace.tsx';
import { useTable } from './table-context.ts';

/** Options for cards that lie nowhere on the table, such as a class to choose: shown as cards over the board. */
export function Offers({ offers }: { readonly offers: readonly CardOffer[] }) {
  const { choose, point, choosing } = useTable((s) => s);
  const id = useId();
  const [cards, setCards] = useState<ReadonlyMap<Ref, Card>>(new Map());
  const key = offers.map(({ ref }) => ref).join();
  useEffect(() => {
    let late = false;
    void Promise.all(key.split(',').map((ref) => host().inspect(ref as Ref))).then((found) => {
      if (late) return;
      const known = new Map<Ref, Card>();
      for (const inspection of found)
        if (inspection?.card !== undefined) known.set(inspection.card.ref, inspection.card);
      setCards(known);
    });
    return () => {
      late = true;
    };
  }, [key]);
  const armed = choosing?.armed?.picks.at(-1);
  return (
    <section className="offers" aria-labelledby={id}>
      <h2 className="offers-title" id={id}>
        {choosing?.question.title}
      </h2>
      {offers.map(({ ref, option }) => {
        const card = cards.get(ref);
        if (card === undefined)
          return (
            <button
              type="button"
              key={ref}
              className="button"
              onClick={() => choose(ref)}
              data-lit={option.mark}
            >
              {option.label}
            </button>
          );
        return (
          <CardFace
            key={ref}
            card={card}
            lit={{ mark: option.mark, label: option.label }}
            selected={armed === ref}
            onPoint={point}
            onChoose={choose}
          />
        );
      })}
    </section>
  );
}
