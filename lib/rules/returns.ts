import { sumOf, timesOver } from '#lib/rules/pricing/share.ts';

/** Why goods go back. */
export const returnCauses = ['defect', 'wrong', 'unwanted'] as const;
export type ReturnCause = (typeof returnCauses)[number];

/** Whether the fault is the shop's: the way back then costs the member nothing. */
export const isFault = (cause: ReturnCause): boolean => cause !== 'unwanted';

/** A line as it was bought; `discount` is its whole share, the rest is of one piece. Toman. */
interface Bought {
  readonly propertyId: number;
  readonly count: number;
  readonly price: number;
  readonly insurance: number;
  readonly discount: number;
}

interface Pieces {
  readonly propertyId: number;
  readonly count: number;
}

interface Request {
  readonly state: 'asked' | 'approved' | 'refused' | 'received';
  readonly lines: readonly Pieces[];
}

/** Pieces of each line that are back, or on their way. */
export function piecesBack(requests: readonly Request[]): ReadonlyMap<number, number> {
  const back = new Map<number, number>();
  for (const { lines } of requests.filter(({ state }) => state !== 'refused')) {
    for (const { propertyId, count } of lines) {
      back.set(propertyId, (back.get(propertyId) ?? 0) + count);
    }
  }
  return back;
}

/** Whether a request waits for the shop or for the goods: an order has one at a time. */
export const isOpen = ({ state }: Pick<Request, 'state'>): boolean =>
  state === 'asked' || state === 'approved';

/** What goes back for a return; `total` = `goods` - `discount` + `freight`. Toman. */
export interface ReturnSums {
  readonly goods: number;
  readonly discount: number;
  /** Of the order's way to its member, once nothing of it is left with them. */
  readonly freight: number;
  readonly total: number;
}

/**
 * What goes back for pieces of an order. The shares of a line's discount add up to it exactly, in whatever parts it
 * returns. Insurance ends with its piece. The law leaves only the way back to the member (e-commerce law, article 37),
 * so the freight goes back with the last piece.
 * @param back pieces that were returned before
 */
export function returnSums(
  { lines, freight }: { readonly lines: readonly Bought[]; readonly freight: number },
  back: ReadonlyMap<number, number>,
  asked: readonly Pieces[],
): ReturnSums {
  const now = new Map(asked.map(({ propertyId, count }) => [propertyId, count]));
  const parts = lines.map(({ propertyId, count, price, insurance, discount }) => {
    const before = back.get(propertyId) ?? 0;
    const pieces = now.get(propertyId) ?? 0;
    const shareUntil = (piece: number) => timesOver(discount, piece, count);
    return {
      goods: (price + insurance) * pieces,
      discount: shareUntil(before + pieces) - shareUntil(before),
      left: count - before - pieces,
    };
  });
  const goods = sumOf(parts.map((part) => part.goods));
  const discount = sumOf(parts.map((part) => part.discount));
  const isWhole = asked.length > 0 && parts.every(({ left }) => left === 0);
  const freightBack = isWhole ? freight : 0;
  return { goods, discount, freight: freightBack, total: goods - discount + freightBack };
}

const aDay = 86_400_000;
/** Iran has had no summer time since 2022. */
const tehran = 12_600_000;

/**
 * The end, in Tehran, of the last day on which a return can be asked for.
 * @param deliveredAt ISO 8601
 * @param days after the day of delivery
 */
export function returnEnd(deliveredAt: string, days: number): Date {
  const day = Math.floor((Date.parse(deliveredAt) + tehran) / aDay);
  return new Date((day + days + 1) * aDay - tehran - 1);
}
