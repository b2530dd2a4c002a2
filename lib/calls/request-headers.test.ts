import { describe, expect, test } from '@jest/globals';
import { raysaz, requestHeaders } from './request-headers.ts';
import type { CallContext } from './request-headers.ts';

const call: CallContext = {
  method: 'POST',
  apiBase: '/api',
  guid: 'g',
  raysaz: 'r',
  previousPath: null,
  xsrfToken: 'x',
};

describe('the headers of a call', () => {
  test('name the visitor and the page load', () => {
    expect(requestHeaders({ ...call, xsrfToken: null })).toEqual({
      'X-Guid': 'g',
      'X-Raysaz': 'r',
    });
  });

  test('contain the previous page when there is one', () => {
    expect(requestHeaders({ ...call, previousPath: '/shop' })['X-Refer']).toBe('/shop');
  });

  test('repeat the XSRF cookie on relative writes only', () => {
    expect(requestHeaders(call)['X-XSRF-TOKEN']).toBe('x');
    expect(requestHeaders({ ...call, method: 'get' })['X-XSRF-TOKEN']).toBeUndefined();
    expect(requestHeaders({ ...call, method: 'HEAD' })['X-XSRF-TOKEN']).toBeUndefined();
    const elsewhere = { ...call, apiBase: 'https://api.example/api' };
    expect(requestHeaders(elsewhere)['X-XSRF-TOKEN']).toBeUndefined();
  });
});

test('X-Raysaz read backwards is the base64url of user agent and uuid', () => {
  const header = raysaz('مرورگر/1.0 (?>~)', 'the-uuid');
  expect(header).toMatch(/^[\w-]+$/);
  const back = header.split('').toReversed().join('');
  expect(Buffer.from(back, 'base64url').toString()).toBe('مرورگر/1.0 (?>~)|the-uuid');
});
