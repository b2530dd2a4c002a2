import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { GetBatchAnswer } from '#lib/contract/goods-bulk.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { batchTitle } from '#panel/bulk/batch-title.ts';
import { batchQuery, readChanged, stopBatch } from '#panel/bulk/calls.ts';
import { batchStates, bulkTexts } from '#panel/bulk/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Note } from '#panel/ui/states.tsx';

const isUnderWay = ({ state }: GetBatchAnswer): boolean =>
  state === 'waiting' || state === 'running';

/** Reads lists again once a change that was under way has ended. */
function useEnd(batch: GetBatchAnswer | undefined): void {
  const wasUnderWay = useRef(false);
  const isNow = batch !== undefined && isUnderWay(batch);
  useEffect(() => {
    if (wasUnderWay.current && !isNow) void readChanged();
    wasUnderWay.current = isNow;
  }, [isNow]);
}

/** How far a change is. */
export function ProgressBox({ id }: { id: number }) {
  const { data: batch } = useQuery(batchQuery(id));
  const { mutate, isPending } = useMutation({ mutationFn: stopBatch });
  useEnd(batch);
  if (batch === undefined) return null;
  const { total, done, skipped } = batch;
  const passed = done + skipped;
  const isRunning = isUnderWay(batch);
  return (
    <section className="box grid gap-3" aria-label={batchTitle(batch)}>
      <div className="flex items-center justify-between gap-3">
        <h2>{batchTitle(batch)}</h2>
        <span className="medium muted whitespace-nowrap">
          {bulkTexts.progress(formatNumber(passed), formatNumber(total))}
        </span>
      </div>
      <progress
        className="progress"
        aria-label={batchTitle(batch)}
        max={Math.max(total, 1)}
        value={total === 0 ? 1 : passed}
      />
      <output className="medium muted">
        {isRunning ? batchStates[batch.state] : null}
        {batch.state === 'done' ? bulkTexts.done(formatNumber(done)) : null}
        {batch.state === 'stopped' ? bulkTexts.stopped(formatNumber(done)) : null}
      </output>
      {skipped > 0 ? <Note kind="wait">{bulkTexts.skipped(formatNumber(skipped))}</Note> : null}
      {isRunning ? (
        <Button isBusy={isPending} onClick={() => mutate(id)}>
          {bulkTexts.stop}
        </Button>
      ) : null}
    </section>
  );
}
