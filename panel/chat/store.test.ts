import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { endTyping, setTyping, typingIn, useInbox } from './store.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const namesIn = (chat: string) =>
  typingIn(chat)(useInbox.getState()).map(({ from, name }) => `${from} ${name}`);
const visitor = { from: 'visitor', name: 'سارا' } as const;
const staff = (name: string) => ({ from: 'staff', name }) as const;

test('who writes is known until they stop, send, or nothing is heard for a while', () => {
  setTyping('a', visitor, true);
  setTyping('a', staff('رضا'), true);
  setTyping('a', staff('نگار'), true);
  expect(namesIn('a')).toEqual(['visitor سارا', 'staff رضا', 'staff نگار']);
  expect(namesIn('b')).toEqual([]);
  setTyping('a', staff('رضا'), false);
  endTyping('a', 'staff', 'کس دیگر');
  // A visitor may have another name meanwhile.
  endTyping('a', 'visitor', '');
  expect(namesIn('a')).toEqual(['staff نگار']);
  jest.advanceTimersByTime(5_000);
  setTyping('a', staff('نگار'), true);
  jest.advanceTimersByTime(5_000);
  expect(namesIn('a')).toEqual(['staff نگار']);
  jest.advanceTimersByTime(1_000);
  expect(namesIn('a')).toEqual([]);
});
