import { askPlainly } from '#lib/calls/plain-call.ts';
import type { PlainTalk } from '#lib/chat/plain-talk.ts';
import { getBoxAnswer, getMessagesAnswer } from '#lib/contract/chat.ts';

/** Whether a browser may have a talk: the service gave it the chat's secret. */
export const hasChatCookie = (cookies = ''): boolean =>
  /(?:^|;\s*)(?:__Host-)?chat=./.test(cookies);

/**
 * The latest talk of a guest, with its latest messages; what staff wrote counts as seen.
 * @param cookie of the request, whose secret alone opens the talk
 * @param visitor the request's `X-Forwarded-For`
 * @returns null where there is none, or the service does not answer
 */
export async function readPlainTalk(cookie: string, visitor: string): Promise<PlainTalk | null> {
  const ask = async (call: string, body: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const answer = await askPlainly(`chat/${call}`, body, visitor, { cookie });
    return 'refused' in answer || answer.status !== 200 ? null : answer.body;
  };
  const chat = getBoxAnswer.safeParse(await ask('get-box', {})).data?.chats[0];
  if (chat === undefined) return null;
  const talk = getMessagesAnswer.safeParse(await ask('get-messages', { chat: chat.id })).data;
  if (talk === undefined) return null;
  const last = talk.messages.findLast(({ from }) => from === 'staff');
  if (last && chat.unread > 0) await ask('seen', { chat: chat.id, sequence: last.sequence });
  return talk;
}
