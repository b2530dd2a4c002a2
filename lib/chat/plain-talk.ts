import type { GetMessagesAnswer } from '#lib/contract/chat.ts';
import { ofRequest } from '#lib/of-request.ts';

/** A talk as the page of the chat shows it without scripts. */
export type PlainTalk = Pick<GetMessagesAnswer, 'chat' | 'messages'>;

/** The talk of who asks for that page. */
export const plainTalk = ofRequest<PlainTalk>('chat-talk');
