'use client';

import { useCallback, useRef } from 'react';
import { FormerOrders } from '#components/account/orders/former-orders.tsx';
import { OrderRow } from '#components/account/orders/order-row.tsx';
import { groupTexts, ordersTexts } from '#components/account/orders/texts.ts';
import { useOrderNews } from '#components/account/orders/use-order-news.ts';
import { useOwnQuery } from '#components/account/opinions/use-own-query.ts';
import { useReading } from '#components/account/use-reading.ts';
import { PageLinks } from '#components/listing/page-links.tsx';
import { FailedReading } from '#components/states/failed-reading.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { OrderGroup, OrderListAnswer } from '#lib/contract/member-order.ts';
import { paths } from '#lib/contract/paths.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

/** In the order of the tabs. */
const groups: readonly OrderGroup[] = ['all', 'open', 'delivered', 'returned', 'cancelled'];

function hrefOf(group: OrderGroup, page = 1): string {
  const query = new URLSearchParams();
  if (group !== 'all') query.set('group', group);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? paths.orders : `${paths.orders}?${query}`;
}

/** The member's orders, the newest first. */
export function Orders() {
  const asked = useOwnQuery(paths.orders, 'group');
  const written = useOwnQuery(paths.orders, 'page') ?? '1';
  const group = groups.find((each) => each === asked) ?? 'all';
  const page = /^[1-9]\d{0,3}$/.test(written) ? Number(written) : 1;
  return <Page key={`${group} ${page}`} group={group} page={page} />;
}

async function read(group: OrderGroup, page: number) {
  const outcome = await (await import('#lib/account/order-client.ts')).readOrders({ group, page });
  const isPast =
    page > 1 && outcome !== null && 'answer' in outcome && outcome.answer.items.length === 0;
  if (!isPast) return outcome;
  // An order may have left the group; the first page is always there, and on its way.
  location.replace(hrefOf(group));
  return null;
}

function Page({ group, page }: { group: OrderGroup; page: number }) {
  const load = useCallback(() => read(group, page), [group, page]);
  const { reading, show, retry } = useReading(load);
  const turn = useRef(0);
  const reread = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    const again = async () => {
      const outcome = await load().catch(() => null);
      // Only the latest answer counts: an older one may come after it.
      if (mine !== turn.current || outcome === null || !('answer' in outcome)) return;
      show(outcome.answer);
    };
    void again();
  }, [load, show]);
  useOrderNews(reread);
  if (reading === 'loading') return <OrdersSkeleton />;
  if (reading === 'failed') return <FailedReading level={2} texts={ordersTexts} retry={retry} />;
  return (
    <>
      {reading.counts.all === 0 ? <Empty /> : <List answer={reading} group={group} />}
      {group === 'all' && page === 1 ? <FormerOrders /> : null}
    </>
  );
}

interface ListProps {
  answer: OrderListAnswer;
  group: OrderGroup;
}

function List({ answer, group }: ListProps) {
  const { items, counts, page, pageCount } = answer;
  return (
    <>
      <nav aria-label={ordersTexts.groups} className="order-groups">
        <div className="tabs">
          {groups.map((each) => (
            <a key={each} href={hrefOf(each)} {...(each === group && { 'aria-current': 'page' })}>
              {groupTexts[each]}
              <small>{toPersianDigits(counts[each])}</small>
            </a>
          ))}
        </div>
      </nav>
      {items.length === 0 ? (
        <p className="py-10 text-center text-ink-2">{ordersTexts.emptyGroup}</p>
      ) : null}
      {items.map((order) => (
        <OrderRow key={order.number} order={order} />
      ))}
      <PageLinks page={page} pageCount={pageCount} href={(to) => hrefOf(group, to)} />
    </>
  );
}

function Empty() {
  return (
    <div className="empty">
      <span className="empty-sign">
        <Icon name="package" />
      </span>
      <h2>{ordersTexts.empty}</h2>
      <p>{ordersTexts.emptyText}</p>
      <div className="empty-ways">
        <a className="btn btn-primary" href={paths.shop}>
          {ordersTexts.shop}
        </a>
      </div>
    </div>
  );
}

/** Placeholder of the same size as the loaded orders. */
export function OrdersSkeleton() {
  return (
    <div className="needs-script awaited motion-safe:animate-pulse">
      <p className="sr-only">{ordersTexts.loading}</p>
      <div className="grid gap-4" aria-hidden>
        <div className="h-12 w-80 max-w-full rounded-8 bg-sunken-2" />
        {[1, 2, 3].map((place) => (
          <div key={place} className="h-32 rounded-16 bg-sunken-2" />
        ))}
      </div>
    </div>
  );
}
