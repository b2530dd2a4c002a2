import { useQuery } from '@tanstack/react-query';
import { ListChecks, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AdminAttribute } from '#lib/contract/goods-tree.ts';
import { removeAttribute } from '#panel/attributes/calls.ts';
import { attributeTexts, kindTitles } from '#panel/attributes/texts.ts';
import { Page } from '#panel/frame/page.tsx';
import { attributesQuery } from '#panel/goods/calls.ts';
import { matches } from '#panel/goods/matches.ts';
import { treeTexts } from '#panel/goods/tree-texts.ts';
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

const purposeOptions = [
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

interface FiltersProps {
  groups: readonly string[];
  filters: Filters;
  onChange: (change: Filters) => void;
}

function ListFilters({ groups, filters, onChange }: FiltersProps) {
  const { q = '', group = '', kind = '', use = '' } = filters;
  return (
    <Toolbar>
      <SearchField
        label={treeTexts.search}
        value={q}
        onChange={(value) => onChange({ q: value })}
      />
      <FilterChip
        label={attributeTexts.group}
        options={groups.map((value) => ({ value, label: value }))}
        value={group}
        onChange={(value) => onChange({ group: value })}
      />
      <FilterChip
        label={attributeTexts.kind}
        options={kindOptions}
        value={kind}
        onChange={(value) => onChange({ kind: value })}
      />
      <FilterChip
        label={attributeTexts.uses}
        options={purposeOptions}
        value={use}
        onChange={(value) => onChange({ use: value })}
      />
    </Toolbar>
  );
}

interface ActsProps {
  attribute: AdminAttribute;
  onOpen: (open: Open) => void;
}

const Remove = ({ attribute, onOpen }: ActsProps) => (
  <IconButton
    size="s"
    label={treeTexts.removeOf(attribute.title)}
    onClick={() => onOpen({ kind: 'remove', attribute })}
  >
    <Trash2 className="i" aria-hidden="true" />
  </IconButton>
);

function Opened({ open, onClose }: { open: Open | null; onClose: () => void }) {
  if (open?.kind === 'edit') {
    return (
      <Suspense>
        <AttributeDialog attribute={open.attribute} onClose={onClose} />
      </Suspense>
    );
  }
  if (open === null) return null;
  const { id, revision, title } = open.attribute;
  return (
    <Confirm
      title={treeTexts.removeTitle(title)}
      text={attributeTexts.removeText}
      action={treeTexts.remove}
      onClose={onClose}
      onConfirm={async () => {
        await removeAttribute({ id, revision });
        showToast(treeTexts.removed(title));
      }}
    />
  );
}

/** «ویژگی‌ها» */
export default function AttributesScreen() {
  const { data, isPending, error, refetch } = useQuery(attributesQuery);
  const [filters, setFilters] = useFilters();
  const [open, setOpen] = useState<Open | null>(null);
  const all = data?.items ?? [];
  const groups = [...new Set(all.map(({ groupTitle }) => groupTitle))];
  const edit = (attribute: AdminAttribute) => setOpen({ kind: 'edit', attribute });
  const clear = () => setFilters({ q: '', group: '', kind: '', use: '' });
  const add = (
    <Button
      icon={<Plus className="i i-s" aria-hidden="true" />}
      onClick={() => setOpen({ kind: 'edit', attribute: null })}
    >
      {attributeTexts.add}
    </Button>
  );
  return (
    <Page title={attributeTexts.title} actions={all.length > 0 ? add : null}>
      <div className="grid gap-3">
        <ListFilters groups={groups} filters={filters} onChange={setFilters} />
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
          onClearFilters={Object.keys(filters).length > 0 ? clear : undefined}
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
                    aria-label={treeTexts.edit(attribute.title)}
                    onClick={() => edit(attribute)}
                  >
                    {texts.edit}
                  </Button>
                  <Remove attribute={attribute} onOpen={setOpen} />
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
              <span className="relative z-[1]">
                <Remove attribute={attribute} onOpen={setOpen} />
              </span>
            </>
          )}
        />
      </div>
      <Opened open={open} onClose={() => setOpen(null)} />
    </Page>
  );
}
