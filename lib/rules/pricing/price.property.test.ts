import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { priceBasket } from '#lib/rules/pricing/price.ts';
import { sumOf } from '#lib/rules/pricing/share.ts';
import type { BasketToPrice, Give, Promotion } from '#lib/rules/pricing/types.ts';
import { vatWithin } from '#lib/rules/pricing/vat.ts';
import { anyBasket, anyCoupon } from '#lib/rules/testing/baskets.ts';

/** Checks what holds for every basket. */
const always = (holds: (basket: BasketToPrice) => void): void =>
  fc.assert(fc.property(anyBasket, holds), { numRuns: 500 });

describe('any priced basket', () => {
  test('costs lines less discounts plus freight, and its shares add up exactly', () => {
    always((basket) => {
      const priced = priceBasket(basket);
      const { lines, linesTotal, discount, freight, total, vat, freightVat, applied } = priced;
      expect(total).toBe(linesTotal - discount + freight);
      expect(sumOf(lines.map((line) => line.total)) + freight).toBe(total);
      expect(sumOf(lines.map((line) => line.discount))).toBe(discount);
      expect(sumOf(lines.map((line) => line.vat)) + freightVat).toBe(vat);
      expect(vat).toBe(vatWithin(total, basket.vatRate));
      const amounts = (on: string) =>
        sumOf(applied.filter((one) => one.on === on).map(({ amount }) => amount));
      expect(amounts('lines')).toBe(discount);
      expect(amounts('freight')).toBe(basket.freight - freight);
    });
  });

  test('has whole amounts, none below zero and no VAT above what is paid', () => {
    always((basket) => {
      const { lines, linesTotal, discount, freight, total, vat, freightVat } = priceBasket(basket);
      const ofLines = lines.flatMap((line) => [line.discount, line.total, line.vat]);
      const all = [linesTotal, discount, freight, total, vat, freightVat, ...ofLines];
      expect(all.every(Number.isSafeInteger)).toBe(true);
      expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
      for (const line of lines) expect(line.vat).toBeLessThanOrEqual(line.total);
    });
  });

  test('never discounts insurance', () => {
    always((basket) => {
      for (const { discount, price, insurance, count, total } of priceBasket(basket).lines) {
        expect(discount).toBeLessThanOrEqual(price * count);
        expect(total).toBeGreaterThanOrEqual(insurance * count);
      }
      const insured = basket.lines.map((line) => ({ ...line, insurance: line.insurance + 7 }));
      expect(priceBasket({ ...basket, lines: insured }).discount).toBe(
        priceBasket(basket).discount,
      );
    });
  });

  test('costs the same in any order of lines and promotions', () => {
    always((basket) => {
      const turned = {
        ...basket,
        lines: basket.lines.toReversed(),
        promotions: basket.promotions.toReversed(),
      };
      const { lines, ...rest } = priceBasket(basket);
      const { lines: others, ...same } = priceBasket(turned);
      expect(same).toEqual(rest);
      expect(others.toReversed()).toEqual(lines);
      expect(lines.map((line) => line.variantId)).toEqual(
        basket.lines.map((line) => line.variantId),
      );
    });
  });

  test('combines an exclusive promotion with no other', () => {
    always((basket) => {
      const { applied } = priceBasket(basket);
      const all = [...basket.promotions, ...(basket.coupon === null ? [] : [basket.coupon])];
      const isExclusive = (id: number) => all.find((one) => one.id === id)?.isExclusive ?? false;
      expect(applied.length > 1 && applied.some(({ id }) => isExclusive(id))).toBe(false);
    });
  });
});

/** The same gift, or a larger one. */
function moreOf(give: Give, more: number): Give {
  switch (give.kind) {
    case 'percent':
      return { ...give, percent: Math.min(100, give.percent + more) };
    case 'amount':
      return { ...give, amount: give.amount + more };
    case 'cheapest':
      return { ...give, of: Math.max(1, give.of - more) };
    case 'freight':
      return give;
  }
}

const priced = (basket: BasketToPrice, coupon: Promotion | null) =>
  priceBasket({ ...basket, coupon });

describe('a coupon', () => {
  test('never raises the total, and the less the more it gives', () => {
    fc.assert(
      fc.property(anyBasket, anyCoupon, fc.nat(100), (basket, coupon, more) => {
        const { total } = priced(basket, coupon);
        expect(total).toBeLessThanOrEqual(priced(basket, null).total);
        const larger = priced(basket, { ...coupon, give: moreOf(coupon.give, more) });
        expect(larger.total).toBeLessThanOrEqual(total);
      }),
      { numRuns: 500 },
    );
  });

  test('is spent exactly if it makes the basket cheaper, and is refused otherwise', () => {
    fc.assert(
      fc.property(anyBasket, anyCoupon, (basket, coupon) => {
        const { total, applied, couponRefusal } = priced(basket, coupon);
        const isCheaper = total < priced(basket, null).total;
        expect(applied.some(({ isCoupon }) => isCoupon)).toBe(isCheaper);
        expect(couponRefusal === null).toBe(isCheaper);
      }),
      { numRuns: 500 },
    );
  });
});
