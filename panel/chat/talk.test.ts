import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ChatMessage } from '#lib/contract/chat.ts';
import {
  caughtUp,
  noTalk,
  type Talk,
  withDeleted,
  withEarlier,
  withMessages,
  withStatus,
} from './talk.ts';

const message = (sequence: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: sequence * 10,
  sequence,
  version: sequence,
  clientId: null,
  from: 'visitor',
  name: '',
  kind: 'text',
  body: `message ${sequence}`,
  attachment: null,
  product: null,
  order: null,
  sentAt: '2026-11-27T10:00:00Z',
  status: 1,
  isDeleted: false,
  ...more,
});
const placesOf = ({ messages }: Talk) => messages.map(({ sequence }) => sequence);

describe('messages', () => {
  test('stand by their places, whatever order they come in', () => {
    const talk = withMessages(withMessages(noTalk, [message(3), message(1)]), [message(2)]);
    expect(placesOf(talk)).toEqual([1, 2, 3]);
  });

  test('that come twice stand once, and of two readings the later counts', () => {
    const deleted = message(1, { version: 5, isDeleted: true, body: '' });
    const talk = withMessages(withMessages(noTalk, [deleted]), [message(1)]);
    expect(talk.messages).toEqual([deleted]);
  });

  test('keep the status they have reached', () => {
    const seen = withStatus(withMessages(noTalk, [message(1, { from: 'staff' })]), 'staff', 3, 1);
    const talk = withMessages(seen, [message(1, { from: 'staff', version: 9, status: 2 })]);
    expect(talk.messages[0]).toMatchObject({ version: 9, status: 3 });
  });

  test('read before the first one do not count as caught up', () => {
    const talk = caughtUp(noTalk, [message(51), message(52, { version: 60 })]);
    const whole = withEarlier(talk, [message(1), message(2, { version: 70 })], true);
    expect(whole).toMatchObject({ hasEarlier: true, version: 60 });
    expect(placesOf(whole)).toEqual([1, 2, 51, 52]);
  });

  test('that were deleted lose their words', () => {
    const talk = withDeleted(withMessages(noTalk, [message(1), message(2)]), 10, 3);
    expect(talk.messages.map(({ body, isDeleted }) => [body, isDeleted])).toEqual([
      ['', true],
      ['message 2', false],
    ]);
  });

  test('that were deleted do not come back with an earlier reading', () => {
    const read = message(1, { version: 2, status: 3 });
    const talk = withMessages(withDeleted(withMessages(noTalk, [message(1)]), 10, 3), [read]);
    expect(talk.messages).toMatchObject([{ isDeleted: true, body: '', version: 3, status: 3 }]);
  });
});

const statuses = (of: Talk) => of.messages.map(({ status }) => status);

describe('a status', () => {
  const talk = withMessages(noTalk, [
    message(1, { from: 'staff' }),
    message(2),
    message(3, { from: 'staff' }),
    message(4, { from: 'staff' }),
  ]);

  test('is of one side’s messages up to a place', () => {
    expect(statuses(withStatus(talk, 'staff', 2, 3))).toEqual([2, 1, 2, 1]);
  });

  test('never falls back', () => {
    const seen = withStatus(talk, 'staff', 3, 3);
    expect(withStatus(seen, 'staff', 2, 3)).toBe(seen);
    expect(statuses(withStatus(seen, 'staff', 2, 4))).toEqual([3, 1, 3, 2]);
  });
});

test('whatever comes in whatever order, twice or late, ends as the same talk', () => {
  const readings = fc.array(
    fc.record({
      sequence: fc.integer({ min: 1, max: 9 }),
      version: fc.integer({ min: 1, max: 5 }),
    }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(readings, fc.infiniteStream(fc.nat()), (given, chance) => {
      const read = given.map(({ sequence, version }) =>
        message(sequence, { version, body: `${sequence} ${version}` }),
      );
      const shuffled = [...read, ...read].toSorted(() => ((chance.next().value ?? 0) % 3) - 1);
      const one = withMessages(noTalk, read);
      const other = shuffled.reduce((talk, each) => withMessages(talk, [each]), noTalk);
      expect(other.messages).toEqual(one.messages);
    }),
  );
});
