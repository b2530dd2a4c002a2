import { expect, test } from '@jest/globals';
import type { VisitorRow } from '#lib/contract/admin-chat.ts';
import { visitorsTexts } from './screen-texts.ts';
import { withVisitor } from './visitors.ts';

const visitor = (name: string, more: Partial<VisitorRow> = {}): VisitorRow => ({
  visitor: name,
  memberId: null,
  name: '',
  page: null,
  refer: '',
  since: '2026-11-27T10:00:00Z',
  viewedAt: null,
  tabs: 1,
  box: null,
  chat: null,
  isHere: true,
  ...more,
});
const known = { visitors: [visitor('a'), visitor('b')], total: 9 };
const after = (news: VisitorRow) => {
  const { visitors, total } = withVisitor(known, news);
  return [visitors.map((each) => each.visitor).join(''), total];
};

test('who comes stands first, and who goes on stays where they stand', () => {
  expect(after(visitor('c'))).toEqual(['cab', 10]);
  expect(after(visitor('b', { tabs: 2 }))).toEqual(['ab', 9]);
  expect(withVisitor(known, visitor('b', { tabs: 2 })).visitors[1]?.tabs).toBe(2);
});

test('who leaves is taken off the list; one who was not in a whole one changes nothing', () => {
  expect(after(visitor('a', { isHere: false }))).toEqual(['b', 8]);
  const whole = { ...known, total: 2 };
  expect(withVisitor(whole, visitor('x', { isHere: false }))).toBe(whole);
});

test('beyond the end of a full list others are counted, too', () => {
  expect(after(visitor('x', { isHere: false }))).toEqual(['ab', 8]);
  // Here before the others, and only now in the list.
  expect(after(visitor('x', { since: '2026-11-27T09:00:00Z' }))).toEqual(['xab', 9]);
});

test('one visitor is here, several are', () => {
  expect(visitorsTexts.lead(1)).toBe('۱ نفر اکنون در فروشگاه است.');
  expect(visitorsTexts.lead(12)).toBe('۱۲ نفر اکنون در فروشگاه هستند.');
});
