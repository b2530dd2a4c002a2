import { expect, test } from '@jest/globals';
import type { ChatMessage } from '#lib/contract/chat.ts';
import { itemsOf } from './items.ts';
import type { Unsent } from './unsent.ts';

const message = (id: number, sentAt: string, clientId: string | null = null) =>
  ({ id, sentAt, clientId }) as ChatMessage;
const unsent = (clientId: string) => ({ clientId }) as Unsent;

test('a line stands before the first message of each day in Tehran', () => {
  const items = itemsOf(
    [
      message(1, '2026-11-26T20:00:00Z'),
      // After midnight in Tehran.
      message(2, '2026-11-26T20:40:00Z', 'c2'),
      message(3, '2026-11-27T09:00:00Z'),
    ],
    [],
  );
  expect(items.map(({ is, key }) => `${is} ${key}`)).toEqual([
    'day 2026-11-26',
    'message 1',
    'day 2026-11-27',
    'message c2',
    'message 3',
  ]);
});

test('what was not taken yet stands last, until its message is there', () => {
  const messages = [message(1, '2026-11-27T09:00:00Z', 'a')];
  const keys = itemsOf(messages, [unsent('a'), unsent('b')]).map(({ key }) => key);
  expect(keys).toEqual(['2026-11-27', 'a', 'b']);
});
