import type { StaffChatRow } from '#lib/contract/admin-chat.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';

/** What the visitor of a chat is called: as they say, or as the member is. */
export const nameOf = ({ name }: Pick<StaffChatRow, 'name'>): string => name || words.guest;
