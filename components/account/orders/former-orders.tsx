'use client';

import { useReading } from '#components/account/use-reading.ts';
import { formerTexts, orderTexts } from '#components/account/orders/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { FormerOrder } from '#lib/contract/former-order.ts';
import { formerStatusTitles } from '#lib/contract/former-order-names.ts';
import { paths } from '#lib/contract/paths.ts';
import { formatDate } from '#lib/text/date.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber } from '#lib/text/toman.ts';

const load = async () => (await import('#lib/account/order-client.ts')).readFormerOrders();

/** What the member bought in the shop's former software; nothing for those who did not. */
export function FormerOrders() {
  const { reading } = useReading(load);
  if (typeof reading === 'string' || reading.items.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="former-orders">
      <h2 id="former-orders" className="text-16 font-bold">
        {formerTexts.title}
      </h2>
      <p className="text-13 text-ink-2">{formerTexts.about}</p>
      {reading.items.map((order) => (
        <Former key={order.id} order={order} />
      ))}
    </section>
  );
}

function Former({ order }: { order: FormerOrder }) {
  const { number, createdAt, status, total, refunded, payment, lines } = order;
  return (
    <details className="border-b border-line py-4">
      <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 text-13">
        <b className="font-label">
          {formerTexts.number} <bdi dir="ltr">{toPersianDigits(number)}</bdi>
        </b>
        <time dateTime={createdAt} className="text-ink-3">
          {formatDate(createdAt)}
        </time>
        <span className="text-ink-2">{formerStatusTitles[status]}</span>
        <span className="price ms-auto">
          {formatNumber(total)}
          <small> {orderTexts.toman}</small>
        </span>
        <Icon name="chevron-down" className="i-s flex-none self-center text-ink-3" />
      </summary>
      <ul className="grid gap-2 pt-3 text-13">
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may be of one product
          <li key={at} className="flex justify-between gap-3">
            <span className="min-w-0 break-words">
              {line.product ? (
                <a
                  className="link"
                  href={paths.product(line.product.websiteCode, line.product.slug)}
                >
                  {isolateLatin(line.name)}
                </a>
              ) : (
                isolateLatin(line.name)
              )}
              {line.count > 1 ? ` × ${formatNumber(line.count)}` : ''}
            </span>
            {line.total === null ? null : (
              <span className="whitespace-nowrap">{formatNumber(line.total)}</span>
            )}
          </li>
        ))}
        {payment === '' ? null : <li className="text-ink-3">{formerTexts.paidBy(payment)}</li>}
        {refunded > 0 ? (
          <li className="text-ink-3">{formerTexts.refunded(formatNumber(refunded))}</li>
        ) : null}
      </ul>
    </details>
  );
}
