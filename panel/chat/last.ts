import type { ChatMessage } from '#lib/contract/chat.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';

/** A message in one line. */
export function shownOf({ kind, body }: Pick<ChatMessage, 'kind' | 'body'>): string {
  if (kind === 'order') return words.kinds.order(toPersianDigits(body));
  if (kind === 'text' || kind === 'form') return body === '' ? words.deleted : body;
  return body === '' ? words.deleted : words.kinds[kind];
}
