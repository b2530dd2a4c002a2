import { savedPageAnswer, savePageBody } from '#lib/contract/home.ts';
import { type Api, errors, longText } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { PageService } from '#server/modules/home/page-service.ts';

export function pageRoutes(app: Api, pages: PageService): void {
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
          'former name are changed. 404 for an unknown `former`, 422 for a name that another ' +
          'page or part of the shop has.',
        body: savePageBody,
        response: { 200: savedPageAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => pages.save(staffId(request), request.body),
  );
}
