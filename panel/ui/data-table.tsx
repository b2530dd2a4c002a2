import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { SearchX } from 'lucide-react';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { CardList } from '#panel/ui/card-list.tsx';
import type { ListOf } from '#panel/ui/list-of.ts';
import { EmptyState, Failed } from '#panel/ui/states.tsx';
import { TableRows } from '#panel/ui/table-rows.tsx';
import { useDesk } from '#panel/ui/use-desk.ts';
import { useListKeys } from '#panel/ui/use-list-keys.ts';

interface States {
  /** Why it could not be read. */
  error?: unknown;
  onRetry?: () => unknown;
  /** The first page is on its way. */
  isLoading?: boolean;
  /** What an empty list says; with filters set `onClearFilters` comes first. */
  empty: ReactNode;
  onClearFilters?: (() => void) | undefined;
  /** There is more: reads the next page. */
  onMore?: (() => unknown) | undefined;
  isLoadingMore?: boolean;
}

/** Rows in the document around the ones in view, so that scrolling shows no gap. */
const overscan = 8;

/**
 * A list of the panel: a table at a desk, cards on a phone. Rows out of view are not in the document. J and K move, X
 * chooses, E and Enter open.
 */
export function DataTable<Row>({
  error,
  onRetry,
  isLoading = false,
  empty,
  onClearFilters,
  onMore,
  isLoadingMore = false,
  ...list
}: ListOf<Row> & States) {
  if (error) return <Failed error={error} {...(onRetry && { onRetry })} />;
  if (!isLoading && list.rows.length === 0) {
    if (!onClearFilters) return empty;
    return (
      <EmptyState icon={SearchX} title={texts.empty.found} text={texts.empty.foundText}>
        <Button onClick={onClearFilters}>{texts.clearFilters}</Button>
      </EmptyState>
    );
  }
  return (
    <div aria-busy={isLoading}>
      <Rows {...list} isLoading={isLoading} />
      {onMore ? (
        <p className="flex justify-center pt-4">
          <Button isBusy={isLoadingMore} onClick={() => void onMore()}>
            {texts.more}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

function Rows<Row>(list: ListOf<Row> & { isLoading: boolean }) {
  const isDesk = useDesk();
  const place = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  const { rows, rowHeight = isDesk ? 56 : 84 } = list;
  // oxlint-disable-next-line react/incompatible-library -- its answers are used in this drawing alone
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: margin,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : list.idOf(row);
    },
  });
  useLayoutEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    setMargin(top + scrollY);
  }, [isDesk]);
  const focused = useListKeys(list, (at) => virtual.scrollToIndex(at));
  const items = virtual.getVirtualItems();
  const window = {
    items: items.map(({ index }) => index),
    before: Math.max(0, (items[0]?.start ?? 0) - margin),
    after: Math.max(0, virtual.getTotalSize() - ((items.at(-1)?.end ?? 0) - margin)),
    focused,
    measure: virtual.measureElement,
  };
  return (
    <div ref={place}>
      {isDesk ? <TableRows {...list} {...window} /> : <CardList {...list} {...window} />}
    </div>
  );
}
