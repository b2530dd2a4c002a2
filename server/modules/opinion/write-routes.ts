import type { FastifyReply, FastifyRequest } from 'fastify';
import { addCommentBody, addedCommentAnswer } from '#lib/contract/blog.ts';
import {
  askQuestionBody,
  changeQuestionBody,
  getOpinionFormBody,
  getOwnOpinionsBody,
  oneOpinionBody,
  opinionFormAnswer,
  ownOpinion,
  ownOpinionsAnswer,
  removedOpinionAnswer,
  saveAnswerBody,
  saveReviewBody,
} from '#lib/contract/opinion.ts';
import { type Api, errors } from '#server/http/api.ts';
import { requireMember } from '#server/http/bearer.ts';
import type { Member } from '#server/modules/member-session/service.ts';
import type { Base } from '#server/modules/module.ts';
import type { CommentService } from '#server/modules/opinion/comment-service.ts';
import { getOpinionForm, getOwnOpinions } from '#server/modules/opinion/own-service.ts';
import type { Writer } from '#server/modules/opinion/daily-count.ts';
import type { OpinionService } from '#server/modules/opinion/write-service.ts';
import { networkOf } from '#lib/rules/network.ts';

const shared = { tags: ['product'], security: [{ bearer: [] }] };
const writing = { ...shared, response: { 200: ownOpinion, ...errors(401, 404, 409, 422, 429) } };

/** @throws {ShopError} 401 when nobody is logged in */
async function caller(request: FastifyRequest, reply: FastifyReply): Promise<Member> {
  reply.header('cache-control', 'private, no-store');
  return requireMember(request);
}

/** @throws {ShopError} 401 when nobody is logged in */
async function writer(request: FastifyRequest, reply: FastifyReply): Promise<Writer> {
  return { ...(await caller(request, reply)), network: networkOf(request.ip) };
}

interface Needs extends Pick<Base, 'database'> {
  opinions: OpinionService;
  comments: CommentService;
}

export function opinionWriteRoutes(app: Api, { database, opinions, comments }: Needs): void {
  readRoutes(app, { database });
  commentRoutes(app, comments);

  app.post(
    '/Product/Save-Review',
    {
      schema: {
        ...writing,
        summary: 'Creates or updates the member’s review of a product',
        description:
          'It awaits moderation, again after each change; until then only its author sees it ' +
          'and its stars do not count. Plain text; an empty text without points gives stars only. Sending it ' +
          'again unchanged has no effect. Texts are limited per day for a member and for a ' +
          'network: then 429.',
        body: saveReviewBody,
      },
    },
    async (request, reply) => {
      const { WebsiteCode: websiteCode, ...said } = request.body;
      return opinions.saveReview(await writer(request, reply), { websiteCode, ...said });
    },
  );

  app.post(
    '/Product/Ask-Question',
    {
      schema: {
        ...writing,
        summary: 'Asks a question about a product',
        description: 'Moderated like a review; a question with the same text is not added again.',
        body: askQuestionBody,
      },
    },
    async (request, reply) => {
      const { WebsiteCode: websiteCode, body } = request.body;
      return opinions.askQuestion(await writer(request, reply), { websiteCode, body });
    },
  );

  app.post(
    '/Product/Change-Question',
    {
      schema: {
        ...writing,
        summary: 'Changes a question of the member',
        description:
          '409 while it is shown with others’ answers, 404 for another member’s. Its answers are moderated again.',
        body: changeQuestionBody,
      },
    },
    async (request, reply) => opinions.changeQuestion(await writer(request, reply), request.body),
  );

  app.post(
    '/Product/Save-Answer',
    {
      schema: {
        ...writing,
        summary: 'Creates or updates the member’s answer to another’s question',
        description:
          'An administrator’s answer is the shop’s and shown at once; any other is moderated. ' +
          '409 for the member’s own question.',
        body: saveAnswerBody,
      },
    },
    async (request, reply) => opinions.saveAnswer(await writer(request, reply), request.body),
  );

  app.post(
    '/Product/Remove-Opinion',
    {
      schema: {
        ...shared,
        summary: 'Removes what the member has written',
        description:
          '409 for a question that is shown with others’ answers. 404 for another member’s.',
        body: oneOpinionBody,
        response: { 200: removedOpinionAnswer, ...errors(401, 404, 409, 422) },
      },
    },
    async (request, reply) => opinions.remove(await caller(request, reply), request.body),
  );
}

function commentRoutes(app: Api, comments: CommentService): void {
  app.post(
    '/Blog/Add-Comment',
    {
      schema: {
        ...writing,
        tags: ['blog'],
        summary: 'Adds a comment to a blog post',
        description:
          'Moderated and limited like a review; an administrator’s comment is the shop’s and ' +
          'shown at once. The same text is not added twice.',
        body: addCommentBody,
        response: { 200: addedCommentAnswer, ...errors(401, 404, 422, 429) },
      },
    },
    async (request, reply) => comments.add(await writer(request, reply), request.body),
  );
}

function readRoutes(app: Api, { database }: Pick<Base, 'database'>): void {
  app.post(
    '/member-account/get-opinions',
    {
      schema: {
        ...shared,
        summary: 'What the member has written, the newest first',
        description:
          'Reviews, questions, answers and comments on posts with their states. 404 for a page past the last.',
        body: getOwnOpinionsBody,
        response: { 200: ownOpinionsAnswer, ...errors(401, 404, 422) },
      },
    },
    async (request, reply) =>
      getOwnOpinions(database, await caller(request, reply), request.body.page),
  );

  app.post(
    '/member-account/get-opinion-form',
    {
      schema: {
        ...shared,
        summary: 'The initial data of an opinion form',
        description:
          '`of` is a WebsiteCode, for an answer a question’s id. 404 for what is not shown.',
        body: getOpinionFormBody,
        response: { 200: opinionFormAnswer, ...errors(401, 404, 422) },
      },
    },
    async (request, reply) => getOpinionForm(database, await caller(request, reply), request.body),
  );
}
