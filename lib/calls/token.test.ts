import { beforeEach, describe, expect, test } from '@jest/globals';
import { type Shelf, shelfOf } from '#lib/shelf.ts';
import { createTokenStore, isUsable } from './token.ts';
import type { TokenStore } from './token.ts';

const noStorage = () => {
  throw new Error('storage is forbidden');
};
const jwt = (payload: object) =>
  ['{}', JSON.stringify(payload), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

describe('a token', () => {
  const now = 1_000_000_000_000;
  test.each([
    ['with a minute left', jwt({ exp: now / 1_000 + 60 }), true],
    ['with Persian in it', jwt({ name: 'کهربا؟>', exp: now / 1_000 + 60 }), true],
    ['with a second left', jwt({ exp: now / 1_000 + 1 }), false],
    ['that is over', jwt({ exp: now / 1_000 - 1 }), false],
    ['without an end', jwt({}), false],
    ['that is none', 'undefined', false],
    ['of nonsense', 'a.b.c', false],
    ['that is empty', '', false],
  ])('%s is usable: %s', (_what, token, usable) => {
    expect(isUsable(token, now)).toBe(usable);
  });
});

describe('the token store', () => {
  let lasting: Shelf;
  let passing: Shelf;
  let store: TokenStore;
  beforeEach(() => {
    lasting = shelfOf(noStorage);
    passing = shelfOf(noStorage);
    store = createTokenStore({ lasting, passing, tokenKey: 'token', rememberKey: 'remember' });
  });

  test('keeps a remembered token in local storage', () => {
    store.keep('a', true);
    expect([lasting.getItem('token'), passing.getItem('token')]).toEqual(['a', null]);
    expect(lasting.getItem('remember')).toBe('true');
  });

  test('keeps any other in session storage', () => {
    store.keep('a', false);
    expect([lasting.getItem('token'), passing.getItem('token')]).toEqual([null, 'a']);
    expect(lasting.getItem('remember')).toBeNull();
  });

  test('keeps a later token where the previous one was', () => {
    store.keep('a', true);
    store.keep('b');
    expect(lasting.getItem('token')).toBe('b');
    store.keep('c', false);
    store.keep('d');
    expect([lasting.getItem('token'), passing.getItem('token')]).toEqual([null, 'd']);
    expect(store.read()).toBe('d');
  });

  test('leaves nothing behind', () => {
    store.keep('a', true);
    store.drop();
    expect(store.read()).toBe('');
    expect(store.isRemembered()).toBe(false);
  });
});
