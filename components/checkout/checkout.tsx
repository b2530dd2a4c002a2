'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { CheckoutForm } from '#components/checkout/checkout-form.tsx';
import { CheckoutSkeleton } from '#components/checkout/checkout-skeleton.tsx';
import { OpenOrder } from '#components/checkout/open-order.tsx';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { CheckoutContext, useCheckout } from '#components/checkout/use-checkout.ts';
import { FailedReading } from '#components/states/failed-reading.tsx';
import { basketStore } from '#lib/basket/store.ts';
import type { OpenCheckout } from '#lib/checkout/open.ts';
import { paths } from '#lib/contract/paths.ts';

const load = async () => (await import('#lib/checkout/open.ts')).openCheckout();

/** Prices again when the basket changes, also in another tab. @returns a function that ends it */
function followBasket({ checkout }: OpenCheckout): () => void {
  return basketStore.subscribe((now, before) => {
    // At first the sequence only becomes known.
    if (before.sequence !== -1 && now.sequence > before.sequence) void checkout.price();
  });
}

/**
 * Address, delivery and payment of a member's basket, on one page.
 * @param agreement shown below the order button
 */
export function Checkout({ agreement }: { agreement: ReactNode }) {
  const [open, setOpen] = useState<OpenCheckout | 'loading' | 'failed'>('loading');
  const known = useRef<OpenCheckout | null>(null);

  const begin = useCallback(async () => {
    const loaded = known.current ?? (await load().catch(() => null));
    known.current = loaded;
    setOpen(loaded ?? 'failed');
    await loaded?.checkout.open();
  }, []);
  // Again each time the router shows the page: the basket may have changed.
  useEffect(() => void begin(), [begin]);
  useEffect(() => (typeof open === 'object' ? followBasket(open) : undefined), [open]);

  const retry = () => {
    setOpen('loading');
    void begin();
  };
  if (open === 'loading') return <CheckoutSkeleton />;
  if (open === 'failed') return <FailedReading level={2} texts={checkoutTexts} retry={retry} />;
  return (
    <CheckoutContext value={open}>
      <Contents retry={() => void open.checkout.open()} agreement={agreement} />
    </CheckoutContext>
  );
}

function Contents({ retry, agreement }: { retry: () => void; agreement: ReactNode }) {
  const reading = useCheckout((state) => state.reading);
  const answer = useCheckout((state) => state.answer);
  const book = useCheckout((state) => state.book);
  if (reading === 'failed') return <FailedReading level={2} texts={checkoutTexts} retry={retry} />;
  if (answer === null || book === null) return <CheckoutSkeleton />;
  if (answer.lines.length === 0 && answer.openOrder === null) return <Empty />;
  const { openOrder: number, openTotal, openWays } = answer;
  if (number !== null && openTotal !== null) {
    return <OpenOrder number={number} total={openTotal} ways={openWays} />;
  }
  return <CheckoutForm answer={answer} book={book} agreement={agreement} />;
}

/** The newest order of the member if it was made just now, in another tab perhaps. */
function useJustOrdered(): number | null {
  const [number, setNumber] = useState<number | null>(null);
  useEffect(() => {
    let isOver = false;
    void readJustOrdered().then(
      (found) => !isOver && setNumber(found),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, []);
  return number;
}

/** Age in ms up to which an order explains an empty basket. */
const recently = 3_600_000;

async function readJustOrdered(): Promise<number | null> {
  const { readOrders } = await import('#lib/account/order-client.ts');
  const outcome = await readOrders({ group: 'open' });
  const [newest] = outcome !== null && 'answer' in outcome ? outcome.answer.items : [];
  if (newest === undefined) return null;
  return Date.now() - Date.parse(newest.createdAt) < recently ? newest.number : null;
}

function Empty() {
  const ordered = useJustOrdered();
  if (ordered !== null) {
    return (
      <div className="empty">
        <h2>{checkoutTexts.ordered(ordered)}</h2>
        <p>{checkoutTexts.orderedText}</p>
        <div className="empty-ways">
          <a className="btn btn-primary" href={paths.order(ordered)}>
            {checkoutTexts.orderedWay}
          </a>
          <a className="btn btn-outline" href={paths.shop}>
            {checkoutTexts.emptyWay}
          </a>
        </div>
      </div>
    );
  }
  return (
    <div className="empty">
      <h2>{checkoutTexts.empty}</h2>
      <p>{checkoutTexts.emptyText}</p>
      <a className="btn btn-primary mt-3" href={paths.shop}>
        {checkoutTexts.emptyWay}
      </a>
    </div>
  );
}
