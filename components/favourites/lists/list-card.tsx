'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OtherListButton } from '#components/favourites/lists/other-list-button.tsx';
import { listTexts } from '#components/favourites/lists/texts.ts';
import { useChange } from '#components/favourites/lists/use-change.ts';
import { ProductCard } from '#components/product/product-card.tsx';
import type { PictureLoad } from '#components/ui/picture-markup.tsx';
import type { CardFacts } from '#lib/product/card-facts.ts';

interface ListCardProps {
  /** The list's id. */
  list: number;
  facts: CardFacts;
  load: PictureLoad;
  note?: ReactNode;
}

type State = 'here' | 'dropped' | 'moved';

/**
 * A product of a named list. Once it has left the list it stays in place, and a removal can be undone, while
 * the list is shown.
 */
export function ListCard({ list, facts, load, note }: ListCardProps) {
  const [state, setState] = useState<State>('here');
  const [busy, change] = useChange();
  const place = useRef<HTMLDivElement>(null);
  const was = useRef(state);
  const { websiteCode, name } = facts;

  useEffect(() => {
    if (was.current === state) return;
    was.current = state;
    place.current?.querySelector<HTMLElement>(state === 'here' ? 'h3 a' : '.fav-gone')?.focus();
  }, [state]);

  const drop = async () => {
    const done = await change(async () => {
      const { removeFromList } = await import('#lib/favourites/lists-client.ts');
      return removeFromList(list, websiteCode);
    });
    if (done !== null) setState('dropped');
  };
  const undo = async () => {
    const done = await change(async () => {
      const { addToList } = await import('#lib/favourites/lists-client.ts');
      return addToList(list, websiteCode);
    });
    if (done !== null) setState('here');
  };

  return (
    <div ref={place} className="fav">
      <ProductCard facts={facts} load={load} acts={state === 'here'} note={note} />
      <div className={state === 'here' ? 'fav-ways' : 'fav-ways invisible'}>
        <OtherListButton
          product={{ websiteCode, name }}
          from={list}
          onMoved={() => setState('moved')}
        />
        <button
          type="button"
          className="btn btn-text btn-sm"
          aria-label={listTexts.dropOf(name)}
          aria-disabled={busy}
          onClick={() => void drop()}
        >
          {listTexts.drop}
        </button>
      </div>
      {state === 'here' ? null : (
        <div className="fav-gone" tabIndex={-1}>
          <p>{state === 'moved' ? listTexts.moved : listTexts.dropped}</p>
          {state === 'dropped' ? (
            <button
              type="button"
              className="btn btn-outline btn-sm"
              aria-label={listTexts.undoOf(name)}
              aria-disabled={busy}
              onClick={() => void undo()}
            >
              {listTexts.undo}
            </button>
          ) : null}
        </div>
      )}
    </div>
  );
}
