import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  awaitedAnswer,
  blockCustomerBody,
  customerAnswer,
  customerMobileAnswer,
  customersAnswer,
  exportCustomersBody,
  getCustomersBody,
  listSubscribersBody,
  oneCustomerBody,
  subscribersAnswer,
  unblockCustomerBody,
} from '#lib/contract/customer.ts';
import { type Api, errors } from '#server/http/api.ts';
import { asCsvFile, csvFile } from '#server/http/csv-file.ts';
import { ofStaff, panelSession, staffId } from '#server/http/staff.ts';
import type { BlockService } from '#server/modules/customer/block-service.ts';
import type { CustomerService } from '#server/modules/customer/service.ts';
import type { SubscriberService } from '#server/modules/customer/subscriber-service.ts';

interface Services {
  readonly customers: CustomerService;
  readonly blocks: BlockService;
  readonly subscribers: SubscriberService;
}

/** Who may take all numbers with them sees them whole. */
const seesWhole = (request: FastifyRequest): boolean =>
  panelSession(request).permissions.includes('customers.export');

export function customerRoutes(app: Api, { customers, blocks, subscribers }: Services): void {
  app.post(
    '/Admin/Get-Customers',
    {
      config: { staff: 'customers' },
      schema: {
        ...ofStaff,
        summary: 'Members, the last that joined first, with what they bought',
        description:
          '`next` is the `after` of the next page. Mobile numbers are masked, unless the caller may export customers.',
        body: getCustomersBody,
        response: { 200: customersAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => customers.list(request.body, seesWhole(request)),
  );

  app.post(
    '/Admin/Get-Customer',
    {
      config: { staff: 'customers' },
      schema: {
        ...ofStaff,
        summary: 'A member with their latest orders, opinions, alerts and basket',
        body: oneCustomerBody,
        response: { 200: customerAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => customers.read(request.body.id, seesWhole(request)),
  );

  app.post(
    '/Admin/Show-Customer-Mobile',
    {
      config: { staff: 'customers' },
      schema: {
        ...ofStaff,
        summary: 'The whole mobile number of a member; recorded',
        body: oneCustomerBody,
        response: { 200: customerMobileAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => customers.showMobile(staffId(request), request.body.id),
  );

  app.post(
    '/Admin/Block-Customer',
    {
      config: { staff: 'customers' },
      schema: {
        ...ofStaff,
        summary: 'Blocks a member: their sessions end, and they cannot log in any more',
        description:
          'Their orders stay as they are. 409 `IS_STAFF` for one of the active staff, `STALE` when ' +
          'somebody else has blocked or unblocked them meanwhile.',
        body: blockCustomerBody,
        response: { 200: customerAnswer, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      await blocks.block(staffId(request), request.body);
      return customers.read(request.body.id, seesWhole(request));
    },
  );

  app.post(
    '/Admin/Unblock-Customer',
    {
      config: { staff: 'customers' },
      schema: {
        ...ofStaff,
        summary: 'Lets a blocked member log in again',
        body: unblockCustomerBody,
        response: { 200: customerAnswer, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      await blocks.unblock(staffId(request), request.body);
      return customers.read(request.body.id, seesWhole(request));
    },
  );

  app.post(
    '/Admin/Export-Customers',
    {
      config: { staff: 'customers.export', asksAgain: true },
      schema: {
        ...ofStaff,
        ...csvFile,
        summary: 'Members with whole numbers as a CSV file; recorded',
        body: exportCustomersBody,
        response: { ...csvFile.response, ...errors(401, 403, 422) },
      },
    },
    async (request, reply): Promise<FastifyReply> => {
      const content = await customers.exportAll(staffId(request), request.body);
      return asCsvFile(reply, 'customers').send(content);
    },
  );

  app.post(
    '/Admin/List-Subscribers',
    {
      config: { staff: 'customers' },
      schema: {
        ...ofStaff,
        summary: 'Mobile numbers of the newsletter',
        body: listSubscribersBody,
        response: { 200: subscribersAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => subscribers.list(request.body, seesWhole(request)),
  );

  app.post(
    '/Admin/Export-Subscribers',
    {
      config: { staff: 'customers.export', asksAgain: true },
      schema: {
        ...ofStaff,
        ...csvFile,
        summary: 'All numbers of the newsletter as a CSV file; recorded',
        body: z.object({}),
        response: { ...csvFile.response, ...errors(401, 403, 422) },
      },
    },
    async (request, reply): Promise<FastifyReply> =>
      asCsvFile(reply, 'newsletter').send(await subscribers.exportAll(staffId(request))),
  );

  app.post(
    '/Admin/List-Awaited',
    {
      config: { staff: ['customers', 'catalogue'] },
      schema: {
        ...ofStaff,
        summary: 'Goods that people wait for, those with the most alerts first',
        body: listSubscribersBody,
        response: { 200: awaitedAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => subscribers.awaited(request.body),
  );
}
