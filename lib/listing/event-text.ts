import type { LandingPeriod } from '#lib/contract/product.ts';
import { formatDate } from '#lib/text/date.ts';

/** When an event is, and that it is not now. */
export function eventText({ from, to, state }: LandingPeriod): string {
  const [first, last] = [from, to].map((day) => formatDate(`${day}T12:00:00+03:30`));
  const days = `از ${first} تا ${last}`;
  if (state === 'now') return `${days}.`;
  return state === 'before'
    ? `این رویداد ${days} برگزار می‌شود و هنوز آغاز نشده است.`
    : `این رویداد ${days} برگزار شد و به پایان رسیده است.`;
}
