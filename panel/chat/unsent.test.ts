import { describe, expect, test } from '@jest/globals';
import {
  isUnsent,
  lost,
  lostAgain,
  nextIn,
  pauseAfter,
  refused,
  triedAgain,
  type Unsent,
  withoutThese,
} from './unsent.ts';

const one = (clientId: string, more: Partial<Unsent> = {}): Unsent => ({
  clientId,
  chat: 'a',
  kind: 'text',
  body: clientId,
  label: '',
  at: 0,
  failure: null,
  isLost: false,
  ...more,
});
const waiting = (queue: readonly Unsent[]) =>
  queue.filter(({ failure }) => failure === null).map(({ clientId }) => clientId);

describe('answers that wait', () => {
  const queue = [one('1'), one('2', { chat: 'b' }), one('3')];

  test('go one after the other in each chat', () => {
    expect(nextIn(queue, 'a')?.clientId).toBe('1');
    expect(nextIn(withoutThese(queue, new Set(['1'])), 'a')?.clientId).toBe('3');
    expect(nextIn(queue, 'c')).toBeUndefined();
  });

  test('go on behind one that was refused', () => {
    const after = refused(queue, '1', 'خیلی بلند است.');
    expect(nextIn(after, 'a')?.clientId).toBe('3');
    expect(after[0]).toMatchObject({ failure: 'خیلی بلند است.', isLost: false });
  });

  test('all wait while nothing comes through, and those of other chats go on', () => {
    const after = lost(queue, 'a', 'خط قطع است.');
    expect(waiting(after)).toEqual(['2']);
    expect(after.filter(({ isLost }) => isLost).map(({ clientId }) => clientId)).toEqual([
      '1',
      '3',
    ]);
  });

  test('that were lost are tried again in their order, refused ones only by hand', () => {
    const after = lost(refused(queue, '1', 'x'), 'a', 'y');
    expect(waiting(lostAgain(after, new Set(['b'])))).toEqual(['2']);
    expect(waiting(lostAgain(after, new Set(['a'])))).toEqual(['2', '3']);
    expect(waiting(triedAgain(after, '1'))).toEqual(['1', '2', '3']);
    expect(waiting(triedAgain(after, '3'))).toEqual(['2', '3']);
  });

  test('are the same object when nothing of theirs was taken', () => {
    expect(withoutThese(queue, new Set([null, '9']))).toBe(queue);
  });
});

test.each([
  // Nothing answered, or the service failed: once more.
  [null, null, false, 3_000],
  [503, null, false, 3_000],
  [503, null, true, null],
  // Too much was asked: as long as the service says, each time.
  [429, 12, false, 12_000],
  [429, 12, true, 12_000],
  [429, 0, true, 1_000],
  [429, 3_600, false, null],
  [429, null, true, null],
])('after %j, to wait %j s, repeated %j: again in %j ms', (status, retryAfter, before, pause) => {
  expect(pauseAfter({ status, retryAfter }, before)).toBe(pause);
});

test.each([null, 1, {}, { ...one('1'), kind: 'x' }, { ...one('1'), body: 1 }])(
  'what was kept is looked at: %j is no answer',
  (value) => expect(isUnsent(value)).toBe(false),
);
test('an answer is read as it was kept', () => {
  expect(isUnsent(JSON.parse(JSON.stringify(one('1'))))).toBe(true);
});
