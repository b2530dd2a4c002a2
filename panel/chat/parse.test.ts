import { describe, expect, test } from '@jest/globals';
import { isRow, isVisitor, messageOf, parsed } from './parse.ts';

const message = {
  id: 1,
  sequence: 2,
  version: 2,
  clientId: null,
  from: 'visitor',
  name: '',
  kind: 'text',
  body: 'سلام',
  attachment: null,
  product: null,
  order: null,
  sentAt: '2026-11-27T10:00:00Z',
  status: 1,
  isDeleted: false,
};

test('a message is read from its JSON', () => {
  expect(messageOf(JSON.stringify(message))).toEqual(message);
});

describe('no message', () => {
  test.each([
    undefined,
    message,
    '',
    '{',
    'null',
    '[]',
    JSON.stringify({ ...message, sequence: '2' }),
    JSON.stringify({ ...message, body: null }),
  ])('is %j', (json) => expect(messageOf(json)).toBeNull());
});

test('rows and visitors without what the panel relies on are none', () => {
  const row = { id: 'x', state: 'open', name: '', lastAt: 'x', sequence: 1, unread: 0 };
  expect(parsed(JSON.stringify(row), isRow)).toEqual(row);
  expect(parsed(JSON.stringify({ ...row, sequence: null }), isRow)).toBeNull();
  const visitor = { visitor: 'x', name: '', since: 'x', isHere: false };
  expect(parsed(JSON.stringify(visitor), isVisitor)).toEqual(visitor);
  expect(parsed(JSON.stringify({ ...visitor, isHere: 0 }), isVisitor)).toBeNull();
});
