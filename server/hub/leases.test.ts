import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createLeases } from '#server/hub/leases.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a lease expires once, after its lifetime', () => {
  const leases = createLeases(1_000);
  const over = jest.fn();
  leases.begin('a', over);
  jest.advanceTimersByTime(999);
  expect(over).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5_000);
  expect(over).toHaveBeenCalledTimes(1);
  expect(leases.count()).toBe(0);
});

test('a lease that ends early does not expire, and a renewed lease starts anew', () => {
  const leases = createLeases(1_000);
  const [gone, again] = [jest.fn(), jest.fn()];
  leases.begin('a', gone);
  leases.end('a');
  leases.end('a');
  leases.begin('b', again);
  jest.advanceTimersByTime(900);
  leases.begin('b', again);
  jest.advanceTimersByTime(900);
  expect(again).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(again).toHaveBeenCalledTimes(1);
  expect(gone).not.toHaveBeenCalled();
});
