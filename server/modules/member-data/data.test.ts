import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { readData } from '#server/modules/member-data/queries.ts';
import { codes, variants } from '#server/testing/fixture.ts';
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
  const line = { WebsiteCode: codes.phone, ProductProperty: variants.phoneBlack };
  await shop.post('/api/Basket/Add-To-Basket', line, bearer);
  const { status, headers, body } = await shop.get(path, bearer);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="my-data-\d.*\.json"; /);
  const data = z
    .object({
      profile: z.record(z.string(), z.unknown()),
      favourites: rows,
      devices: rows,
      basket: rows,
    })
    .parse(body);
  expect(data.profile).toMatchObject({ mobile: accounts.member.mobile });
  expect(data.favourites).toEqual([expect.objectContaining({ product_id: codes.phone })]);
  expect(data.devices).toHaveLength(1);
  expect(data.basket).toEqual([expect.objectContaining({ product_id: codes.phone, count: 1 })]);
  const text = JSON.stringify(body);
  for (const secret of ['argon2', 'hash', jar.refresh, accounts.administrator.mobile]) {
    expect(text).not.toContain(secret);
  }
});

test('it holds rows of every table about members', async () => {
  const tables = await shop.shop.database.run(
    {
      name: 'tables-about-members',
      text: `
        select distinct table_name as name from information_schema.columns
        where table_schema = 'public' and column_name in ('member_id', 'mobile')`,
      row: z.object({ name: z.string() }),
    },
    [],
  );
  // Codes are secrets.
  const named = tables.map(({ name }) => name).filter((name) => name !== 'login_code');
  expect(named.filter((name) => !readData.text.includes(` ${name} `))).toEqual([]);
});

test('nobody else gets it', async () => {
  expect((await shop.get(path)).status).toBe(401);
});
