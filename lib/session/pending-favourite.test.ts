import { beforeEach, describe, expect, test } from '@jest/globals';
import { createPendingFavourite } from '#lib/session/pending-favourite.ts';

const minute = 60_000;
const phone = { websiteCode: 1001, name: 'گوشی Galaxy A55' };

let stored: Map<string, string>;
let now: number;
const pendingFavourite = createPendingFavourite(
  () => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }),
  () => now,
);
beforeEach(() => {
  stored = new Map();
  now = 1_800_000_000_000;
});

describe('a requested favourite', () => {
  test('is taken once, after the login it waited for', () => {
    pendingFavourite.keep(phone, '/shop?page=2');
    expect(pendingFavourite.isGranted()).toBe(false);
    expect(pendingFavourite.take()).toBeNull();
    pendingFavourite.grant('/shop?page=2');
    expect(pendingFavourite.isGranted()).toBe(true);
    expect(pendingFavourite.take()).toEqual(phone);
    expect(pendingFavourite.take()).toBeNull();
    expect(stored.size).toBe(0);
  });

  test.each(['/shop', '/account', '', null])('is dropped by a login that leads to %j', (to) => {
    pendingFavourite.keep(phone, '/shop?page=2');
    pendingFavourite.grant(to);
    expect(pendingFavourite.take()).toBeNull();
    pendingFavourite.grant('/shop?page=2');
    expect(pendingFavourite.take()).toBeNull();
  });

  test('is replaced by a later one', () => {
    pendingFavourite.keep(phone, '/');
    pendingFavourite.keep({ websiteCode: 1002, name: 'دیگر' }, '/shop');
    pendingFavourite.grant('/shop');
    expect(pendingFavourite.take()?.websiteCode).toBe(1002);
  });

  test('expires after a quarter of an hour, granted or not', () => {
    pendingFavourite.keep(phone, '/');
    now += 16 * minute;
    pendingFavourite.grant('/');
    expect(pendingFavourite.take()).toBeNull();
    pendingFavourite.keep(phone, '/');
    pendingFavourite.grant('/');
    now += 16 * minute;
    expect(pendingFavourite.isGranted()).toBe(false);
    expect(pendingFavourite.take()).toBeNull();
  });

  test('is invalid if the clock was set back', () => {
    pendingFavourite.keep(phone, '/');
    pendingFavourite.grant('/');
    now -= minute;
    expect(pendingFavourite.take()).toBeNull();
  });
});

test.each(['', 'x', '{}', '[]', 'null', '[1]', '["1","x","/",1,true]', '[1,{},"/",1,true]'])(
  '%j in storage is invalid',
  (text) => {
    stored.set('favouriteWish', text);
    pendingFavourite.grant('/');
    expect(pendingFavourite.take()).toBeNull();
  },
);

test('does no harm in a browser without storage', () => {
  const none = createPendingFavourite(
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    }),
    () => now,
  );
  none.keep(phone, '/');
  none.grant('/');
  expect(none.take()).toBeNull();
});
