import { mergeMessages, withDeletion } from '#lib/rules/chat-messages.ts';
import type { ChatMessage, ChatSummary, GetMessagesAnswer } from '#lib/contract/chat.ts';
import { type MessageStatus, messageStatuses } from '#lib/contract/chat-names.ts';

/** A talk as far as this page knows it. News may come late, twice, in any order, or not at all. */
export interface ChatLog {
  readonly chat: ChatSummary;
  /** By their sequence, each once. */
  readonly messages: readonly ChatMessage[];
  /** Up to which change of the chat everything is known. */
  readonly known: number;
  /** Whether there are earlier messages. */
  readonly hasEarlier: boolean;
}

const { sent, delivered, seen } = messageStatuses;

/** Of two states of a message: the later change; the status never falls back. */
function laterOf(known: ChatMessage, news: ChatMessage): ChatMessage {
  const later = news.version >= known.version ? news : known;
  const status = known.status > news.status ? known.status : news.status;
  return { ...later, status };
}

/** What only rises stays at its highest. */
function laterChat(known: ChatSummary, news: ChatSummary): ChatSummary {
  const later = news.sequence >= known.sequence ? news : known;
  return {
    ...later,
    staffDelivered: Math.max(known.staffDelivered, news.staffDelivered),
    staffSeen: Math.max(known.staffSeen, news.staffSeen),
    visitorSeen: Math.max(known.visitorSeen, news.visitorSeen),
  };
}

/** The latest page of a talk. */
export function openLog({ chat, messages, more }: GetMessagesAnswer): ChatLog {
  return {
    chat,
    messages: mergeMessages([], messages, laterOf),
    known: chat.sequence,
    hasEarlier: more,
  };
}

/** A page of earlier messages. */
export const learnEarlier = (log: ChatLog, { messages, more }: GetMessagesAnswer): ChatLog => ({
  ...log,
  messages: mergeMessages(log.messages, messages, laterOf),
  hasEarlier: more,
});

/** What changed after `known`. */
export function learnChanges(log: ChatLog, { chat, messages, more }: GetMessagesAnswer): ChatLog {
  const upTo = more ? (messages.at(-1)?.version ?? log.known) : chat.sequence;
  // A page that begins later must not show a message that stands before what it has.
  const first = log.messages[0]?.sequence ?? 0;
  const shown = log.hasEarlier ? messages.filter(({ sequence }) => sequence >= first) : messages;
  return {
    ...log,
    chat: laterChat(log.chat, chat),
    messages: mergeMessages(log.messages, shown, laterOf),
    known: Math.max(log.known, upTo),
  };
}

/** A change of the chat that came alone: the one after what is known, unless some were missed. */
function advance(log: ChatLog, sequence: number): ChatLog {
  if (sequence !== log.known + 1) return log;
  return { ...log, known: sequence };
}

/** Whether changes before this one were missed. */
export const hasGap = (log: ChatLog, sequence: number): boolean => sequence > log.known + 1;

/** @param sequence of the change */
export const learnMessage = (log: ChatLog, message: ChatMessage, sequence: number): ChatLog =>
  advance({ ...log, messages: mergeMessages(log.messages, [message], laterOf) }, sequence);

/**
 * News of the chat's state or assignee. It does not advance `known`: a message of the same change may be
 * missing.
 */
export function learnChat(
  log: ChatLog,
  news: Partial<Pick<ChatSummary, 'state' | 'assignee'>>,
  sequence: number,
): ChatLog {
  if (sequence < log.chat.sequence) return log;
  return { ...log, chat: { ...log.chat, ...news, sequence } };
}

export function learnDeletion(log: ChatLog, id: number, sequence: number): ChatLog {
  const messages = withDeletion(log.messages, id, sequence);
  return advance({ ...log, messages }, sequence);
}

/**
 * One side has received or seen the other's messages.
 * @param upTo sequence of a message, whose side says which
 * @returns null if that message is not known, so that neither side is
 */
export function learnStatus(log: ChatLog, status: number, upTo: number): ChatLog | null {
  const message = log.messages.find(({ sequence }) => sequence === upTo);
  if (message === undefined) return null;
  const { chat } = log;
  const isSeen = status === seen;
  if (message.from === 'visitor') {
    const staffDelivered = Math.max(chat.staffDelivered, upTo);
    const staffSeen = isSeen ? Math.max(chat.staffSeen, upTo) : chat.staffSeen;
    return { ...log, chat: { ...chat, staffDelivered, staffSeen } };
  }
  if (!isSeen) return log;
  return { ...log, chat: { ...chat, visitorSeen: Math.max(chat.visitorSeen, upTo) } };
}

/** How far an own message has come. */
export function statusOf({ chat }: ChatLog, message: ChatMessage): MessageStatus {
  const { sequence, status } = message;
  if (sequence <= chat.staffSeen) return seen;
  const isDelivered = sequence <= chat.staffDelivered;
  const reached = isDelivered ? delivered : sent;
  return reached > status ? reached : status;
}

/** Messages of staff that this visitor has not seen, as far as they are known. */
export const unseen = ({ chat, messages }: ChatLog): readonly ChatMessage[] =>
  messages.filter(
    ({ from, sequence, isDeleted }) =>
      from === 'staff' && !isDeleted && sequence > chat.visitorSeen,
  );

/** A talk as the list of all talks shows it. */
export function summaryOf(log: ChatLog): ChatSummary {
  const last = log.messages.at(-1) ?? log.chat.last;
  return { ...log.chat, last, unread: unseen(log).length };
}

/** A message that came to a talk that is not shown. */
export const withMessage = (chat: ChatSummary, message: ChatMessage): ChatSummary =>
  message.sequence <= chat.sequence
    ? chat
    : {
        ...chat,
        sequence: message.sequence,
        last: message,
        unread: chat.unread + (message.from === 'staff' ? 1 : 0),
      };

/** Sequence of the last message of staff, or 0. */
export const lastOfStaff = ({ messages }: ChatLog): number =>
  messages.findLast(({ from }) => from === 'staff')?.sequence ?? 0;
