import { z } from 'zod';
import {
  adminPostAuthor,
  adminPostCategory,
  adminPostTag,
  listTagsAnswer,
  listTagsBody,
  postAuthorsAnswer,
  postCategoriesAnswer,
  removedTermAnswer,
  removeTermBody,
  saveAuthorBody,
  saveCategoryBody,
  saveTagBody,
  staleTerm,
} from '#lib/contract/admin-term.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { TermService } from '#server/modules/blog/term-service.ts';

const refusals = { 409: staleTerm, ...errors(401, 403, 404, 422) };
const saving =
  'Without `id` it creates one. 409 STALE with the one of `now`, 422 for a slug that is taken.';

export function termRoutes(app: Api, terms: TermService): void {
  listRoutes(app, terms);

  app.post(
    '/Admin/Save-Post-Category',
    {
      config: { staff: 'content' },
      schema: {
        ...ofStaff,
        summary: 'Creates or changes a category of the magazine',
        description: `${saving} 409 TOO_MANY.`,
        body: saveCategoryBody,
        response: { 200: adminPostCategory, ...refusals },
      },
    },
    async (request) => terms.saveCategory(staffId(request), request.body),
  );

  app.post(
    '/Admin/Save-Post-Author',
    {
      config: { staff: 'content' },
      schema: {
        ...ofStaff,
        summary: 'Creates or changes an author of the magazine',
        description: `${saving} 409 TOO_MANY.`,
        body: saveAuthorBody,
        response: { 200: adminPostAuthor, ...refusals },
      },
    },
    async (request) => terms.saveAuthor(staffId(request), request.body),
  );

  app.post(
    '/Admin/Save-Post-Tag',
    {
      config: { staff: 'content' },
      schema: {
        ...ofStaff,
        summary: 'Creates or changes a tag of the magazine',
        description: saving,
        body: saveTagBody,
        response: { 200: adminPostTag, ...refusals },
      },
    },
    async (request) => terms.saveTag(staffId(request), request.body),
  );

  for (const [kind, name, what] of [
    ['category', 'Category', 'a category without posts'],
    ['author', 'Author', 'an author without posts'],
    ['tag', 'Tag', 'a tag, also from its posts'],
  ] as const) {
    app.post(
      `/Admin/Remove-Post-${name}`,
      {
        config: { staff: 'content' },
        schema: {
          ...ofStaff,
          summary: `Removes ${what}`,
          description: '409 STALE with the one of `now`, IN_USE.',
          body: removeTermBody,
          response: { 200: removedTermAnswer, ...refusals },
        },
      },
      async (request) => terms.remove(staffId(request), kind, request.body),
    );
  }
}

function listRoutes(app: Api, terms: TermService): void {
  app.post(
    '/Admin/List-Post-Categories',
    {
      config: { staff: 'content' },
      schema: {
        ...ofStaff,
        summary: 'Categories of the magazine in their order',
        body: z.object({}),
        response: { 200: postCategoriesAnswer, ...errors(401, 403, 422) },
      },
    },
    async () => terms.listCategories(),
  );

  app.post(
    '/Admin/List-Post-Authors',
    {
      config: { staff: 'content' },
      schema: {
        ...ofStaff,
        summary: 'Authors of the magazine by name',
        body: z.object({}),
        response: { 200: postAuthorsAnswer, ...errors(401, 403, 422) },
      },
    },
    async () => terms.listAuthors(),
  );

  app.post(
    '/Admin/List-Post-Tags',
    {
      config: { staff: 'content' },
      schema: {
        ...ofStaff,
        summary: 'Tags of the magazine by title',
        description:
          '`query` is the beginning of the title. `next` is the `after` of the next page.',
        body: listTagsBody,
        response: { 200: listTagsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => terms.listTags(request.body),
  );
}
