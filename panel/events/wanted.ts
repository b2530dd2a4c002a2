import type { StaffEventsBody } from '#lib/contract/staff.ts';
import { dayInTehran } from '#lib/text/date.ts';
import { areaNames } from '#panel/events/texts.ts';
import type { Filters } from '#panel/ui/filters.ts';

/** Spans of the filter «از», in days; 1 is today. */
export const spans = ['1', '7', '30'] as const;

/** Midnight in Tehran, some days ago. Iran has no daylight saving time. @param now in ms */
const sinceOf = (days: number, now: number): string =>
  `${dayInTehran(new Date(now - (days - 1) * 86_400_000).toISOString())}T00:00:00+03:30`;

/** What the call is asked for. Filters an address has wrong are left out. @param now in ms */
export function wantedOf({ text, person, area, since }: Filters, now: number): StaffEventsBody {
  const known = areaNames.find((each) => each === area);
  const span = spans.find((each) => each === since);
  return {
    ...(text ? { text } : {}),
    ...(/^[1-9]\d{0,8}$/.test(person ?? '') ? { person: Number(person) } : {}),
    ...(known ? { area: known } : {}),
    ...(span ? { from: sinceOf(Number(span), now) } : {}),
  };
}
