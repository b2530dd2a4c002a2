import { savedPostAnswer, savePostBody } from '#lib/contract/blog.ts';
import { type Api, errors, longText } from '#server/http/api.ts';
import { requireAdministrator } from '#server/http/bearer.ts';
import type { PostService } from '#server/modules/blog/save-service.ts';

export function blogAdminRoutes(app: Api, posts: PostService): void {
  app.post(
    '/Admin/Save-Post',
    {
      bodyLimit: longText,
      // Before a long body is read.
      onRequest: requireAdministrator,
      schema: {
        tags: ['admin'],
        security: [{ bearer: [] }],
        summary: 'Writes a post of the magazine, or changes the one of `id`',
        description:
          'HTML is made safe; `<p data-product="1001"></p>` stands for a product’s card. A post with a ' +
          '`publishedTime` to come is shown from then on, one without it not at all. Tags that are not there ' +
          'yet are made; 422 for an unknown category, author or picture.',
        body: savePostBody,
        response: { 200: savedPostAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return posts.save(request.body);
    },
  );
}
