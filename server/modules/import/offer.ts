import { availabilityCodes } from '#lib/contract/codes.ts';
import { staffPrice, stockCount } from '#lib/contract/goods.ts';
import type { Availability } from '#lib/contract/values.ts';
import type { Cells } from '#server/modules/import/cells.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import {
  type MoneyUnit,
  type Read,
  dayOf,
  digitsOf,
  moneyOf,
  wholeOf,
} from '#server/modules/import/values.ts';

/** A price (toman) for some days, both included. */
export interface Sale {
  readonly price: number;
  readonly from: string | null;
  readonly to: string | null;
}

/** How a product without variations, or a variation, is sold. Absent is what the file does not say. */
export interface Offer {
  /** In toman; null: none is shown. */
  readonly price?: number | null;
  /** Above the price. */
  readonly oldPrice?: number | null;
  readonly sale?: Sale | null;
  readonly stock?: number;
  /** Sold without counting pieces: a new one gets as many as the rules say. */
  readonly isUncounted?: boolean;
  readonly availability?: Availability;
  readonly lowStock?: number;
  readonly maxPerOrder?: number;
}

/** What the file does not say, and the owner does. */
export interface OfferRules {
  readonly unit: MoneyUnit;
  /** Pieces of a new product that is there, but not counted. */
  readonly uncounted: number;
  /** As ISO 8601. */
  readonly today: string;
}

export function readOffer(cells: Cells, rules: OfferRules): Offer {
  const prices = readPrices(cells, rules);
  return { ...prices, ...readStock(cells, rules, prices.price === null) };
}

function readPrices(cells: Cells, rules: OfferRules): Offer {
  if (!cells.has('price') && !cells.has('salePrice')) return {};
  const price = readMoney(cells, 'price', rules.unit);
  const lower = readMoney(cells, 'salePrice', rules.unit);
  const days = readDays(cells);
  if (lower === undefined) return { price: price ?? null, oldPrice: null, sale: null };
  if (price === undefined) return { price: lower, oldPrice: null, sale: null };
  if (lower >= price) {
    cells.note('salePrice', importTexts.saleTooHigh);
    return { price, oldPrice: null, sale: null };
  }
  if (days.to !== null && days.to < rules.today) {
    cells.note('saleTo', importTexts.saleOver);
    return { price, oldPrice: null, sale: null };
  }
  return days.from === null && days.to === null
    ? { price: lower, oldPrice: price, sale: null }
    : { price, oldPrice: null, sale: { price: lower, ...days } };
}

function readMoney(cells: Cells, field: string, unit: MoneyUnit): number | undefined {
  const money = cells.read(field, (cell) => moneyOf(cell, unit));
  if (money?.isRounded) cells.note(field, importTexts.rounded);
  return money && staffPrice.parse(money.toman);
}

function readDays(cells: Cells): Pick<Sale, 'from' | 'to'> {
  const from = cells.read('saleFrom', dayOf) ?? null;
  const to = cells.read('saleTo', dayOf) ?? null;
  if (from !== null && to !== null && to < from) cells.refuse('saleTo', importTexts.saleTurned);
  return { from, to };
}

function readStock(cells: Cells, { uncounted }: OfferRules, isPriceless: boolean): Offer {
  const counted = readCount(cells);
  const availability = readAvailability(cells, counted, isPriceless);
  const isUncounted = counted === undefined && availability === availabilityCodes.available;
  if (isUncounted) cells.note('stock', importTexts.uncounted(uncounted));
  const lowStock = cells.read('lowStock', countOf);
  return {
    ...(counted !== undefined && { stock: counted }),
    ...(isUncounted && { isUncounted }),
    ...(availability !== undefined && { availability }),
    ...(lowStock !== undefined && { lowStock }),
    ...(cells.text('isSoldSingly') === '1' && { maxPerOrder: 1 }),
  };
}

function countOf(cell: string): Read<number> {
  const read = wholeOf(cell);
  if ('reason' in read || stockCount.safeParse(read.value).success) return read;
  return { reason: importTexts.tooMuch };
}

/** Shops that take orders beyond their stock count below zero. */
function readCount(cells: Cells): number | undefined {
  const below = digitsOf(cells.text('stock'));
  if ('reason' in below && below.reason === importTexts.negative) {
    cells.note('stock', importTexts.belowZero);
    return 0;
  }
  return cells.read('stock', countOf);
}

const words: Readonly<Record<string, Availability>> = {
  '1': availabilityCodes.available,
  yes: availabilityCodes.available,
  instock: availabilityCodes.available,
  '0': availabilityCodes.outOfStock,
  no: availabilityCodes.outOfStock,
  outofstock: availabilityCodes.outOfStock,
  backorder: availabilityCodes.soon,
  onbackorder: availabilityCodes.soon,
};

function wordOf(cell: string): Read<Availability> {
  const word = digitsOf(cell);
  const key = 'value' in word ? word.value : cell.toLowerCase();
  const value = Object.hasOwn(words, key) ? words[key] : undefined;
  return value === undefined ? { reason: importTexts.wrongInStock } : { value };
}

function readAvailability(
  cells: Cells,
  stock: number | undefined,
  isPriceless: boolean,
): Availability | undefined {
  const { available, call, soon, outOfStock } = availabilityCodes;
  const byStock = stock === undefined ? undefined : stock > 0 ? available : outOfStock;
  const found = cells.read('isInStock', wordOf) ?? byStock;
  if (found === soon) cells.note('isInStock', importTexts.backorder);
  if (!isPriceless || (found !== undefined && found !== available)) return found;
  cells.note('price', importTexts.noPrice);
  return call;
}
