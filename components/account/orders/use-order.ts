import { useCallback, useEffect, useRef, useState } from 'react';
import { useOrderNews } from '#components/account/orders/use-order-news.ts';
import { useReading } from '#components/account/use-reading.ts';
import type { OrderNews } from '#lib/account/order-news.ts';
import type { OrderAnswer } from '#lib/contract/member-order.ts';

const notFound = 404;

/** Whether an address can be an order's. */
const isNumber = (written: string): boolean => /^[1-9]\d{0,14}$/.test(written);

/**
 * Reads an order, and again after each of its steps.
 * @param written the number in the page's address
 */
export function useOrder(written: string) {
  const [isMissing, setIsMissing] = useState(!isNumber(written));
  const load = useCallback(async () => {
    if (!isNumber(written)) return null;
    const { readOrder } = await import('#lib/account/order-client.ts');
    const outcome = await readOrder(Number(written));
    if (outcome === null || 'answer' in outcome || outcome.status !== notFound) return outcome;
    setIsMissing(true);
    return null;
  }, [written]);
  const { reading, show, retry } = useReading<OrderAnswer>(load);
  /** Version of what is shown. */
  const version = useRef(0);
  useEffect(() => {
    version.current = typeof reading === 'object' ? reading.version : 0;
  }, [reading]);

  /** Answers may arrive in any order: an older one is ignored. */
  const showNewer = useCallback(
    (answer: OrderAnswer) => {
      if (answer.version < version.current) return;
      version.current = answer.version;
      show(answer);
    },
    [show],
  );
  const reread = useCallback(() => {
    const again = async () => {
      const outcome = await load().catch(() => null);
      if (outcome !== null && 'answer' in outcome) showNewer(outcome.answer);
    };
    void again();
  }, [load, showNewer]);
  const hear = useCallback(
    (news: OrderNews | null) => {
      const isNews = news?.number === Number(written) && news.version > version.current;
      if (news === null || isNews) reread();
    },
    [reread, written],
  );
  useOrderNews(hear);
  return { reading: isMissing ? ('missing' as const) : reading, show: showNewer, reread, retry };
}
