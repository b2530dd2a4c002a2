import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PackageCheck, X } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import { newestQuery } from '#panel/orders/calls.ts';
import { PackOrder } from '#panel/packing/pack-order.tsx';
import { packingTexts as words } from '#panel/packing/texts.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { EmptyState, Failed } from '#panel/ui/states.tsx';
import '#panel/styles/packing.css';
import '#panel/styles/sheets.css';

/** Paid orders, the oldest first: what comes to the front stays there while others arrive behind. */
const queueQuery = newestQuery({ state: 'paid', isOldestFirst: true });

interface QueueProps {
  /** Orders that were passed over; null while they are read. */
  passed: number | null;
  error: unknown;
  onRetry: () => unknown;
  onAgain: () => void;
}

/** What is shown when no order lies on the table. */
function Over({ passed, error, onRetry, onAgain }: QueueProps) {
  if (error) return <Failed error={error} onRetry={onRetry} />;
  if (passed === null) return <span className="skeleton m-4" aria-busy="true" />;
  if (passed > 0) {
    return (
      <EmptyState
        icon={PackageCheck}
        title={words.over}
        text={words.overText(formatNumber(passed))}
      >
        <Button onClick={onAgain}>{words.again}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={PackageCheck} title={words.empty} text={words.emptyText}>
      <Link to="/orders" className="btn btn-outline">
        {words.orders}
      </Link>
    </EmptyState>
  );
}

/** The queue, and which of its orders lies on the table. */
function useQueue() {
  const queue = useQuery(queueQuery);
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const [held, setHeld] = useState<number | null>(null);
  const orders = queue.data?.items.filter(({ number }) => !done.has(number)) ?? [];
  const first = orders.find(({ number }) => !skipped.has(number));
  // The order on the table stays there until it is done or passed over, though it leaves the queue by being done.
  if (held === null && first) setHeld(first.number);
  const at = Math.max(
    0,
    orders.findIndex(({ number }) => number === held),
  );
  const leave = (number: number, isDone: boolean) => {
    setHeld(null);
    if (isDone) setDone(new Set(done).add(number));
    else setSkipped(new Set(skipped).add(number));
  };
  return { queue, orders, held, at, leave, again: () => setSkipped(new Set()) };
}

/** «ایستگاه بسته‌بندی»: one order after the other, for a phone at the table. */
export default function PackingScreen() {
  const { queue, orders, held, at, leave, again } = useQueue();
  const [isFilming, setIsFilming] = useState(false);
  const [place, count] = [formatNumber(at + 1), formatNumber(orders.length)];
  return (
    <div className="station">
      <title>{`${words.title} | ${texts.panel}`}</title>
      {held === null ? (
        <>
          <header className="top top-back">
            <Link to="/orders" className="ib" aria-label={words.close}>
              <X className="i" aria-hidden="true" />
            </Link>
            <h1>{words.title}</h1>
          </header>
          <Over
            passed={queue.data ? orders.length : null}
            error={queue.error}
            onRetry={queue.refetch}
            onAgain={again}
          />
        </>
      ) : (
        <PackOrder
          key={held}
          number={held}
          place={queue.data?.next ? words.more(place, count) : words.place(place, count)}
          share={orders.length === 0 ? 1 : at / orders.length}
          isFilming={isFilming}
          onFilming={setIsFilming}
          onSkip={() => leave(held, false)}
          onDone={() => leave(held, true)}
        />
      )}
    </div>
  );
}
