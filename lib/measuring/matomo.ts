import { type Measured, type MeasuredBasket, rials } from '#lib/measuring/measured.ts';

// Matomo's JavaScript tracking client: https://developer.matomo.org/api-reference/tracking-javascript

/** A method of the tracker and its arguments. */
type Command = readonly [method: string, ...args: (string | number)[]];

/** All lines, without categories, since each update replaces what Matomo knows of the basket. */
const itemsOf = ({ lines }: MeasuredBasket): Command[] => [
  ['clearEcommerceCart'],
  ...lines.map(({ sku, name, price, count }): Command => [
    'addEcommerceItem',
    sku,
    name,
    '',
    rials(price),
    count,
  ]),
];

const basketOf = (basket: MeasuredBasket): Command[] => [
  ...itemsOf(basket),
  ['trackEcommerceCartUpdate', rials(basket.total)],
];

/** What is pushed to `_paq`, amounts in rials. */
export function matomoCommands(measured: Measured): Command[] {
  switch (measured.kind) {
    case 'view':
      return [
        ['setReferrerUrl', measured.referrer],
        ['setCustomUrl', measured.url],
        ['setDocumentTitle', measured.title],
        ['trackPageView'],
      ];
    case 'added':
    case 'changed':
      return basketOf(measured.basket);
    case 'checkout':
      return [
        ...basketOf(measured.basket),
        ['trackEvent', 'Ecommerce', 'begin_checkout', '', rials(measured.basket.total)],
      ];
    case 'purchase': {
      const { number, total, vat, freight, discount } = measured;
      const order = [total, total - freight - vat, vat, freight, discount].map(rials);
      return [...itemsOf(measured), ['trackEcommerceOrder', String(number), ...order]];
    }
    default:
      return measured satisfies never;
  }
}
