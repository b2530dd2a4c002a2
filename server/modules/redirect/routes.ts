import {
  adminRedirect,
  findRedirectAnswer,
  findRedirectBody,
  listMissingAnswer,
  listMissingBody,
  listRedirectsAnswer,
  listRedirectsBody,
  removedRedirectAnswer,
  removeRedirectBody,
  saveRedirectBody,
  staleRedirect,
} from '#lib/contract/redirect.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { FindService } from '#server/modules/redirect/find-service.ts';
import type { RedirectService } from '#server/modules/redirect/service.ts';

const refusals = { 409: staleRedirect, ...errors(401, 403, 404, 422) };

export function findRoute(app: Api, { find }: FindService): void {
  app.post(
    '/home/find-redirect',
    {
      schema: {
        tags: ['home'],
        summary: 'Where an address leads that has no page',
        description:
          'Asked by the storefront before it answers 404. `target` is null when it leads nowhere; ' +
          'the address is then counted among the missing ones.',
        body: findRedirectBody,
        response: { 200: findRedirectAnswer, ...errors(422) },
      },
    },
    async ({ body }, reply) => {
      reply.header('cache-control', 'no-store');
      return find(body.address);
    },
  );
}

export function redirectRoutes(app: Api, redirects: RedirectService): void {
  app.post(
    '/Admin/List-Redirects',
    {
      config: { staff: 'content' },
      schema: {
        ...ofStaff,
        summary: 'Old addresses and where they lead, the newest first',
        description: '`query` is a part of either. `next` is the `after` of the next page.',
        body: listRedirectsBody,
        response: { 200: listRedirectsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => redirects.list(request.body),
  );

  app.post(
    '/Admin/Save-Redirect',
    {
      config: { staff: 'content' },
      schema: {
        ...ofStaff,
        summary: 'Creates a redirect, or changes one',
        description:
          'Redirects that led to its address lead to its target, so that all take one step. 409 ' +
          'STALE with the one of `now`, TOO_MANY; 422 for an address that is taken.',
        body: saveRedirectBody,
        response: { 200: adminRedirect, ...refusals },
      },
    },
    async (request) => redirects.save(staffId(request), request.body),
  );

  app.post(
    '/Admin/Remove-Redirect',
    {
      config: { staff: 'content' },
      schema: {
        ...ofStaff,
        summary: 'Removes a redirect',
        description: '409 STALE with the one of `now`.',
        body: removeRedirectBody,
        response: { 200: removedRedirectAnswer, ...refusals },
      },
    },
    async (request) => redirects.remove(staffId(request), request.body),
  );

  app.post(
    '/Admin/List-Missing-Addresses',
    {
      config: { staff: 'content' },
      schema: {
        ...ofStaff,
        summary: 'Addresses that were asked for and not found, the most wanted first',
        description:
          'At most 1,000 are kept, for 90 days. `proposal` is the page of the shop that is most like it; ' +
          '`guess` says why it may be wrong.',
        body: listMissingBody,
        response: { 200: listMissingAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => redirects.listMissing(request.body),
  );
}
