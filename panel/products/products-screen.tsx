import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PackagePlus, Plus, Table2, Trash } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ListTotal } from '#lib/contract/goods.ts';
import { Page } from '#panel/frame/page.tsx';
import { goodsQuery } from '#panel/goods/calls.ts';
import { FilterBar } from '#panel/goods/filter-bar.tsx';
import { totalText } from '#panel/goods/parts.tsx';
import { SavedViews } from '#panel/goods/saved-views.tsx';
import { goodsTexts } from '#panel/goods/texts.ts';
import { isFiltered, isSameView, noFilters, ownFilters, wantedOf } from '#panel/goods/wanted.ts';
import { ProductList } from '#panel/products/product-list.tsx';
import { SelectionBar } from '#panel/products/selection-bar.tsx';
import { productsTexts } from '#panel/products/texts.ts';
import { useFilters } from '#panel/ui/address.ts';
import type { Filters } from '#panel/ui/filters.ts';
import { EmptyState } from '#panel/ui/states.tsx';
import type { Tab } from '#panel/ui/tabs.tsx';

const given: readonly Tab[] = [
  { label: goodsTexts.all, filters: {} },
  { label: goodsTexts.low, filters: { low: '1' } },
  { label: goodsTexts.bare, filters: { bare: '1' } },
  { label: goodsTexts.drafts, filters: { state: 'draft' } },
  { label: goodsTexts.timed, filters: { timed: '1' } },
  { label: goodsTexts.bin, filters: { state: 'bin' } },
];

const addLink = (className: string) => (
  <Link to="/products/new" className={className}>
    <Plus className="i i-s" aria-hidden="true" />
    {productsTexts.add}
  </Link>
);

const emptyShop = (
  <EmptyState icon={PackagePlus} title={productsTexts.empty} text={productsTexts.emptyText}>
    {addLink('btn btn-primary')}
  </EmptyState>
);
const emptyBin = <EmptyState icon={Trash} title={productsTexts.emptyBin} />;

/** The rows that were read, and how many there are in all. */
function useGoods(filters: Filters) {
  const list = useInfiniteQuery(goodsQuery(wantedOf(filters)));
  const rows = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data]);
  return {
    rows,
    total: list.data?.pages[0]?.total ?? null,
    listed: {
      rows,
      isLoading: list.isPending,
      error: list.error,
      onRetry: list.refetch,
      onMore: list.hasNextPage ? list.fetchNextPage : undefined,
      isLoadingMore: list.isFetchingNextPage,
    },
  };
}

function Total({ total }: { total: ListTotal | null }) {
  if (total === null || total.count === 0) return null;
  return <span className="medium faint whitespace-nowrap">{totalText(total)}</span>;
}

const actions = (
  <>
    <Link to="/prices" className="btn btn-outline desk-flex">
      <Table2 className="i i-s" aria-hidden="true" />
      {productsTexts.prices}
    </Link>
    {addLink('btn btn-outline')}
  </>
);

/** «کالاها»: all products, found, chosen and changed together. */
export default function ProductsScreen() {
  const [filters, setFilters] = useFilters();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { rows, total, listed } = useGoods(filters);
  const isBin = isSameView(filters, { state: 'bin' });
  const chosenRows = rows.filter(({ websiteCode }) => chosen.has(String(websiteCode)));
  const clear = isFiltered(filters) && !isBin ? () => setFilters(noFilters) : undefined;
  return (
    <Page title={productsTexts.title} mark={<Total total={total} />} actions={actions}>
      <div className="grid grid-cols-1 gap-3">
        <SavedViews list="products" given={given} filters={filters} />
        <FilterBar kind="products" filters={filters} onChange={setFilters} />
        <ProductList
          {...listed}
          selection={{ chosen, onChange: setChosen }}
          onClearFilters={clear}
          empty={isBin ? emptyBin : emptyShop}
        />
      </div>
      {chosenRows.length > 0 ? (
        <SelectionBar
          rows={chosenRows}
          filters={ownFilters(filters)}
          total={total && totalText(total)}
          hasMore={total !== null && total.count > chosenRows.length}
          onDrop={() => setChosen(new Set())}
        />
      ) : null}
    </Page>
  );
}
