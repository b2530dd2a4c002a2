import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Page } from '#panel/frame/page.tsx';
import { At, OrderLink } from '#panel/orders/parts.tsx';
import { ordersTexts } from '#panel/orders/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState } from '#panel/ui/states.tsx';

interface Item {
  readonly id: number;
  /** Of its order. */
  readonly number: number;
  readonly createdAt: string;
}

interface Props<Row extends Item> {
  words: Readonly<Record<'title' | 'short' | 'empty' | 'emptyText' | 'check', string>>;
  icon: LucideIcon;
  list: UseInfiniteQueryResult<InfiniteData<{ items: readonly Row[] }>>;
  /** Between its order and its time. */
  columns: readonly Column<Row>[];
  /** The same on a phone. */
  card: (row: Row) => ReactNode;
  /** Where it is decided on. @param number of its order */
  dialog: (number: number, onClose: () => void) => ReactNode;
}

/** What waits for a decision about an order, the oldest first. */
export function OpenList<Row extends Item>({
  words,
  icon,
  list,
  columns,
  card,
  dialog,
}: Props<Row>) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <Page title={words.title}>
      <DataTable
        label={words.short}
        rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
        idOf={({ id }) => String(id)}
        nameOf={({ number }) => ordersTexts.order(number)}
        isLoading={list.isPending}
        error={list.error}
        onRetry={list.refetch}
        onMore={list.hasNextPage ? list.fetchNextPage : undefined}
        isLoadingMore={list.isFetchingNextPage}
        empty={<EmptyState icon={icon} title={words.empty} text={words.emptyText} />}
        onOpen={({ number }) => setOpened(number)}
        columns={[
          {
            key: 'number',
            head: ordersTexts.number,
            cell: ({ number }) => <OrderLink number={number} />,
          },
          ...columns,
          { key: 'at', head: ordersTexts.at, cell: ({ createdAt }) => <At moment={createdAt} /> },
          {
            key: 'acts',
            head: '',
            kind: 'acts',
            cell: ({ number }) => (
              <Button
                size="s"
                aria-label={`${words.check}، ${ordersTexts.order(number)}`}
                onClick={() => setOpened(number)}
              >
                {words.check}
              </Button>
            ),
          },
        ]}
        card={(row) => (
          <button
            type="button"
            className="card-body card-open gap-2"
            onClick={() => setOpened(row.number)}
          >
            <span className="flex justify-between gap-2">
              <span className="font-label">{ordersTexts.order(row.number)}</span>
              <At moment={row.createdAt} />
            </span>
            {card(row)}
          </button>
        )}
      />
      {opened === null ? null : <Suspense>{dialog(opened, () => setOpened(null))}</Suspense>}
    </Page>
  );
}
