import { describe, expect, test } from '@jest/globals';
import type { GetChatsAnswer, StaffChatRow } from '#lib/contract/admin-chat.ts';
import { isIn, rowsOf, steadied, type Wanted, withRow } from './rows.ts';

const me = 7;
const at = (minute: number) => `2026-11-27T10:${String(minute).padStart(2, '0')}:00Z`;
const row = (id: string, minute: number, more: Partial<StaffChatRow> = {}): StaffChatRow => ({
  id,
  state: 'open',
  name: id,
  memberId: null,
  assignee: { id: me, name: 'من' },
  subject: null,
  sequence: 1,
  unread: 0,
  last: null,
  waitingSince: null,
  startedAt: at(0),
  lastAt: at(minute),
  rating: null,
  isBlocked: false,
  isHere: false,
  ...more,
});
const pages = (...given: (readonly StaffChatRow[])[]) => ({
  pages: given.map((items, page): GetChatsAnswer => ({
    items: [...items],
    next: page + 1 === given.length ? null : `${page}`,
    total: { count: items.length, isExact: true },
    counts: null,
  })),
  pageParams: given.map(() => null),
});
const mine: Wanted = { list: 'mine', query: '' };
const idsAfter = (known: ReturnType<typeof pages>, wanted: Wanted, news: StaffChatRow) =>
  rowsOf(withRow(known, wanted, news, me)).map(({ id }) => id);

test('a chat is in the lists of its state and of who answers', () => {
  const others = row('x', 1, { assignee: { id: 8, name: 'او' }, state: 'waiting' });
  expect(
    ['waiting', 'mine', 'all', 'closed'].map((list) => isIn(list as 'all', others, me)),
  ).toEqual([true, false, true, false]);
  const closed = row('x', 1, { state: 'closed' });
  expect(
    ['waiting', 'mine', 'all', 'closed'].map((list) => isIn(list as 'all', closed, me)),
  ).toEqual([false, false, false, true]);
});

describe('a row that has changed', () => {
  const known = pages([row('a', 30), row('b', 20)], [row('c', 10)]);

  test('moves to its place, over the bounds of pages', () => {
    expect(idsAfter(known, mine, row('c', 40, { sequence: 2 }))).toEqual(['c', 'a', 'b']);
  });

  test('leaves a list it is not in any more, and joins one it belongs to', () => {
    const closed = row('b', 41, { state: 'closed', sequence: 2 });
    expect(idsAfter(known, mine, closed)).toEqual(['a', 'c']);
    expect(idsAfter(pages([]), { list: 'closed', query: '' }, closed)).toEqual(['b']);
    expect(idsAfter(known, mine, row('d', 50))).toEqual(['d', 'a', 'b', 'c']);
  });

  test('that is older than the known one changes nothing', () => {
    const later = pages([row('a', 30, { sequence: 5 })]);
    expect(withRow(later, mine, row('a', 40, { sequence: 4 }), me)).toBe(later);
  });

  test('after the last of several pages comes with the next page', () => {
    const first = pages([row('a', 30)], []);
    const more = { ...first, pages: first.pages.slice(0, 1) };
    expect(idsAfter(more, mine, row('z', 1))).toEqual(['a']);
    expect(idsAfter(pages([row('a', 30)]), mine, row('z', 1))).toEqual(['a', 'z']);
  });

  test('stays where it was found by a search, which gets nothing new', () => {
    const found: Wanted = { list: 'all', query: 'کادو' };
    expect(idsAfter(known, found, row('c', 40, { sequence: 2 }))).toEqual(['a', 'b', 'c']);
    expect(idsAfter(known, found, row('d', 50))).toEqual(['a', 'b', 'c']);
  });
});

const wait = (id: string, minute: number) =>
  row(id, 50 - minute, { state: 'waiting', waitingSince: at(minute) });

test('who waits longest comes first', () => {
  const known = pages([wait('a', 5), wait('c', 15)]);
  expect(idsAfter(known, { list: 'waiting', query: '' }, wait('b', 10))).toEqual(['a', 'b', 'c']);
});

test('under a pointer rows keep their order, and new ones stand last', () => {
  const rows = [row('d', 50), row('b', 40), row('a', 30)];
  expect(steadied(rows, ['a', 'b', 'c']).map(({ id }) => id)).toEqual(['a', 'b', 'd']);
});
