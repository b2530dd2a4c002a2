import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import type { Customer } from '#lib/contract/customer.ts';
import { numericDate } from '#lib/text/order-date.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { customersQuery } from '#panel/customers/calls.ts';
import { ExportButton } from '#panel/customers/export-button.tsx';
import { customerTexts as words } from '#panel/customers/texts.ts';
import { kinds, wantedOf } from '#panel/customers/wanted.ts';
import { Page } from '#panel/frame/page.tsx';
import { Ltr } from '#panel/orders/parts.tsx';
import { texts } from '#panel/texts.ts';
import { useFilters } from '#panel/ui/address.ts';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState, State } from '#panel/ui/states.tsx';
import { Tabs } from '#panel/ui/tabs.tsx';
import { SearchField, Toolbar } from '#panel/ui/toolbar.tsx';

const nameOf = ({ name }: Pick<Customer, 'name'>): string => name || words.unnamed;

function Day({ moment }: { moment: string | null }) {
  if (moment === null) return texts.nothing;
  return (
    <time dateTime={moment} className="medium muted">
      <bdi dir="ltr">{numericDate(moment)}</bdi>
    </time>
  );
}

function Marks({ customer: { isBlocked, hasBasket } }: { customer: Customer }) {
  if (!isBlocked && !hasBasket) return null;
  return (
    <span className="flex flex-wrap gap-3">
      {isBlocked ? <State kind="bad">{words.blocked}</State> : null}
      {hasBasket ? <State kind="info">{words.basketLeft}</State> : null}
    </span>
  );
}

const columns: readonly Column<Customer>[] = [
  {
    key: 'name',
    head: words.name,
    cell: (customer) => (
      <span className="grid">
        <Link
          to="/customers/$id"
          params={{ id: String(customer.id) }}
          className="row-open font-label"
        >
          {nameOf(customer)}
        </Link>
        <span className="small faint">
          <Ltr>{customer.mobile}</Ltr>
        </span>
      </span>
    ),
  },
  {
    key: 'orders',
    head: words.orders,
    kind: 'num',
    cell: ({ orders }) => (orders === 0 ? texts.nothing : formatNumber(orders)),
  },
  {
    key: 'spent',
    head: words.spent,
    kind: 'num',
    cell: ({ spent }) => (spent === 0 ? texts.nothing : formatNumber(spent)),
  },
  { key: 'last', head: words.last, cell: ({ lastOrderAt }) => <Day moment={lastOrderAt} /> },
  { key: 'joined', head: words.joined, cell: ({ createdAt }) => <Day moment={createdAt} /> },
  {
    key: 'basket',
    head: '',
    cell: (customer) => <Marks customer={customer} />,
  },
];

/** «مشتریان» */
export default function CustomersScreen() {
  const [filters, setFilters] = useFilters();
  const wanted = wantedOf(filters);
  const list = useInfiniteQuery(customersQuery(wanted));
  const navigate = useNavigate();
  const total = list.data?.pages[0]?.total;
  const counted = total ? words.count(formatNumber(total.count), total.isExact) : '';
  return (
    <Page
      title={words.title}
      mark={<span className="medium faint">{counted}</span>}
      actions={
        <ExportButton
          name="Export-Customers"
          body={wanted}
          fileName={words.fileName}
          title={words.exportTitle}
          text={words.exportText(counted)}
          done={words.exported}
        />
      }
    >
      <div className="grid gap-3">
        <Tabs
          label={words.views}
          tabs={[
            { label: words.all, filters: {} },
            ...kinds.map((kind) => ({ label: words.kinds[kind], filters: { kind } })),
          ]}
          isShown={({ filters: { kind } }) => kind === wanted.kind}
        />
        <Toolbar>
          <SearchField
            label={words.search}
            value={filters['q'] ?? ''}
            onChange={(q) => setFilters({ q })}
          />
        </Toolbar>
        <DataTable
          label={words.title}
          rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
          idOf={({ id }) => String(id)}
          nameOf={nameOf}
          isLoading={list.isPending}
          error={list.error}
          onRetry={list.refetch}
          onMore={list.hasNextPage ? list.fetchNextPage : undefined}
          isLoadingMore={list.isFetchingNextPage}
          onClearFilters={
            Object.keys(wanted).length > 0 ? () => setFilters({ q: '', kind: '' }) : undefined
          }
          empty={<EmptyState icon={Users} title={words.empty} text={words.emptyText} />}
          onOpen={({ id }) => void navigate({ to: '/customers/$id', params: { id: String(id) } })}
          columns={columns}
          card={(customer) => (
            <Link
              to="/customers/$id"
              params={{ id: String(customer.id) }}
              className="card-body card-open"
            >
              <span className="flex justify-between gap-2">
                <span className="font-label truncate">{nameOf(customer)}</span>
                <span className="small faint">
                  <Ltr>{customer.mobile}</Ltr>
                </span>
              </span>
              <span className="flex justify-between gap-2 medium muted">
                <span>{words.orderCount(formatNumber(customer.orders))}</span>
                <span>{customer.spent > 0 ? formatToman(customer.spent) : null}</span>
              </span>
              <Marks customer={customer} />
            </Link>
          )}
        />
      </div>
    </Page>
  );
}
