import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import {
  mostPriceAlerts,
  priceAlertsAnswer,
  tellWhenCheaperAnswer,
} from '#lib/contract/price-alert.ts';
import { type Db, rows } from '#server/db/database.ts';
import { sms } from '#server/db/schema/sms.ts';
import { createLogger } from '#server/http/logging.ts';
import { settleDue, takeDue } from '#server/modules/price-alert/queries.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { until } from '#server/testing/until.ts';

const price = 40_000_000;
const place = { websiteCode: codes.cheapPhone, variantId: variants.cheapPhone };

let shop: TestShop;
let ours: Record<string, string>;
let others: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  ours = (await logIn(shop)).bearer;
  others = (await logIn(shop, accounts.administrator)).bearer;
});
beforeEach(async () => {
  const { db } = shop.shop.database;
  await db.execute(sql`delete from price_alert`);
  await db.delete(sms);
  await db.execute(sql`update variant set price = ${price}, old_price = null, stock = 10,
    availability = ${availabilityCodes.available} where id = ${variants.cheapPhone}`);
});
afterAll(() => shop.close());

const request = (body: object, headers: object = ours) =>
  shop.post(
    '/api/Product/Tell-When-Cheaper',
    { WebsiteCode: codes.cheapPhone, ...body },
    {
      ...headers,
    },
  );
async function ask(body: object = {}, headers: object = ours) {
  const answer = await request(body, headers);
  expect(answer.status).toBe(200);
  return tellWhenCheaperAnswer.parse(answer.body);
}
const alerts = async (headers = ours) =>
  priceAlertsAnswer.parse((await shop.get('/api/member-account/get-price-alerts', headers)).body)
    .alerts;
const setPrice = (to: number) => shop.shop.catalogue.setPrice(place, to);
/** Runs the job until nobody is waiting. */
async function tell() {
  const logger = createLogger('silent');
  while ((await shop.job('price alerts').run(logger)) === 'now');
}
const messages = async () => {
  const found = await shop.shop.database.db.select().from(sms);
  return found.map(({ mobile, text, purpose }) => ({ mobile, text, purpose }));
};

describe('a price alert', () => {
  test('tells the member once when the price falls, and is then over', async () => {
    expect(await ask()).toEqual({
      Success: true,
      Message: expect.stringMatching(/۳۹٬۹۹۹٬۰۰۰ تومان یا کمتر/),
    });
    expect(await alerts()).toMatchObject([
      { websiteCode: codes.cheapPhone, propertyId: variants.cheapPhone, price, most: 39_999_000 },
    ]);
    await setPrice(price + 1);
    await setPrice(price);
    await tell();
    expect(await messages()).toEqual([]);
    await setPrice(39_000_000);
    await Promise.all([tell(), tell()]);
    expect(await messages()).toEqual([
      {
        mobile: accounts.member.mobile,
        purpose: 'price-drop',
        text: `گوشی آیفون 15 اکنون ۳۹٬۰۰۰٬۰۰۰ تومان است.\nhttps://shop.example/shop/product/${codes.cheapPhone}/-?variant=${variants.cheapPhone}`,
      },
    ]);
    await setPrice(38_000_000);
    await tell();
    expect(await messages()).toHaveLength(1);
    expect(await alerts()).toEqual([]);
  });

  test('waits for the amount that is named, also when many prices change at once', async () => {
    await ask({ Amount: 30_000_000 });
    await ask({ Amount: 20_000_000 }, others);
    await setPrice(31_000_000);
    await tell();
    expect(await messages()).toEqual([]);
    await setPrice(30_000_000);
    await tell();
    expect(await messages()).toMatchObject([{ mobile: accounts.member.mobile }]);
    expect(await alerts(others)).toMatchObject([{ most: 20_000_000 }]);
  });

  test('says nothing of a price that has risen again before anybody was told, and waits on', async () => {
    await ask();
    await setPrice(39_000_000);
    await setPrice(41_000_000);
    await tell();
    expect(await messages()).toEqual([]);
    expect(await alerts()).toHaveLength(1);
    await setPrice(38_000_000);
    await tell();
    expect(await messages()).toHaveLength(1);
  });

  test('says nothing of what cannot be bought, or is gone', async () => {
    const { db } = shop.shop.database;
    await ask();
    await setPrice(39_000_000);
    await db.execute(sql`update variant set stock = 0 where id = ${variants.cheapPhone}`);
    await tell();
    await db.execute(sql`update variant set stock = 10 where id = ${variants.cheapPhone}`);
    await db.execute(sql`update product set removed_at = now() where id = ${codes.cheapPhone}`);
    await setPrice(38_000_000);
    await tell();
    expect([await messages(), await alerts()]).toEqual([[], []]);
    await db.execute(sql`update product set removed_at = null where id = ${codes.cheapPhone}`);
  });

  test('tells of a price that fell while there was nothing to sell, once there is', async () => {
    await ask();
    await shop.shop.catalogue.setStock(place, 0);
    await setPrice(39_000_000);
    await tell();
    expect(await messages()).toEqual([]);
    await shop.shop.catalogue.setStock(place, 5);
    await tell();
    expect(await messages()).toMatchObject([{ purpose: 'price-drop' }]);
    expect(await alerts()).toEqual([]);
  });

  test('asked for many times at once is one; the latest amount counts', async () => {
    const asked = await Promise.all(Array.from({ length: 20 }, () => ask({ Amount: 1 })));
    expect(asked.every(({ Success }) => Success)).toBe(true);
    await ask({ Amount: 2, ProductProperty: variants.cheapPhone });
    expect(await alerts()).toMatchObject([{ most: 2 }]);
  });

  test('asked for while the price falls is refused or told, never lost', async () => {
    for (let n = 1; n <= 8; n += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const [{ Success }] = await Promise.all([
        ask({ Amount: price - n * 1_000 }),
        setPrice(price - n * 1_000),
      ]);
      // oxlint-disable-next-line no-await-in-loop
      await tell();
      // oxlint-disable-next-line no-await-in-loop
      expect((await messages()).length).toBe(Success ? 1 : 0);
      // oxlint-disable-next-line no-await-in-loop
      await shop.shop.database.db.delete(sms);
    }
  });

  test.each([
    ['has no price', { WebsiteCode: codes.call }, /قیمتی ندارد/],
    ['is sold out', { WebsiteCode: codes.soldOut }, /قیمتی ندارد/],
    ['is as cheap already', { Amount: price }, /هم‌اکنون/],
  ])('for what %s is refused with a message', async (_what, body, says) => {
    expect(await ask(body)).toEqual({ Success: false, Message: expect.stringMatching(says) });
    expect(await alerts()).toEqual([]);
  });

  test.each([
    [404, { WebsiteCode: 999_999 }],
    [404, { WebsiteCode: codes.removed }],
    [404, { ProductProperty: variants.laptop }],
    [422, { Amount: 0 }],
    [422, { Amount: -5 }],
    [422, { Amount: 1.5 }],
    [422, { Amount: 1e300 }],
    [422, { Amount: '1e3' }],
    [422, { Amount: { $gt: 0 } }],
    [422, { WebsiteCode: "1002'; drop table price_alert" }],
  ])('answers %d to %j', async (status, body) => {
    expect((await request(body)).status).toBe(status);
    expect(await alerts()).toEqual([]);
  });

  test('needs a member with a verified number, and is nobody else’s', async () => {
    expect((await request({}, {})).status).toBe(401);
    const path = '/api/member-account/remove-price-alert';
    expect((await shop.post(path, { ProductProperty: 1 }, {})).status).toBe(401);
    await ask();
    const removal = { ProductProperty: variants.cheapPhone };
    expect((await shop.post(path, removal, { ...others })).body).toEqual({ alerts: [] });
    expect(await alerts()).toHaveLength(1);
    expect((await shop.post(path, removal, { ...ours })).body).toEqual({ alerts: [] });
    const { db } = shop.shop.database;
    await db.execute(sql`update member set mobile_verified_at = null`);
    expect(await ask()).toEqual({ Success: false, Message: expect.stringMatching(/تایید کنید/) });
    await db.execute(sql`update member set mobile_verified_at = now()`);
  });

  test('is bounded in number', async () => {
    const { db } = shop.shop.database;
    await db.execute(sql`
      insert into variant (id, product_id, availability)
      select 7000 + n, ${codes.soon}, ${availabilityCodes.soon} from generate_series(1, ${mostPriceAlerts}) n`);
    await db.execute(sql`
      insert into price_alert (member_id, variant_id, most)
      select m.id, 7000 + n, 1 from member m, generate_series(1, ${mostPriceAlerts}) n
      where m.mobile = ${accounts.member.mobile}`);
    expect(await ask()).toEqual({ Success: false, Message: expect.stringMatching(/۵۰/) });
    expect(await ask({}, others)).toMatchObject({ Success: true });
    await db.execute(sql`delete from variant where id > 7000`);
  });
});

