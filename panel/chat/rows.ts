import type { InfiniteData } from '@tanstack/react-query';
import type { GetChatsAnswer, StaffChatRow } from '#lib/contract/admin-chat.ts';
import type { ChatList } from '#lib/contract/chat-names.ts';

/** Which chats a list has. */
export interface Wanted {
  readonly list: ChatList;
  readonly query: string;
}

type Pages = InfiniteData<GetChatsAnswer>;

/** Whether a chat is in a list of somebody. */
export function isIn(list: ChatList, row: StaffChatRow, memberId: number): boolean {
  if (list === 'closed') return row.state === 'closed';
  if (list === 'waiting') return row.state === 'waiting';
  return row.state !== 'closed' && (list === 'all' || row.assignee?.id === memberId);
}

const since = ({ waitingSince, lastAt }: StaffChatRow): string => waitingSince ?? lastAt;

/** Who waits longest comes first; elsewhere the latest message. */
function inOrder(list: ChatList, rows: readonly StaffChatRow[]): StaffChatRow[] {
  if (list !== 'waiting')
    return rows.toSorted((one, other) => (one.lastAt < other.lastAt ? 1 : -1));
  return rows.toSorted((one, other) => (since(one) > since(other) ? 1 : -1));
}

export const rowsOf = (pages: Pages | undefined): StaffChatRow[] =>
  pages?.pages.flatMap(({ items }) => items) ?? [];

/**
 * A list after a chat has changed: its row takes the place of an older one, comes, moves or goes. What was searched for keeps
 * its order, and gets nothing new.
 */
export function withRow(
  pages: Pages,
  { list, query }: Wanted,
  row: StaffChatRow,
  memberId: number,
): Pages {
  const rows = rowsOf(pages);
  const known = rows.find(({ id }) => id === row.id);
  if (known && known.sequence > row.sequence) return pages;
  if (query !== '') return known ? withRows(pages, replaced(rows, row)) : pages;
  const others = rows.filter(({ id }) => id !== row.id);
  if (!isIn(list, row, memberId)) return known ? withRows(pages, others) : pages;
  const next = inOrder(list, [...others, row]);
  // One that belongs after the last row comes with the next page.
  const isBeyond = next.at(-1) === row && !known && pages.pages.at(-1)?.next !== null;
  return isBeyond ? pages : withRows(pages, next);
}

const replaced = (rows: readonly StaffChatRow[], row: StaffChatRow): StaffChatRow[] =>
  rows.map((each) => (each.id === row.id ? row : each));

/** All rows stand in the first page; where the list goes on is known by the last. */
const withRows = (pages: Pages, rows: StaffChatRow[]): Pages => ({
  ...pages,
  pages: pages.pages.map((page, at) => ({ ...page, items: at === 0 ? rows : [] })),
});

/**
 * Rows in the order in which they stood, new ones after them: nothing moves under a pointer.
 * @param order ids in that order
 */
export function steadied(
  rows: readonly StaffChatRow[],
  order: readonly string[],
): readonly StaffChatRow[] {
  const placeOf = new Map(order.map((id, at) => [id, at]));
  const place = ({ id }: StaffChatRow) => placeOf.get(id) ?? order.length;
  return rows.toSorted((one, other) => place(one) - place(other));
}
