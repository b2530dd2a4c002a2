import type { DeliveryPromiseAnswer } from '#lib/contract/delivery-promise.ts';
import { freightOf, type Parcel } from '#lib/rules/pricing/freight.ts';
import type { Method } from '#server/modules/order/quote-queries.ts';

const dayLength = 86_400_000;

interface Way {
  readonly method: Method;
  /** Of the parcel, in toman. */
  readonly price: number;
  readonly day: string | null;
  /** Days until it has arrived at the latest. */
  readonly lead: number;
}

function wayOf(method: Method, parcel: Parcel, today: string): Way | null {
  const price = freightOf(method, parcel);
  if (price === null || method.kind === 'pick-up') return null;
  if (!method.hasSlots) return { method, price, day: null, lead: method.daysTo };
  const day = method.slots.find(({ left }) => left > 0)?.day;
  if (day === undefined) return null;
  return { method, price, day, lead: (Date.parse(day) - Date.parse(today)) / dayLength };
}

/**
 * The way by which a parcel arrives first. One whose freight is paid on arrival counts only where there is no other.
 * @param methods as the checkout reads them, in their order
 * @param today in Tehran, `2026-11-25`
 */
export function soonestWay(methods: readonly Method[], parcel: Parcel, today: string): Way | null {
  const ways = methods.flatMap((method) => wayOf(method, parcel, today) ?? []);
  const posted = ways.filter(({ method }) => !method.isPaidOnArrival);
  const [first] = (posted.length > 0 ? posted : ways).toSorted((a, b) => a.lead - b.lead);
  return first ?? null;
}

/** @param isPriced whether the parcel is that of a variant */
export function promiseOf(way: Way | null, isPriced: boolean): DeliveryPromiseAnswer {
  if (way === null) return { way: null, freeFrom: null };
  const { title, isPaidOnArrival, daysFrom, daysTo, freeFrom } = way.method;
  const price = isPriced ? way.price : null;
  return {
    way: { title, isPaidOnArrival, day: way.day, daysFrom, daysTo, price },
    freeFrom: isPaidOnArrival ? null : freeFrom,
  };
}