(testsOnPostgres ? test : test.skip)(
  'a price that falls again while its alert is being settled is told of',
  async () => {
    const { db } = shop.shop.database;
    await ask();
    await setPrice(39_000_000);
    await setPrice(41_000_000);
    const { falling } = await shop.shop.database.transaction(async (tx) => {
      const taken = await takeDue(tx);
      expect(taken).toMatchObject([{ price: null }]);
      const change = setPrice(38_000_000);
      await until(async () => (await waitingFor(db)) || (await priceNow(db)) === 38_000_000);
      await settleDue(tx, taken);
      return { falling: change };
    });
    await falling;
    await tell();
    expect(await messages()).toHaveLength(1);
  },
);

/** Whether a statement waits for a lock. */
const waitingFor = async (db: Db) =>
  (await db.$count(
    sql`(select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') found`,
  )) > 0;

async function priceNow(db: Db): Promise<number | undefined> {
  const [found] = await rows(
    db,
    sql`select price from variant where id = ${variants.cheapPhone}`,
    z.object({ price: z.coerce.number() }),
  );
  return found?.price;
}

(testsOnPostgres ? test : test.skip)(
  'the alerts of changed prices, and those that are due, are found by indexes among 100,000',
  async () => {
    const { db } = shop.shop.database;
    await db.execute(sql`
      insert into variant (id, product_id, availability)
      select 200000 + n, ${codes.soon}, ${availabilityCodes.soon} from generate_series(1, 100000) n`);
    await db.execute(sql`
      insert into price_alert (member_id, variant_id, most)
      select (select min(id) from member), 200000 + n, 1 from generate_series(1, 100000) n`);
    await db.execute(sql`analyze`);
    const plan = z.object({ 'QUERY PLAN': z.string() });
    const planOf = async (text: string) =>
      (await rows(db, sql.raw(`explain ${text}`), plan))
        .map((line) => line['QUERY PLAN'])
        .join('\n');
    expect(
      await planOf(`update price_alert a set due_at = now()
        from json_to_recordset('[{"variantId": 200001, "price": 1}]'::text::json)
          as point ("variantId" int, price bigint)
        where a.variant_id = point."variantId" and a.most >= point.price`),
    ).toMatch(/Index Scan using price_alert_variant/);
    expect(
      await planOf(
        'select from price_alert where due_at is not null order by due_at limit 100 for update skip locked',
      ),
    ).toMatch(/Index Scan using price_alert_due/);
  },
  120_000,
);
