import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { codes } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
});
afterAll(() => shop.close());

const path = '/api/member-account/get-my-data';
const rows = z.array(z.record(z.string(), z.unknown()));

test('a member gets a file of all that is theirs, and no secret', async () => {
  const { bearer, jar } = await logIn(shop);
  const other = await logIn(shop, accounts.administrator);
  await shop.post('/api/favorite/add-favorite', { WebsiteCode: codes.phone }, bearer);
  await shop.post('/api/favorite/add-favorite', { WebsiteCode: codes.laptop }, other.bearer);
  const { status, headers, body } = await shop.get(path, bearer);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="my-data-\d.*\.json"; /);
  const data = z
    .object({ profile: z.record(z.string(), z.unknown()), favourites: rows, devices: rows })
    .parse(body);
  expect(data.profile).toMatchObject({ mobile: accounts.member.mobile });
  expect(data.favourites).toEqual([expect.objectContaining({ product_id: codes.phone })]);
  expect(data.devices).toHaveLength(1);
  const text = JSON.stringify(body);
  for (const secret of ['argon2', 'hash', jar.refresh, accounts.administrator.mobile]) {
    expect(text).not.toContain(secret);
  }
});

test('nobody else gets it', async () => {
  expect((await shop.get(path)).status).toBe(401);
});
