import { beforeEach, describe, expect, test } from '@jest/globals';
import { createWishes } from '#lib/session/wish.ts';

const minute = 60_000;
const phone = { websiteCode: 1001, name: 'گوشی Galaxy A55' };

let stored: Map<string, string>;
let now: number;
const wishes = createWishes(
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
    wishes.keep(phone, '/shop?page=2');
    expect(wishes.isGranted()).toBe(false);
    expect(wishes.take()).toBeNull();
    wishes.grant('/shop?page=2');
    expect(wishes.isGranted()).toBe(true);
    expect(wishes.take()).toEqual(phone);
    expect(wishes.take()).toBeNull();
    expect(stored.size).toBe(0);
  });

  test.each(['/shop', '/account', '', null])('is dropped by a login that leads to %j', (to) => {
    wishes.keep(phone, '/shop?page=2');
    wishes.grant(to);
    expect(wishes.take()).toBeNull();
    wishes.grant('/shop?page=2');
    expect(wishes.take()).toBeNull();
  });

  test('is replaced by a later one', () => {
    wishes.keep(phone, '/');
    wishes.keep({ websiteCode: 1002, name: 'دیگر' }, '/shop');
    wishes.grant('/shop');
    expect(wishes.take()?.websiteCode).toBe(1002);
  });

  test('expires after a quarter of an hour, granted or not', () => {
    wishes.keep(phone, '/');
    now += 16 * minute;
    wishes.grant('/');
    expect(wishes.take()).toBeNull();
    wishes.keep(phone, '/');
    wishes.grant('/');
    now += 16 * minute;
    expect(wishes.isGranted()).toBe(false);
    expect(wishes.take()).toBeNull();
  });

  test('is invalid if the clock was set back', () => {
    wishes.keep(phone, '/');
    wishes.grant('/');
    now -= minute;
    expect(wishes.take()).toBeNull();
  });
});

test.each(['', 'x', '{}', '[]', 'null', '[1]', '["1","x","/",1,true]', '[1,{},"/",1,true]'])(
  '%j in storage is invalid',
  (text) => {
    stored.set('favouriteWish', text);
    wishes.grant('/');
    expect(wishes.take()).toBeNull();
  },
);

test('does no harm in a browser without storage', () => {
  const none = createWishes(
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
