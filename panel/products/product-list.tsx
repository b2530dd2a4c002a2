import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { GoodsRow } from '#lib/contract/goods.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { GoodsName, Picture } from '#panel/goods/parts.tsx';
import { goodsTexts, stateNames } from '#panel/goods/texts.ts';
import { Ltr } from '#panel/orders/parts.tsx';
import { stockOf } from '#panel/products/stock-of.ts';
import { productsTexts } from '#panel/products/texts.ts';
import { texts } from '#panel/texts.ts';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column, Selection } from '#panel/ui/list-of.ts';
import { State } from '#panel/ui/states.tsx';
import { useDesk } from '#panel/ui/use-desk.ts';

// Menus bring what places them, which the list does not need at first.
const ProductActs = lazy(() => import('#panel/products/product-acts.tsx'));

// Written out: Tailwind keeps only classes that it finds in the sources.
const tones = { plain: '', low: 'text-warn font-label', none: 'text-bad font-label' } as const;

function Stock({ row }: { row: GoodsRow }) {
  const { word, tone } = stockOf(row);
  return <span className={`medium whitespace-nowrap ${tones[tone]}`}>{word}</span>;
}

function ProductLink({ row, className }: { row: GoodsRow; className: string }) {
  return (
    <Link to="/products/$code" params={{ code: String(row.websiteCode) }} className={className}>
      <GoodsName name={row.nameFa} />
    </Link>
  );
}

/** The SKU, or the shop's own number where it has none. */
function Code({ row }: { row: GoodsRow }) {
  if (row.sku !== '') return <Ltr className="medium muted">{row.sku}</Ltr>;
  return <span className="medium faint">{toPersianDigits(row.websiteCode)}</span>;
}

const columns: readonly Column<GoodsRow>[] = [
  {
    key: 'name',
    head: productsTexts.name,
    cell: (row) => (
      <span className="flex items-center gap-3">
        <Picture image={row.image} size={40} />
        <ProductLink row={row} className="row-open font-label" />
      </span>
    ),
  },
  { key: 'code', head: productsTexts.code, cell: (row) => <Code row={row} /> },
  {
    key: 'category',
    head: productsTexts.category,
    className: 'wide',
    cell: ({ categoryTitle }) => <span className="medium">{categoryTitle}</span>,
  },
  {
    key: 'price',
    head: productsTexts.price,
    kind: 'num',
    cell: ({ priceFrom }) => (priceFrom === null ? texts.nothing : formatNumber(priceFrom)),
  },
  { key: 'stock', head: productsTexts.stock, cell: (row) => <Stock row={row} /> },
  {
    key: 'variants',
    head: productsTexts.variants,
    className: 'wide',
    cell: ({ variantCount }) => <span className="medium muted">{formatNumber(variantCount)}</span>,
  },
  {
    key: 'state',
    head: productsTexts.state,
    cell: ({ state }) => <State kind={stateNames[state].kind}>{stateNames[state].word}</State>,
  },
  {
    key: 'acts',
    head: '',
    kind: 'acts',
    cell: (row) => (
      <Suspense fallback={<span className="ib ib-s" />}>
        <ProductActs row={row} />
      </Suspense>
    ),
  },
];

function Card({ row }: { row: GoodsRow }) {
  return (
    <span className="flex flex-1 items-start gap-3 min-w-0">
      <Picture image={row.image} size={56} />
      <span className="card-body">
        <ProductLink row={row} className="card-open font-label" />
        <span className="medium faint flex gap-2">
          <Code row={row} />
          <span aria-hidden="true">·</span>
          {goodsTexts.variants(formatNumber(row.variantCount))}
          {row.state === 'published' ? null : (
            <State kind={stateNames[row.state].kind}>{stateNames[row.state].word}</State>
          )}
        </span>
        <span className="flex items-center justify-between gap-2">
          <span className="font-price whitespace-nowrap">
            {row.priceFrom === null ? texts.nothing : formatToman(row.priceFrom)}
          </span>
          <Stock row={row} />
        </span>
      </span>
    </span>
  );
}

interface Props {
  rows: readonly GoodsRow[];
  selection: Selection;
  isLoading: boolean;
  error: unknown;
  onRetry: () => unknown;
  onMore: (() => unknown) | undefined;
  isLoadingMore: boolean;
  onClearFilters: (() => void) | undefined;
  empty: ReactNode;
}

/** Products, at a desk as a table, on a phone as cards. */
export function ProductList(props: Props) {
  const navigate = useNavigate();
  const isDesk = useDesk();
  return (
    <DataTable
      {...props}
      label={productsTexts.title}
      idOf={({ websiteCode }) => String(websiteCode)}
      nameOf={({ nameFa }) => isolateLatin(nameFa)}
      columns={columns}
      card={(row) => <Card row={row} />}
      rowHeight={isDesk ? 57 : 106}
      onOpen={({ websiteCode }) =>
        void navigate({ to: '/products/$code', params: { code: String(websiteCode) } })
      }
    />
  );
}
