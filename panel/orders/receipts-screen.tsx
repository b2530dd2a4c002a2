import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState, lazy, Suspense } from 'react';
import type { ReceiptsAnswer } from '#lib/contract/admin-receipt.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { Page } from '#panel/frame/page.tsx';
import { receiptsQuery } from '#panel/orders/calls.ts';
import { At, Ltr, OrderLink } from '#panel/orders/parts.tsx';
import { ordersTexts, receiptTexts as words } from '#panel/orders/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState } from '#panel/ui/states.tsx';

const ReceiptDialog = lazy(() => import('#panel/orders/receipt-dialog.tsx'));

type Receipt = ReceiptsAnswer['items'][number];

const referenceOf = ({ reference }: Receipt) =>
  reference === '' ? (
    <span className="faint">{words.noReference}</span>
  ) : (
    <Ltr className="ref">{reference}</Ltr>
  );

const columns: readonly Column<Receipt>[] = [
  {
    key: 'number',
    head: ordersTexts.number,
    cell: ({ number }) => <OrderLink number={number} />,
  },
  {
    key: 'total',
    head: ordersTexts.amount,
    kind: 'num',
    cell: ({ total }) => formatNumber(total),
  },
  { key: 'reference', head: words.reference, cell: referenceOf },
  { key: 'at', head: ordersTexts.at, cell: ({ createdAt }) => <At moment={createdAt} /> },
];

/** «رسیدها»: transfers from card to card, the oldest first. */
export default function ReceiptsScreen() {
  const list = useInfiniteQuery(receiptsQuery(null));
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
        empty={<EmptyState icon={ReceiptText} title={words.empty} text={words.emptyText} />}
        onOpen={({ number }) => setOpened(number)}
        columns={[
          ...columns,
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
        card={(receipt) => (
          <button
            type="button"
            className="card-body card-open"
            onClick={() => setOpened(receipt.number)}
          >
            <span className="flex justify-between gap-2">
              <span className="font-label">{ordersTexts.order(receipt.number)}</span>
              <At moment={receipt.createdAt} />
            </span>
            <span className="flex justify-between gap-2">
              <span className="medium muted truncate">{referenceOf(receipt)}</span>
              <span className="font-price whitespace-nowrap">{formatToman(receipt.total)}</span>
            </span>
          </button>
        )}
      />
      {opened === null ? null : (
        <Suspense>
          <ReceiptDialog number={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Page>
  );
}
