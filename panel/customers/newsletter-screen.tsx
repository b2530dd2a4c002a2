import { useInfiniteQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import type { SubscribersAnswer } from '#lib/contract/customer.ts';
import { formatDate } from '#lib/text/date.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { subscribersQuery } from '#panel/customers/calls.ts';
import { ExportButton } from '#panel/customers/export-button.tsx';
import { interestTexts as words } from '#panel/customers/texts.ts';
import { Page } from '#panel/frame/page.tsx';
import { Ltr } from '#panel/orders/parts.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState } from '#panel/ui/states.tsx';

type Subscriber = SubscribersAnswer['items'][number];

const columns: readonly Column<Subscriber>[] = [
  { key: 'mobile', head: words.mobile, cell: ({ mobile }) => <Ltr>{mobile}</Ltr> },
  {
    key: 'since',
    head: words.since,
    cell: ({ subscribedAt }) => <span className="medium muted">{formatDate(subscribedAt)}</span>,
  },
];

/** «خبرنامه»: numbers that want to hear from the shop. */
export default function NewsletterScreen() {
  const list = useInfiniteQuery(subscribersQuery);
  const total = list.data?.pages[0]?.total;
  return (
    <Page
      title={words.newsletter}
      mark={
        <span className="medium faint">
          {total ? words.count(formatNumber(total.count), total.isExact) : ''}
        </span>
      }
      actions={
        <ExportButton
          name="Export-Subscribers"
          body={{}}
          fileName={words.fileName}
          title={words.exportTitle}
          text={words.exportText}
          done={words.exported}
        />
      }
    >
      <DataTable
        label={words.newsletter}
        rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
        idOf={({ mobile, subscribedAt }) => `${mobile} ${subscribedAt}`}
        nameOf={({ mobile }) => mobile}
        isDense
        rowHeight={44}
        isLoading={list.isPending}
        error={list.error}
        onRetry={list.refetch}
        onMore={list.hasNextPage ? list.fetchNextPage : undefined}
        isLoadingMore={list.isFetchingNextPage}
        empty={
          <EmptyState icon={Mail} title={words.noSubscribers} text={words.noSubscribersText} />
        }
        columns={columns}
        card={({ mobile, subscribedAt }) => (
          <span className="card-body">
            <span>
              <Ltr>{mobile}</Ltr>
            </span>
            <span className="small faint">{formatDate(subscribedAt)}</span>
          </span>
        )}
      />
    </Page>
  );
}
