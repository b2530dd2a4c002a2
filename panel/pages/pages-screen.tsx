import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FileText, Plus } from 'lucide-react';
import type { ListPagesAnswer } from '#lib/contract/admin-page.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { Page } from '#panel/frame/page.tsx';
import { pagesQuery } from '#panel/pages/calls.ts';
import { pagesTexts } from '#panel/pages/texts.ts';
import { texts } from '#panel/texts.ts';
import { useFilters } from '#panel/ui/address.ts';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState, State } from '#panel/ui/states.tsx';
import { SearchField, Toolbar } from '#panel/ui/toolbar.tsx';
import { useNow } from '#panel/ui/use-now.ts';

type Row = ListPagesAnswer['items'][number];

function Name({ name }: Row) {
  return (
    <bdi dir="ltr" className="medium muted">
      /{name}
    </bdi>
  );
}
function Changed({ updatedAt }: Row) {
  return <span className="medium muted">{lastSeen(updatedAt, useNow())}</span>;
}

const columns: readonly Column<Row>[] = [
  {
    key: 'title',
    head: pagesTexts.pageTitle,
    cell: ({ name, title }) => (
      <Link to="/pages/edit" search={{ name }} className="row-open font-label">
        {title}
      </Link>
    ),
  },
  { key: 'name', head: pagesTexts.name, cell: (page) => <Name {...page} /> },
  {
    key: 'hidden',
    head: pagesTexts.noIndex,
    cell: ({ noIndex }) =>
      noIndex ? <State kind="rest">{pagesTexts.hidden}</State> : texts.nothing,
  },
  { key: 'changed', head: pagesTexts.changed, cell: (page) => <Changed {...page} /> },
];

/** «برگه‌ها» */
export default function PagesScreen() {
  const [{ q = '' }, setFilters] = useFilters();
  const navigate = useNavigate();
  const list = useInfiniteQuery(pagesQuery(q.slice(0, 200)));
  return (
    <Page
      title={pagesTexts.title}
      actions={
        <Link to="/pages/new" className="btn btn-primary">
          <Plus className="i i-s" aria-hidden="true" />
          <span className="desk">{pagesTexts.new}</span>
          <span className="phone">{pagesTexts.newShort}</span>
        </Link>
      }
    >
      <div className="grid gap-3">
        <Toolbar>
          <SearchField
            label={pagesTexts.search}
            value={q}
            onChange={(text) => setFilters({ q: text })}
          />
        </Toolbar>
        <DataTable
          label={pagesTexts.title}
          rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
          idOf={({ id }) => String(id)}
          nameOf={({ title }) => title}
          isDense
          rowHeight={44}
          columns={columns}
          isLoading={list.isPending}
          error={list.error}
          onRetry={list.refetch}
          onMore={list.hasNextPage ? list.fetchNextPage : undefined}
          isLoadingMore={list.isFetchingNextPage}
          onClearFilters={q === '' ? undefined : () => setFilters({ q: '' })}
          onOpen={({ name }) => void navigate({ to: '/pages/edit', search: { name } })}
          empty={
            <EmptyState icon={FileText} title={pagesTexts.empty} text={pagesTexts.emptyText}>
              <Link to="/pages/new" className="btn btn-outline">
                {pagesTexts.new}
              </Link>
            </EmptyState>
          }
          card={(page) => (
            <span className="card-body">
              <Link to="/pages/edit" search={{ name: page.name }} className="card-open font-label">
                {page.title}
              </Link>
              <span className="flex items-center justify-between gap-2">
                <Name {...page} />
                <Changed {...page} />
              </span>
            </span>
          )}
        />
      </div>
    </Page>
  );
}
