import { useInfiniteQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import type { AwaitedAnswer } from '#lib/contract/customer.ts';
import { formatDate } from '#lib/text/date.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { awaitedQuery } from '#panel/customers/calls.ts';
import { interestTexts as words } from '#panel/customers/texts.ts';
import { Page } from '#panel/frame/page.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState } from '#panel/ui/states.tsx';
import { Thumb } from '#panel/ui/thumb.tsx';

type Awaited = AwaitedAnswer['items'][number];

function Name({ nameFa, options, image }: Awaited) {
  return (
    <span className="flex items-center gap-3 min-w-0">
      {image === null ? null : <Thumb image={image} size={28} />}
      <span className="grid min-w-0">
        <span className="font-label clamp-1">{isolateLatin(nameFa)}</span>
        {options === '' ? null : <span className="small faint">{isolateLatin(options)}</span>}
      </span>
    </span>
  );
}

const columns: readonly Column<Awaited>[] = [
  { key: 'product', head: words.product, cell: (row) => <Name {...row} /> },
  {
    key: 'alerts',
    head: words.alerts,
    kind: 'num',
    cell: ({ alerts }) => words.people(formatNumber(alerts)),
  },
  {
    key: 'since',
    head: words.first,
    cell: ({ since }) => <span className="medium muted">{formatDate(since)}</span>,
  },
];

/** «چشم‌به‌راه موجودی»: which goods people wait for, and how many. */
export default function AwaitedScreen() {
  const list = useInfiniteQuery(awaitedQuery);
  return (
    <Page title={words.awaited}>
      <DataTable
        label={words.awaited}
        rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
        idOf={({ variantId }) => String(variantId)}
        nameOf={({ nameFa }) => nameFa}
        isLoading={list.isPending}
        error={list.error}
        onRetry={list.refetch}
        onMore={list.hasNextPage ? list.fetchNextPage : undefined}
        isLoadingMore={list.isFetchingNextPage}
        empty={<EmptyState icon={BellRing} title={words.noAwaited} text={words.noAwaitedText} />}
        columns={columns}
        card={(row) => (
          <span className="card-body">
            <Name {...row} />
            <span className="small faint">
              {`${words.people(formatNumber(row.alerts))} · ${words.first} ${formatDate(row.since)}`}
            </span>
          </span>
        )}
      />
    </Page>
  );
}
