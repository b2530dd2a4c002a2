import { expect, jest, test } from '@jest/globals';
import { endingSession, usingSession } from '#lib/calls/session-in-use.ts';

/** A task that records its start, and ends on command. */
function work(log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const run = () => {
    log.push(`${name} begins`);
    return promise.finally(() => log.push(`${name} ends`));
  };
  return { run, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

test('a session ends after everything opened with it is established or has failed', async () => {
  const log: string[] = [];
  const [one, other, logout] = [work(log, 'one'), work(log, 'other'), work(log, 'logout')];
  const opened = [usingSession(one.run), usingSession(other.run)];
  const ended = endingSession(logout.run);
  logout.end();
  one.end();
  other.fail();
  await expect(Promise.all(opened)).rejects.toThrow('other');
  await expect(ended).resolves.toBe('logout');
  expect(log.slice(0, 2)).toEqual(['one begins', 'other begins']);
  expect(log.slice(-2)).toEqual(['logout begins', 'logout ends']);
});

test('nothing is opened while a session ends; afterwards it is, even if ending failed', async () => {
  const log: string[] = [];
  const [logout, late] = [work(log, 'logout'), work(log, 'late')];
  const ended = endingSession(logout.run);
  const opened = usingSession(late.run);
  late.end();
  logout.fail();
  await expect(ended).rejects.toThrow('logout');
  await expect(opened).resolves.toBe('late');
  expect(log).toEqual(['logout begins', 'logout ends', 'late begins', 'late ends']);
});

test('without locks both run at once', async () => {
  const request = jest.spyOn(navigator.locks, 'request');
  request.mockRejectedValue(new DOMException('The request was denied.', 'SecurityError'));
  await expect(usingSession(async () => 'opened')).resolves.toBe('opened');
  await expect(endingSession(async () => 'ended')).resolves.toBe('ended');
  expect(request).toHaveBeenCalledTimes(2);
  request.mockRestore();
});

test('ending does not wait forever', async () => {
  const log: string[] = [];
  const [hanging, logout] = [work(log, 'hanging'), work(log, 'logout')];
  const opened = usingSession(hanging.run);
  const ended = endingSession(logout.run);
  logout.end();
  await expect(ended).resolves.toBe('logout');
  expect(log).toEqual(['hanging begins', 'logout begins', 'logout ends']);
  hanging.end();
  await opened;
});
