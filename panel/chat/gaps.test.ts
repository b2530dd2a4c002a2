import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { StaffChat } from '#lib/contract/admin-chat.ts';
import { queries } from '#panel/queries.ts';
import { type OpenChat, talkQuery } from './calls.ts';
import { noteChange, isWhole } from './gaps.ts';
import { noTalk } from './talk.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  queries.clear();
  jest.useRealTimers();
});

test.each([
  [[], 4, 4, true],
  [[5, 6], 4, 6, true],
  [[5, 7], 4, 7, false],
  [[7], 6, 7, true],
  [[], 4, 5, false],
])('of changes %j after %i up to %i all were heard of: %j', (places, after, upTo, whole) => {
  expect(isWhole(new Set(places), after, upTo)).toBe(whole);
});

const read = (chat: string, version: number): void => {
  const open: OpenChat = { chat: { id: chat } as StaffChat, talk: { ...noTalk, version } };
  queries.setQueryData(talkQuery(chat).queryKey, open);
};
const isOutdated = (chat: string) =>
  queries.getQueryState(talkQuery(chat).queryKey)?.isInvalidated ?? false;

test('a talk that misses a change is read on, one that has them all is not', () => {
  read('whole', 4);
  read('broken', 4);
  // In whatever order they come.
  for (const place of [6, 5, 6]) noteChange('whole', place);
  for (const place of [6, 7]) noteChange('broken', place);
  jest.advanceTimersByTime(1_000);
  expect(isOutdated('whole')).toBe(false);
  expect(isOutdated('broken')).toBe(true);
});

test('what came while a talk was read first is read after it', async () => {
  const reading = queries.fetchQuery({
    ...talkQuery('first'),
    queryFn: () =>
      new Promise<OpenChat>((done) => {
        setTimeout(
          () => done({ chat: { id: 'first' } as StaffChat, talk: { ...noTalk, version: 4 } }),
          1_900,
        );
      }),
  });
  noteChange('first', 5);
  await jest.advanceTimersByTimeAsync(1_900);
  await reading;
  expect(isOutdated('first')).toBe(false);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(isOutdated('first')).toBe(true);
});
