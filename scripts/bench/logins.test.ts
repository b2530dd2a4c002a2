import { expect, test } from '@jest/globals';
import { floodingLogin, rightLogin } from './logins.ts';

const many = Array.from({ length: 200 }, floodingLogin);

test('a flood comes from addresses no limit has counted', () => {
  const addresses = new Set(many.map(({ headers }) => headers?.['x-forwarded-for']));
  expect(addresses.size).toBeGreaterThan(190);
});

test('a flood has wrong passwords as well as right ones', () => {
  const [, known = ''] = /"password":"([^"]+)"/.exec(rightLogin().body ?? '') ?? [];
  const right = many.filter(({ body }) => body?.includes(known)).length;
  expect(right).toBeGreaterThan(50);
  expect(right).toBeLessThan(150);
});
