import { HTTPError } from 'ky';
import { renewal } from '#lib/calls/browser-session.ts';
import { api } from '#lib/calls/browser.ts';
import { failureTexts } from '#lib/calls/texts.ts';
import { learnTime } from '#lib/chat/clock.ts';
import type {
  GetBoxAnswer,
  GetMessagesAnswer,
  LeaveMessageAnswer,
  SendMessageAnswer,
  StartAnswer,
} from '#lib/contract/chat.ts';
import type { ChatSubject, SentKind } from '#lib/contract/chat-names.ts';
import type { ErrorBody } from '#lib/contract/errors.ts';
import { publicConfig } from '#lib/public-config.ts';

/** Why a call did not succeed. */
export interface Failure {
  /** Null if no answer came. */
  readonly status: number | null;
  readonly code: string;
  readonly sentence: string;
  readonly fields: Readonly<Record<string, string>>;
  /** After which it may succeed, as the service says, in s; null: it does not say. */
  readonly retryAfter: number | null;
}
export type Outcome<Answer> = { readonly answer: Answer } | { readonly failure: Failure };

const unreached: Failure = {
  status: null,
  code: '',
  sentence: failureTexts.unreachable,
  fields: {},
  retryAfter: null,
};

const failureOf = (
  status: number,
  body: Partial<ErrorBody> | null,
  retryAfter: string | null,
): Failure => ({
  status,
  code: body?.code ?? '',
  sentence: body?.message ?? failureTexts.unknown,
  fields: body?.fields ?? {},
  retryAfter: retryAfter === null ? null : Number(retryAfter),
});

/** Whether the same call may succeed later: no answer came, or the service is not well. */
export const isPassing = ({ status }: Failure): boolean =>
  status === null || status === 408 || status >= 500;

async function post<Answer>(call: string, json: object): Promise<Outcome<Answer>> {
  try {
    const response = await api.post(`chat/${call}`, { json });
    learnTime(response.headers.get('date'));
    return { answer: await response.json<Answer>() };
  } catch (error) {
    if (!(error instanceof HTTPError)) return { failure: unreached };
    const { status, headers } = error.response;
    const body = await error.response.json<Partial<ErrorBody>>().catch(() => null);
    return { failure: failureOf(status, body, headers.get('retry-after')) };
  }
}

interface Done {
  Success: boolean;
  Message: string;
}

/** What is sent to begin a talk. */
export interface Opening {
  readonly clientId: string;
  readonly body: string;
  readonly name?: string;
  readonly mobile?: string;
  readonly subject?: { readonly type: ChatSubject; readonly value: string };
  readonly invitation?: string;
}

export const getBox = () => post<GetBoxAnswer>('get-box', {});
export const startChat = (opening: Opening) => post<StartAnswer>('start', opening);
/** @param where `after` a change, `before` a message; without both the latest */
export const getMessages = (chat: string, where: { after?: number; before?: number } = {}) =>
  post<GetMessagesAnswer>('get-messages', { chat, ...where });
export const sendMessage = (message: {
  chat: string;
  clientId: string;
  kind: SentKind;
  body: string;
}) => post<SendMessageAnswer>('send-message', message);
export const deleteMessage = (chat: string, id: number) =>
  post<{ sequence: number }>('delete-message', { chat, id });
export const markSeen = (chat: string, sequence: number) =>
  post<{ unread: number }>('seen', { chat, sequence });
export const rateChat = (chat: string, stars: number, note: string) =>
  post<Done>('rate', { chat, stars, note });
export const reportAbuse = (chat: string, reason: string) =>
  post<Done>('report-abuse', { chat, reason });
/** Removes a talk for good. */
export const clearChat = (chat: string) => post<Done>('clear-personal', { chat });
export const leaveMessage = (message: {
  clientId: string;
  name: string;
  mobile: string;
  message: string;
  website: string;
}) => post<LeaveMessageAnswer>('leave-message', message);

/** Longest time for a file on a slow line, in ms. */
const patience = 180_000;

function parsed<Body>(text: string): Body | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends a file, which becomes a message. Not by `fetch`, which does not say how much has left.
 * @param onProgress the part that has left, from 0 to 1
 */
export async function uploadFile(
  { chat, clientId, file, name }: { chat: string; clientId: string; file: Blob; name: string },
  onProgress: (part: number) => void,
): Promise<Outcome<SendMessageAnswer>> {
  const form = new FormData();
  form.append('chat', chat);
  form.append('clientId', clientId);
  form.append('file', file, name);
  const token = await renewal.token().catch(() => '');
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${publicConfig.apiBase}/chat/upload`);
    request.timeout = patience;
    if (token !== '') request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    for (const event of ['error', 'timeout', 'abort']) {
      request.addEventListener(event, () => resolve({ failure: unreached }));
    }
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const answer = status === 200 ? parsed<SendMessageAnswer>(responseText) : null;
      if (answer !== null) resolve({ answer });
      else {
        const retryAfter = request.getResponseHeader('retry-after');
        resolve({ failure: failureOf(status, parsed(responseText), retryAfter) });
      }
    });
    request.send(form);
  });
}
