import { useInfiniteQuery } from '@tanstack/react-query';
import { Pencil, Signpost, Trash2 } from 'lucide-react';
import type { AdminRedirect } from '#lib/contract/redirect.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { redirectsQuery } from '#panel/redirects/calls.ts';
import { Address } from '#panel/redirects/address.tsx';
import { redirectTexts } from '#panel/redirects/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { ActionMenu } from '#panel/ui/menu.tsx';
import { EmptyState } from '#panel/ui/states.tsx';
import { useNow } from '#panel/ui/use-now.ts';

function LastHit({ lastHitAt }: AdminRedirect) {
  const now = useNow();
  return (
    <span className="medium muted">
      {lastHitAt === null ? redirectTexts.never : lastSeen(lastHitAt, now)}
    </span>
  );
}

const columns: readonly Column<AdminRedirect>[] = [
  { key: 'path', head: redirectTexts.path, cell: ({ path }) => <Address path={path} /> },
  { key: 'target', head: redirectTexts.target, cell: ({ target }) => <Address path={target} /> },
  { key: 'hits', head: redirectTexts.hits, kind: 'num', cell: ({ hits }) => formatNumber(hits) },
  { key: 'last', head: redirectTexts.lastHit, cell: (row) => <LastHit {...row} /> },
];

interface Props {
  query: string;
  onClear: () => void;
  onEdit: (redirect: AdminRedirect) => void;
  onRemove: (redirect: AdminRedirect) => void;
  onNew: () => void;
}

/** Old addresses and where they lead. */
export function RedirectList({ query, onClear, onEdit, onRemove, onNew }: Props) {
  const list = useInfiniteQuery(redirectsQuery(query));
  const menu = (redirect: AdminRedirect) => (
    <ActionMenu
      label={redirectTexts.more(redirect.path)}
      actions={[
        { label: redirectTexts.edit, icon: Pencil, onChoose: () => onEdit(redirect) },
        {
          label: redirectTexts.remove,
          icon: Trash2,
          isDanger: true,
          onChoose: () => onRemove(redirect),
        },
      ]}
    />
  );
  return (
    <DataTable
      label={redirectTexts.redirects}
      rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
      idOf={({ id }) => String(id)}
      nameOf={({ path }) => path}
      isDense
      rowHeight={44}
      isLoading={list.isPending}
      error={list.error}
      onRetry={list.refetch}
      onMore={list.hasNextPage ? list.fetchNextPage : undefined}
      isLoadingMore={list.isFetchingNextPage}
      onClearFilters={query === '' ? undefined : onClear}
      onOpen={onEdit}
      empty={
        <EmptyState icon={Signpost} title={redirectTexts.empty} text={redirectTexts.emptyText}>
          <Button onClick={onNew}>{redirectTexts.new}</Button>
        </EmptyState>
      }
      columns={[...columns, { key: 'acts', head: '', kind: 'acts', cell: menu }]}
      card={(redirect) => (
        <>
          <button type="button" className="card-body card-open" onClick={() => onEdit(redirect)}>
            <Address path={redirect.path} />
            <Address path={redirect.target} isFaint />
            <span className="small faint">
              {redirectTexts.hits} {formatNumber(redirect.hits)}
            </span>
          </button>
          <span className="relative z-[1]">{menu(redirect)}</span>
        </>
      )}
    />
  );
}
