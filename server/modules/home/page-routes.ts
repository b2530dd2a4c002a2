import { savedPageAnswer, savePageBody } from '#lib/contract/home.ts';
import { type Api, errors, longText } from '#server/http/api.ts';
import { requireAdministrator } from '#server/http/bearer.ts';
import type { PageService } from '#server/modules/home/page-service.ts';

export function pageRoutes(app: Api, pages: PageService): void {
  app.post(
    '/Admin/Save-Page',
    {
      bodyLimit: longText,
      // Before a long body is read.
      onRequest: requireAdministrator,
      schema: {
        tags: ['admin'],
        security: [{ bearer: [] }],
        summary: 'Writes a content page, or changes the one whose name is `former`',
        description:
          'HTML is made safe. Each part of the name becomes a slug; menus that led to the old name lead to the ' +
          'new one. 404 for an unknown `former`, 422 for a name that another page or part of the shop has.',
        body: savePageBody,
        response: { 200: savedPageAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return pages.save(request.body);
    },
  );
}
