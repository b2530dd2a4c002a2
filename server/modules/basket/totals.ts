import { createHash } from 'node:crypto';
import type { BasketLine, BasketNotice, GetBasketAnswer, SavedLine } from '#lib/contract/basket.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { StoredLine } from '#server/modules/basket/queries.ts';
import { limitOf } from '#server/modules/basket/rules.ts';
import { basketTexts } from '#server/modules/basket/texts.ts';

export interface StoredBasket {
  readonly lines: readonly StoredLine[];
  readonly sequence: number;
  readonly frozen: boolean;
  /** Lines put aside; null without one. */
  readonly saved: readonly SavedLine[] | null;
}

const isSold = ({ availability }: { availability: number }) =>
  availability === availabilityCodes.available;

/** Computes the totals. Only lines that can be bought have a price; every line counts its pieces. */
export function addUp({ lines: stored, sequence, frozen, saved }: StoredBasket): GetBasketAnswer {
  const lines = stored.map(asShown);
  const sum = (of: (line: BasketLine) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  const sold = (of: (line: BasketLine) => number) =>
    sum((line) => (isSold(line) ? of(line) * line.count : 0));
  const totalPrice = sold((line) => line.oldPrice ?? line.price ?? 0);
  const totalDiscount = totalPrice - sold((line) => line.price ?? 0);
  const insurancePrice = sold(insuranceOf);
  return {
    lines,
    basketCount: sum((line) => line.count),
    totalPrice,
    totalDiscount,
    insurancePrice,
    finalPrice: totalPrice - totalDiscount + insurancePrice,
    sequence,
    frozen,
    newsKey: newsKeyOf(stored),
    ...(saved !== null && { saved: [...saved] }),
  };
}

function asShown({ behind, ...line }: StoredLine): BasketLine {
  const each = (line.price ?? 0) + insuranceOf(line);
  return {
    ...line,
    lineTotal: isSold(line) ? each * line.count : 0,
    notices: noticesOf({ ...line, behind }),
  };
}

function insuranceOf(line: Pick<BasketLine, 'insurance' | 'insurancePrice'>): number {
  return line.insurance ? (line.insurancePrice ?? 0) : 0;
}

/** The changes of a line since the shopper last saw it. */
function noticesOf(line: StoredLine): BasketNotice[] {
  const { availability, count, maxCount, behind } = line;
  const { removed, stock } = behind;
  if (!isSold(line)) {
    const message = removed ? basketTexts.removed : basketTexts.unavailable(availability);
    return [{ kind: 'blocked', message }];
  }
  const limit = limitOf({ stock, maxCount }, count);
  const news = newsOf(line);
  return limit === null ? news : [{ kind: 'lessStock', message: limit }, ...news];
}

/** The notices that are shown until the shopper has confirmed them. */
function newsOf({ price, count, behind: { seenPrice, wanted } }: StoredLine): BasketNotice[] {
  const news: BasketNotice[] = [];
  if (wanted !== null) news.push({ kind: 'capped', message: basketTexts.capped(wanted, count) });
  if (price === null || seenPrice === null || price === seenPrice) return news;
  const isUp = price > seenPrice;
  const message = (isUp ? basketTexts.priceUp : basketTexts.priceDown)(seenPrice, price);
  return [...news, { kind: isUp ? 'priceUp' : 'priceDown', message }];
}

/** Lines with notices to confirm, each with the values that are confirmed. */
export function newsLines(lines: readonly StoredLine[]) {
  return lines
    .filter((line) => isSold(line) && newsOf(line).length > 0)
    .map(({ propertyId, price, behind }) => ({
      variantId: propertyId,
      price,
      wanted: behind.wanted,
    }));
}

/**
 * A key of the notices to confirm. It changes with them, so that nobody confirms a price they have not seen.
 */
export function newsKeyOf(lines: readonly StoredLine[]): string {
  const news = newsLines(lines);
  if (news.length === 0) return '';
  return createHash('sha256').update(JSON.stringify(news)).digest('base64url').slice(0, 22);
}
