import { savedPostAnswer, savePostBody } from '#lib/contract/blog.ts';
import { type Api, errors, longText } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { PostService } from '#server/modules/blog/save-service.ts';

export function blogAdminRoutes(app: Api, posts: PostService): void {
  app.post(
    '/Admin/Save-Post',
    {
      config: { staff: 'content' },
      bodyLimit: longText,
      schema: {
        ...ofStaff,
        summary: 'Creates a blog post, or updates the one with `id`',
        description:
          'HTML is sanitised; `<p data-product="1001"></p>` is the place of a product’s card. ' +
          'A post with a future `publishedTime` is shown from then on; a post without one is ' +
          'not shown. Unknown tags are created; 422 for an unknown category, author or ' +
          'picture.',
        body: savePostBody,
        response: { 200: savedPostAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => posts.save(staffId(request), request.body),
  );
}
