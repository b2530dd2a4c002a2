import {
  answeredOpinionAnswer,
  answerOpinionBody,
  listOpinionsAnswer,
  listOpinionsBody,
} from '#lib/contract/opinion.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { StaffOpinionService } from '#server/modules/opinion/staff-service.ts';

export function staffOpinionRoutes(app: Api, opinions: StaffOpinionService): void {
  app.post(
    '/Admin/List-Opinions',
    {
      config: { staff: 'opinions' },
      schema: {
        ...ofStaff,
        summary: 'Opinions and comments that are shown or refused, the last written first',
        description:
          '`next` is the `after` of the next page. Those not judged: `Get-Waiting-Opinions`.',
        body: listOpinionsBody,
        response: { 200: listOpinionsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => opinions.list(request.body),
  );

  app.post(
    '/Admin/Answer-Opinion',
    {
      config: { staff: 'opinions' },
      schema: {
        ...ofStaff,
        summary: 'Publishes the shop’s answer to a question, or its comment after another',
        description:
          'What waits is approved with it. Another answer replaces the one of the shop. 409 when ' +
          '`revision` is outdated.',
        body: answerOpinionBody,
        response: { 200: answeredOpinionAnswer, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request) => opinions.answer(staffId(request), request.body),
  );
}
