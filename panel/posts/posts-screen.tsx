import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Newspaper, Plus, Tags } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Page } from '#panel/frame/page.tsx';
import { authorsQuery, categoriesQuery, postsQuery } from '#panel/posts/calls.ts';
import { PostList } from '#panel/posts/post-list.tsx';
import { postsTexts, stateWords } from '#panel/posts/texts.ts';
import { tabStates, wantedOf } from '#panel/posts/wanted.ts';
import { useFilters } from '#panel/ui/address.ts';
import { Button } from '#panel/ui/button.tsx';
import { EmptyState, Note } from '#panel/ui/states.tsx';
import { Tabs } from '#panel/ui/tabs.tsx';
import { FilterChip, SearchField, Toolbar } from '#panel/ui/toolbar.tsx';

const TermsDialog = lazy(() => import('#panel/posts/terms-dialog.tsx'));

const tabs = [
  { label: postsTexts.all, filters: {} },
  ...tabStates.map((state) => ({ label: stateWords[state].word, filters: { state } })),
];

const optionsOf = (items: readonly { id: number; title: string }[] = []) =>
  items.map(({ id, title }) => ({ value: String(id), label: title }));

function Empty({ isBin }: { isBin: boolean }) {
  if (isBin) return <EmptyState icon={Newspaper} title={postsTexts.emptyBin} />;
  return (
    <EmptyState icon={Newspaper} title={postsTexts.empty} text={postsTexts.emptyText}>
      <Link to="/posts/new" className="btn btn-outline">
        {postsTexts.new}
      </Link>
    </EmptyState>
  );
}

/** «نوشته‌ها» */
export default function PostsScreen() {
  const [filters, setFilters] = useFilters();
  const [isNaming, setIsNaming] = useState(false);
  const wanted = wantedOf(filters);
  const list = useInfiniteQuery(postsQuery(wanted));
  const { data: categories } = useQuery(categoriesQuery);
  const { data: authors } = useQuery(authorsQuery);
  const { state, ...narrowing } = wanted;
  const isNarrowed = Object.keys(narrowing).length > 0;
  return (
    <Page
      title={postsTexts.title}
      actions={
        <>
          <Button
            className="desk-flex"
            icon={<Tags className="i i-s" aria-hidden="true" />}
            onClick={() => setIsNaming(true)}
          >
            {postsTexts.terms}
          </Button>
          <Link to="/posts/new" className="btn btn-primary">
            <Plus className="i i-s" aria-hidden="true" />
            <span className="desk">{postsTexts.new}</span>
            <span className="phone">{postsTexts.newShort}</span>
          </Link>
        </>
      }
    >
      <div className="grid gap-3">
        <Tabs
          label={postsTexts.views}
          tabs={tabs}
          isShown={(tab) => ('state' in tab.filters ? tab.filters['state'] : undefined) === state}
        />
        <Toolbar>
          <SearchField
            label={postsTexts.search}
            value={filters['q'] ?? ''}
            onChange={(q) => setFilters({ q })}
          />
          <FilterChip
            label={postsTexts.category}
            options={optionsOf(categories?.items)}
            value={filters['category'] ?? ''}
            onChange={(category) => setFilters({ category })}
          />
          <FilterChip
            label={postsTexts.author}
            options={optionsOf(authors?.items)}
            value={filters['author'] ?? ''}
            onChange={(author) => setFilters({ author })}
          />
        </Toolbar>
        {state === 'bin' ? <Note>{postsTexts.binNote}</Note> : null}
        <PostList
          rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
          isLoading={list.isPending}
          error={list.error}
          onRetry={list.refetch}
          onMore={list.hasNextPage ? list.fetchNextPage : undefined}
          isLoadingMore={list.isFetchingNextPage}
          onClearFilters={
            isNarrowed ? () => setFilters({ q: '', category: '', author: '' }) : undefined
          }
          empty={<Empty isBin={state === 'bin'} />}
        />
        <Button
          className="justify-self-start lg:hidden"
          look="quiet"
          onClick={() => setIsNaming(true)}
        >
          {postsTexts.terms}
        </Button>
      </div>
      {isNaming ? (
        <Suspense>
          <TermsDialog onClose={() => setIsNaming(false)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
