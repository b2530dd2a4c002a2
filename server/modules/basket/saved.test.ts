import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { availabilityCodes, frozenBasket, refusedChange } from '#lib/contract/codes.ts';
import { getBasketAnswer } from '#lib/contract/basket.ts';
import { guestBasket } from '#server/basket-owner.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { createShopper } from '#server/testing/shopper.ts';
import { until } from '#server/testing/until.ts';

let shop: TestShop;
let guid: string;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
});
beforeEach(() => {
  guid = randomUUID();
});
afterEach(async () => {
  shop.shop.events.removeAllListeners('basketChanged');
  await shop.shop.database.db.execute(sql`delete from basket`);
  await shop.shop.database.db.execute(
    sql`update variant set availability = ${availabilityCodes.available}, stock = 10, price = 40000000 where id = ${variants.cheapPhone}`,
  );
});
afterAll(() => shop.close());

const { post, change, add, basket, collectChanges } = createShopper(() => ({ shop, guid }));
const cheap = { WebsiteCode: codes.cheapPhone, ProductProperty: variants.cheapPhone };
const laptop = { WebsiteCode: codes.laptop, ProductProperty: variants.laptop };

// The embedded database has one connection: nothing waits for anything there.
const onPostgres = testsOnPostgres ? test : test.skip;
/** How many statements of this shop wait for a lock. */
const waiting = () =>
  shop.shop.database.db.$count(
    sql`(select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') found`,
  );

