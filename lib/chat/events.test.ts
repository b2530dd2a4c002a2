import { describe, expect, test } from '@jest/globals';
import { chatMessage } from '#lib/contract/chat.ts';
import {
  boxNews,
  deletedMessage,
  invitationOf,
  messageStatus,
  newMessage,
  typingNews,
} from './events.ts';

const chat = '0b9cbc0c-5a7e-4f55-8d0f-3a6a2f7f6d11';
const message = chatMessage.parse({
  id: 7,
  sequence: 3,
  version: 3,
  clientId: null,
  from: 'staff',
  name: 'مهسا',
  kind: 'text',
  body: 'سلام',
  attachment: null,
  product: null,
  order: null,
  sentAt: '2026-11-27T06:00:00.000Z',
  status: 1,
  isDeleted: false,
});

test('what the contract describes is understood', () => {
  expect(newMessage([chat, JSON.stringify(message), 3])).toEqual({ chat, message, sequence: 3 });
  expect(messageStatus([chat, 3, 5])).toEqual({ chat, status: 3, upTo: 5 });
  expect(deletedMessage([chat, 7, 4])).toEqual({ chat, id: 7, sequence: 4 });
  expect(typingNews([chat, 'staff', 'مهسا', true])).toEqual({ chat, name: 'مهسا', on: true });
  const hours = { isOpen: false, changesAt: null, here: [{ name: 'مهسا' }], mode: 'form' };
  expect(boxNews(['hours', JSON.stringify(hours), 0])).toEqual({ kind: 'hours', hours });
  expect(boxNews(['state', JSON.stringify({ chat, state: 'closed' }), 4])).toEqual({
    kind: 'state',
    chat,
    state: 'closed',
    sequence: 4,
  });
  expect(boxNews(['assigned', JSON.stringify({ chat, name: null }), 4])).toEqual({
    kind: 'assigned',
    chat,
    assignee: null,
    sequence: 4,
  });
  expect(boxNews(['rate', JSON.stringify({ chat }), 4])).toEqual({
    kind: 'rate',
    chat,
    sequence: 4,
  });
  const invitation = { name: 'مهسا', text: 'سلام', invitation: 'x' };
  expect(invitationOf(JSON.stringify(invitation))).toEqual(invitation);
});

describe('anything else is nothing', () => {
  const wrong = { ...message, from: 'nobody' };
  test.each([
    [[]],
    [[chat, 'no JSON', 3]],
    [[chat, 'null', 3]],
    [[chat, JSON.stringify(wrong), 3]],
    [[chat, JSON.stringify(message), -1]],
    [[1, JSON.stringify(message), 3]],
  ])('message %j', (args: unknown[]) => {
    expect(newMessage(args)).toBeNull();
  });

  test.each([[[chat, 1, 5]], [[chat, 2, '5']], [[null, 2, 5]]])('status %j', (args: unknown[]) => {
    expect(messageStatus(args)).toBeNull();
  });

  test.each([
    [['state', JSON.stringify({ chat, state: 'lost' }), 1]],
    [['assigned', JSON.stringify({ chat }), 1]],
    [['hours', '{}', 0]],
    [['unknown', JSON.stringify({ chat }), 1]],
    [['closed', '[]', 1]],
  ])('news of the box %j', (args: unknown[]) => {
    expect(boxNews(args)).toBeNull();
  });

  test('what the visitor writes in another tab is no typing of staff', () => {
    expect(typingNews([chat, 'visitor', '', true])).toBeNull();
  });

  test.each([undefined, '', '{"name":1,"text":"","invitation":""}'])('invitation %j', (json) => {
    expect(invitationOf(json)).toBeNull();
  });
});
