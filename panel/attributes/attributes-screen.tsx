import { useQuery } from '@tanstack/react-query';
import { ListChecks, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AdminAttribute } from '#lib/contract/goods-tree.ts';
import { removeAttribute } from '#panel/attributes/calls.ts';
import { attributeTexts, kindTitles } from '#panel/attributes/texts.ts';
import { Page } from '#panel/frame/page.tsx';
import { attributesQuery } from '#panel/goods/calls.ts';
import { matches } from '#panel/goods/matches.ts';
import { goodsTexts } from '#panel/goods/texts.ts';
import { texts } from '#panel/texts.ts';
import { useFilters } from '#panel/ui/address.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { Confirm } from '#panel/ui/confirm.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Filters } from '#panel/ui/filters.ts';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { FilterChip, SearchField, Toolbar } from '#panel/ui/toolbar.tsx';

const AttributeDialog = lazy(() => import('#panel/attributes/attribute-dialog.tsx'));

type Open =
  | { kind: 'edit'; attribute: AdminAttribute | null }
  | { kind: 'remove'; attribute: AdminAttribute };

const usesOf = ({ isFilter, isHighlight }: AdminAttribute): string =>
  [isFilter && attributeTexts.isFilter, isHighlight && attributeTexts.isHighlight]
    .filter(Boolean)
    .join('، ') || attributeTexts.neither;

function kindOf({ kind, unit, options }: AdminAttribute): string {
  const more = kind === 'choice' ? attributeTexts.optionCount(options.length) : unit;
  return [kindTitles[kind], more].filter(Boolean).join('، ');
}

const columns: readonly Column<AdminAttribute>[] = [
  {
    key: 'title',
    head: attributeTexts.name,
    cell: ({ title }) => <span className="font-label">{title}</span>,
  },
  { key: 'group', head: attributeTexts.group, cell: ({ groupTitle }) => groupTitle },
  { key: 'kind', head: attributeTexts.kind, cell: kindOf },
  { key: 'uses', head: attributeTexts.uses, cell: usesOf },
];

const useOptions = [
  { value: 'filter', label: attributeTexts.isFilter },
  { value: 'highlight', label: attributeTexts.isHighlight },
];
const kindOptions = Object.entries(kindTitles).map(([value, label]) => ({ value, label }));

function isWanted(attribute: AdminAttribute, { q = '', group, kind, use }: Filters): boolean {
  const { title, groupTitle, key, isFilter, isHighlight } = attribute;
  return (
    matches(q, [title, groupTitle, key]) &&
    (group === undefined || groupTitle === group) &&
    (kind === undefined || attribute.kind === kind) &&
    (use === undefined || (use === 'filter' ? isFilter : isHighlight))
  );
}

/** «ویژگی‌ها» */
export default function AttributesScreen() {
  const { data, isPending, error, refetch } = useQuery(attributesQuery);
  const [filters, setFilters] = useFilters();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const all = data?.items ?? [];
  const groups = [...new Set(all.map(({ groupTitle }) => groupTitle))];
  const edit = (attribute: AdminAttribute) => setOpen({ kind: 'edit', attribute });
  const remove = (attribute: AdminAttribute) => (
    <IconButton
      size="s"
      label={goodsTexts.removeOf(attribute.title)}
      onClick={() => setOpen({ kind: 'remove', attribute })}
    >
      <Trash2 className="i" aria-hidden="true" />
    </IconButton>
  );
  const add = (
    <Button
      icon={<Plus className="i i-s" aria-hidden="true" />}
      onClick={() => setOpen({ kind: 'edit', attribute: null })}
    >
      {attributeTexts.add}
    </Button>
  );
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <Page title={attributeTexts.title} actions={all.length > 0 ? add : null}>
      <div className="grid gap-3">
        <Toolbar>
          <SearchField
            label={goodsTexts.search}
            value={filters['q'] ?? ''}
            onChange={(q) => setFilters({ q })}
          />
          <FilterChip
            label={attributeTexts.group}
            options={groups.map((value) => ({ value, label: value }))}
            value={filters['group'] ?? ''}
            onChange={(group) => setFilters({ group })}
          />
          <FilterChip
            label={attributeTexts.kind}
            options={kindOptions}
            value={filters['kind'] ?? ''}
            onChange={(kind) => setFilters({ kind })}
          />
          <FilterChip
            label={attributeTexts.uses}
            options={useOptions}
            value={filters['use'] ?? ''}
            onChange={(use) => setFilters({ use })}
          />
        </Toolbar>
        <DataTable
          label={attributeTexts.title}
          rows={all.filter((each) => isWanted(each, filters))}
          idOf={({ id }) => String(id)}
          nameOf={({ title }) => title}
          isDense
          rowHeight={44}
          isLoading={isPending}
          error={error}
          onRetry={refetch}
          onClearFilters={
            isFiltered ? () => setFilters({ q: '', group: '', kind: '', use: '' }) : undefined
          }
          empty={
            <EmptyState
              icon={ListChecks}
              title={attributeTexts.empty}
              text={attributeTexts.emptyText}
            >
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
              cell: (attribute) => (
                <>
                  <Button
                    look="quiet"
                    size="s"
                    aria-label={goodsTexts.edit(attribute.title)}
                    onClick={() => edit(attribute)}
                  >
                    {texts.edit}
                  </Button>
                  {remove(attribute)}
                </>
              ),
            },
          ]}
          card={(attribute) => (
            <>
              <button type="button" className="card-body card-open" onClick={() => edit(attribute)}>
                <span className="font-label">{attribute.title}</span>
                <span className="small faint">
                  {[attribute.groupTitle, kindOf(attribute), usesOf(attribute)].join(' · ')}
                </span>
              </button>
              <span className="relative z-[1]">{remove(attribute)}</span>
            </>
          )}
        />
      </div>
      {open?.kind === 'edit' ? (
        <Suspense>
          <AttributeDialog attribute={open.attribute} onClose={close} />
        </Suspense>
      ) : null}
      {open?.kind === 'remove' ? (
        <Confirm
          title={goodsTexts.removeTitle(open.attribute.title)}
          text={attributeTexts.removeText}
          action={goodsTexts.remove}
          onClose={close}
          onConfirm={async () => {
            const { id, revision, title } = open.attribute;
            await removeAttribute({ id, revision });
            showToast(goodsTexts.removed(title));
          }}
        />
      ) : null}
    </Page>
  );
}
