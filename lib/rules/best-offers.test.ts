import { expect, test } from '@jest/globals';
import { bestOffers, type OfferFacts } from '#lib/rules/best-offers.ts';

type Offer = [variantKey: string, isSold: boolean, price: number | null];
const factsOf = ([variantKey, isSold, price]: Offer): OfferFacts => ({
  variantKey,
  isSold,
  price,
});

test.each<[string, Offer[], Offer[]]>([
  ['none', [], []],
  [
    'variants stay in their order',
    [
      ['red', true, 3],
      ['blue', false, null],
    ],
    [
      ['red', true, 3],
      ['blue', false, null],
    ],
  ],
  [
    'the cheaper one, even when it comes later',
    [
      ['red', true, 3],
      ['blue', true, 1],
      ['red', true, 2],
    ],
    [
      ['red', true, 2],
      ['blue', true, 1],
    ],
  ],
  [
    'what is sold before what is cheaper and not sold',
    [
      ['red', false, 1],
      ['red', true, 2],
    ],
    [['red', true, 2]],
  ],
  [
    'a price before none',
    [
      ['red', false, null],
      ['red', false, 9],
    ],
    [['red', false, 9]],
  ],
  [
    'of equals the first',
    [
      ['red', false, null],
      ['red', false, null],
    ],
    [['red', false, null]],
  ],
])('%s', (_what, offers, best) => {
  const found = bestOffers(offers, factsOf);
  expect(found).toEqual(best);
  expect(found.every((offer) => offers.includes(offer))).toBe(true);
});
