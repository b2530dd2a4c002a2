import type { SaveTimedPricesBody } from '#lib/contract/goods-grid.ts';
import { timedTexts } from '#panel/prices/timed-texts.ts';
import { momentAt, timeFrom } from '#panel/ui/tehran-time.ts';

/** A day, and a time as it is typed. */
export interface DayDraft {
  day: string | null;
  time: string;
}

export interface TimedDraft {
  price: number | null;
  oldPrice: number | null;
  from: DayDraft;
  to: DayDraft;
}

type Faults = Partial<Record<'price' | 'oldPrice' | 'from' | 'to', string>>;

/** The moment of a day and time in Tehran; undefined without a day, null for what is no time. */
function momentOf({ day, time }: DayDraft): string | undefined | null {
  if (day === null) return undefined;
  const known = timeFrom(time);
  return known === null ? null : momentAt({ day, time: known });
}

function priceFaults(price: number | null, oldPrice: number | null): Faults {
  if (price === null) return { price: timedTexts.missing };
  return oldPrice !== null && oldPrice <= price ? { oldPrice: timedTexts.tooLow } : {};
}

function timeFaults(start: string | null | undefined, end: string | null | undefined): Faults {
  const isReversed = Boolean(start && end && end <= start);
  return {
    ...(start === null ? { from: timedTexts.wrongTime } : {}),
    ...(end === null ? { to: timedTexts.wrongTime } : {}),
    ...(isReversed ? { to: timedTexts.order } : {}),
  };
}

/** What is sent, or what is wrong at which field. Whether a time has passed is judged by the service's clock. */
export function judgeTimed({ price, oldPrice, from, to }: TimedDraft): {
  faults: Record<string, string>;
  body: Omit<SaveTimedPricesBody, 'variantIds'> | null;
} {
  const [start, end] = [momentOf(from), momentOf(to)];
  const faults = { ...priceFaults(price, oldPrice), ...timeFaults(start, end) };
  if (price === null || Object.keys(faults).length > 0) return { faults, body: null };
  return {
    faults,
    body: {
      price,
      oldPrice,
      ...(start ? { from: start } : {}),
      ...(end ? { to: end } : {}),
    },
  };
}
