import type { ChatLog } from '#lib/chat/log.ts';
import type { Outbox, Unsent } from '#lib/chat/outbox.ts';
import type { ChatMessage } from '#lib/contract/chat.ts';
import { dayInTehran } from '#lib/text/date.ts';

/** What the log of a talk shows, from top to bottom. */
export type ChatRow =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: ChatMessage;
      /** Whether another person of staff writes from here on. */
      readonly isNamed: boolean;
      /** Whether state and time stand below it. */
      readonly isLast: boolean;
    }
  | { readonly kind: 'unsent'; readonly key: string; readonly unsent: Unsent };

/** Messages of one side within this time are a group, in ms. */
const together = 300_000;

function areTogether(one: ChatMessage, next: ChatMessage | undefined): boolean {
  return (
    next !== undefined &&
    one.from === next.from &&
    one.name === next.name &&
    dayInTehran(one.sentAt) === dayInTehran(next.sentAt) &&
    Date.parse(next.sentAt) - Date.parse(one.sentAt) < together
  );
}

/** A message keeps its key when it is confirmed, so that it stays the same element. */
const keyOf = ({ id, clientId }: ChatMessage): string => clientId ?? `m${id}`;

/** The assignee's name is already shown above the talk. */
export function chatRows({ messages, chat }: ChatLog, outbox: Outbox): ChatRow[] {
  const rows: ChatRow[] = [];
  let named = chat.assignee ?? '';
  for (const [at, message] of messages.entries()) {
    const before = messages[at - 1];
    const day = dayInTehran(message.sentAt);
    if (before === undefined || dayInTehran(before.sentAt) !== day) {
      rows.push({ kind: 'day', key: day, at: message.sentAt });
    }
    const isNamed = message.from === 'staff' && message.name !== named;
    if (isNamed) named = message.name;
    const isLast = !areTogether(message, messages[at + 1]);
    rows.push({ kind: 'message', key: keyOf(message), message, isNamed, isLast });
  }
  const isThere = new Set(messages.map(({ clientId }) => clientId));
  for (const unsent of outbox) {
    const isOfTalk = unsent.chat === null || unsent.chat === chat.id;
    if (!isOfTalk || isThere.has(unsent.clientId)) continue;
    rows.push({ kind: 'unsent', key: unsent.clientId, unsent });
  }
  return rows;
}
