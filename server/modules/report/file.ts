import type { Readable } from 'node:stream';
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
import type { ReportName } from '#lib/contract/report-names.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { numericDate } from '#lib/text/order-date.ts';
import { reportTexts as words } from '#server/modules/report/texts.ts';
import { type Cell, type Column, writeWorkbook } from '#server/spreadsheet/workbook.ts';

type Line = readonly Cell[];
const plainHeads: ReadonlySet<string> = new Set(words.plainHeads);
/** Widths of columns, in characters. */
const [narrowest, widest] = [8, 50];

/** A column as wide as the longest of its cells. */
function columnOf(header: string, cells: readonly (Cell | undefined)[]): Column {
  const longest = Math.max(...[header, ...cells].map((cell) => String(cell ?? '').length));
  return {
    header,
    width: Math.min(widest, Math.max(narrowest, longest + 2)),
    isPlain: plainHeads.has(header),
  };
}

const fileOf = (report: ReportName, lines: readonly Line[]): Readable =>
  writeWorkbook({
    name: words.sheets[report],
    columns: words.heads[report].map((header, at) =>
      columnOf(
        header,
        lines.map((cells) => cells[at]),
      ),
    ),
    batches: [lines],
  });

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

export const salesFile = ({ now, before, parts }: SalesReport): Readable =>
  fileOf('sales', [
    ...parts.map((part) => salesLine([dayOf(part.from), dayOf(part.to)], part.now, part.before)),
    salesLine([words.all, ''], now, before),
  ]);

export const goodsFile = ({ best, rest, unsold }: GoodsReport): Readable =>
  fileOf('goods', [
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

export const categoriesFile = ({ categories, all }: CategoriesReport): Readable =>
  fileOf('categories', [
    ...categories.map(({ title, pieces, amount, share, before }) => [
      title,
      pieces,
      amount,
      share,
      before.amount,
    ]),
    [words.all, all.pieces, all.amount, all.amount === 0 ? 0 : 100, ''],
  ]);

export const couponsFile = ({ coupons, rest, without, all }: CouponsReport): Readable =>
  fileOf('coupons', [
    ...coupons.map(({ code, title, orders, given, total }) => [code, title, orders, given, total]),
    [words.others, '', rest.orders, rest.given, rest.total],
    [words.withoutCoupon, '', without.orders, 0, without.total],
    [words.all, '', all.orders, '', all.total],
  ]);

export const deliveryFile = ({ methods, provinces }: DeliveryReport): Readable =>
  fileOf('delivery', [
    ...methods.map((each) => [
      words.method,
      each.title,
      each.orders,
      each.total,
      each.freight,
      each.sent,
      each.delivered,
      each.hoursToSend,
      each.hoursToDeliver,
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

export const searchesFile = ({ texts, rest }: SearchesReport): Readable =>
  fileOf('searches', [
    ...texts.map(({ text, count, before, last }) => [text, count, before, dayOf(last)]),
    [words.others, rest.count, '', ''],
  ]);

export const customersFile = ({ now, before }: CustomersReport): Readable =>
  fileOf(
    'customers',
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
