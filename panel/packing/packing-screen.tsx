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

/** Paid orders, the oldest first: what comes to the front stays there while others arrive behind. */
const queueQuery = newestQuery({ state: 'paid', isOldestFirst: true });

/** «ایستگاه بسته‌بندی»: one order after the other, for a phone at the table. */
export default function PackingScreen() {
  const queue = useQuery(queueQuery);
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const orders = (queue.data?.items ?? []).filter(({ number }) => !done.has(number));
  const [held, setHeld] = useState<number | null>(null);
  const at = orders.findIndex(({ number }) =>
    held === null ? !skipped.has(number) : number === held,
  );
  const first = orders[at]?.number ?? null;
  // The order on the table stays there until it is done or passed over, though it leaves the queue by being done.
  if (held === null && first !== null) setHeld(first);
  const count = formatNumber(orders.length);
  const place = formatNumber(Math.max(at, 0) + 1);
  const leave = (number: number, isDone: boolean) => {
    setHeld(null);
    if (isDone) setDone(new Set(done).add(number));
    else setSkipped(new Set(skipped).add(number));
  };
  return (
    <div className="station">
      <title>{`${words.title} | ${texts.panel}`}</title>
      {held !== null ? (
        <PackOrder
          key={held}
          number={held}
          place={queue.data?.next ? words.more(place, count) : words.place(place, count)}
          share={orders.length === 0 ? 1 : Math.max(at, 0) / orders.length}
          onSkip={() => leave(held, false)}
          onDone={() => leave(held, true)}
        />
      ) : (
        <>
          <header className="top top-back">
            <Link to="/orders" className="ib" aria-label={words.close}>
              <X className="i" aria-hidden="true" />
            </Link>
            <h1>{words.title}</h1>
          </header>
          {queue.isPending ? <span className="skeleton m-4" /> : null}
          {queue.error ? <Failed error={queue.error} onRetry={queue.refetch} /> : null}
          {queue.data && orders.length === 0 ? (
            <EmptyState icon={PackageCheck} title={words.empty} text={words.emptyText}>
              <Link to="/orders" className="btn btn-outline">
                {words.orders}
              </Link>
            </EmptyState>
          ) : null}
          {orders.length > 0 ? (
            <EmptyState icon={PackageCheck} title={words.over} text={words.overText(count)}>
              <Button onClick={() => setSkipped(new Set())}>{words.again}</Button>
            </EmptyState>
          ) : null}
        </>
      )}
    </div>
  );
}
