import type { FastifyReply } from 'fastify';
import {
  categoriesReport,
  couponsReport,
  customersReport,
  deliveryReport,
  exportReportBody,
  goodsReport,
  reportBody,
  salesReport,
  salesReportBody,
  searchesReport,
} from '#lib/contract/report.ts';
import { speedReport } from '#lib/contract/vitals.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff } from '#server/http/staff.ts';
import { asXlsxFile, xlsxFile } from '#server/http/xlsx-file.ts';
import type { ReportService } from '#server/modules/report/service.ts';

const described = 'Orders made in the period and paid or taken up, as they are now.';
const config = { staff: 'reports' } as const;

export function reportRoutes(app: Api, reports: ReportService): void {
  app.post(
    '/Admin/Get-Sales-Report',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Orders, pieces and money of a period, beside the period before',
        description: described,
        body: salesReportBody,
        response: { 200: salesReport, ...errors(401, 403, 422) },
      },
    },
    async (request) => reports.sales(request.body),
  );

  app.post(
    '/Admin/Get-Goods-Report',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'What was sold best in a period, and what was not sold',
        description: described,
        body: reportBody,
        response: { 200: goodsReport, ...errors(401, 403, 422) },
      },
    },
    async (request) => reports.goods(request.body),
  );

  app.post(
    '/Admin/Get-Categories-Report',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Shares of the categories of the first level',
        description: described,
        body: reportBody,
        response: { 200: categoriesReport, ...errors(401, 403, 422) },
      },
    },
    async (request) => reports.categories(request.body),
  );

  app.post(
    '/Admin/Get-Coupons-Report',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Uses of codes, and what the orders with them were worth',
        description: described,
        body: reportBody,
        response: { 200: couponsReport, ...errors(401, 403, 422) },
      },
    },
    async (request) => reports.coupons(request.body),
  );

  app.post(
    '/Admin/Get-Delivery-Report',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Methods and provinces, and the hours until parcels are sent and delivered',
        description: described,
        body: reportBody,
        response: { 200: deliveryReport, ...errors(401, 403, 422) },
      },
    },
    async (request) => reports.delivery(request.body),
  );

  app.post(
    '/Admin/Get-Customers-Report',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Members who bought for the first time, and those who came back',
        description: described,
        body: reportBody,
        response: { 200: customersReport, ...errors(401, 403, 422) },
      },
    },
    async (request) => reports.customers(request.body),
  );

  app.post(
    '/Admin/Get-Searches-Report',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'What was searched for in a period, and what was not found',
        description:
          'Texts that were asked for from at least two networks within a day. Kept for 90 days, without a trace of ' +
          'who asked.',
        body: reportBody,
        response: { 200: searchesReport, ...errors(401, 403, 422) },
      },
    },
    async (request) => reports.searches(request.body),
  );

  app.post(
    '/Admin/Get-Speed-Report',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'How fast pages were for shoppers, by kind of page',
        description:
          'Of a part of the views. `p75` is read from histograms by day, to a tenth of its value. Kept for 800 days.',
        body: reportBody,
        response: { 200: speedReport, ...errors(401, 403, 422) },
      },
    },
    async (request) => reports.speed(request.body),
  );

  app.post(
    '/Admin/Export-Report',
    {
      config,
      schema: {
        ...ofStaff,
        ...xlsxFile,
        summary: 'A report as a right-to-left Excel file',
        body: exportReportBody,
        response: { ...xlsxFile.response, ...errors(401, 403, 422) },
      },
    },
    async (request, reply): Promise<FastifyReply> =>
      asXlsxFile(reply, `report-${request.body.report}`).send(await reports.file(request.body)),
  );
}
