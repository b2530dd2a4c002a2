import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FileInput } from 'lucide-react';
import type { ImportView } from '#lib/contract/import.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { importsQuery } from '#panel/import/calls.ts';
import { kindWords } from '#panel/import/kind-texts.ts';
import { batchWords, importTexts as words } from '#panel/import/texts.ts';
import { At } from '#panel/orders/parts.tsx';
import { texts } from '#panel/texts.ts';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState, State } from '#panel/ui/states.tsx';

const nameOf = ({ fileName }: ImportView): string => isolateLatin(fileName);

function Name({ item, className }: { item: ImportView; className: string }) {
  return (
    <Link
      to="/import/$batch"
      params={{ batch: String(item.batch) }}
      className={`${className} font-label break-words`}
    >
      {nameOf(item)}
    </Link>
  );
}

function Now({ state }: ImportView) {
  const { word, kind } = batchWords[state];
  return <State kind={kind}>{word}</State>;
}

const columns: readonly Column<ImportView>[] = [
  { key: 'file', head: words.file, cell: (item) => <Name item={item} className="row-open" /> },
  { key: 'kind', head: words.kind, cell: ({ kind }) => kindWords[kind].name },
  { key: 'state', head: words.state, cell: (item) => <Now {...item} /> },
  { key: 'who', head: words.who, cell: ({ staff }) => staff ?? texts.nothing },
  { key: 'when', head: words.when, cell: ({ createdAt }) => <At moment={createdAt} /> },
];

/** Files that were brought in, or are on their way. */
export function FormerList() {
  const list = useInfiniteQuery(importsQuery);
  const navigate = useNavigate();
  return (
    <DataTable
      label={words.heads.former}
      rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
      idOf={({ batch }) => String(batch)}
      nameOf={nameOf}
      isDense
      rowHeight={44}
      isLoading={list.isPending}
      error={list.error}
      onRetry={list.refetch}
      onMore={list.hasNextPage ? list.fetchNextPage : undefined}
      isLoadingMore={list.isFetchingNextPage}
      onOpen={({ batch }) =>
        void navigate({ to: '/import/$batch', params: { batch: String(batch) } })
      }
      empty={<EmptyState icon={FileInput} title={words.empty} text={words.emptyText} />}
      columns={columns}
      card={(item) => (
        <span className="card-body">
          <Name item={item} className="card-open" />
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            <Now {...item} />
            <span className="small muted">{kindWords[item.kind].name}</span>
            <At moment={item.createdAt} className="small faint whitespace-nowrap" />
          </span>
        </span>
      )}
    />
  );
}
