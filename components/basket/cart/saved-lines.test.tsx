/** @jest-environment #scripts/jest/browser-environment.ts */
import { createRef, type RefObject } from 'react';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SavedLines } from '#components/basket/cart/saved-lines.tsx';
import { frameIds } from '#components/frame/texts.ts';
import type { GetBasketAnswer } from '#lib/contract/basket.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';

const basketWith = (count: number): GetBasketAnswer => ({
  lines: [],
  basketCount: 0,
  totalPrice: 0,
  totalDiscount: 0,
  insurancePrice: 0,
  finalPrice: 0,
  sequence: count,
  frozen: false,
  newsKey: '',
  ...(count > 0 && {
    saved: Array.from({ length: count }, (_, at) => ({
      websiteCode: at + 1,
      propertyId: at + 1,
      nameFa: 'گوشی',
      slug: 'گوشی',
      image: 'a.webp',
      colour: null,
      options: [],
      guarantee: '',
      count: 1,
      insurance: false,
      price: 1000,
      oldPrice: null,
      availability: availabilityCodes.available,
    })),
  }),
});

function show(count: number, where: string, drawnRef: RefObject<number | null>) {
  return <SavedLines key={where} basket={basketWith(count)} drawnRef={drawnRef} />;
}

const region = () => screen.queryByRole('region', { name: 'برای بعد' });

test('the focus of a button that has gone with its line is not lost', () => {
  const main = document.createElement('main');
  main.id = frameIds.content;
  main.tabIndex = -1;
  document.body.append(main);
  const drawn = createRef<number>();

  const { rerender } = render(show(1, 'full', drawn), { container: main });
  expect(document.activeElement).toBe(document.body);
  // The last line of the cart was put aside: the empty cart is drawn elsewhere.
  rerender(show(2, 'empty', drawn));
  expect(document.activeElement).toBe(region());

  region()?.blur();
  rerender(show(0, 'empty', drawn));
  expect(region()).toBeNull();
  expect(document.activeElement).toBe(main);
});
