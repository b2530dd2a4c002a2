import { api } from '#lib/calls/browser.ts';
import type {
  AskQuestionBody,
  ChangeQuestionBody,
  GetOpinionFormBody,
  OneOpinionBody,
  OpinionFormAnswer,
  OwnOpinion,
  OwnOpinionsAnswer,
  RemovedOpinionAnswer,
  SaveAnswerBody,
  SaveReviewBody,
} from '#lib/contract/opinion.ts';
import { type Outcome, tryCall } from '#lib/session/try-call.ts';

function post<Answer>(call: string, json: object): Promise<Outcome<Answer>> {
  return tryCall(() => api.post(call, { json }).json<Answer>());
}

export const readOwnOpinions = (page: number) =>
  post<OwnOpinionsAnswer>('member-account/get-opinions', { page });

export const readOpinionForm = (body: GetOpinionFormBody) =>
  post<OpinionFormAnswer>('member-account/get-opinion-form', body);

export const saveReview = (body: SaveReviewBody) => post<OwnOpinion>('Product/Save-Review', body);
export const askQuestion = (body: AskQuestionBody) =>
  post<OwnOpinion>('Product/Ask-Question', body);
export const changeQuestion = (body: ChangeQuestionBody) =>
  post<OwnOpinion>('Product/Change-Question', body);
export const saveAnswer = (body: SaveAnswerBody) => post<OwnOpinion>('Product/Save-Answer', body);

export const removeOpinion = (body: OneOpinionBody) =>
  post<RemovedOpinionAnswer>('Product/Remove-Opinion', body);
