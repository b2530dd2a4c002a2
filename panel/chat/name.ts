import type { StaffChatRow } from '#lib/contract/admin-chat.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';

const [least, most] = [1_000, 9_999];

/** «مهمان ۴۸۲۷»: tells guests apart by the id of their chat, or of themselves; the same whenever it is read. */
export function guestName(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % (most - least + 1);
  return words.guestOf(toPersianDigits(least + sum));
}

/** What the visitor of a chat is called: as they say, or as the member is. */
export const nameOf = ({ id, name }: Pick<StaffChatRow, 'id' | 'name'>): string =>
  name || guestName(id);
