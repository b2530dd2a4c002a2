import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { moneyTexts as words } from '#panel/money/texts.ts';
import { At, OrderLink } from '#panel/orders/parts.tsx';
import { ordersTexts } from '#panel/orders/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import { EmptyState } from '#panel/ui/states.tsx';

interface Money {
  readonly number: number;
  readonly amount: number;
  readonly createdAt: string;
}

interface Props<Row extends Money> {
  list: Pick<
    UseInfiniteQueryResult<{ pages: readonly { items: readonly Row[] }[] }>,
    | 'data'
    | 'isPending'
    | 'error'
    | 'refetch'
    | 'hasNextPage'
    | 'fetchNextPage'
    | 'isFetchingNextPage'
  >;
  label: string;
  empty: string;
  idOf: (row: Row) => number;
  /** What it is about, in one line. */
  about: { head: string; cell: (row: Row) => ReactNode };
  detail: { head: string; cell: (row: Row) => ReactNode };
  /** Settles a row, as the list has it now: after a refusal it is read again. */
  dialog: (row: Row, onClose: () => void) => ReactNode;
}

/** A list of sums, each of one order, with one thing to do. */
export function MoneyList<Row extends Money>({
  list,
  label,
  empty,
  idOf,
  about,
  detail,
  dialog,
}: Props<Row>) {
  const [opened, setOpened] = useState<Row | null>(null);
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  // One that somebody else has settled is not in the list any more.
  const shown = opened && (rows.find((each) => idOf(each) === idOf(opened)) ?? opened);
  return (
    <>
      <DataTable
        label={label}
        rows={rows}
        idOf={(row) => String(idOf(row))}
        nameOf={({ number }) => ordersTexts.order(number)}
        isLoading={list.isPending}
        error={list.error}
        onRetry={list.refetch}
        onMore={list.hasNextPage ? list.fetchNextPage : undefined}
        isLoadingMore={list.isFetchingNextPage}
        empty={<EmptyState icon={Banknote} title={empty} />}
        onOpen={setOpened}
        columns={[
          {
            key: 'number',
            head: ordersTexts.number,
            cell: ({ number }) => <OrderLink number={number} />,
          },
          {
            key: 'amount',
            head: ordersTexts.amount,
            kind: 'num',
            cell: ({ amount }) => formatNumber(amount),
          },
          { key: 'about', ...about },
          { key: 'detail', ...detail },
          { key: 'at', head: ordersTexts.at, cell: ({ createdAt }) => <At moment={createdAt} /> },
          {
            key: 'acts',
            head: '',
            kind: 'acts',
            cell: (row) => (
              <Button
                size="s"
                aria-label={`${words.settle}، ${ordersTexts.order(row.number)}`}
                onClick={() => setOpened(row)}
              >
                {words.settle}
              </Button>
            ),
          },
        ]}
        card={(row) => (
          <button
            type="button"
            className="card-body card-open gap-1"
            onClick={() => setOpened(row)}
          >
            <span className="flex justify-between gap-2">
              <span className="font-label">{ordersTexts.order(row.number)}</span>
              <At moment={row.createdAt} />
            </span>
            <span className="flex justify-between gap-2">
              <span className="medium muted truncate">{about.cell(row)}</span>
              <span className="font-price whitespace-nowrap">{formatToman(row.amount)}</span>
            </span>
            <span className="medium muted">{detail.cell(row)}</span>
          </button>
        )}
      />
      {shown && <Suspense>{dialog(shown, () => setOpened(null))}</Suspense>}
    </>
  );
}
