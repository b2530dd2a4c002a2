import { onOneLine } from '#lib/text/persian.ts';
import { cellsOf } from '#server/modules/import/cells.ts';
import { type Columns, folded } from '#server/modules/import/heads.ts';
import type { CsvRow } from '#server/modules/import/read-csv.ts';
import { type MoneyUnit, categoriesOf, digitsOf, moneyOf } from '#server/modules/import/values.ts';

interface Priced {
  readonly name: string;
  /** As digits with a point. */
  readonly written: string;
  /** The lowest categories, as `categoryKey` writes them. */
  readonly categories: readonly string[];
}

/** By which categories of a file are found in the shop. */
export const categoryKey = folded;

/** More rows are thinned out evenly. */
const mostSampled = 4_096;

/** Prices of a file, gathered while its rows go by. */
export interface PriceSample {
  add(row: CsvRow): void;
  readonly prices: readonly Priced[];
}

export function createPriceSample(columns: Columns): PriceSample {
  let prices: Priced[] = [];
  let step = 1;
  let count = 0;
  return {
    get prices() {
      return prices;
    },
    add: (row) => {
      const priced = pricedOf(columns, row);
      if (priced === null) return;
      if (count % step === 0) prices.push(priced);
      count += 1;
      if (prices.length < mostSampled) return;
      prices = prices.filter((_, at) => at % 2 === 0);
      step *= 2;
    },
  };
}

function pricedOf(columns: Columns, row: CsvRow): Priced | null {
  const cells = cellsOf(columns, row);
  const digits = digitsOf(cells.text('price'));
  const name = onOneLine(cells.text('name')).slice(0, 200).toWellFormed();
  if ('reason' in digits || Number(digits.value) === 0 || name === '') return null;
  const categories = categoriesOf(cells.text('categories')).map((path) => path.at(-1) ?? '');
  return { name, written: digits.value, categories: categories.slice(0, 21).map(categoryKey) };
}

/**
 * `fits`: as the shop's own prices in the same categories; `tooHigh` and `tooLow`: far from them, or, when the shop
 * has none to compare with, from what goods cost; `possible`: nothing speaks against it; `impossible`: some price is
 * more than the shop can have.
 */
export type Verdict = 'fits' | 'tooHigh' | 'tooLow' | 'possible' | 'impossible';

export interface Reading {
  readonly unit: MoneyUnit;
  /** Each with its price in toman; null: more than the shop can have. */
  readonly examples: readonly {
    readonly name: string;
    readonly written: string;
    readonly toman: number | null;
  }[];
  readonly verdict: Verdict;
  /** How many times the shop's prices, as a power of ten; null without any to compare with. */
  readonly times: number | null;
  /** Prices of the sample that are rounded up to whole toman. */
  readonly rounded: number;
}

const units: readonly MoneyUnit[] = ['rial', 'toman', 'thousand'];

/** Median prices in toman of the shop, by `categoryKey`. */
export type ShopPrices = ReadonlyMap<string, number>;

/** Three goods of the file in each unit, and whether its prices can be meant so. */
export function readingsOf(prices: readonly Priced[], shop: ShopPrices): Reading[] {
  const examples = examplesOf(prices);
  return units.map((unit) => {
    const read = prices.map((each) => ({ ...each, money: moneyIn(each.written, unit) }));
    const tomans = read.map(({ categories, money }) => ({ categories, toman: money?.toman ?? 0 }));
    const ratio = ratioOf(tomans, shop);
    const isImpossible = read.some(({ money }) => money === null);
    return {
      unit,
      examples: examples.map(({ name, written }) => ({
        name,
        written,
        toman: moneyIn(written, unit)?.toman ?? null,
      })),
      verdict: isImpossible ? 'impossible' : verdictOf(ratio, tomans),
      times: ratio === null ? null : 10 ** Math.round(Math.log10(ratio)),
      rounded: read.filter(({ money }) => money?.isRounded).length,
    };
  });
}

function moneyIn(written: string, unit: MoneyUnit) {
  const read = moneyOf(written, unit);
  return 'value' in read ? read.value : null;
}

/** One that is dear, one of middle price and one that is cheap; fewer when the file has fewer. */
function examplesOf(prices: readonly Priced[]): Priced[] {
  const sorted = prices.toSorted((a, b) => Number(b.written) - Number(a.written));
  const places = [0.1, 0.5, 0.9].map((part) => Math.floor(sorted.length * part));
  return [...new Set(sorted.length < 4 ? [0, 1, 2] : places)].flatMap((at) => sorted[at] ?? []);
}

interface Toman {
  readonly categories: readonly string[];
  readonly toman: number;
}

/** How many times the shop's prices those of the file are; null without a category in common. */
function ratioOf(prices: readonly Toman[], shop: ShopPrices): number | null {
  const byCategory = new Map<string, number[]>();
  for (const { categories, toman } of prices) {
    for (const key of new Set(categories)) {
      if (!shop.has(key)) continue;
      const tomans = byCategory.get(key) ?? [];
      tomans.push(toman);
      byCategory.set(key, tomans);
    }
  }
  const ratios = [...byCategory].map(([key, tomans]) => medianOf(tomans) / (shop.get(key) ?? 1));
  return ratios.length === 0 ? null : medianOf(ratios);
}

/** The lower one of two in the middle; 0 of none. */
function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Between prices of one category; ten times is the mistake that is looked for. */
const farApart = 4;
/** Between which the median of a shop is, in toman. */
const plausible = { least: 5_000, most: 300_000_000 } as const;

function verdictOf(ratio: number | null, prices: readonly Toman[]): Verdict {
  if (ratio !== null) {
    return ratio > farApart ? 'tooHigh' : ratio < 1 / farApart ? 'tooLow' : 'fits';
  }
  const median = medianOf(prices.map(({ toman }) => toman));
  return median > plausible.most ? 'tooHigh' : median < plausible.least ? 'tooLow' : 'possible';
}
