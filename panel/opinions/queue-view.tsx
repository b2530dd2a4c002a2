import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import { waitingQuery } from '#panel/opinions/calls.ts';
import { Judging } from '#panel/opinions/judging.tsx';
import { currentOf, keyOf, progressOf, putOff } from '#panel/opinions/queue.ts';
import { opinionTexts as words } from '#panel/opinions/texts.ts';
import { EmptyState, Failed } from '#panel/ui/states.tsx';
import '#panel/styles/opinions.css';

/** So many are left before the next page is read. */
const fewLeft = 3;

/** The queue: one text at a time. */
export function QueueView() {
  const list = useInfiniteQuery(waitingQuery);
  const [later, setLater] = useState<readonly string[]>([]);
  const [judged, setJudged] = useState(0);
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const fresh = items.filter((item) => !later.includes(keyOf(item))).length;
  const { hasNextPage, isFetching, fetchNextPage } = list;
  useEffect(() => {
    if (fresh <= fewLeft && hasNextPage && !isFetching) void fetchNextPage();
  }, [fresh, hasNextPage, isFetching, fetchNextPage]);
  const item = currentOf(items, later);
  if (list.error && !list.data) return <Failed error={list.error} onRetry={list.refetch} />;
  if (list.isPending) return <Loading />;
  if (item === null) {
    return <EmptyState icon={CircleCheck} title={words.done} text={words.doneText} />;
  }
  const key = keyOf(item);
  const off = later.filter((each) => items.some((one) => keyOf(one) === each)).length;
  const { at, of } = progressOf({ judged, putOff: off, total: list.data.pages[0]?.total ?? 0 });
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p className="small faint">{words.place(formatNumber(at), formatNumber(of))}</p>
        <progress className="queue-progress" max={of} value={at} aria-label={words.waiting} />
      </div>
      <Judging
        key={`${key} ${item.revision}`}
        item={item}
        answer={drafts[key] ?? ''}
        onAnswer={(answer) => setDrafts({ ...drafts, [key]: answer })}
        onJudged={() => setJudged((count) => count + 1)}
        onLater={() => setLater(putOff(later, key))}
        onPrevious={later.length > 0 ? () => setLater(later.slice(0, -1)) : null}
      />
    </div>
  );
}

function Loading() {
  return (
    <div className="grid gap-4" aria-busy="true">
      <span className="skeleton" />
      <span className="skeleton" />
      <span className="skeleton" />
    </div>
  );
}
