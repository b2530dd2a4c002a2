import { Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { goodsTexts } from '#panel/goods/texts.ts';
import { type View, viewsOf, withoutView, withView } from '#panel/goods/views.ts';
import { isFiltered, isSameView, ownFilters } from '#panel/goods/wanted.ts';
import type { Filters } from '#panel/ui/filters.ts';
import { type Tab, Tabs } from '#panel/ui/tabs.tsx';

const ViewDialog = lazy(() => import('#panel/goods/view-dialog.tsx'));

function read(key: string): View[] {
  try {
    return viewsOf(localStorage.getItem(key));
  } catch {
    return [];
  }
}

function keep(key: string, views: readonly View[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(views));
  } catch {
    // They are kept until the page is left.
  }
}

interface Props {
  /** Of which list: names where the views are kept. */
  list: string;
  /** Views that every shop has. */
  given: readonly Tab[];
  filters: Filters;
}

/** Saved views of a list as tabs; the last entry saves the one that is shown, or removes it. */
export function SavedViews({ list, given, filters }: Props) {
  const key = `panel-views-${list}`;
  const [views, setViews] = useState(() => read(key));
  const [isNaming, setIsNaming] = useState(false);
  const change = (next: readonly View[]) => {
    keep(key, next);
    setViews([...next]);
  };
  const isShown = (tab: Pick<Tab, 'filters'>) => isSameView(tab.filters, filters);
  const own = views.find(isShown);
  const isNew = isFiltered(filters) && !own && !given.some(isShown);
  return (
    <>
      <Tabs
        label={goodsTexts.views}
        tabs={[
          ...given,
          ...views.map(({ name, filters: kept }) => ({ label: name, filters: kept })),
        ]}
        isShown={isShown}
      >
        {isNew ? (
          <button type="button" onClick={() => setIsNaming(true)}>
            <Plus className="i i-s" aria-hidden="true" />
            {goodsTexts.saveView}
          </button>
        ) : null}
        {own ? (
          <button
            type="button"
            aria-label={goodsTexts.removeView(own.name)}
            title={goodsTexts.removeView(own.name)}
            onClick={() => change(withoutView(views, own.name))}
          >
            <Trash2 className="i i-s" aria-hidden="true" />
          </button>
        ) : null}
      </Tabs>
      {isNaming ? (
        <Suspense>
          <ViewDialog
            onClose={() => setIsNaming(false)}
            onSave={(name) => {
              change(withView(views, { name, filters: ownFilters(filters) }));
              setIsNaming(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
