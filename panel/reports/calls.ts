import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ChatReport } from '#lib/contract/admin-chat.ts';
import type { ReportName } from '#lib/contract/report-names.ts';
import type {
  CategoriesReport,
  CouponsReport,
  CustomersReport,
  DeliveryReport,
  GoodsReport,
  SalesReport,
  SearchesReport,
} from '#lib/contract/report.ts';
import type { SpeedReport } from '#lib/contract/vitals.ts';
import { call, callPicture as callFile } from '#panel/client.ts';
import { fileName, type Period, type WantedReport } from '#panel/reports/period.ts';
import { saveFile } from '#panel/ui/save-file.ts';

const reportQuery = <Answer>(name: string, body: object) =>
  queryOptions({
    queryKey: ['reports', name, body],
    queryFn: ({ signal }) => call<Answer>(`Get-${name}-Report`, body, { signal }),
    placeholderData: keepPreviousData,
  });

const daysOf = ({ from, to }: Period) => ({ from, to });

export const salesQuery = ({ from, to, by }: WantedReport) =>
  reportQuery<SalesReport>('Sales', { from, to, by });
export const goodsQuery = (period: Period) => reportQuery<GoodsReport>('Goods', daysOf(period));
export const categoriesQuery = (period: Period) =>
  reportQuery<CategoriesReport>('Categories', daysOf(period));
export const couponsQuery = (period: Period) =>
  reportQuery<CouponsReport>('Coupons', daysOf(period));
export const deliveryQuery = (period: Period) =>
  reportQuery<DeliveryReport>('Delivery', daysOf(period));
export const customersQuery = (period: Period) =>
  reportQuery<CustomersReport>('Customers', daysOf(period));

export const chatsQuery = (period: Period) => reportQuery<ChatReport>('Chat', daysOf(period));

export const speedQuery = (period: Period) => reportQuery<SpeedReport>('Speed', daysOf(period));

export const searchesQuery = (period: Period) =>
  reportQuery<SearchesReport>('Searches', daysOf(period));

/** Asks for the report as a file, and hands it to the browser. */
export async function exportReport(
  report: ReportName,
  { from, to, by }: WantedReport,
): Promise<void> {
  const file = await callFile('Export-Report', { report, from, to, by });
  saveFile(file, fileName(report, { from, to }));
}
