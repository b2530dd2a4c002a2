import { expect, test } from '@jest/globals';
import { failureOf } from './failure.ts';
import { failureTexts } from './texts.ts';

test.each([
  { status: 401, message: 'نه', failure: { kind: 'logIn' } },
  { status: 403, message: 'نه', failure: { kind: 'go', path: '/access-denied' } },
  { status: 404, message: null, failure: { kind: 'go', path: '/not-found' } },
  { status: 429, message: 'آهسته‌تر', failure: { kind: 'message', message: 'آهسته‌تر' } },
  { status: 502, message: null, failure: { kind: 'message', message: failureTexts.unknown } },
  { status: null, message: null, failure: { kind: 'message', message: failureTexts.unreachable } },
])('a call that fails with $status leads to $failure', ({ status, message, failure }) => {
  expect(failureOf(status, message)).toEqual(failure);
});
