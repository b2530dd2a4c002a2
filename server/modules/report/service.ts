import type { Readable } from 'node:stream';
import type {
  BuyerSums,
  CategoriesReport,
  CouponsReport,
  CustomersReport,
  DeliveryReport,
  ExportReportBody,
  GoodsReport,
  ReportBody,
  SalesReport,
  SalesReportBody,
  SearchesReport,
} from '#lib/contract/report.ts';
import type { SpeedReport } from '#lib/contract/vitals.ts';
import type { Database } from '#server/db/database.ts';
import {
  categoriesFile,
  couponsFile,
  customersFile,
  deliveryFile,
  goodsFile,
  salesFile,
  searchesFile,
} from '#server/modules/report/file.ts';
import {
  readBest,
  readCategories,
  readSold,
  readUnsold,
} from '#server/modules/report/goods-queries.ts';
import {
  readBuyers,
  readCoupons,
  readMethods,
  readProvinces,
  sumCoupons,
  sumDelivery,
} from '#server/modules/report/order-queries.ts';
import { leftOf, periodBefore, salesOf, shareOf } from '#server/modules/report/parts.ts';
import { type Days, type Range, readRange } from '#server/modules/report/range-queries.ts';
import { readSales } from '#server/modules/report/sales-queries.ts';
import { readSearches, sumSearches } from '#server/modules/report/search-queries.ts';
import { speedOf } from '#server/modules/report/speed.ts';
import { readVitals } from '#server/modules/report/speed-queries.ts';
import { reportTexts } from '#server/modules/report/texts.ts';

/** Reports on the orders and searches of a period. Callers must have checked that staff ask who may. */
export function createReportService(database: Database) {
  const { db } = database;
  const rangeOf = (days: Days): Promise<Range> => readRange(db, days);

  /** The sums of a period and of the one before, in all and by days, weeks or months. */
  async function sales({ from, to, by }: SalesReportBody): Promise<SalesReport> {
    const range = await rangeOf({ from: periodBefore({ from, to }).from, to });
    return salesOf(await readSales(db, range), { from, to }, by);
  }

  /** What was sold best, and what was not sold. */
  async function goods(period: ReportBody): Promise<GoodsReport> {
    const [range, before] = await Promise.all([rangeOf(period), rangeOf(periodBefore(period))]);
    const [best, all, unsold] = await Promise.all([
      readBest(db, range, before),
      readSold(db, range),
      readUnsold(db, range),
    ]);
    const rest = {
      products: leftOf(all.products, [best.length]),
      pieces: leftOf(
        all.pieces,
        best.map(({ pieces }) => pieces),
      ),
      amount: leftOf(
        all.amount,
        best.map(({ amount }) => amount),
      ),
    };
    return {
      best: best.map(({ piecesBefore, amountBefore, ...each }) => ({
        ...each,
        share: shareOf(each.amount, all.amount),
        before: { pieces: piecesBefore, amount: amountBefore },
      })),
      rest,
      all,
      unsold,
    };
  }

  /** What was sold of each category of the first level. */
  async function categories(period: ReportBody): Promise<CategoriesReport> {
    const [range, before] = await Promise.all([rangeOf(period), rangeOf(periodBefore(period))]);
    const [found, earlier] = await Promise.all([
      readCategories(db, range),
      readCategories(db, before),
    ]);
    const all = { pieces: 0, amount: 0 };
    for (const { pieces, amount } of found) {
      all.pieces += pieces;
      all.amount += amount;
    }
    return {
      categories: found.map(({ title, ...each }) => {
        const { pieces = 0, amount = 0 } = earlier.find(({ id }) => id === each.id) ?? {};
        return {
          ...each,
          title: title ?? reportTexts.goneProducts,
          share: shareOf(each.amount, all.amount),
          before: { pieces, amount },
        };
      }),
      all,
    };
  }

  /** How often codes were used, and what the orders with them were worth. */
  async function coupons(period: ReportBody): Promise<CouponsReport> {
    const range = await rangeOf(period);
    const [found, sums] = await Promise.all([readCoupons(db, range), sumCoupons(db, range)]);
    const rest = {
      coupons: leftOf(sums.coupons, [found.length]),
      orders: leftOf(
        sums.orders,
        found.map(({ orders }) => orders),
      ),
      total: leftOf(
        sums.total,
        found.map(({ total }) => total),
      ),
      given: leftOf(
        sums.given,
        found.map(({ given }) => given),
      ),
    };
    return {
      coupons: found,
      rest,
      without: { orders: sums.ordersWithout, total: sums.totalWithout },
      all: {
        orders: sums.orders + sums.ordersWithout,
        total: sums.total + sums.totalWithout,
      },
    };
  }

  /** How orders were delivered, where to, and in what time. */
  async function delivery(period: ReportBody): Promise<DeliveryReport> {
    const range = await rangeOf(period);
    const [methods, provinces, { orders, total, freight, hoursToSend, hoursToDeliver }] =
      await Promise.all([readMethods(db, range), readProvinces(db, range), sumDelivery(db, range)]);
    return { methods, provinces, all: { orders, total, freight, hoursToSend, hoursToDeliver } };
  }

  async function buyersOf(days: Days): Promise<BuyerSums> {
    const found = await readBuyers(db, await rangeOf(days));
    const of = (wanted: 'first' | 'again' | 'gone') => {
      const row = found.find(({ kind }) => kind === wanted);
      return {
        customers: row?.customers ?? 0,
        orders: row?.orders ?? 0,
        total: row?.total ?? 0,
      };
    };
    return {
      first: of('first'),
      again: of('again'),
      gone: of('gone'),
      several: found.reduce((sum, { several }) => sum + several, 0),
    };
  }

  /** Who bought for the first time, and who came back. */
  async function customers(period: ReportBody): Promise<CustomersReport> {
    const [now, before] = await Promise.all([buyersOf(period), buyersOf(periodBefore(period))]);
    return { now, before };
  }

  /** What was searched for, and what was not found. */
  async function searches(period: ReportBody): Promise<SearchesReport> {
    const before = periodBefore(period);
    const [texts, popular, all] = await Promise.all([
      readSearches(db, 'failed_search', period, before),
      readSearches(db, 'searched_text', period, before),
      sumSearches(db, period),
    ]);
    const rest = { texts: all.texts - texts.length, count: all.count };
    for (const { count } of texts) rest.count -= count;
    return { texts, popular, rest, all };
  }

  /** How fast pages were for shoppers. */
  async function speed(period: ReportBody): Promise<SpeedReport> {
    const [now, before] = await Promise.all([
      readVitals(db, period),
      readVitals(db, periodBefore(period)),
    ]);
    return speedOf(now, before);
  }

  /** A report as an Excel file. */
  async function file({ report, ...wanted }: ExportReportBody): Promise<Readable> {
    switch (report) {
      case 'sales':
        return salesFile(await sales(wanted));
      case 'goods':
        return goodsFile(await goods(wanted));
      case 'categories':
        return categoriesFile(await categories(wanted));
      case 'coupons':
        return couponsFile(await coupons(wanted));
      case 'delivery':
        return deliveryFile(await delivery(wanted));
      case 'customers':
        return customersFile(await customers(wanted));
      case 'searches':
        return searchesFile(await searches(wanted));
      default:
        return report satisfies never;
    }
  }

  return { sales, goods, categories, coupons, delivery, customers, searches, speed, file };
}
export type ReportService = ReturnType<typeof createReportService>;
