import { expect, test } from '@jest/globals';
import type { SetupAnswer } from '#lib/contract/settings.ts';
import { isFinished, minutesLeft, nextStep, stepAfter, stepBefore } from './progress.ts';

type State = SetupAnswer['steps'][number]['state'];
const steps = (...states: readonly [State, State, State]): SetupAnswer['steps'] => [
  { name: 'shop', state: states[0] },
  { name: 'sms', state: states[1] },
  { name: 'look', state: states[2] },
];

test('the set-up goes on with what was not asked yet, then with what was skipped', () => {
  expect(nextStep(steps('done', 'skipped', 'open'))).toBe('look');
  expect(nextStep(steps('done', 'skipped', 'done'))).toBe('sms');
  expect(nextStep(steps('done', 'done', 'done'))).toBeNull();
});

test('it takes ten minutes at first and none at the end', () => {
  expect(minutesLeft(steps('open', 'open', 'open'))).toBe(10);
  expect(minutesLeft(steps('done', 'done', 'done'))).toBe(0);
  expect(isFinished(steps('done', 'done', 'skipped'))).toBe(false);
});

test('steps follow each other', () => {
  const some = steps('open', 'open', 'open');
  expect([stepAfter(some, 'sms'), stepAfter(some, 'look')]).toEqual(['look', null]);
  expect([stepBefore(some, 'sms'), stepBefore(some, 'shop')]).toEqual(['shop', null]);
});
