import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PackagePlus, SearchX, WandSparkles } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Page } from '#panel/frame/page.tsx';
import { FilterBar } from '#panel/goods/filter-bar.tsx';
import { totalText } from '#panel/goods/parts.tsx';
import { goodsTexts } from '#panel/goods/texts.ts';
import { isFiltered, noFilters, ownFilters, wantedOf } from '#panel/goods/wanted.ts';
import { ExcelMenu } from '#panel/price-sheet/excel-menu.tsx';
import { variantsQuery } from '#panel/prices/calls.ts';
import { CellLine } from '#panel/prices/cell-line.tsx';
import { type GridField, gridFields } from '#panel/prices/fields.ts';
import { boxOf } from '#panel/prices/places.ts';
import { PriceDialogs, type Shown } from '#panel/prices/price-dialogs.tsx';
import type { Sheet as Rows } from '#panel/prices/puts.ts';
import { SaveBar } from '#panel/prices/save-bar.tsx';
import { Sheet } from '#panel/prices/sheet.tsx';
import { pricesTexts } from '#panel/prices/texts.ts';
import { useGrid } from '#panel/prices/use-grid.ts';
import { useAskedSave } from '#panel/prices/use-asked-save.ts';
import { type GridWork, useWork } from '#panel/prices/use-work.ts';
import { useMe } from '#panel/session/use-me.ts';
import { texts } from '#panel/texts.ts';
import { useFilters } from '#panel/ui/address.ts';
import { Button } from '#panel/ui/button.tsx';
import type { Filters } from '#panel/ui/filters.ts';
import { EmptyState, Failed } from '#panel/ui/states.tsx';
import { useDesk } from '#panel/ui/use-desk.ts';
import { useKey } from '#panel/ui/use-key.ts';

const PriceCards = lazy(() => import('#panel/prices/price-cards.tsx'));

const hints = [
  ['Enter', pricesTexts.keyDown],
  ['←', pricesTexts.keyNext],
  ['Ctrl D', pricesTexts.keyFill],
  ['Ctrl Z', pricesTexts.keyUndo],
] as const;

/** The rows that were read, and how to read more. */
function useVariants(filters: Filters) {
  const list = useInfiniteQuery(variantsQuery(wantedOf(filters)));
  const rows = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data]);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const more = useCallback(() => {
    if (!isFetching) void fetchNextPage();
  }, [isFetching, fetchNextPage]);
  return {
    list,
    rows,
    total: list.data?.pages[0]?.total ?? null,
    // After a failure a person asks again, not the scrolling.
    onMore: hasNextPage && !isFetchNextPageError ? more : null,
  };
}

function Nothing({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  if (isFiltered(filters)) {
    return (
      <EmptyState icon={SearchX} title={texts.empty.found} text={texts.empty.foundText}>
        <Button onClick={onClear}>{texts.clearFilters}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={PackagePlus} title={pricesTexts.empty} text={pricesTexts.emptyText}>
      <Link to="/products/new" className="btn btn-outline">
        {pricesTexts.add}
      </Link>
    </EmptyState>
  );
}

interface GridProps {
  sheet: Rows;
  work: GridWork;
  onMore: (() => unknown) | null;
  onShow: (shown: Shown) => void;
}

/** The grid at a desk, with the line of its active cell. */
function DeskGrid({ sheet, work, onMore, onShow }: GridProps) {
  const grid = useGrid(sheet, work);
  const { top, bottom } = boxOf(grid.range);
  const chosen = sheet.rows.slice(top, bottom + 1);
  const active = sheet.rows.slice(grid.range.active.row, grid.range.active.row + 1);
  return (
    <>
      <CellLine
        sheet={sheet}
        range={grid.range}
        open={grid.open}
        unread={grid.unread}
        onTimed={sheet.may('price') ? () => onShow({ kind: 'timed', rows: chosen }) : null}
        onMovements={sheet.may('stock') ? () => onShow({ kind: 'movements', rows: active }) : null}
      />
      <Sheet sheet={sheet} grid={grid} onMore={onMore} />
    </>
  );
}

function Loading() {
  return (
    <div className="sheet" aria-busy="true">
      {hints.map(([key]) => (
        <p key={key} className="p-3">
          <span className="skeleton" />
        </p>
      ))}
    </div>
  );
}

/** «قیمت و موجودی»: a row a variant, changed as in a spreadsheet and saved together. */
export default function PricesScreen() {
  const me = useMe();
  const isDesk = useDesk();
  const [filters, setFilters] = useFilters();
  const { list, rows, total, onMore } = useVariants(filters);
  const work = useWork(me.id);
  const [shown, setShown] = useState<Shown | null>(null);
  const { save, odd, close } = useAskedSave(work);
  useKey({ code: 'KeyS', isCtrl: true }, save);
  const { permissions } = me;
  const may = useCallback(
    (field: GridField) => permissions.includes(gridFields[field]),
    [permissions],
  );
  const sheet: Rows = { rows, edits: work.edits, may };
  const clear = () => setFilters(noFilters);
  const body = () => {
    if (list.error && rows.length === 0) {
      return <Failed error={list.error} onRetry={list.refetch} />;
    }
    if (list.isPending) return <Loading />;
    if (rows.length === 0) return <Nothing filters={filters} onClear={clear} />;
    if (isDesk) return <DeskGrid sheet={sheet} work={work} onMore={onMore} onShow={setShown} />;
    return (
      <Suspense fallback={<Loading />}>
        <PriceCards
          sheet={sheet}
          apply={work.apply}
          onDetails={(row) => setShown({ kind: 'details', rows: [row] })}
          onMore={onMore}
        />
      </Suspense>
    );
  };
  return (
    <Page
      title={pricesTexts.title}
      width="full"
      mark={
        total && total.count > 0 ? (
          <span className="desk medium faint whitespace-nowrap">
            {goodsTexts.variants(totalText(total))}
          </span>
        ) : null
      }
      actions={
        <>
          <ExcelMenu filter={wantedOf(filters).filter} />
          <Link to="/bulk" search={ownFilters(filters)} className="btn btn-outline">
            <WandSparkles className="i i-s" aria-hidden="true" />
            {pricesTexts.bulk}
          </Link>
        </>
      }
    >
      <div className="prices">
        <div className="prices-top">
          <FilterBar filters={filters} onChange={setFilters}>
            <span className="key-hints" aria-hidden="true">
              {hints.map(([key, name]) => (
                <span key={key}>
                  <kbd>{key}</kbd> {name}
                </span>
              ))}
            </span>
          </FilterBar>
        </div>
        {body()}
        {list.isFetchNextPageError ? (
          <p className="prices-more">
            <Button isBusy={list.isFetching} onClick={() => void list.fetchNextPage()}>
              {texts.retry}
            </Button>
          </p>
        ) : null}
      </div>
      <SaveBar edits={work.edits} isSaving={work.isSaving} onSave={save} onDrop={work.drop} />
      <PriceDialogs
        shown={shown}
        onShow={setShown}
        sheet={sheet}
        work={work}
        odd={odd}
        onOdd={close}
      />
    </Page>
  );
}
