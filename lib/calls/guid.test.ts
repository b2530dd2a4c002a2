import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { guid } from '#lib/contract/values.ts';
import { cookieValue, uuidFrom } from './guid.ts';

test('any sixteen bytes make a guid the contract accepts', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      const uuid = uuidFrom(bytes);
      expect(guid.safeParse(uuid).success).toBe(true);
      expect(uuid).toMatch(/^.{14}4.{4}[89ab]/);
    }),
  );
});

test('a cookie is found by its whole name', () => {
  const cookies = 'xguid=1; guid=2; guid2=3';
  expect(cookieValue(cookies, 'guid')).toBe('2');
  expect(cookieValue(cookies, 'uid')).toBeNull();
  expect(cookieValue('', 'guid')).toBeNull();
});
