import { texts } from '#panel/texts.ts';
import { Tick } from '#panel/ui/tick.tsx';

import type { ListOf, Visible } from '#panel/ui/list-of.ts';
import { toggled } from '#panel/ui/selection.ts';

const skeletonRows = ['a', 'b', 'c', 'd', 'e'];

/** The list on a phone. */
export function CardList<Row>({
  label,
  rows,
  idOf,
  nameOf,
  card,
  selection,
  isLoading,
  items,
  before,
  after,
  focused,
  measure,
}: ListOf<Row> & Visible & { isLoading: boolean }) {
  return (
    <ul className="cards" aria-label={label} style={{ paddingBlock: `${before}px ${after}px` }}>
      {isLoading
        ? skeletonRows.map((each) => (
            <li key={each} className="card" aria-hidden="true">
              <span className="card-body gap-2">
                <span className="skeleton" />
                <span className="skeleton" />
              </span>
            </li>
          ))
        : null}
      {items.map((index) => {
        const row = rows[index];
        if (row === undefined) return null;
        const id = idOf(row);
        return (
          <li
            key={id}
            ref={measure}
            data-index={index}
            className="card"
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            data-on={selection?.chosen.has(id) ? '' : undefined}
            data-focus={index === focused ? '' : undefined}
          >
            {selection ? (
              <span className="card-tick">
                <Tick
                  label={texts.choose(nameOf(row))}
                  checked={selection.chosen.has(id)}
                  onChange={() => selection.onChange(toggled(selection.chosen, id))}
                />
              </span>
            ) : null}
            {card(row)}
          </li>
        );
      })}
    </ul>
  );
}
