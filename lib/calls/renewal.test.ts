import { beforeEach, describe, expect, test } from '@jest/globals';
import { createRenewal } from './renewal.ts';

let kept: string;
let isLoggedIn: boolean;
let asked: number;
let answer: () => Promise<string>;

/** A browser with several tabs that share a token; tokens named `old…` are expired. */
let queue: Promise<unknown>;
const openTab = () =>
  createRenewal({
    read: () => kept,
    usable: (token) => !token.startsWith('old'),
    mayRefresh: () => isLoggedIn,
    refresh: async () => {
      asked += 1;
      kept = await answer();
      return kept;
    },
    forget: () => {
      kept = '';
      isLoggedIn = false;
    },
    inTurn: <T>(work: () => Promise<T>) => {
      const turn = queue.then(work);
      queue = turn.catch(() => {});
      return turn;
    },
  });

beforeEach(() => {
  kept = 'old';
  isLoggedIn = true;
  asked = 0;
  queue = Promise.resolve();
  answer = async () => `new ${asked}`;
});

describe('the token of a call', () => {
  test('is the current one while it is valid', async () => {
    kept = 'good';
    expect(await openTab().token()).toBe('good');
    expect(asked).toBe(0);
  });

  test('is empty for a visitor, without a request', async () => {
    kept = '';
    isLoggedIn = false;
    expect(await openTab().token()).toBe('');
    expect(asked).toBe(0);
  });

  test('is renewed once for many calls at once', async () => {
    const tab = openTab();
    const tokens = await Promise.all([tab.token(), tab.token(), tab.token()]);
    expect(tokens).toEqual(['new 1', 'new 1', 'new 1']);
  });

  test('is renewed once by many tabs at once', async () => {
    const tokens = await Promise.all([openTab().token(), openTab().token(), openTab().token()]);
    expect(tokens).toEqual(['new 1', 'new 1', 'new 1']);
    expect(asked).toBe(1);
  });

  test('is fetched for a new tab of a logged-in member', async () => {
    kept = '';
    expect(await openTab().token()).toBe('new 1');
  });

  test('is empty once the session is over, and its remains are deleted', async () => {
    answer = async () => '';
    expect(await openTab().token()).toBe('');
    expect([kept, isLoggedIn]).toEqual(['', false]);
  });

  test('is kept while the service is unreachable', async () => {
    answer = () => Promise.reject(new Error('away'));
    const tab = openTab();
    await expect(tab.token()).rejects.toThrow('away');
    expect([kept, isLoggedIn]).toEqual(['old', true]);
    answer = async () => 'new';
    expect(await tab.token()).toBe('new');
  });

  test('that is expired is dropped without a request when no one is logged in', async () => {
    isLoggedIn = false;
    expect(await openTab().token()).toBe('');
    expect([kept, asked]).toEqual(['', 0]);
  });

  test('that was just issued is trusted although the clock is wrong', async () => {
    answer = async () => 'old by this clock';
    const tab = openTab();
    await tab.token();
    expect(await tab.token()).toBe('old by this clock');
    expect(asked).toBe(1);
  });
});

describe('a token the service rejected', () => {
  test('is renewed although it looks valid', async () => {
    kept = 'false';
    expect(await openTab().renew('false')).toBe('new 1');
  });

  test('is not renewed again when another tab did so', async () => {
    kept = 'newer';
    expect(await openTab().renew('false')).toBe('newer');
    expect(asked).toBe(0);
  });

  test('is renewed even if it was just issued', async () => {
    const tab = openTab();
    const first = await tab.token();
    expect(await tab.renew(first)).toBe('new 2');
  });
});
