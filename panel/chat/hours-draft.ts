import type { ChatHours, ChatHoursAnswer } from '#lib/contract/admin-chat.ts';
import { toLatinDigits, toPersianDigits } from '#lib/text/digits.ts';
import { hoursTexts as words } from '#panel/chat/screen-texts.ts';
import { timeFrom } from '#panel/ui/tehran-time.ts';

/** A span of a day as its fields hold it. */
export interface SpanDraft {
  readonly from: string;
  readonly to: string;
}
export type HoursDraft = Omit<ChatHours, 'week'> & {
  readonly week: readonly (readonly SpanDraft[])[];
};

/** Most spans of a day, and most closed days. */
export const mostSpans = 3;
export const mostClosedDays = 60;
const midnight = '24:00';

export const hoursDraftOf = ({ revision: _revision, ...hours }: ChatHoursAnswer): HoursDraft => ({
  ...hours,
  week: hours.week.map((spans) =>
    spans.map(({ from, to }) => ({ from: toPersianDigits(from), to: toPersianDigits(to) })),
  ),
});

/** A time as it is stored; a day may end at 24. */
function clockOf(written: string): string | null {
  const isMidnight = /^24(?::?00)?$/.test(toLatinDigits(written.trim()));
  return isMidnight ? midnight : timeFrom(written);
}

const storedWeek = (week: HoursDraft['week']): ChatHours['week'] =>
  week.map((spans) =>
    spans
      .map(({ from, to }) => ({ from: clockOf(from) ?? from, to: clockOf(to) ?? to }))
      .toSorted((one, other) => (one.from < other.from ? -1 : 1)),
  );

export const savedHours = (draft: HoursDraft): ChatHours => ({
  ...draft,
  week: storedWeek(draft.week),
  closedDays: draft.closedDays.toSorted(),
});

function faultOf(span: SpanDraft, spans: readonly SpanDraft[]): string | null {
  const [from, to] = [clockOf(span.from), clockOf(span.to)];
  if (from === null || to === null || from === midnight) return words.wrongTime;
  const meets = spans.some((other) => {
    const [otherFrom, otherTo] = [clockOf(other.from) ?? '', clockOf(other.to) ?? ''];
    return other !== span && otherFrom < to && from < otherTo;
  });
  return from >= to || meets ? words.wrongSpan : null;
}

/** What is wrong with the spans, by their places: `week.0.1`. */
export function hoursFaults({ week }: HoursDraft): Record<string, string> {
  const found = week.flatMap((spans, day) =>
    spans.flatMap((span, at) => {
      const fault = faultOf(span, spans);
      return fault === null ? [] : [[`week.${day}.${at}`, fault] as const];
    }),
  );
  return Object.fromEntries(found);
}

/** The next span of a day: after its last one, or the usual hours of a shop. */
export function nextSpan(spans: readonly SpanDraft[]): SpanDraft {
  const last = clockOf(spans.at(-1)?.to ?? '');
  if (last === null || last >= '21:00') return { from: '۰۹:۰۰', to: '۱۸:۰۰' };
  return { from: toPersianDigits(last), to: '۲۱:۰۰' };
}

/** A week in a line: «شنبه ۰۹:۰۰ تا ۱۸:۰۰، …». */
export const shownWeek = (week: HoursDraft['week']): string =>
  week
    .flatMap((spans, day) => {
      const hours = words.spans(spans.map(({ from, to }) => words.span(from, to)));
      return hours === '' ? [] : [`${words.days[day]} ${hours}`];
    })
    .join('، ') || words.closedDay;
