import {
  approveOpinionBody,
  getWaitingBody,
  judgedAnswer,
  rejectOpinionBody,
  waitingAnswer,
} from '#lib/contract/opinion.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { ModerationService } from '#server/modules/opinion/moderation-service.ts';

const judging = { ...ofStaff, response: { 200: judgedAnswer, ...errors(401, 403, 404, 409, 422) } };

export function moderationRoutes(app: Api, moderation: ModerationService): void {
  app.post(
    '/Admin/Get-Waiting-Opinions',
    {
      config: { staff: 'opinions' },
      schema: {
        ...ofStaff,
        summary: 'The moderation queue of opinions and comments, the oldest first',
        description: '404 for a page past the last.',
        body: getWaitingBody,
        response: { 200: waitingAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => moderation.listWaiting(request.body.page),
  );

  app.post(
    '/Admin/Approve-Opinion',
    {
      config: { staff: 'opinions' },
      schema: {
        ...judging,
        summary: 'Approves what a member has written',
        description:
          'An approved review counts from now on. 409 when `revision` is outdated, and for an ' +
          'answer to a question that is not shown.',
        body: approveOpinionBody,
      },
    },
    async (request) => moderation.approve(staffId(request), request.body),
  );

  app.post(
    '/Admin/Reject-Opinion',
    {
      config: { staff: 'opinions' },
      schema: {
        ...judging,
        summary: 'Refuses what a member has written, or hides it again',
        description: '`reason` is shown to the author. 409 when the text has changed.',
        body: rejectOpinionBody,
      },
    },
    async (request) => moderation.reject(staffId(request), request.body),
  );
}
