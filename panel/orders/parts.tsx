import { Link } from '@tanstack/react-router';
import type { ListedOrder } from '#lib/contract/admin-orders.ts';
import { dayInTehran } from '#lib/text/date.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { timeOf, weekdayOf } from '#lib/text/order-date.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { ordersTexts } from '#panel/orders/texts.ts';
import { texts } from '#panel/texts.ts';
import { Thumb } from '#panel/ui/thumb.tsx';
import { useNow } from '#panel/ui/use-now.ts';

/** The first pictures of an order, and how many lines follow. */
export function Goods({ order }: { order: Pick<ListedOrder, 'products' | 'lineCount'> }) {
  const rest = order.lineCount - order.products.length;
  return (
    <span className="flex items-center gap-1">
      {order.products.map(({ image, nameFa }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may be of one product
        <Thumb key={`${image} ${at}`} image={image} size={28} name={isolateLatin(nameFa)} />
      ))}
      {rest > 0 ? (
        <bdi dir="ltr" className="small muted ps-1">
          {`+${formatNumber(rest)}`}
        </bdi>
      ) : null}
    </span>
  );
}

/** Numbers, codes and phones keep their direction in a Persian line; codes with letters also their digits. */
export function Ltr({ children, className }: { children: string; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {/[A-Za-z]/.test(children) ? children : toPersianDigits(children)}
    </bdi>
  );
}

export function OrderLink({ number, isWhole = false }: { number: number; isWhole?: boolean }) {
  return (
    <Link
      to="/orders/$number"
      params={{ number: String(number) }}
      className={isWhole ? 'row-open font-price' : 'link'}
      aria-label={ordersTexts.order(number)}
    >
      <Ltr>{String(number)}</Ltr>
    </Link>
  );
}

/** «۱۳:۴۶» today, the day before that, with the time below. */
export function At({
  moment,
  className = 'medium muted whitespace-nowrap',
}: {
  moment: string;
  className?: string;
}) {
  const isToday = dayInTehran(moment) === dayInTehran(new Date(useNow()).toISOString());
  return (
    <time dateTime={moment} className={className}>
      {isToday ? null : `${weekdayOf(moment)}، `}
      <bdi dir="ltr">{timeOf(moment)}</bdi>
    </time>
  );
}

/** «۰۹۱۲•••۴۵۶۷» */
export const maskedMobile = (mobile: string): string =>
  toPersianDigits(mobile.replace(/^(\d{4})\d+(\d{4})$/, '$1•••$2'));

/** The day and hours in which a courier comes; a quiet dash without. */
export function slotOf({ slot }: ListedOrder['deliveryMethod']): string {
  if (slot === null) return texts.nothing;
  const day = weekdayOf(`${slot.day}T12:00:00+03:30`);
  return `${day}، ${toPersianDigits(slot.fromHour)} تا ${toPersianDigits(slot.toHour)}`;
}
