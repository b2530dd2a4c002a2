import type { AdminMethod } from '#lib/contract/admin-selling.ts';
import type { DeliverySchedule } from '#lib/contract/selling-rules.ts';
import { deliveryTexts, weekdays } from '#panel/delivery/texts.ts';

/** A period of the week as its form holds it. */
export interface PeriodDraft {
  readonly key: number;
  readonly weekday: number;
  readonly fromHour: number | null;
  readonly toHour: number | null;
  readonly capacity: number | null;
}

export interface SlotsDraft {
  readonly periods: readonly PeriodDraft[];
  /** Capacities of single slots by their ids. */
  readonly capacities: Readonly<Record<string, number | null>>;
}

const order = weekdays.map(([day]) => day);

/** Periods in the order of a week from Saturday on. */
export const inOrder = <Of extends { weekday: number; fromHour: number | null }>(
  periods: readonly Of[],
): Of[] =>
  periods.toSorted(
    (one, other) =>
      order.indexOf(one.weekday) - order.indexOf(other.weekday) ||
      (one.fromHour ?? 0) - (other.fromHour ?? 0),
  );

export const slotsDraftOf = ({
  schedule,
  slots,
}: Pick<AdminMethod, 'schedule' | 'slots'>): SlotsDraft => ({
  periods: inOrder(schedule).map((period, at) => ({ key: at + 1, ...period })),
  capacities: Object.fromEntries(slots.map(({ id, capacity }) => [String(id), capacity])),
});

/** The next three hours of the day of the last one, or the next morning. */
export function newPeriod(periods: readonly PeriodDraft[]): PeriodDraft {
  const key = Math.max(0, ...periods.map((each) => each.key)) + 1;
  const last = periods.at(-1);
  if (!last) return { key, weekday: 6, fromHour: 9, toHour: 12, capacity: 10 };
  const { weekday, toHour, capacity } = last;
  const from = toHour ?? 0;
  if (from < 21) return { key, weekday, fromHour: from, toHour: from + 3, capacity };
  const next = order[(order.indexOf(weekday) + 1) % order.length] ?? 6;
  return { key, weekday: next, fromHour: 9, toHour: 12, capacity };
}

const hasHours = ({ fromHour, toHour }: PeriodDraft): boolean =>
  fromHour !== null && toHour !== null && fromHour < toHour && toHour <= 24;

const meet = (one: PeriodDraft, other: PeriodDraft): boolean =>
  one.weekday === other.weekday &&
  (one.fromHour ?? 0) < (other.toHour ?? 0) &&
  (other.fromHour ?? 0) < (one.toHour ?? 0);

/** What is wrong with each period, by its key; with a single slot by its id, `slot 12`. */
export function slotFaults(
  { periods, capacities }: SlotsDraft,
  slots: AdminMethod['slots'],
): Record<string, string> {
  const { faults } = deliveryTexts;
  const found: Record<string, string> = {};
  for (const period of periods) {
    if (period.capacity === null) found[period.key] = faults.number;
    else if (!hasHours(period)) found[period.key] = faults.hours;
    else if (periods.some((other) => other.key !== period.key && meet(period, other))) {
      found[period.key] = faults.overlap;
    }
  }
  for (const { id } of slots) {
    if (capacities[id] === null) found[`slot ${id}`] = faults.number;
  }
  return found;
}

const textOf = (periods: DeliverySchedule): string =>
  inOrder(periods)
    .map(({ weekday, fromHour, toHour, capacity }) => [weekday, fromHour, toHour, capacity].join())
    .join(' ');

/**
 * What the call takes: all periods, and only the slots whose capacity was changed. A week that is the same is sent in its
 * own order, so that single slots keep their capacities.
 */
export function savedSlots(
  { periods, capacities }: SlotsDraft,
  { schedule: before, slots }: Pick<AdminMethod, 'schedule' | 'slots'>,
) {
  const schedule: DeliverySchedule = inOrder(periods).map(
    ({ weekday, fromHour, toHour, capacity }) => ({
      weekday,
      fromHour: fromHour ?? 0,
      toHour: toHour ?? 0,
      capacity: capacity ?? 0,
    }),
  );
  const changed = slots.flatMap(({ id, capacity }) => {
    const wanted = capacities[id] ?? capacity;
    return wanted === capacity ? [] : [{ id, capacity: wanted }];
  });
  return { schedule: textOf(schedule) === textOf(before) ? before : schedule, slots: changed };
}

/** The field a fault of the service is about: `slots.0.capacity` is of the first slot that was sent. */
export function slotFieldAt(path: string, sent: ReturnType<typeof savedSlots>): string {
  const [list, place = ''] = path.split('.');
  const slot = list === 'slots' ? sent.slots[Number(place)] : undefined;
  return slot ? `slot ${slot.id}` : path;
}
