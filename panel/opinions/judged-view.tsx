import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { WrittenKind } from '#lib/contract/opinion.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { type Judged, judgedQuery, type WantedJudged } from '#panel/opinions/calls.ts';
import { keyOf } from '#panel/opinions/queue.ts';
import { kindTitles, opinionTexts as words } from '#panel/opinions/texts.ts';
import { At } from '#panel/orders/parts.tsx';
import { Button } from '#panel/ui/button.tsx';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { EmptyState } from '#panel/ui/states.tsx';
import { FilterChip, Toolbar } from '#panel/ui/toolbar.tsx';

const OpinionDrawer = lazy(() => import('#panel/opinions/opinion-drawer.tsx'));

const kinds: readonly WrittenKind[] = ['review', 'question', 'answer', 'comment'];
const kindOptions = kinds.map((value) => ({ value, label: kindTitles[value] }));

const aboutOf = ({ product, post }: Judged): string =>
  isolateLatin(product?.nameFa ?? post?.title ?? '');
const titleOf = ({ kind, author }: Judged): string => words.writtenBy(kindTitles[kind], author);

const columns: readonly Column<Judged>[] = [
  {
    key: 'text',
    head: words.text,
    cell: (item) => (
      <span className="grid">
        <span className="small faint">{titleOf(item)}</span>
        <span className="clamp-1" dir="auto">
          {item.body === '' ? words.stars(String(item.stars)) : item.body}
        </span>
      </span>
    ),
  },
  {
    key: 'about',
    head: words.about,
    cell: (item) => <span className="medium muted clamp-1">{aboutOf(item)}</span>,
    className: 'w-72',
  },
  {
    key: 'at',
    head: words.at,
    cell: ({ writtenAt }) => <At moment={writtenAt} />,
    className: 'w-44',
  },
];

interface Props {
  wanted: WantedJudged;
  onKind: (kind: string) => void;
}

/** What was judged, to read again and decide otherwise. */
export function JudgedView({ wanted, onKind }: Props) {
  const list = useInfiniteQuery(judgedQuery(wanted));
  const [opened, setOpened] = useState<Judged | null>(null);
  return (
    <div className="grid gap-3">
      <Toolbar>
        <FilterChip
          label={words.kind}
          options={kindOptions}
          value={wanted.kind ?? ''}
          onChange={onKind}
        />
      </Toolbar>
      <DataTable
        label={words.title}
        rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
        idOf={keyOf}
        nameOf={titleOf}
        isLoading={list.isPending}
        error={list.error}
        onRetry={list.refetch}
        onMore={list.hasNextPage ? list.fetchNextPage : undefined}
        isLoadingMore={list.isFetchingNextPage}
        onClearFilters={wanted.kind ? () => onKind('') : undefined}
        empty={
          <EmptyState
            icon={MessageSquareText}
            title={words.noneOf[wanted.state]}
            text={words.noneText}
          />
        }
        onOpen={setOpened}
        columns={[
          ...columns,
          {
            key: 'acts',
            head: '',
            kind: 'acts',
            cell: (item) => (
              <Button
                size="s"
                aria-label={words.openOf(item.author)}
                onClick={() => setOpened(item)}
              >
                {words.open}
              </Button>
            ),
          },
        ]}
        card={(item) => (
          <button type="button" className="card-body card-open" onClick={() => setOpened(item)}>
            <span className="flex justify-between gap-2">
              <span className="font-label truncate">{titleOf(item)}</span>
              <At moment={item.writtenAt} />
            </span>
            <span className="clamp-2" dir="auto">
              {item.body === '' ? words.stars(String(item.stars)) : item.body}
            </span>
            <span className="small faint truncate">{aboutOf(item)}</span>
          </button>
        )}
      />
      {opened ? (
        <Suspense>
          <OpinionDrawer key={keyOf(opened)} item={opened} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
