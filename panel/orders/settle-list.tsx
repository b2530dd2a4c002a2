import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { At, OrderLink } from '#panel/orders/parts.tsx';
import { ordersTexts } from '#panel/orders/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';

export interface OfOrder {
  /** Of its order. */
  readonly number: number;
  readonly createdAt: string;
}

/** Pages of rows, as `useInfiniteQuery` gives them. */
export type Listed<Row> = Pick<
  UseInfiniteQueryResult<{ pages: readonly { items: readonly Row[] }[] }>,
  | 'data'
  | 'isPending'
  | 'error'
  | 'refetch'
  | 'hasNextPage'
  | 'fetchNextPage'
  | 'isFetchingNextPage'
>;

interface Props<Row extends OfOrder> {
  list: Listed<Row>;
  label: string;
  empty: ReactNode;
  idOf: (row: Row) => number;
  /** Between its order and its time. */
  columns: readonly Column<Row>[];
  /** The same on a phone. */
  card: (row: Row) => ReactNode;
  /** The one thing to do with a row. */
  act: string;
  onOpen: (row: Row) => void;
}

/** What waits for a decision, each of one order, with one thing to do. */
export function SettleList<Row extends OfOrder>(props: Props<Row>) {
  const { list, label, empty, idOf, columns, card, act, onOpen } = props;
  return (
    <DataTable
      label={label}
      rows={rowsOf(list)}
      idOf={(row) => String(idOf(row))}
      nameOf={({ number }) => ordersTexts.order(number)}
      isLoading={list.isPending}
      error={list.error}
      onRetry={list.refetch}
      onMore={list.hasNextPage ? list.fetchNextPage : undefined}
      isLoadingMore={list.isFetchingNextPage}
      empty={empty}
      onOpen={onOpen}
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
          cell: (row) => (
            <Button
              size="s"
              aria-label={`${act}، ${ordersTexts.order(row.number)}`}
              onClick={() => onOpen(row)}
            >
              {act}
            </Button>
          ),
        },
      ]}
      card={(row) => (
        <button type="button" className="card-body card-open gap-2" onClick={() => onOpen(row)}>
          <span className="flex justify-between gap-2">
            <span className="font-label">{ordersTexts.order(row.number)}</span>
            <At moment={row.createdAt} />
          </span>
          {card(row)}
        </button>
      )}
    />
  );
}

export const rowsOf = <Row,>({ data }: Pick<Listed<Row>, 'data'>): Row[] =>
  data?.pages.flatMap(({ items }) => items) ?? [];