describe('a line put aside for later', () => {
  test('leaves basket and totals, and comes back with its pieces at the current price', async () => {
    await add({ ...cheap, Count: 2 });
    await add(laptop);
    const before = await basket();
    const events = collectChanges();
    const saved = await change('Save-For-Later', cheap);
    expect(saved).toMatchObject({ message: null, basketCount: 1, sequence: 3 });
    expect(saved.basket).toMatchObject({
      lines: [{ propertyId: variants.laptop }],
      saved: [{ propertyId: variants.cheapPhone, count: 2, price: 40_000_000 }],
    });
    expect(saved.basket.finalPrice).toBe(before.finalPrice - 80_000_000);
    expect(events).toMatchObject([{ kind: 'remove', variantId: variants.cheapPhone, count: 0 }]);
    await shop.shop.catalogue.changeVariant(
      { websiteCode: codes.cheapPhone, variantId: variants.cheapPhone },
      { price: 39_000_000 },
    );
    expect((await basket()).saved).toMatchObject([{ price: 39_000_000 }]);
    const back = await change('Take-Back', cheap);
    expect(back.basket.saved).toBeUndefined();
    expect(back.basket.lines).toMatchObject([
      { propertyId: variants.laptop },
      { propertyId: variants.cheapPhone, count: 2, price: 39_000_000, notices: [] },
    ]);
  });

  test('stays saved while it cannot be bought, and comes back in the number there is', async () => {
    const { db } = shop.shop.database;
    await add({ ...cheap, Count: 3 });
    await db.execute(sql`update variant set stock = 0 where id = ${variants.cheapPhone}`);
    await change('Save-For-Later', cheap);
    const refused = await change('Take-Back', cheap);
    expect(refused).toMatchObject({
      message: expect.stringMatching(/ناموجود/),
      basketCount: refusedChange,
      basket: { lines: [], saved: [{ count: 3, availability: availabilityCodes.outOfStock }] },
    });
    await db.execute(sql`update product set removed_at = now() where id = ${codes.cheapPhone}`);
    expect((await basket()).saved).toMatchObject([
      { price: null, availability: availabilityCodes.discontinued },
    ]);
    expect(await change('Take-Back', cheap)).toMatchObject({ basketCount: refusedChange });
    await db.execute(sql`update product set removed_at = null where id = ${codes.cheapPhone}`);
    await db.execute(sql`update variant set stock = 2 where id = ${variants.cheapPhone}`);
    expect((await change('Take-Back', cheap)).basket).toMatchObject({ lines: [{ count: 2 }] });
  });

  test('can be removed, and nothing else is changed', async () => {
    await add(cheap);
    await add(laptop);
    await change('Save-For-Later', cheap);
    const events = collectChanges();
    const { basket: left } = await change('Remove-Saved', cheap);
    expect(left).toEqual(await basket());
    expect([left.saved, left.lines.length]).toEqual([undefined, 1]);
    expect(events).toMatchObject([
      { owner: guestBasket(guid), variantId: 0, kind: 'update', basketCount: 1 },
    ]);
  });

  test.each(['Save-For-Later', 'Take-Back', 'Remove-Saved'])(
    '%s answers 404 for what is not there, and 422 to nonsense',
    async (name) => {
      expect((await post(name, { ...cheap, GuidCode: guid })).status).toBe(404);
      await add(cheap);
      const bodies = [
        { WebsiteCode: 0 },
        { ...cheap, ProductProperty: 'x' },
        { ...cheap, GuidCode: 'x' },
      ];
      const answers = await Promise.all(bodies.map((body) => post(name, body)));
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
    },
  );

  test('put aside and taken back many times at once is there exactly once', async () => {
    await add({ ...cheap, Count: 2 });
    const names = Array.from({ length: 20 }, (_, n) => (n % 2 ? 'Take-Back' : 'Save-For-Later'));
    const answers = await Promise.all(
      names.map((name) => post(name, { ...cheap, GuidCode: guid })),
    );
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
    const { lines, saved = [] } = await basket();
    expect([...lines, ...saved]).toMatchObject([{ count: 2 }]);
  });

  onPostgres('removed and taken back at the same moment is in the basket', async () => {
    await add({ ...cheap, Count: 2 });
    await change('Save-For-Later', cheap);
    const { database, basket: baskets } = shop.shop;
    const owner = guestBasket(guid);
    const place = { websiteCode: codes.cheapPhone, variantId: variants.cheapPhone };
    const { removal } = await database.transaction(async (tx) => {
      await baskets.lock(owner, tx);
      const removing = post('Remove-Saved', { ...cheap, GuidCode: guid });
      await until(async () => (await waiting()) > 0);
      expect((await baskets.takeBack(owner, place, tx)).refusal).toBeNull();
      return { removal: removing };
    });
    expect((await removal).status).toBe(404);
    expect(await basket()).toMatchObject({ lines: [{ count: 2 }] });
  });

  test('is refused while the basket awaits payment', async () => {
    await add(cheap);
    await add(laptop);
    await change('Save-For-Later', laptop);
    await shop.shop.basket.freeze(guestBasket(guid));
    expect(await change('Save-For-Later', cheap)).toMatchObject({ basketCount: frozenBasket });
    expect(await change('Take-Back', laptop)).toMatchObject({ basketCount: frozenBasket });
    expect((await basket()).saved).toHaveLength(1);
  });

  test('is bounded in number', async () => {
    const { db } = shop.shop.database;
    await add(cheap);
    await db.execute(sql`
      insert into variant (id, product_id, availability)
      select 5000 + n, ${codes.soon}, ${availabilityCodes.soon} from generate_series(1, 100) n`);
    await db.execute(sql`
      insert into basket_saved (basket_id, variant_id, product_id, count)
      select (select id from basket), 5000 + n, ${codes.soon}, 1 from generate_series(1, 100) n`);
    expect(await change('Save-For-Later', cheap)).toMatchObject({
      message: expect.stringMatching(/۱۰۰/),
      basketCount: refusedChange,
    });
    await db.execute(sql`delete from variant where id > 5000`);
  });
});

const ofMember = async (bearer: Record<string, string>) =>
  getBasketAnswer.parse((await shop.get('/api/Basket/Get-Basket', bearer)).body);

describe('at a login', () => {
  const { mobile, password } = accounts.member;
  const enter = () =>
    shop.post('/api/member-account/login', { mobile, password }, { 'x-guid': guid });

  test('what a visitor put aside joins what the member did, each once', async () => {
    const { bearer } = await logIn(shop);
    const call = (name: string, body: object) => shop.post(`/api/Basket/${name}`, body, bearer);
    await call('Add-To-Basket', { ...cheap, Count: 3 });
    await call('Save-For-Later', cheap);
    await add(cheap);
    await change('Save-For-Later', cheap);
    await add(laptop);
    await change('Save-For-Later', laptop);
    await Promise.all([enter(), enter()]);
    expect(await ofMember(bearer)).toMatchObject({
      lines: [],
      saved: [
        { propertyId: variants.laptop, count: 1 },
        { propertyId: variants.cheapPhone, count: 3 },
      ],
    });
    expect(await basket()).toMatchObject({ lines: [] });
    expect((await basket()).saved).toBeUndefined();
  });
});
