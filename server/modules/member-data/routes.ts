import { memberData } from '#lib/contract/member-data.ts';
import { type Api, errors } from '#server/http/api.ts';
import { requireMember } from '#server/http/bearer.ts';
import type { ReadData } from '#server/modules/member-data/service.ts';

/** The file of what is kept of a member. */
export function dataRoutes(app: Api, readData: ReadData): void {
  app.get(
    '/member-account/get-my-data',
    {
      schema: {
        tags: ['member-account'],
        security: [{ bearer: [] }],
        summary: 'A file with all that the shop keeps of the member',
        description:
          'JSON, named by Content-Disposition; begins with a sentence that says what it holds.',
        response: { 200: memberData, ...errors(401) },
      },
    },
    async (request, reply) => {
      const { id } = await requireMember(request);
      const day = new Date().toISOString().slice(0, 10);
      reply
        .header('cache-control', 'private, no-store')
        .header(
          'content-disposition',
          `attachment; filename="my-data-${day}.json"; filename*=UTF-8''${encodeURIComponent(`اطلاعات-من-${day}.json`)}`,
        );
      return readData(id);
    },
  );
}
