import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { StaffFormerOrder } from '#lib/contract/former-order.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { formerOrdersQuery } from '#panel/former-orders/calls.ts';
import { FormerDay, FormerGoods, FormerState } from '#panel/former-orders/parts.tsx';
import { formerTexts as words } from '#panel/former-orders/texts.ts';
import { Page } from '#panel/frame/page.tsx';
import { Ltr } from '#panel/orders/parts.tsx';
import { useFilters } from '#panel/ui/address.ts';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState } from '#panel/ui/states.tsx';
import { SearchField, Toolbar } from '#panel/ui/toolbar.tsx';

function Buyer({ order: { name, mobile } }: { order: StaffFormerOrder }) {
  return (
    <span className="grid min-w-0">
      <span className="break-words">{name || words.unnamed}</span>
      {mobile === null ? null : (
        <span className="small faint">
          <Ltr>{mobile}</Ltr>
        </span>
      )}
    </span>
  );
}

const columns: readonly Column<StaffFormerOrder>[] = [
  {
    key: 'number',
    head: words.number,
    cell: ({ number }) => <Ltr className="font-label">{number}</Ltr>,
  },
  { key: 'who', head: words.who, cell: (order) => <Buyer order={order} /> },
  { key: 'goods', head: words.goods, cell: ({ lines }) => <FormerGoods lines={lines} /> },
  { key: 'state', head: words.state, cell: ({ status }) => <FormerState status={status} /> },
  { key: 'total', head: words.total, kind: 'num', cell: ({ total }) => formatNumber(total) },
  { key: 'when', head: words.when, cell: ({ createdAt }) => <FormerDay moment={createdAt} /> },
];

/** «سفارش‌های گذشته»: what the former shop sold. */
export default function FormerOrdersScreen() {
  const [{ q = '' }, setFilters] = useFilters();
  const list = useInfiniteQuery(formerOrdersQuery(q === '' ? {} : { query: q.slice(0, 100) }));
  const total = list.data?.pages[0]?.total;
  return (
    <Page
      title={words.title}
      mark={
        <span className="medium faint">
          {total ? words.count(formatNumber(total.count), total.isExact) : ''}
        </span>
      }
    >
      <div className="grid gap-3">
        <p className="medium muted">{words.about}</p>
        <Toolbar>
          <SearchField
            label={words.search}
            value={q}
            onChange={(next) => setFilters({ q: next })}
          />
        </Toolbar>
        <DataTable
          label={words.title}
          rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
          idOf={({ id }) => String(id)}
          nameOf={({ number }) => number}
          isLoading={list.isPending}
          error={list.error}
          onRetry={list.refetch}
          onMore={list.hasNextPage ? list.fetchNextPage : undefined}
          isLoadingMore={list.isFetchingNextPage}
          onClearFilters={q === '' ? undefined : () => setFilters({ q: '' })}
          empty={<EmptyState icon={History} title={words.empty} text={words.emptyText} />}
          columns={columns}
          card={(order) => (
            <span className="card-body">
              <span className="flex justify-between gap-2">
                <Ltr className="font-label">{order.number}</Ltr>
                <FormerState status={order.status} />
              </span>
              <Buyer order={order} />
              <FormerGoods lines={order.lines} />
              <span className="flex justify-between gap-2">
                <FormerDay moment={order.createdAt} />
                <span className="font-price whitespace-nowrap">{formatToman(order.total)}</span>
              </span>
            </span>
          )}
        />
      </div>
    </Page>
  );
}
