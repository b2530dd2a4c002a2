import { useMutation, useQuery } from '@tanstack/react-query';
import { FolderTree, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AdminCategory } from '#lib/contract/goods-tree.ts';
import { moveCategory, readCategories, removeCategory } from '#panel/categories/calls.ts';
import type { LandingOwner } from '#panel/categories/landing-calls.ts';
import { CategoryRow } from '#panel/categories/category-row.tsx';
import { categoryTexts } from '#panel/categories/texts.ts';
import { useLift } from '#panel/categories/use-lift.ts';
import { Page } from '#panel/frame/page.tsx';
import { categoriesQuery } from '#panel/goods/calls.ts';
import { treeTexts } from '#panel/goods/tree-texts.ts';
import { type Spot, placed, spotAfter, spotOfDrop, treeRows } from '#panel/goods/tree.ts';
import { Button } from '#panel/ui/button.tsx';
import { Confirm } from '#panel/ui/confirm.tsx';
import { Sortable } from '#panel/ui/sortable.tsx';
import { EmptyState, Failed } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';

const LandingsDialog = lazy(() => import('#panel/categories/landings-dialog.tsx'));
const CategoryDialog = lazy(() => import('#panel/categories/category-dialog.tsx'));

/** One level, in px, as a pointer draws it. */
const indentWidth = 28;

/** What is open: a category, or a new one below `parent`. */
type Open =
  | { kind: 'edit'; category: AdminCategory }
  | { kind: 'new'; parent: AdminCategory | null }
  | { kind: 'landings'; category: LandingOwner }
  | { kind: 'remove'; category: AdminCategory };

interface TreeProps {
  stored: readonly AdminCategory[];
  onOpen: (open: Open) => void;
}

function Tree({ stored, onOpen }: TreeProps) {
  // The tree as it will be, until the service has answered.
  const [awaited, setAwaited] = useState<readonly AdminCategory[] | null>(null);
  const { mutate } = useMutation({
    mutationFn: moveCategory,
    onSuccess: ({ items }, { id }) => {
      const title = items.find((each) => each.id === id)?.title ?? '';
      showToast(categoryTexts.moved(title));
    },
    onError: () => readCategories(),
    onSettled: () => setAwaited(null),
  });
  const current = awaited ?? stored;
  const put = (id: number, spot: Spot) => {
    const category = current.find((each) => each.id === id);
    if (!category || awaited !== null) return;
    setAwaited(placed(current, id, spot));
    mutate({ id, revision: category.revision, ...spot });
  };
  const lift = useLift(current, put);
  const rows = treeRows(lift.nodes);
  const drop = (from: number, to: number, right: number) => {
    const landed = spotOfDrop(rows, from, to, Math.round(-right / indentWidth));
    const row = rows[from];
    if (!landed || !row) return;
    const { id, spot } = landed;
    if (spot.parentId !== row.node.parentId || spot.place !== row.place) put(id, spot);
  };
  return (
    <>
      <Sortable onMove={drop} isPointerOnly>
        <ul className="branches" aria-label={categoryTexts.title}>
          {rows.map((row, at) => {
            const { id } = row.node;
            return (
              <CategoryRow
                key={id}
                row={row}
                at={at}
                isLifted={lift.liftedId === id}
                canStep={(step) => spotAfter(lift.nodes, id, step) !== null}
                onStep={(step) => {
                  const spot = spotAfter(current, id, step);
                  if (spot) put(id, spot);
                }}
                onKeyDown={lift.onKey(id)}
                onEdit={() => onOpen({ kind: 'edit', category: row.node })}
                onAdd={() => onOpen({ kind: 'new', parent: row.node })}
                onLandings={() => onOpen({ kind: 'landings', category: row.node })}
                onRemove={() => onOpen({ kind: 'remove', category: row.node })}
              />
            );
          })}
        </ul>
      </Sortable>
      <output className="sr-only" aria-live="assertive">
        {lift.said}
      </output>
      <p className="desk small faint">{categoryTexts.keys}</p>
    </>
  );
}

function Opened({ open, onClose }: { open: Open | null; onClose: () => void }) {
  if (open === null) return null;
  if (open.kind === 'landings') {
    return (
      <Suspense>
        <LandingsDialog category={open.category} onClose={onClose} />
      </Suspense>
    );
  }
  if (open.kind === 'remove') {
    const { id, revision, title } = open.category;
    return (
      <Confirm
        title={treeTexts.removeTitle(title)}
        text={categoryTexts.removeText}
        action={treeTexts.remove}
        onClose={onClose}
        onConfirm={async () => {
          await removeCategory({ id, revision });
          showToast(treeTexts.removed(title));
        }}
      />
    );
  }
  const { category, parent } =
    open.kind === 'edit' ? { category: open.category, parent: null } : { ...open, category: null };
  return (
    <Suspense>
      <CategoryDialog category={category} parent={parent} onClose={onClose} />
    </Suspense>
  );
}

/** «دسته‌بندی‌ها» */
export default function CategoriesScreen() {
  const { data, error, refetch } = useQuery(categoriesQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const items = data?.items ?? [];
  const add = (
    <Button
      icon={<Plus className="i i-s" aria-hidden="true" />}
      onClick={() => setOpen({ kind: 'new', parent: null })}
    >
      {categoryTexts.add}
    </Button>
  );
  return (
    <Page title={categoryTexts.title} width="mid" actions={items.length > 0 ? add : null}>
      {error ? <Failed error={error} onRetry={refetch} /> : null}
      {data && items.length === 0 ? (
        <EmptyState icon={FolderTree} title={categoryTexts.empty} text={categoryTexts.emptyText}>
          {add}
        </EmptyState>
      ) : null}
      {items.length > 0 ? <Tree stored={items} onOpen={setOpen} /> : null}
      <Opened open={open} onClose={() => setOpen(null)} />
    </Page>
  );
}
