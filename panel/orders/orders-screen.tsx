import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowUp, PackageCheck, ShoppingBag } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { OrderCountsAnswer } from '#lib/contract/admin-orders.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { useLive } from '#panel/live/state.ts';
import { Page } from '#panel/frame/page.tsx';
import { countsQuery, labelsQuery, newestQuery, ordersQuery } from '#panel/orders/calls.ts';
import { freshened } from '#panel/orders/fresh.ts';
import { OrderList } from '#panel/orders/order-list.tsx';
import { SelectionBar } from '#panel/orders/selection-bar.tsx';
import { tabStates } from '#panel/orders/states.ts';
import { ordersTexts, paymentNames, paymentTitle, tabWords } from '#panel/orders/texts.ts';
import { spans, type WantedOrders, wantedOf } from '#panel/orders/wanted.ts';
import { queries } from '#panel/queries.ts';
import { useFilters } from '#panel/ui/address.ts';
import type { Filters } from '#panel/ui/filters.ts';
import { EmptyState, State } from '#panel/ui/states.tsx';
import { Tabs } from '#panel/ui/tabs.tsx';
import { FilterChip, SearchField, Toolbar } from '#panel/ui/toolbar.tsx';
import { useNow } from '#panel/ui/use-now.ts';

const spanOptions = spans.map((value) => ({
  value,
  label: value === '1' ? ordersTexts.today : ordersTexts.days(formatNumber(Number(value))),
}));
const wayOptions = paymentNames.map((value) => ({ value, label: paymentTitle(value) }));

const counted = (count: number | undefined) => (count === undefined ? {} : { count });

function tabsOf(counts: OrderCountsAnswer['counts'] | undefined) {
  const all = counts && Object.values(counts).reduce((sum, each) => sum + each, 0);
  return [
    { label: ordersTexts.all, filters: {}, ...counted(all) },
    ...tabStates.map((state) => ({
      label: tabWords[state],
      filters: { state },
      ...counted(counts?.[state]),
    })),
  ];
}

/** What is shown, kept in its place while a later reading of the first page brings news. */
function useOrders(wanted: WantedOrders) {
  const list = useInfiniteQuery(ordersQuery(wanted));
  const newest = useQuery({ ...newestQuery(wanted), enabled: list.isSuccess });
  const shown = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data]);
  const later = newest.data;
  const { rows, fresh } = useMemo(
    () => (later ? freshened(shown, later.items) : { rows: shown, fresh: 0 }),
    [shown, later],
  );
  const showFresh = () => {
    if (!later) return;
    const key = ordersQuery(wanted).queryKey;
    queries.setQueryData(key, { pages: [later], pageParams: [null] });
    scrollTo({ top: 0 });
  };
  return { list, rows, fresh, showFresh };
}

interface FilteringProps {
  filters: Filters;
  onChange: (change: Filters) => void;
  /** Whether the list was read at last. */
  isRead: boolean;
}

function Filtering({ filters, onChange, isRead }: FilteringProps) {
  const { q = '', payment = '', label = '', since = '' } = filters;
  const { data: labels } = useQuery(labelsQuery);
  // One that no order has any more can still be in an address.
  const titles = [...new Set([...(labels?.items ?? []), ...(label ? [label] : [])])];
  const isLost = useLive((state) => state.isLost);
  return (
    <Toolbar>
      <SearchField
        label={ordersTexts.search}
        value={q}
        onChange={(text) => onChange({ q: text })}
      />
      <FilterChip
        label={ordersTexts.since}
        options={spanOptions}
        value={since}
        onChange={(value) => onChange({ since: value })}
      />
      <FilterChip
        label={ordersTexts.way}
        options={wayOptions}
        value={payment}
        onChange={(value) => onChange({ payment: value })}
      />
      {titles.length > 0 ? (
        <FilterChip
          label={ordersTexts.label}
          options={titles.map((value) => ({ value, label: value }))}
          value={label}
          onChange={(value) => onChange({ label: value })}
        />
      ) : null}
      <span className="desk ms-auto">
        <State kind={isRead && !isLost ? 'good' : 'bad'}>{ordersTexts.live}</State>
      </span>
    </Toolbar>
  );
}

/** «سفارش‌ها» */
export default function OrdersScreen() {
  const [filters, setFilters] = useFilters();
  const wanted = wantedOf(filters, useNow());
  const { list, rows, fresh, showFresh } = useOrders(wanted);
  const { data } = useQuery(countsQuery);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const chosenRows = rows.filter(({ number }) => chosen.has(String(number)));
  return (
    <Page
      title={ordersTexts.title}
      actions={
        <Link to="/packing" className="btn btn-outline">
          <PackageCheck className="i i-s" aria-hidden="true" />
          {ordersTexts.packing}
        </Link>
      }
    >
      <div className="grid gap-3">
        <Tabs
          label={ordersTexts.views}
          tabs={tabsOf(data?.counts)}
          isShown={(tab) => (tab.filters['state'] ?? '') === (wanted.state ?? '')}
        />
        <Filtering filters={filters} onChange={setFilters} isRead={!list.isError} />
        <output className="empty:hidden">
          {fresh > 0 ? (
            <button type="button" className="fresh" onClick={showFresh}>
              <ArrowUp className="i i-s" aria-hidden="true" />
              {ordersTexts.fresh(formatNumber(fresh))}
            </button>
          ) : null}
        </output>
        <OrderList
          rows={rows}
          selection={{ chosen, onChange: setChosen }}
          isLoading={list.isPending}
          error={list.error}
          onRetry={list.refetch}
          onMore={list.hasNextPage ? list.fetchNextPage : undefined}
          isLoadingMore={list.isFetchingNextPage}
          onClearFilters={
            Object.keys(wanted).length > 0
              ? () => setFilters({ q: '', payment: '', label: '', since: '', state: '' })
              : undefined
          }
          empty={
            <EmptyState icon={ShoppingBag} title={ordersTexts.empty} text={ordersTexts.emptyText} />
          }
        />
      </div>
      {chosenRows.length > 0 ? <SelectionBar orders={chosenRows} onChange={setChosen} /> : null}
    </Page>
  );
}
