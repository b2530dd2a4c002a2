import { linkPreviewAnswer, linkPreviewBody } from '#lib/contract/link-preview.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff } from '#server/http/staff.ts';
import type { LinkPreviewService } from '#server/modules/link-preview/service.ts';

export function linkPreviewRoutes(app: Api, links: LinkPreviewService): void {
  app.post(
    '/Admin/Get-Link-Preview',
    {
      config: { staff: ['catalogue', 'content', 'appearance'] },
      schema: {
        ...ofStaff,
        summary: 'How other sites display a link of the shop',
        description:
          'Reads the page and its picture from the storefront, without a cookie; redirects are followed within ' +
          'the shop. 422 for anything but a page of this shop, 503 while the storefront does not answer.',
        body: linkPreviewBody,
        response: { 200: linkPreviewAnswer, ...errors(401, 403, 422, 503) },
      },
    },
    async (request) => links.read(request.body.url),
  );
}
