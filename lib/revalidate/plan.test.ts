import { describe, expect, test } from '@jest/globals';
import { planRevalidation } from '#lib/revalidate/plan.ts';
import { sign } from '#lib/rules/signature.ts';

const secret = 'a secret of the two programs';
const now = 1_700_000_000_000;
const good = JSON.stringify({ tags: ['product-7', 'product-7'], paths: ['/shop/product/7/گوشی'] });

const plan = (body: string, changes: { signature?: string | null; now?: number } = {}) =>
  planRevalidation({
    secret,
    signature: changes.signature === undefined ? sign(secret, body, now) : changes.signature,
    body,
    now: changes.now ?? now,
  });

test('lists each tag and path once, with paths percent-encoded', () => {
  expect(plan(good)).toEqual({
    status: 200,
    tags: ['product-7'],
    paths: ['/shop/product/7/%DA%AF%D9%88%D8%B4%DB%8C'],
  });
});

describe('a message is rejected', () => {
  test.each([
    ['without a signature', null],
    ['with a broken one', 't=1,v1=zz'],
    ['of another secret', sign('another', good, now)],
    ['of another body', sign(secret, `${good} `, now)],
    ['of another time', sign(secret, good, now).replace(String(now), String(now + 1))],
  ])('%s', (_, signature) => {
    expect(plan(good, { signature })).toEqual({ status: 401 });
  });

  test.each([300_001, -300_001])('%i ms away', (distance) => {
    expect(plan(good, { now: now + distance })).toEqual({ status: 401 });
  });

  test('when it is too long', () => {
    expect(planRevalidation({ secret, signature: null, body: null, now })).toEqual({ status: 413 });
  });

  test.each(['', '{', '{}', '{"tags":[""],"paths":[]}', '{"tags":[],"paths":["shop"]}'])(
    'with the body %p',
    (body) => {
      expect(plan(body)).toEqual({ status: 422 });
    },
  );

  test('while no secret is known', () => {
    expect(planRevalidation({ secret: null, signature: null, body: good, now })).toEqual({
      status: 503,
    });
  });
});

test('a message is valid for five minutes', () => {
  expect(plan(good, { now: now + 299_999 }).status).toBe(200);
});
