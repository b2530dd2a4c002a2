import type { ChatHours } from '#lib/contract/admin-chat.ts';
import { dayInTehran } from '#lib/text/date.ts';

const dayMs = 86_400_000;
/** How far ahead the next change is looked for, in days. */
const ahead = 14;

/** Hours of a shop that has set none: always open, while somebody is online. */
export const givenHours: ChatHours = {
  isOn: true,
  week: Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]),
  closedDays: [],
  asksName: false,
  welcome: '',
  away: '',
};

/** Iran has one time all year, 3:30 ahead. */
const momentOf = (day: string, clock: string): number => Date.parse(`${day}T${clock}:00+03:30`);
const dayAt = (ms: number): string => dayInTehran(new Date(ms).toISOString());
/** From Saturday, 0. */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 1) % 7;

interface Span {
  from: number;
  to: number;
}

/** The open spans from the day of `now` on, those that touch joined. */
function spansFrom({ week, closedDays }: ChatHours, now: number): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at <= ahead; at += 1) {
    const day = dayAt(now + at * dayMs);
    const open = closedDays.includes(day) ? [] : (week[weekdayOf(day)] ?? []);
    for (const { from, to } of open.toSorted((a, b) => a.from.localeCompare(b.from))) {
      const span = { from: momentOf(day, from), to: momentOf(day, to) };
      const before = spans.at(-1);
      if (before?.to === span.from) before.to = span.to;
      else spans.push(span);
    }
  }
  return spans;
}

/** Whether it is within the hours, and when that changes; null: not in the coming two weeks. */
export function openAt(
  hours: ChatHours,
  now: number,
): { isOpen: boolean; changesAt: string | null } {
  const next = spansFrom(hours, now).find(({ to }) => to > now);
  if (next === undefined) return { isOpen: false, changesAt: null };
  const isOpen = next.from <= now;
  const change = isOpen ? next.to : next.from;
  const isFar = change > momentOf(dayAt(now + ahead * dayMs), '23:59');
  return { isOpen, changesAt: isFar ? null : new Date(change).toISOString() };
}

/** The field of a day whose spans overlap or end before they begin; null: all are right. */
export function wrongDay({ week }: Pick<ChatHours, 'week'>): string | null {
  const wrong = week.findIndex((spans) => {
    const sorted = spans.toSorted((a, b) => a.from.localeCompare(b.from));
    return sorted.some(({ from, to }, at) => {
      const before = sorted[at - 1];
      return to <= from || (before !== undefined && before.to > from);
    });
  });
  return wrong === -1 ? null : `week.${wrong}`;
}
