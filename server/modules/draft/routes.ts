import {
  saveBannerBody,
  saveHomeBody,
  saveMenuBody,
  saveTextsBody,
} from '#lib/contract/appearance.ts';
import { savePostBody } from '#lib/contract/blog.ts';
import { draftAnswer, draftPage, getDraftBody } from '#lib/contract/draft.ts';
import { saveProductBody } from '#lib/contract/goods-product.ts';
import { savePageBody } from '#lib/contract/home.ts';
import { type Api, errors, longText } from '#server/http/api.ts';
import { alsoRequire, ofStaff, staffId } from '#server/http/staff.ts';
import type { DraftService } from '#server/modules/draft/service.ts';

const previewing = {
  ...ofStaff,
  description:
    'Takes what the save takes, checks and sanitises it alike, and changes nothing: the answer is the path of a page that ' +
    'shows it for 15 minutes. Refusals are those of the save.',
  response: { 200: draftAnswer, ...errors(401, 403, 404, 409, 422) },
};

export function draftRoutes(app: Api, drafts: DraftService): void {
  pageRoutes(app, drafts);
  frameRoutes(app, drafts);
}

function pageRoutes(app: Api, drafts: DraftService): void {
  app.post(
    '/Admin/Preview-Product',
    {
      config: { staff: 'catalogue' },
      bodyLimit: longText,
      schema: {
        ...previewing,
        summary: 'A preview of a product on its page',
        body: saveProductBody,
      },
    },
    async (request) => {
      alsoRequire(request, ...drafts.permissionsOfProduct(request.body));
      return drafts.ofProduct(staffId(request), request.body);
    },
  );

  app.post(
    '/Admin/Preview-Post',
    {
      config: { staff: 'content' },
      bodyLimit: longText,
      schema: { ...previewing, summary: 'A preview of a post on its page', body: savePostBody },
    },
    async (request) => drafts.ofPost(staffId(request), request.body),
  );

  app.post(
    '/Admin/Preview-Page',
    {
      config: { staff: 'content' },
      bodyLimit: longText,
      schema: { ...previewing, summary: 'A preview of a content page', body: savePageBody },
    },
    async (request) => drafts.ofPage(staffId(request), request.body),
  );

  app.post(
    '/Admin/Preview-Home',
    {
      config: { staff: 'appearance' },
      bodyLimit: longText,
      schema: { ...previewing, summary: 'A preview of the home page', body: saveHomeBody },
    },
    async (request) => drafts.ofHome(staffId(request), request.body),
  );

  app.post(
    '/preview/get-draft',
    {
      schema: {
        tags: ['home'],
        summary: 'What a preview shows',
        description:
          'For the storefront. 404 for a token that is forged, expired, of another kind, or of something that has ' +
          'been removed.',
        body: getDraftBody,
        response: { 200: draftPage, ...errors(404, 422) },
      },
    },
    async ({ body }, reply) => {
      reply.header('cache-control', 'private, no-store');
      return drafts.read(body);
    },
  );
}

/** What stands around every page, seen around the home page. */
function frameRoutes(app: Api, drafts: DraftService): void {
  const config = { staff: 'appearance' } as const;
  app.post(
    '/Admin/Preview-Menu',
    {
      config,
      bodyLimit: longText,
      schema: {
        ...previewing,
        summary: 'A preview of a menu on the home page',
        body: saveMenuBody,
      },
    },
    async (request) => drafts.ofMenu(staffId(request), request.body),
  );

  app.post(
    '/Admin/Preview-Top-Banner',
    {
      config,
      schema: {
        ...previewing,
        summary: 'A preview of the banner above the header',
        body: saveBannerBody,
      },
    },
    async (request) => drafts.ofBanner(staffId(request), request.body),
  );

  app.post(
    '/Admin/Preview-Footer',
    {
      config,
      bodyLimit: longText,
      schema: {
        ...previewing,
        summary: "A preview of the footer's texts on the home page",
        body: saveTextsBody,
      },
    },
    async (request) => drafts.ofTexts(staffId(request), request.body),
  );
}
