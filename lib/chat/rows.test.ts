import { expect, test } from '@jest/globals';
import type { ChatMessage } from '#lib/contract/chat.ts';
import { aboutPage, isSent } from './about.ts';
import type { ChatLog } from './log.ts';
import { chatRows } from './rows.ts';

const message = (
  sequence: number,
  sentAt: string,
  more: Partial<ChatMessage> = {},
): ChatMessage => ({
  id: sequence,
  sequence,
  version: sequence,
  clientId: null,
  from: 'visitor',
  name: '',
  kind: 'text',
  body: `${sequence}`,
  attachment: null,
  product: null,
  order: null,
  sentAt,
  status: 1,
  isDeleted: false,
  ...more,
});

const log = (messages: ChatMessage[], assignee: string | null = null): ChatLog => ({
  chat: {
    id: 'a',
    state: 'open',
    assignee,
    sequence: messages.length,
    unread: 0,
    staffDelivered: 0,
    staffSeen: 0,
    visitorSeen: 0,
    last: null,
    startedAt: '2026-11-27T06:00:00.000Z',
    rating: null,
  },
  messages,
  known: messages.length,
  hasEarlier: false,
});

const shown = (of: ChatLog) =>
  chatRows(of, []).map((row) =>
    row.kind === 'message'
      ? `${row.isNamed ? `${row.message.name}: ` : ''}${row.key}${row.isLast ? ' |' : ''}`
      : row.key,
  );

test('messages of one side within five minutes are a group, and each day of Tehran has its line', () => {
  const rows = shown(
    log([
      message(1, '2026-11-26T20:28:00.000Z'),
      message(2, '2026-11-26T20:29:00.000Z'),
      // After midnight in Tehran.
      message(3, '2026-11-26T20:31:00.000Z'),
      message(4, '2026-11-26T20:40:00.000Z'),
    ]),
  );
  expect(rows).toEqual(['2026-11-26', 'm1', 'm2 |', '2026-11-27', 'm3 |', 'm4 |']);
});

test('a name stands where another person than the one above the talk writes', () => {
  const at = '2026-11-27T06:00:00.000Z';
  const staff = (sequence: number, name: string) => message(sequence, at, { from: 'staff', name });
  const rows = shown(log([staff(1, 'مهسا'), staff(2, 'علی'), staff(3, 'مهسا')], 'مهسا'));
  expect(rows.slice(1)).toEqual(['m1 |', 'علی: m2 |', 'مهسا: m3 |']);
});

test('a message that was confirmed is shown once, under the key it had', () => {
  const unsent = {
    chat: 'a',
    kind: 'text',
    body: '',
    state: 'waiting',
    sentence: null,
  } as const;
  const rows = chatRows(log([message(1, '2026-11-27T06:00:00.000Z', { clientId: 'x' })]), [
    { ...unsent, clientId: 'x' },
    { ...unsent, clientId: 'y' },
    { ...unsent, clientId: 'z', chat: 'another' },
  ]);
  expect(rows.map(({ key }) => key)).toEqual(['2026-11-27', 'x', 'y']);
});

test.each([
  ['/shop/product/1001/x', [7], { kind: 'product', number: 1001, isHere: true }],
  ['/account/orders/12/invoice', [7], { kind: 'order', number: 12, isHere: true }],
  ['/account/orders/x', [7, 8], { kind: 'product', number: 7, isHere: false }],
  ['/', [], null],
])('of %s with %j looked at, the box offers %j', (path, recent, expected) => {
  expect(aboutPage(path, recent)).toEqual(expected);
});

test('what the talk has as a card is not offered again', () => {
  const about = { kind: 'product', number: 7, isHere: true } as const;
  expect(isSent(about, [{ kind: 'text', body: '7' }])).toBe(false);
  expect(isSent(about, [{ kind: 'product', body: '7' }])).toBe(true);
});
