import {
  adminPage,
  getAdminPageBody,
  listPagesAnswer,
  listPagesBody,
  stalePage,
} from '#lib/contract/admin-page.ts';
import { savePageBody } from '#lib/contract/home.ts';
import { type Api, errors, longText } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { PageService } from '#server/modules/home/page-service.ts';
import type { StaffPageService } from '#server/modules/home/staff-page-service.ts';

interface Services {
  readonly pages: PageService;
  readonly staffPages: StaffPageService;
}

export function pageRoutes(app: Api, { pages, staffPages }: Services): void {
  app.post(
    '/Admin/List-Pages',
    {
      config: { staff: 'content' },
      schema: {
        ...ofStaff,
        summary: 'Content pages by name',
        description:
          '`query` is a part of the title or name. `next` is the `after` of the next page.',
        body: listPagesBody,
        response: { 200: listPagesAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => staffPages.list(request.body),
  );

  app.post(
    '/Admin/Get-Page',
    {
      config: { staff: 'content' },
      schema: {
        ...ofStaff,
        summary: 'A content page as it is stored',
        body: getAdminPageBody,
        response: { 200: adminPage, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => staffPages.get(request.body.name),
  );

  app.post(
    '/Admin/Save-Page',
    {
      config: { staff: 'content' },
      bodyLimit: longText,
      schema: {
        ...ofStaff,
        summary: 'Creates a content page, or updates the one named `former`',
        description:
          'HTML is sanitised. Each part of the name becomes a slug; menus that link to the ' +
          'former name are changed. 404 for an unknown `former`, 409 STALE with the page of ' +
          '`now` when `revision` is outdated, 422 for a name that another page or part of the ' +
          'shop has, and for a picture without alt text.',
        body: savePageBody,
        response: { 200: adminPage, 409: stalePage, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => pages.save(staffId(request), request.body),
  );
}
