import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import type { BatchView } from '#lib/contract/goods-bulk.ts';
import { weekdayOf } from '#lib/text/order-date.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { batchTitle } from '#panel/bulk/batch-title.ts';
import { batchesQuery, undoBatch } from '#panel/bulk/calls.ts';
import { batchStates, bulkTexts } from '#panel/bulk/texts.ts';
import { At } from '#panel/orders/parts.tsx';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Failed } from '#panel/ui/states.tsx';

interface Props {
  /** Follows the batch that takes another one back. */
  onUndone: (batch: number) => void;
}

function Line({ batch, onUndone }: { batch: BatchView } & Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: undoBatch,
    onSuccess: (answer) => onUndone(answer.batch),
  });
  const title = batchTitle(batch);
  const isEnded = batch.state === 'done' || batch.state === 'stopped';
  return (
    <li className="batch">
      <span className="grid min-w-0">
        <span className="font-label truncate">{title}</span>
        <span className="small faint">
          {bulkTexts.rows(formatNumber(batch.done))}
          {batch.staff ? ` · ${batch.staff}` : null}
        </span>
        <span className="small faint">
          <At moment={batch.createdAt} />
          {isEnded ? null : ` · ${batchStates[batch.state]}`}
        </span>
      </span>
      {batch.undoneAt === null ? null : (
        <span className="small faint whitespace-nowrap">{bulkTexts.undone}</span>
      )}
      {batch.undoUntil === null ? null : (
        <Button
          size="s"
          isBusy={isPending}
          title={bulkTexts.until(weekdayOf(batch.undoUntil))}
          aria-label={`${bulkTexts.undo} ${title}`}
          icon={<Undo2 className="i i-s" aria-hidden="true" />}
          onClick={() => mutate(batch.batch)}
        >
          {bulkTexts.undo}
        </Button>
      )}
    </li>
  );
}

/** Changes of many until now, each with its way back for 30 days. */
export function BatchesBox({ onUndone }: Props) {
  const list = useInfiniteQuery(batchesQuery);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className="box grid gap-3">
      <h2>{bulkTexts.past}</h2>
      {list.error ? <Failed error={list.error} onRetry={list.refetch} /> : null}
      {list.isSuccess && items.length === 0 ? (
        <p className="medium muted">{bulkTexts.pastEmpty}</p>
      ) : null}
      <ul aria-label={bulkTexts.past} aria-busy={list.isPending}>
        {items.map((batch) => (
          <Line key={batch.batch} batch={batch} onUndone={onUndone} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      ) : null}
    </section>
  );
}
