import {
  createListAnswer,
  createListBody,
  getSharedBody,
  inListBody,
  listsAnswer,
  moveProductsBody,
  oneListBody,
  renameListBody,
  shareListBody,
  sharedList,
} from '#lib/contract/favourite-list.ts';
import { type Api, errors } from '#server/http/api.ts';
import { memberId } from '#server/http/member.ts';
import type { ListService } from '#server/modules/favourite/list-service.ts';

const shared = { tags: ['favorite'], security: [{ bearer: [] }] };
/** Of the changes of one list. */
const changed = {
  ...shared,
  response: { 200: listsAnswer, ...errors(401, 404, 409, 422) },
};

export function listRoutes(app: Api, lists: ListService): void {
  readRoutes(app, lists);
  changeRoutes(app, lists);
  contentRoutes(app, lists);
}

function readRoutes(app: Api, lists: ListService): void {
  app.get(
    '/favorite/get-lists',
    {
      schema: {
        ...shared,
        summary: 'The member’s lists besides the favourites, the oldest first',
        response: { 200: listsAnswer, ...errors(401) },
      },
    },
    async (request, reply) => lists.lists(await memberId(request, reply)),
  );

  app.post(
    '/favorite/get-shared',
    {
      schema: {
        tags: ['favorite'],
        security: [],
        summary: 'A page of 24 of a list that its owner shares',
        description: 'Says nothing of the owner but their first name, if they show it. Else 404.',
        body: getSharedBody,
        response: { 200: sharedList, ...errors(404, 422, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return lists.shared(request.body.token, request.body.page);
    },
  );
}

function changeRoutes(app: Api, lists: ListService): void {
  app.post(
    '/favorite/create-list',
    {
      schema: {
        ...shared,
        summary: 'Makes a list; its name has 1 to 40 characters',
        description: 'A member has at most 20 lists, each of another name: beyond that 409.',
        body: createListBody,
        response: { 200: createListAnswer, ...errors(401, 409, 422) },
      },
    },
    async (request, reply) => lists.create(await memberId(request, reply), request.body.name),
  );

  app.post(
    '/favorite/rename-list',
    { schema: { ...changed, summary: 'Gives a list another name', body: renameListBody } },
    async (request, reply) => {
      const { id, name } = request.body;
      return lists.rename(await memberId(request, reply), id, name);
    },
  );

  app.post(
    '/favorite/remove-list',
    {
      schema: {
        ...changed,
        summary: 'Deletes a list, which can be brought back for a day; it is no longer shared',
        body: oneListBody,
      },
    },
    async (request, reply) => lists.remove(await memberId(request, reply), request.body.id),
  );

  app.post(
    '/favorite/restore-list',
    { schema: { ...changed, summary: 'Brings a deleted list back', body: oneListBody } },
    async (request, reply) => lists.restore(await memberId(request, reply), request.body.id),
  );

  app.post(
    '/favorite/share-list',
    {
      schema: {
        ...changed,
        summary: 'Shares a list by a link, or ends that',
        description: 'An address that was replaced or ended is never one again.',
        body: shareListBody,
      },
    },
    async (request, reply) => lists.share(await memberId(request, reply), request.body),
  );
}

function contentRoutes(app: Api, lists: ListService): void {
  app.post(
    '/favorite/move-products',
    {
      schema: {
        ...changed,
        summary: 'Moves or copies products from one list to another',
        description:
          'List 0 is the favourites. All or none: 409 when there is no room. What is not in ' +
          'the first list is left out.',
        body: moveProductsBody,
      },
    },
    async (request, reply) => lists.move(await memberId(request, reply), request.body),
  );

  app.post(
    '/favorite/add-to-list',
    {
      schema: {
        ...changed,
        summary: 'Adds a product to a list; no error when it is there',
        description: '404 for an unknown or removed product. 409 when the list has 200.',
        body: inListBody,
      },
    },
    async (request, reply) => {
      const { id, WebsiteCode } = request.body;
      return lists.put(await memberId(request, reply), id, WebsiteCode);
    },
  );

  app.post(
    '/favorite/remove-from-list',
    {
      schema: {
        ...changed,
        summary: 'Removes a product from a list; no error when it is not there',
        body: inListBody,
      },
    },
    async (request, reply) => {
      const { id, WebsiteCode } = request.body;
      return lists.drop(await memberId(request, reply), id, WebsiteCode);
    },
  );
}
