import { type Measured, type MeasuredLine, rials } from '#lib/measuring/measured.ts';

// Events of Google Analytics 4 in the data layer: https://developers.google.com/analytics/devguides/collection/ga4/ecommerce

const currency = 'IRR';

const itemOf = ({ sku, name, variant, price, count }: MeasuredLine) => ({
  item_id: sku,
  item_name: name,
  ...(variant !== '' && { item_variant: variant }),
  price: rials(price),
  quantity: count,
});

function ecommerceOf(measured: Measured): { event: string; ecommerce: object } | null {
  switch (measured.kind) {
    case 'added': {
      const { line } = measured;
      const value = rials(line.price * line.count);
      return { event: 'add_to_cart', ecommerce: { currency, value, items: [itemOf(line)] } };
    }
    case 'checkout': {
      const { lines, total } = measured.basket;
      const items = lines.map(itemOf);
      return { event: 'begin_checkout', ecommerce: { currency, value: rials(total), items } };
    }
    case 'purchase': {
      const { number, lines, total, vat, freight, coupon } = measured;
      return {
        event: 'purchase',
        ecommerce: {
          transaction_id: String(number),
          currency,
          value: rials(total),
          tax: rials(vat),
          shipping: rials(freight),
          ...(coupon !== '' && { coupon }),
          items: lines.map(itemOf),
        },
      };
    }
    // The container has triggers of its own for pages, and no event of Google's for the rest.
    case 'view':
    case 'changed':
      return null;
    default:
      return measured satisfies never;
  }
}

/** What is pushed to `dataLayer`. The former event's data must be cleared first. */
export function gtmPushes(measured: Measured): object[] {
  const event = ecommerceOf(measured);
  return event === null ? [] : [{ ecommerce: null }, event];
}
