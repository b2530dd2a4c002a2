import { CalendarClock } from 'lucide-react';
import type { VariantRow } from '#lib/contract/goods-grid.ts';
import { weekdayOf } from '#lib/text/order-date.ts';
import { pricesTexts } from '#panel/prices/texts.ts';
import { texts } from '#panel/texts.ts';

/** «۱۰ آذر»: the day without its name. */
const dayOf = (moment: string): string => weekdayOf(moment).split(' ').slice(-2).join(' ');

/** Until when a timed price holds, or from when it will. */
export function TimedText({ timed }: Pick<VariantRow, 'timed'>) {
  if (timed === null) return <span className="faint">{texts.nothing}</span>;
  const { from, until, unlimited } = pricesTexts;
  const end = timed.to === null ? unlimited : until(dayOf(timed.to));
  return (
    <span className="flex items-center gap-1">
      <CalendarClock className="i i-s" aria-hidden="true" />
      {timed.isActive ? end : from(dayOf(timed.from))}
    </span>
  );
}
