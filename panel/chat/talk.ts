import { mergeMessages, withDeletion } from '#lib/rules/chat-messages.ts';
import type { ChatMessage } from '#lib/contract/chat.ts';

/** Messages of a chat, as far as they were read. */
export interface Talk {
  /** By their places. */
  readonly messages: readonly ChatMessage[];
  /** Whether there are earlier ones. */
  readonly hasEarlier: boolean;
  /** The last change that was read: later ones are asked for after it. */
  readonly version: number;
}

export const noTalk: Talk = { messages: [], hasEarlier: false, version: 0 };

/** A signed address of a file that still holds is kept: the picture would be loaded again. */
const holds = ({ attachment }: ChatMessage): boolean =>
  attachment !== null && Date.parse(attachment.urlUntil) > Date.now();

/** Of two readings of a message the later one; its status never falls back. */
function laterOf(one: ChatMessage, other: ChatMessage): ChatMessage {
  const isLater = other.version > one.version || (other.version === one.version && !holds(one));
  const later = isLater ? other : one;
  const status = one.status > other.status ? one.status : other.status;
  return later.status === status ? later : { ...later, status };
}

/** With messages that were read or came by an event, in whatever order. */
export function withMessages(talk: Talk, read: readonly ChatMessage[]): Talk {
  if (read.length === 0) return talk;
  return { ...talk, messages: mergeMessages(talk.messages, read, laterOf) };
}

/** With a page of messages from before the first one. */
export const withEarlier = (talk: Talk, read: readonly ChatMessage[], more: boolean): Talk => ({
  ...withMessages(talk, read),
  hasEarlier: more,
});

/** With what was read as it is now: all changes up to the last of them are known. */
export function caughtUp(talk: Talk, read: readonly ChatMessage[]): Talk {
  const version = Math.max(talk.version, ...read.map((message) => message.version));
  return { ...withMessages(talk, read), version };
}

/** How far messages of one side up to a place have come. */
export function withStatus(
  talk: Talk,
  from: ChatMessage['from'],
  status: ChatMessage['status'],
  upTo: number,
): Talk {
  const isBehind = (message: ChatMessage) =>
    message.from === from && message.sequence <= upTo && message.status < status;
  if (!talk.messages.some(isBehind)) return talk;
  return {
    ...talk,
    messages: talk.messages.map((message) =>
      isBehind(message) ? { ...message, status } : message,
    ),
  };
}

/** @param sequence of the deletion */
export const withDeleted = (talk: Talk, id: number, sequence: number): Talk => ({
  ...talk,
  messages: withDeletion(talk.messages, id, sequence),
});
