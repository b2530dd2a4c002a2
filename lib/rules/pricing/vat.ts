import { timesOver } from '#lib/rules/pricing/share.ts';

/** A rate of VAT in whole percent, valid from an instant (ISO 8601) until the next one's. */
export interface VatRate {
  readonly from: string;
  readonly rate: number;
}

/** The rate in percent at that time; 0 before the first one. */
export function vatRateAt(rates: readonly VatRate[], now: Date): number {
  const [latest] = rates
    .filter(({ from }) => Date.parse(from) <= now.getTime())
    .toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from));
  return latest?.rate ?? 0;
}

/** VAT within a price that includes it, to the nearest toman: `gross * rate / (100 + rate)`. */
export const vatWithin = (gross: number, rate: number): number =>
  Math.floor((timesOver(gross, 2 * rate, 100 + rate) + 1) / 2);
