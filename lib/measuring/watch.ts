import type { BasketLine, GetBasketAnswer } from '#lib/contract/basket.ts';
import type { OrderTotals } from '#lib/contract/order.ts';
import { variantKey } from '#lib/contract/paths.ts';
import { measuredKeys } from '#lib/measuring/keys.ts';
import type { Happening } from '#lib/measuring/happenings.ts';
import type {
  Measured,
  MeasuredBasket,
  MeasuredLine,
  MeasuredOrder,
  Tell,
} from '#lib/measuring/measured.ts';
import type { Shelf } from '#lib/shelf.ts';

/** Numbers of orders that are remembered. */
const mostGiven = 50;

const priceOf = ({ price, insurance, insurancePrice }: BasketLine): number =>
  (price ?? 0) + (insurance ? (insurancePrice ?? 0) : 0);

const lineOf = (line: BasketLine): MeasuredLine => ({
  sku: variantKey(line.websiteCode, line.propertyId),
  name: line.nameFa,
  variant: line.options.map(({ value }) => value).join('، '),
  price: priceOf(line),
  count: line.count,
});

const basketOf = (lines: readonly BasketLine[], total: number): MeasuredBasket => ({
  lines: lines.map(lineOf),
  total,
});

const orderOf = (
  lines: readonly BasketLine[],
  { total, vat, freight, discount }: OrderTotals,
  coupon: string,
): MeasuredOrder => ({ ...basketOf(lines, total), vat, freight, discount, coupon });

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const isOrder = (value: unknown): value is MeasuredOrder & { number: number } =>
  typeof value === 'object' &&
  value !== null &&
  'number' in value &&
  'lines' in value &&
  Array.isArray(value.lines);

interface Needs {
  readonly tell: Tell;
  readonly readBasket: () => Promise<GetBasketAnswer>;
  /** Local and session storage. */
  readonly local: Shelf;
  readonly session: Shelf;
}

/** Turns what happens into what tools are given: with the lines of the basket, and each order once. */
export function createWatch({ tell, readBasket, local, session }: Needs) {
  /** A purchase is given once by this browser, however often its page is shown. */
  function purchase(number: number, order: MeasuredOrder): void {
    const known = parsed(local.getItem(measuredKeys.given));
    const given: unknown[] = Array.isArray(known) ? known : [];
    if (given.includes(number)) return;
    local.setItem(measuredKeys.given, JSON.stringify([...given, number].slice(-mostGiven)));
    tell({ kind: 'purchase', number, ...order });
  }

  /** The order this tab has sent to a gateway; without it only the amount is known. */
  function paid({ number, amount }: Extract<Happening, { kind: 'paid' }>): void {
    const kept = parsed(session.getItem(measuredKeys.awaited));
    session.removeItem(measuredKeys.awaited);
    const unknown = { lines: [], total: amount, vat: 0, freight: 0, discount: 0, coupon: '' };
    if (!isOrder(kept) || kept.number !== number) purchase(number, unknown);
    else {
      const { number: _number, ...order } = kept;
      purchase(number, { ...order, total: amount });
    }
  }

  function ordered({ number, lines, totals, coupon, isToBePaid }: Ordered): void {
    const order = orderOf(lines, totals, coupon);
    if (isToBePaid) session.setItem(measuredKeys.awaited, JSON.stringify({ number, ...order }));
    else purchase(number, order);
  }

  const news = (measured: Measured | null): void => {
    if (measured !== null) tell(measured);
  };

  async function basketChanged(happening: Added | { kind: 'changed' }): Promise<Measured | null> {
    const { lines, finalPrice } = await readBasket();
    const basket = basketOf(lines, finalPrice);
    if (happening.kind === 'changed') return { kind: 'changed', basket };
    const found = lineAdded(lines, happening);
    const { count } = happening;
    return found ? { kind: 'added', line: { ...lineOf(found), count }, basket } : null;
  }

  return (happening: Happening): void => {
    switch (happening.kind) {
      case 'added':
      case 'changed':
        // Offline, or the session is over: the next change brings the basket again.
        void basketChanged(happening).then(news, () => {});
        break;
      case 'checkout':
        tell({
          kind: 'checkout',
          basket: basketOf(happening.lines, happening.totals.total),
        });
        break;
      case 'ordered':
        ordered(happening);
        break;
      case 'paid':
        paid(happening);
        break;
      default:
        happening satisfies never;
    }
  };
}

type Added = Extract<Happening, { kind: 'added' }>;
type Ordered = Extract<Happening, { kind: 'ordered' }>;

/** The default variant is asked for by 0. */
const lineAdded = (lines: readonly BasketLine[], { websiteCode, variantId }: Added) =>
  lines.find((line) => line.websiteCode === websiteCode && line.propertyId === variantId) ??
  lines.find((line) => line.websiteCode === websiteCode);
