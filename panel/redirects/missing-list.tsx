import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ListMissingAnswer } from '#lib/contract/redirect.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { Address } from '#panel/redirects/address.tsx';
import { missingQuery } from '#panel/redirects/calls.ts';
import { Proposal } from '#panel/redirects/proposal.tsx';
import { redirectTexts } from '#panel/redirects/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState } from '#panel/ui/states.tsx';
import { useNow } from '#panel/ui/use-now.ts';

type Row = ListMissingAnswer['items'][number];

function Ago({ moment }: { moment: string }) {
  return <span className="medium muted">{lastSeen(moment, useNow())}</span>;
}

const columns: readonly Column<Row>[] = [
  { key: 'path', head: redirectTexts.path, cell: ({ path }) => <Address path={path} /> },
  { key: 'hits', head: redirectTexts.hits, kind: 'num', cell: ({ hits }) => formatNumber(hits) },
  {
    key: 'first',
    head: redirectTexts.firstSeen,
    cell: ({ firstSeenAt }) => <Ago moment={firstSeenAt} />,
  },
  {
    key: 'last',
    head: redirectTexts.lastSeen,
    cell: ({ lastSeenAt }) => <Ago moment={lastSeenAt} />,
  },
  { key: 'proposal', head: redirectTexts.proposal, cell: (row) => <Proposal {...row} /> },
];

/** Addresses that were asked for and have no page. @param onLead called with the path to lead on */
export function MissingList({ onLead }: { onLead: (path: string) => void }) {
  const list = useInfiniteQuery(missingQuery);
  return (
    <DataTable
      label={redirectTexts.missing}
      rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
      idOf={({ path }) => path}
      nameOf={({ path }) => path}
      isDense
      rowHeight={44}
      isLoading={list.isPending}
      error={list.error}
      onRetry={list.refetch}
      onMore={list.hasNextPage ? list.fetchNextPage : undefined}
      isLoadingMore={list.isFetchingNextPage}
      onOpen={({ path }) => onLead(path)}
      empty={<EmptyState icon={CircleCheck} title={redirectTexts.emptyMissing} />}
      columns={[
        ...columns,
        {
          key: 'acts',
          head: '',
          kind: 'acts',
          cell: ({ path }) => (
            <Button
              look="quiet"
              size="s"
              aria-label={redirectTexts.leadOf(path)}
              onClick={() => onLead(path)}
            >
              {redirectTexts.lead}
            </Button>
          ),
        },
      ]}
      card={(row) => (
        <span className="grid grid-cols-1 gap-2 flex-1 min-w-0">
          <button type="button" className="card-body card-open" onClick={() => onLead(row.path)}>
            <Address path={row.path} />
            <span className="flex justify-between gap-2 small faint">
              <span>
                {redirectTexts.hits} {formatNumber(row.hits)}
              </span>
              <Ago moment={row.lastSeenAt} />
            </span>
          </button>
          <span className="relative z-[1]">
            <Proposal {...row} />
          </span>
        </span>
      )}
    />
  );
}
