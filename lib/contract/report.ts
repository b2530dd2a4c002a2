import { z } from 'zod';
import { mostReportDays, reportNames, reportSteps } from '#lib/contract/report-names.ts';
import { toman, websiteCode } from '#lib/contract/values.ts';

// Reports on the orders, and of searches, of a period. Orders are those made in it that were paid or taken up, as these orders are now: goods that come back later
// lower the figures of the period in which they were bought.

const dayMs = 86_400_000;
/** A day in Tehran. Bounded, so that the period before can be written, too. */
const day = z.iso
  .date()
  .refine((text) => '2000-01-01' <= text && text <= '2100-01-01', 'این روز پذیرفته نیست.');
const period = z.object({ from: day, to: day });
type Period = z.infer<typeof period>;

const daysOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;
const isPeriod = (given: Period): boolean => daysOf(given) >= 1 && daysOf(given) <= mostReportDays;
const fault = {
  path: ['to'],
  error: `بازه از یک تا ${mostReportDays.toLocaleString('fa')} روز است.`,
};

/** Both days included; at most `mostReportDays`. The period before has as many days, and ends the day before. */
export const reportBody = period.refine(isPeriod, fault);
export type ReportBody = z.output<typeof reportBody>;

const step = z.enum(reportSteps).default('day');
export const salesReportBody = period.extend({ by: step }).refine(isPeriod, fault);
export type SalesReportBody = z.output<typeof salesReportBody>;

export const exportReportBody = period
  .extend({ report: z.enum(reportNames), by: step })
  .refine(isPeriod, fault);
export type ExportReportBody = z.output<typeof exportReportBody>;

const count = z.int().min(0);

const sums = z.object({
  orders: count,
  pieces: count,
  /** Lines at list price with insurance, in toman as all amounts. */
  lines: toman,
  discount: toman,
  freight: toman,
  /** `lines` - `discount` + `freight`. */
  total: toman,
  /** Given back, or to be given back, for these orders. */
  refunds: toman,
});
export type SalesSums = z.infer<typeof sums>;

export const salesReport = z.object({
  now: sums,
  before: sums,
  /** Parts of the period in their order, each beside the same days of the period before. */
  parts: z.array(z.object({ from: day, to: day, now: sums, before: sums })),
});
export type SalesReport = z.infer<typeof salesReport>;

const sold = z.object({ pieces: count, amount: toman });

export const goodsReport = z.object({
  /** The goods with the highest amounts; `amount` is what was paid for them, without freight. */
  best: z.array(
    sold.extend({
      websiteCode,
      nameFa: z.string(),
      /** Of the sum of all goods, in percent. */
      share: z.number().min(0).max(100),
      before: sold,
    }),
  ),
  /** Goods that are not in `best`, and all goods. */
  rest: sold.extend({ products: count }),
  all: sold.extend({ products: count }),
  /** Goods of the shop that are in stock and were not sold; those that have been in the shop longest. */
  unsold: z.array(z.object({ websiteCode, nameFa: z.string(), stock: count })),
});
export type GoodsReport = z.infer<typeof goodsReport>;

export const categoriesReport = z.object({
  /** Categories of the first level, the highest amount first. Products are counted where they are now. */
  categories: z.array(
    sold.extend({
      /** Null for products that are not there any more. */
      id: z.int().nullable(),
      title: z.string(),
      share: z.number().min(0).max(100),
      before: sold,
    }),
  ),
  all: sold,
});
export type CategoriesReport = z.infer<typeof categoriesReport>;

const ordered = z.object({ orders: count, total: toman });

export const couponsReport = z.object({
  coupons: z.array(
    ordered.extend({
      code: z.string(),
      /** Of its promotion. */
      title: z.string(),
      /** By how much the code lowered these orders. */
      given: toman,
    }),
  ),
  /** Orders with codes that are not in `coupons`, without a code, and all. */
  rest: ordered.extend({ coupons: count, given: toman }),
  without: ordered,
  all: ordered,
});
export type CouponsReport = z.infer<typeof couponsReport>;

/** Hours, half of the parcels took no longer; null when there is none. */
const hours = z.number().min(0).nullable();

export const deliveryReport = z.object({
  /** By the method's title when it was chosen, the most orders first. */
  methods: z.array(
    ordered.extend({
      title: z.string(),
      freight: toman,
      sent: count,
      delivered: count,
      /** From the payment, or the order if it is paid later. */
      hoursToSend: hours,
      hoursToDeliver: hours,
    }),
  ),
  /** '' for orders whose address is not kept any more. */
  provinces: z.array(ordered.extend({ province: z.string() })),
  all: ordered.extend({ freight: toman, hoursToSend: hours, hoursToDeliver: hours }),
});
export type DeliveryReport = z.infer<typeof deliveryReport>;

const buyers = ordered.extend({ customers: count });
const buyersOf = z.object({
  /** Members whose first order that counts was made in the period. */
  first: buyers,
  /** Members who had bought before it. */
  again: buyers,
  /** Orders of members who are not there any more; nobody is counted. */
  gone: buyers,
  /** Members of `first` and `again` with more than one order in the period. */
  several: count,
});
export type BuyerSums = z.infer<typeof buyersOf>;

const searchedTexts = z.array(
  z.object({
    text: z.string(),
    /** By how many networks, each of them once a day. */
    count,
    before: count,
    /** When it was searched last. */
    last: day,
  }),
);

export const searchesReport = z.object({
  /** Texts by which the whole shop was searched and that no product has in all words, those wanted most first. */
  texts: searchedTexts,
  /** Texts by which it was searched at all, those wanted most first. */
  popular: searchedTexts,
  /** Texts that are not in `texts`, and all texts. */
  rest: z.object({ texts: count, count }),
  all: z.object({ texts: count, count }),
});
export type SearchesReport = z.infer<typeof searchesReport>;

export const customersReport = z.object({ now: buyersOf, before: buyersOf });
export type CustomersReport = z.infer<typeof customersReport>;
