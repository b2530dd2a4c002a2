import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gateAccount, returnPath } from '#lib/account-gate.ts';

describe('returnPath', () => {
  test.each(['/shop/cart', '/account/orders?page=2', '/%D8%AA'])('keeps %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  test.each([
    '//e',
    '/\\e',
    'javascript:alert(1)',
    '%09//e',
    '\t//e',
    '/\t/e',
    ' /e',
    'e',
    '',
    'https://e.example',
    '/..//e.example',
    '/account/login',
    '/account/login?returnUrl=/x',
    '/account/login/code',
    '/account/x/../login/register',
    null,
  ])('refuses %p', (value) => {
    expect(returnPath(value)).toBe('/account');
  });

  test('never leaves the site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      'e.example',
      ':',
      '@',
      '%2f',
      '\t',
      '?',
      'a',
    );
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (value) => {
        const target = new URL(returnPath(value), 'https://shop.example/account/login');
        return target.origin === 'https://shop.example';
      }),
    );
  });
});

describe('gateAccount', () => {
  const none = new URLSearchParams();

  test('sends a visitor to the login page, with the way back', () => {
    expect(gateAccount('/account/orders', new URLSearchParams('page=2'), false)).toBe(
      '/account/login?returnUrl=%2Faccount%2Forders%3Fpage%3D2',
    );
  });

  test('lets a visitor log in and a member pass', () => {
    expect(gateAccount('/account/login', none, false)).toBeNull();
    expect(gateAccount('/account/login/code', none, false)).toBeNull();
    expect(gateAccount('/account/loginx', none, false)).toMatch(/^\/account\/login\?/);
    expect(gateAccount('/account/orders', none, true)).toBeNull();
  });

  test('sends a member away from the login page', () => {
    expect(gateAccount('/account/login', none, true)).toBe('/account');
    expect(gateAccount('/account/login/register', none, true)).toBe('/account');
    expect(gateAccount('/account/login', new URLSearchParams('returnUrl=/shop/cart'), true)).toBe(
      '/shop/cart',
    );
  });
});
