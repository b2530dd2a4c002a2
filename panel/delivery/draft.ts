import type { AdminMethod, SaveMethodBody } from '#lib/contract/admin-selling.ts';
import { deliveryTexts } from '#panel/delivery/texts.ts';
import type { Faults } from '#panel/ui/use-versioned-form.ts';

/** A row of prices as its form holds it; `key` tells rows apart while they are moved. */
export interface RateDraft {
  readonly key: number;
  readonly provinces: readonly string[];
  readonly cities: readonly string[];
  readonly base: number | null;
  readonly grams: number | null;
  readonly perKilo: number | null;
}

/** A delivery method as its form holds it. */
export interface MethodDraft {
  readonly kind: AdminMethod['kind'];
  readonly title: string;
  readonly note: string;
  readonly position: number | null;
  readonly daysFrom: number | null;
  readonly daysTo: number | null;
  readonly isPaidOnArrival: boolean;
  readonly freeFrom: number | null;
  readonly isActive: boolean;
  readonly rates: readonly RateDraft[];
}

export const emptyRate = (key: number): RateDraft => ({
  key,
  provinces: [],
  cities: [],
  base: null,
  grams: 0,
  perKilo: 0,
});

export const emptyDraft: MethodDraft = {
  kind: 'post',
  title: '',
  note: '',
  position: 0,
  daysFrom: 1,
  daysTo: 3,
  isPaidOnArrival: false,
  freeFrom: null,
  isActive: true,
  rates: [emptyRate(1)],
};

/** A key that no row has yet. */
export const nextKey = (rates: readonly RateDraft[]): number =>
  Math.max(0, ...rates.map(({ key }) => key)) + 1;

export function draftOf({
  id: _id,
  version: _version,
  schedule: _schedule,
  slots: _slots,
  rates,
  ...rest
}: AdminMethod): MethodDraft {
  return { ...rest, rates: rates.map((rate, at) => ({ key: at + 1, ...rate })) };
}

/** Rows of prices as the call takes them; what is not written yet counts nothing. */
export const ratesOf = (rates: readonly RateDraft[]): SaveMethodBody['rates'] =>
  rates.map(({ provinces, cities, base, grams, perKilo }) => ({
    provinces: [...provinces],
    cities: [...cities],
    base: base ?? 0,
    grams: grams ?? 0,
    perKilo: perKilo ?? 0,
  }));

export function savedOf(draft: MethodDraft): Omit<SaveMethodBody, 'id' | 'version'> {
  const { title, note, position, daysFrom, daysTo, rates, ...rest } = draft;
  return {
    ...rest,
    title: title.trim(),
    note: note.trim(),
    position: position ?? 0,
    daysFrom: daysFrom ?? 0,
    daysTo: daysTo ?? 0,
    rates: ratesOf(rates),
  };
}

const { faults } = deliveryTexts;

function faultsOfDays({ daysFrom, daysTo }: MethodDraft): Faults {
  if (daysFrom === null) return { daysFrom: faults.day };
  if (daysTo === null) return { daysTo: faults.day };
  return daysFrom > daysTo ? { daysTo: faults.days } : {};
}

/** What is missing or wrong before anything is sent; of a row of prices by its place, `rates.0`. */
export const faultsOf = (draft: MethodDraft): Faults => ({
  ...(draft.title.trim() === '' ? { title: faults.title } : {}),
  ...faultsOfDays(draft),
  ...(draft.rates.length === 0 ? { rates: faults.rates } : {}),
  ...Object.fromEntries(
    draft.rates.flatMap(({ base }, at) => (base === null ? [[`rates.${at}`, faults.number]] : [])),
  ),
});

/** The field a fault of the service is about: of `rates.2.base` the row `rates.2`. */
export const fieldAt = (path: string): string => path.split('.').slice(0, 2).join('.');

/** A list with an item moved one place up (-1) or down (1). */
export function moved<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const next = [...items];
  const to = at + by;
  const [item] = next.splice(at, 1);
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  next.splice(to, 0, item);
  return next;
}
