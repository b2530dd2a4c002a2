import type { StaffFormerOrder } from '#lib/contract/former-order.ts';
import { type FormerStatus, formerStatusTitles } from '#lib/contract/former-order-names.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { numericDate } from '#lib/text/order-date.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { formerTexts as words } from '#panel/former-orders/texts.ts';
import { type Kind, State } from '#panel/ui/states.tsx';

const kinds: Readonly<Record<FormerStatus, Kind>> = {
  pending: 'rest',
  processing: 'info',
  'on-hold': 'wait',
  completed: 'good',
  cancelled: 'rest',
  refunded: 'rest',
  failed: 'rest',
  other: 'rest',
};

export const FormerState = ({ status }: { status: FormerStatus }) => (
  <State kind={kinds[status]}>{formerStatusTitles[status]}</State>
);

export const FormerDay = ({ moment }: { moment: string }) => (
  <time dateTime={moment} className="medium muted">
    <bdi dir="ltr">{numericDate(moment)}</bdi>
  </time>
);

/** Lines that are named. */
const named = 2;

/** What was bought: the first lines, and how many follow. */
export function FormerGoods({ lines }: Pick<StaffFormerOrder, 'lines'>) {
  const names = lines
    .slice(0, named)
    .map(({ name, count }) => isolateLatin(count > 1 ? `${name} × ${formatNumber(count)}` : name));
  const rest = lines.length - names.length;
  return (
    <span className="medium muted break-words min-w-0">
      {[...names, ...(rest > 0 ? [words.more(formatNumber(rest))] : [])].join('، ')}
    </span>
  );
}
