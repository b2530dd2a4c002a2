import type { NewPricePoint } from '#server/modules/price-history/service.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { roundPrice } from './prices.ts';
import { chanceOf } from './random.ts';
import type { ShopProduct, ShopVariant } from './shop.ts';
import { day, type Today } from './today.ts';

type Sold = Pick<ShopVariant, 'price' | 'oldPrice' | 'availability'> & { id: number };

/** Longest time a price holds, in days; shorter for new products, so that all changes fit in. */
const longestHold = 70;
/** Maximum duration of a price, as a multiple of the average. */
const shares = 1.6;

function longestOf({ createdAt, priceChanges }: ShopProduct, today: Today): number {
  const age = (today - createdAt.getTime()) / day;
  return Math.min(longestHold, Math.max(2, Math.round((shares * age) / (priceChanges + 1))));
}

/** Past prices of a variant, up to the current one; empty for one without a price. */
export function pricePointsOf(product: ShopProduct, variant: Sold, today: Today): NewPricePoint[] {
  const { price, oldPrice, id: variantId } = variant;
  if (price === null || product.priceChanges === 0) return [];
  const chance = chanceOf(`prices ${variantId}`);
  const longest = longestOf(product, today);
  const since = chance.whole(1, Math.min(25, longest)) * day + chance.whole(0, 86_400) * 1_000;
  let at = Math.max(today - since, product.createdAt.getTime());
  const isSold = variant.availability === availabilityCodes.available;
  const points: NewPricePoint[] = [{ variantId, at: new Date(at), price: isSold ? price : null }];
  let before = isSold ? (oldPrice ?? price) : price;
  for (let change = 0; change < product.priceChanges; change += 1) {
    const held = chance.whole(Math.ceil(longest / 8), longest) * day;
    at -= held + chance.whole(0, 86_400) * 1_000;
    if (at < product.createdAt.getTime()) break;
    points.push({ variantId, at: new Date(at), price: before });
    // Prices rise more often than they fall.
    before = roundPrice(
      before * (chance.hit(0.7) ? 0.92 + chance.next() * 0.06 : 1.01 + chance.next() * 0.04),
    );
  }
  return points.toReversed();
}
