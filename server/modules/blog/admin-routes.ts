import {
  adminPost,
  getPostBody,
  listPostsAnswer,
  listPostsBody,
  removePostBody,
  stalePost,
} from '#lib/contract/admin-post.ts';
import { savePostBody } from '#lib/contract/blog.ts';
import { type Api, errors, longText } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { BinService } from '#server/modules/blog/bin-service.ts';
import type { PostService } from '#server/modules/blog/save-service.ts';
import type { StaffPostService } from '#server/modules/blog/staff-service.ts';

const changing = {
  ...ofStaff,
  response: { 200: adminPost, 409: stalePost, ...errors(401, 403, 404, 422) },
};

interface Services {
  readonly posts: PostService;
  readonly staffPosts: StaffPostService;
  readonly bin: BinService;
}

export function blogAdminRoutes(app: Api, { posts, staffPosts, bin }: Services): void {
  app.post(
    '/Admin/List-Posts',
    {
      config: { staff: 'content' },
      schema: {
        ...ofStaff,
        summary: 'Posts in every state, the last changed first',
        description:
          '`next` is the `after` of the next page. `total` comes with the first page. Those in ' +
          'the bin are listed only with `state` `bin`.',
        body: listPostsBody,
        response: { 200: listPostsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => staffPosts.list(request.body),
  );

  app.post(
    '/Admin/Get-Post',
    {
      config: { staff: 'content' },
      schema: {
        ...ofStaff,
        summary: 'A post in any state, as it is stored',
        body: getPostBody,
        response: { 200: adminPost, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => staffPosts.get(request.body.id),
  );

  app.post(
    '/Admin/Save-Post',
    {
      config: { staff: 'content' },
      bodyLimit: longText,
      schema: {
        ...changing,
        summary: 'Creates a blog post, or updates the one with `id`',
        description:
          'HTML is sanitised; `<p data-product="1001"></p>` is the place of a product’s card. ' +
          'A post with a future `publishedTime` is shown from then on; a post without one is ' +
          'a draft. Unknown tags are created; 422 for an unknown category, author or ' +
          'picture, and for a published post with a picture without alt text. 409 STALE with ' +
          'the post of `now` when `revision` is outdated, IN_BIN for a removed post.',
        body: savePostBody,
      },
    },
    async (request) => posts.save(staffId(request), request.body),
  );

  app.post(
    '/Admin/Remove-Post',
    {
      config: { staff: 'content' },
      schema: {
        ...changing,
        summary: 'Puts a post into the bin',
        description:
          'It is not shown any more, and deleted with its comments after 30 days. 409 STALE with ' +
          'the post of `now`, IN_BIN.',
        body: removePostBody,
      },
    },
    async (request) => bin.remove(staffId(request), request.body),
  );

  app.post(
    '/Admin/Restore-Post',
    {
      config: { staff: 'content' },
      schema: {
        ...changing,
        summary: 'Takes a post out of the bin',
        description: 'It is published as it was. 409 STALE with the post of `now`, NOT_IN_BIN.',
        body: removePostBody,
      },
    },
    async (request) => bin.restore(staffId(request), request.body),
  );
}
