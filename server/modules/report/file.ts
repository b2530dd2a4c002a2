import type {
  CategoriesReport,
  CouponsReport,
  CustomersReport,
  DeliveryReport,
  GoodsReport,
  SalesReport,
  SalesSums,
  SearchesReport,
} from '#lib/contract/report.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { numericDate } from '#lib/text/order-date.ts';
import { csvLine, mark } from '#server/files/csv.ts';
import { reportTexts as words } from '#server/modules/report/texts.ts';

type Line = readonly (string | number)[];
const fileOf = (heads: Line, lines: readonly Line[]): string =>
  mark + [heads, ...lines].map(csvLine).join('');

/** A Jalali day in digits that spreadsheets sort. */
const dayOf = (day: string): string => toLatinDigits(numericDate(`${day}T12:00:00+03:30`));

const meanOf = ({ orders, total }: Pick<SalesSums, 'orders' | 'total'>): number =>
  orders === 0 ? 0 : Math.round(total / orders);

function salesLine(days: readonly [string, string], now: SalesSums, before: SalesSums): Line {
  const { orders, pieces, lines, discount, freight, total, refunds } = now;
  const net = total - refunds;
  const beside = [before.orders, before.total - before.refunds];
  const amounts = [lines, discount, freight, total, refunds, net, meanOf(now)];
  return [...days, orders, pieces, ...amounts, ...beside];
}

export const salesFile = ({ now, before, parts }: SalesReport): string =>
  fileOf(words.heads.sales, [
    ...parts.map((part) => salesLine([dayOf(part.from), dayOf(part.to)], part.now, part.before)),
    salesLine([words.all, ''], now, before),
  ]);

export const goodsFile = ({ best, rest, unsold }: GoodsReport): string =>
  fileOf(words.heads.goods, [
    ...best.map(({ websiteCode, nameFa, pieces, amount, share, before }) => [
      words.sold,
      websiteCode,
      nameFa,
      pieces,
      amount,
      share,
      before.amount,
      '',
    ]),
    [words.sold, '', words.others, rest.pieces, rest.amount, '', '', ''],
    ...unsold.map(({ websiteCode, nameFa, stock }) => [
      words.unsold,
      websiteCode,
      nameFa,
      0,
      0,
      0,
      '',
      stock,
    ]),
  ]);

export const categoriesFile = ({ categories, all }: CategoriesReport): string =>
  fileOf(words.heads.categories, [
    ...categories.map(({ title, pieces, amount, share, before }) => [
      title,
      pieces,
      amount,
      share,
      before.amount,
    ]),
    [words.all, all.pieces, all.amount, all.amount === 0 ? 0 : 100, ''],
  ]);

export const couponsFile = ({ coupons, rest, without, all }: CouponsReport): string =>
  fileOf(words.heads.coupons, [
    ...coupons.map(({ code, title, orders, given, total }) => [code, title, orders, given, total]),
    [words.others, '', rest.orders, rest.given, rest.total],
    [words.withoutCoupon, '', without.orders, 0, without.total],
    [words.all, '', all.orders, '', all.total],
  ]);

export const deliveryFile = ({ methods, provinces }: DeliveryReport): string =>
  fileOf(words.heads.delivery, [
    ...methods.map((each) => [
      words.method,
      each.title,
      each.orders,
      each.total,
      each.freight,
      each.sent,
      each.delivered,
      each.hoursToSend ?? '',
      each.hoursToDeliver ?? '',
    ]),
    ...provinces.map(({ province, orders, total }) => [
      words.province,
      province || words.gone,
      orders,
      total,
      '',
      '',
      '',
      '',
      '',
    ]),
  ]);

export const searchesFile = ({ texts, rest }: SearchesReport): string =>
  fileOf(words.heads.searches, [
    ...texts.map(({ text, count, before, last }) => [text, count, before, dayOf(last)]),
    [words.others, rest.count, '', ''],
  ]);

export const customersFile = ({ now, before }: CustomersReport): string =>
  fileOf(
    words.heads.customers,
    (['first', 'again', 'gone'] as const).map((kind) => [
      words.buyers[kind],
      now[kind].customers,
      now[kind].orders,
      now[kind].total,
      before[kind].customers,
      before[kind].orders,
      before[kind].total,
    ]),
  );
