import { useQuery } from '@tanstack/react-query';
import { Plus, Tag as TagIcon, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AdminBrand } from '#lib/contract/goods-tree.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { removeBrand } from '#panel/brands/calls.ts';
import { brandTexts } from '#panel/brands/texts.ts';
import { Page } from '#panel/frame/page.tsx';
import { brandsQuery } from '#panel/goods/calls.ts';
import { matches } from '#panel/goods/matches.ts';
import { treeTexts } from '#panel/goods/tree-texts.ts';
import { texts } from '#panel/texts.ts';
import { useFilters } from '#panel/ui/address.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { Confirm } from '#panel/ui/confirm.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { SearchField, Toolbar } from '#panel/ui/toolbar.tsx';

const BrandDialog = lazy(() => import('#panel/brands/brand-dialog.tsx'));

type Open = { kind: 'edit'; brand: AdminBrand | null } | { kind: 'remove'; brand: AdminBrand };

const latin = ({ titleEn }: AdminBrand) =>
  titleEn === '' ? texts.nothing : <bdi dir="ltr">{titleEn}</bdi>;

const columns: readonly Column<AdminBrand>[] = [
  {
    key: 'title',
    head: brandTexts.name,
    cell: ({ title }) => <span className="font-label">{title}</span>,
  },
  { key: 'titleEn', head: brandTexts.titleEn, cell: latin },
  {
    key: 'products',
    head: treeTexts.products,
    kind: 'num',
    cell: ({ productCount }) => formatNumber(productCount),
  },
  {
    key: 'position',
    head: treeTexts.position,
    kind: 'num',
    cell: ({ position }) => formatNumber(position),
  },
];

/** «برندها» */
export default function BrandsScreen() {
  const { data, isPending, error, refetch } = useQuery(brandsQuery);
  const [filters, setFilters] = useFilters();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const query = filters['q'] ?? '';
  const rows = (data?.items ?? []).filter(({ title, titleEn }) => matches(query, [title, titleEn]));
  const edit = (brand: AdminBrand) => setOpen({ kind: 'edit', brand });
  const remove = (brand: AdminBrand) => (
    <IconButton
      size="s"
      label={treeTexts.removeOf(brand.title)}
      onClick={() => setOpen({ kind: 'remove', brand })}
    >
      <Trash2 className="i" aria-hidden="true" />
    </IconButton>
  );
  const add = (
    <Button
      icon={<Plus className="i i-s" aria-hidden="true" />}
      onClick={() => setOpen({ kind: 'edit', brand: null })}
    >
      {brandTexts.add}
    </Button>
  );
  return (
    <Page title={brandTexts.title} actions={data?.items.length ? add : null}>
      <div className="grid gap-3">
        <Toolbar>
          <SearchField label={treeTexts.search} value={query} onChange={(q) => setFilters({ q })} />
        </Toolbar>
        <DataTable
          label={brandTexts.title}
          rows={rows}
          idOf={({ id }) => String(id)}
          nameOf={({ title }) => title}
          isDense
          rowHeight={44}
          isLoading={isPending}
          error={error}
          onRetry={refetch}
          onClearFilters={query === '' ? undefined : () => setFilters({ q: '' })}
          empty={
            <EmptyState icon={TagIcon} title={brandTexts.empty} text={brandTexts.emptyText}>
              {add}
            </EmptyState>
          }
          onOpen={edit}
          columns={[
            ...columns,
            {
              key: 'acts',
              head: '',
              kind: 'acts',
              cell: (brand) => (
                <>
                  <Button
                    look="quiet"
                    size="s"
                    aria-label={treeTexts.edit(brand.title)}
                    onClick={() => edit(brand)}
                  >
                    {texts.edit}
                  </Button>
                  {remove(brand)}
                </>
              ),
            },
          ]}
          card={(brand) => (
            <>
              <button type="button" className="card-body card-open" onClick={() => edit(brand)}>
                <span className="font-label">{brand.title}</span>
                <span className="small faint">
                  {latin(brand)} · {treeTexts.productCount(brand.productCount)}
                </span>
              </button>
              <span className="relative z-[1]">{remove(brand)}</span>
            </>
          )}
        />
      </div>
      {open?.kind === 'edit' ? (
        <Suspense>
          <BrandDialog brand={open.brand} onClose={close} />
        </Suspense>
      ) : null}
      {open?.kind === 'remove' ? (
        <Confirm
          title={treeTexts.removeTitle(open.brand.title)}
          text={brandTexts.removeText}
          action={treeTexts.remove}
          onClose={close}
          onConfirm={async () => {
            const { id, revision, title } = open.brand;
            await removeBrand({ id, revision });
            showToast(treeTexts.removed(title));
          }}
        />
      ) : null}
    </Page>
  );
}
