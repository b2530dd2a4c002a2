import type { ChatMessage } from '#lib/contract/chat.ts';
import type { Unsent } from '#panel/chat/unsent.ts';
import { dayInTehran } from '#lib/text/date.ts';

/** What stands below each other in a talk. */
export type Item =
  | { readonly is: 'day'; readonly key: string; readonly moment: string }
  | { readonly is: 'message'; readonly key: string; readonly message: ChatMessage }
  | { readonly is: 'unsent'; readonly key: string; readonly unsent: Unsent };

/**
 * Messages with a line before each day's first, then what was not taken yet. A message keeps its key when it is taken, so that
 * it is not drawn anew.
 */
export function itemsOf(messages: readonly ChatMessage[], unsent: readonly Unsent[]): Item[] {
  const items: Item[] = [];
  let last = '';
  for (const message of messages) {
    const day = dayInTehran(message.sentAt);
    if (day !== last) items.push({ is: 'day', key: day, moment: message.sentAt });
    last = day;
    items.push({ is: 'message', key: message.clientId ?? String(message.id), message });
  }
  const taken = new Set(messages.map(({ clientId }) => clientId));
  for (const each of unsent) {
    if (!taken.has(each.clientId)) items.push({ is: 'unsent', key: each.clientId, unsent: each });
  }
  return items;
}
