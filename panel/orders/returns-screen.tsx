import { useInfiniteQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState, lazy, Suspense } from 'react';
import type { OpenReturnsAnswer } from '#lib/contract/admin-return.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { Page } from '#panel/frame/page.tsx';
import { returnsQuery } from '#panel/orders/calls.ts';
import { At, Goods, OrderLink } from '#panel/orders/parts.tsx';
import { ordersTexts, returnTexts as words } from '#panel/orders/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState, State } from '#panel/ui/states.tsx';

const ReturnDialog = lazy(() => import('#panel/orders/return-dialog.tsx'));

type Return = OpenReturnsAnswer['items'][number];

function Stage({ state }: Pick<Return, 'state'>) {
  const isAsked = state === 'asked';
  return <State kind={isAsked ? 'wait' : 'info'}>{isAsked ? words.asked : words.approved}</State>;
}

const goodsOf = ({ lines }: Return) => (
  <Goods order={{ products: lines.slice(0, 2), lineCount: lines.length }} />
);

const columns: readonly Column<Return>[] = [
  {
    key: 'number',
    head: ordersTexts.number,
    cell: ({ number }) => <OrderLink number={number} />,
  },
  { key: 'goods', head: ordersTexts.goods, cell: goodsOf },
  { key: 'state', head: ordersTexts.stage, cell: (each) => <Stage {...each} /> },
  {
    key: 'refund',
    head: words.money,
    kind: 'num',
    cell: ({ refund }) => formatNumber(refund),
  },
  { key: 'at', head: ordersTexts.at, cell: ({ createdAt }) => <At moment={createdAt} /> },
];

/** «مرجوعی»: returns that wait for a decision or for their goods, the oldest first. */
export default function ReturnsScreen() {
  const list = useInfiniteQuery(returnsQuery(null));
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
        empty={<EmptyState icon={Undo2} title={words.empty} text={words.emptyText} />}
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
        card={(request) => (
          <button
            type="button"
            className="card-body card-open gap-2"
            onClick={() => setOpened(request.number)}
          >
            <span className="flex justify-between gap-2">
              <span className="font-label">{ordersTexts.order(request.number)}</span>
              <At moment={request.createdAt} />
            </span>
            <span className="flex items-center justify-between gap-2">
              {goodsOf(request)}
              <span className="font-price whitespace-nowrap">{formatToman(request.refund)}</span>
            </span>
            <Stage {...request} />
          </button>
        )}
      />
      {opened === null ? null : (
        <Suspense>
          <ReturnDialog number={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Page>
  );
}
