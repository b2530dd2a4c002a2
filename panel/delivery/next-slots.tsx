import type { AdminMethod } from '#lib/contract/admin-selling.ts';
import { weekdayOf } from '#lib/text/order-date.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { deliveryTexts as words } from '#panel/delivery/texts.ts';
import { NumberField } from '#panel/ui/fields.tsx';
import type { Faults } from '#panel/ui/use-versioned-form.ts';

type Slots = AdminMethod['slots'];

interface Props {
  slots: Slots;
  capacities: Readonly<Record<string, number | null>>;
  faults: Faults;
  onChange: (id: number, capacity: number | null) => void;
}

/** Slots by their days. */
export function byDay(slots: Slots): [day: string, slots: Slots][] {
  const days = new Map<string, Slots>();
  for (const slot of slots) days.set(slot.day, [...(days.get(slot.day) ?? []), slot]);
  return [...days];
}

/** The slots of two weeks: how full they are, and how many orders each takes. */
export function NextSlots({ slots, capacities, faults, onChange }: Props) {
  if (slots.length === 0) return null;
  return (
    <section className="section" aria-label={words.nextDays}>
      <div className="grid gap-1">
        <h2>{words.nextDays}</h2>
        <p className="hint">{words.nextHint}</p>
      </div>
      <ul className="next-days">
        {byDay(slots).map(([day, ofDay]) => (
          <li key={day} className="box grid gap-3 content-start">
            <h3>{weekdayOf(`${day}T12:00:00+03:30`)}</h3>
            {ofDay.map(({ id, fromHour, toHour, capacity, taken }) => (
              <NumberField
                key={id}
                label={words.period(
                  weekdayOf(`${day}T12:00:00+03:30`),
                  formatNumber(fromHour),
                  formatNumber(toHour),
                )}
                hint={
                  capacity === 0
                    ? words.closed
                    : words.taken(formatNumber(taken), formatNumber(capacity))
                }
                error={faults[`slot ${id}`]}
                unit={words.orders}
                isUnsaved={(capacities[id] ?? null) !== capacity}
                value={capacities[id] ?? null}
                onChange={(value) => onChange(id, value)}
                min={0}
                max={10_000}
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
