import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { getBasketAnswer } from '#lib/contract/basket.ts';
import { blogDetailAnswer, sidebarAnswer } from '#lib/contract/blog.ts';
import { getCompareAnswer } from '#lib/contract/compare.ts';
import { getFavouritesAnswer } from '#lib/contract/favourite.ts';
import { getCardsAnswer, getDetailAnswer, getListAnswer } from '#lib/contract/product.ts';
import { memberBasket } from '#server/basket-owner.ts';
import { coupon } from '#server/db/schema/promotion.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { fillTestBlog } from '#server/testing/blog.ts';
import { brands, categories, codes, variants } from '#server/testing/fixture.ts';
import { fillTestMembers, logIn } from '#server/testing/members.ts';
import { sellingShop, startBody, writeBuyers } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

const promotion = z.object({ id: z.int(), version: z.int() });
let shop: TestShop;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop({ filling: sellingShop });
  await fillTestMembers(shop);
  admin = await signInStaff(shop);
});
beforeEach(async () => {
  const { db } = shop.shop.database;
  await db.execute(sql`update coupon set is_shown = false`);
  await db.execute(sql`update master_version set version = version + 1`);
  await db.delete(outbox);
});
afterAll(() => shop.close());

const first = 101;
async function couponTags(): Promise<number> {
  const announced = await shop.shop.database.db.select().from(outbox);
  return announced.filter(({ payload }) => JSON.stringify(payload).includes('"coupons"')).length;
}

let last = 0;
async function save(name: string, body: object) {
  const answer = await shop.post(`/api/Admin/${name}`, body, admin);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}
/** A public code of five percent. */
async function shown(when: object = {}, give: object = { kind: 'percent', percent: 5 }) {
  const code = `SHOWN-${(last += 1)}`;
  const body = { title: 'پنج درصد', rule: { when, give }, coupon: { code, isShown: true } };
  await save('Save-Promotion', body);
  return code;
}
async function couponOf(WebsiteCode: number) {
  const { body } = await shop.post('/api/Product/Get-Detail', { WebsiteCode });
  return getDetailAnswer.parse(body).coupon;
}
async function basketCoupon(variantId: number, count = 1) {
  const [buyer] = await writeBuyers(shop.shop.database, 1, [variantId], count);
  const basket = await shop.shop.basket.read(memberBasket(buyer?.memberId ?? 0));
  return getBasketAnswer.parse(basket).coupon;
}

describe('a public code', () => {
  test('gives the products it is for a price, and the basket a hint', async () => {
    const code = await shown({ categories: [categories.laptops] });
    expect(await couponOf(codes.laptop)).toEqual({ code, price: 85_500_000, isFrom: false });
    expect(await couponOf(codes.phone)).toBeUndefined();
    expect(await basketCoupon(variants.laptop, 2)).toEqual({
      code,
      title: 'پنج درصد',
      amount: 9_000_000,
    });
    expect(await basketCoupon(variants.cheapPhone)).toBeUndefined();
  });

  test('is on the cards of lists and of related products it is for', async () => {
    const code = await shown({ brands: [brands.apple] });
    const { body } = await shop.post('/api/Product/Get-List', { categoryId: categories.phones });
    const cards = new Map(
      getListAnswer.parse(body).items.map((card) => [card.websiteCode, card.coupon]),
    );
    expect(cards.get(codes.cheapPhone)).toMatchObject({ code });
    expect(cards.get(codes.phone)).toBeUndefined();
    const phone = await shop.post('/api/Product/Get-Detail', { WebsiteCode: codes.phone });
    const { related } = getDetailAnswer.parse(phone.body);
    expect(related.find(({ websiteCode }) => websiteCode === codes.cheapPhone)).toMatchObject({
      coupon: { code },
    });
  });

  test('is on cards wherever they are asked for: by code, as favourites, compared, in posts', async () => {
    const code = await shown({ products: [codes.phone] });
    const { bearer } = await logIn(shop);
    await shop.post('/api/favorite/add-favorite', { WebsiteCode: codes.phone }, bearer);
    await fillTestBlog(shop);
    const both = [codes.phone, codes.cheapPhone];
    const cards = await shop.post('/api/Product/Get-Cards', { codes: both });
    const favourites = await shop.post('/api/favorite/get-list', {}, bearer);
    const compared = await shop.post('/api/Product/Get-Compare', { ids: both });
    const post = await shop.post('/api/Blog/Get-Blog-Detail', { value: 1 });
    const beside = await shop.get('/api/Blog/Get-Sidebar-Item');
    const lists = [
      getCardsAnswer.parse(cards.body).items,
      getFavouritesAnswer.parse(favourites.body).items,
      getCompareAnswer.parse(compared.body).products,
      blogDetailAnswer.parse(post.body).products,
      sidebarAnswer.parse(beside.body).products,
    ];
    for (const items of lists) {
      const coupons = new Map(items.map(({ websiteCode, coupon: by }) => [websiteCode, by]));
      expect(coupons.get(codes.phone)).toEqual({ code, price: 47_500_000 });
      expect(coupons.get(codes.cheapPhone)).toBeUndefined();
    }
  });

  test('of products with several prices is shown with the lowest', async () => {
    const code = await shown({ products: [codes.phone] });
    expect(await couponOf(codes.phone)).toEqual({ code, price: 47_500_000, isFrom: true });
  });

  test('for a whole basket is a hint only where it is worth enough', async () => {
    const code = await shown({ subtotal: 100_000_000 });
    expect(await couponOf(codes.laptop)).toBeUndefined();
    expect(await basketCoupon(variants.laptop)).toBeUndefined();
    expect(await basketCoupon(variants.laptop, 2)).toMatchObject({ code });
  });

  test.each([
    [{ firstOrder: true }, undefined],
    [{ payments: ['on-delivery'] }, undefined],
    [{ provinces: ['تهران'] }, undefined],
    [{ from: '2999-01-01T00:00:00Z' }, undefined],
    [{ to: '2000-01-01T00:00:00Z' }, undefined],
    [{}, { kind: 'freight' }],
  ])('that depends on more than the goods is not shown: %j', async (when, give) => {
    await shown(when, give);
    expect(await couponOf(codes.laptop)).toBeUndefined();
    expect(await basketCoupon(variants.laptop)).toBeUndefined();
  });

  test('is no longer shown when it is hidden, and the pages follow, also at its end', async () => {
    const end = new Date(Date.now() + 3_600_000).toISOString();
    const code = await shown({ to: end });
    expect(await couponOf(codes.laptop)).toMatchObject({ code });
    const { db } = shop.shop.database;
    const announced = await db.select().from(outbox).orderBy(outbox.id);
    expect(announced.map(({ payload }) => payload)).toMatchObject([
      { tags: ['coupons'] },
      { tags: ['coupons'] },
    ]);
    expect(announced[1]?.dueAt.toISOString()).toBe(end);
    const [made] = await db.select().from(coupon).where(eq(coupon.code, code));
    await save('Save-Coupon', {
      id: made?.id,
      version: 1,
      promotionId: made?.promotionId,
      code,
      isShown: false,
    });
    expect(await couponOf(codes.laptop)).toBeUndefined();
    expect(await db.select().from(outbox)).toHaveLength(4);
  });

  test('is no longer shown once its last use is taken, and again when that is given back', async () => {
    const code = await shown();
    const { db } = shop.shop.database;
    await db.execute(sql`update coupon set use_limit = 1 where code = ${code}`);
    expect(await couponOf(codes.laptop)).toMatchObject({ code });
    await db.delete(outbox);
    const [buyer] = await writeBuyers(shop.shop.database, 1, [first]);
    if (!buyer) throw new Error('no buyer');
    const body = startBody(buyer, { Coupon: code });
    const { number } = await shop.shop.orders.start(buyer.memberId, body);
    expect(await couponOf(codes.laptop)).toBeUndefined();
    expect(await couponTags()).toBe(1);
    await shop.shop.orders.cancelOf(buyer.memberId, number);
    expect(await couponOf(codes.laptop)).toMatchObject({ code });
    expect(await couponTags()).toBe(2);
  });

  test('is no hint for a member who has used it as often as they may', async () => {
    const code = await shown({ products: [codes.firstCase] });
    const { db } = shop.shop.database;
    await db.execute(sql`update coupon set member_limit = 1 where code = ${code}`);
    const [buyer] = await writeBuyers(shop.shop.database, 1, [first]);
    if (!buyer) throw new Error('no buyer');
    const owner = memberBasket(buyer.memberId);
    expect((await shop.shop.basket.read(owner)).coupon).toMatchObject({ code });
    await shop.shop.orders.start(buyer.memberId, startBody(buyer, { Coupon: code }));
    const place = { websiteCode: codes.firstCase, variantId: first };
    await shop.shop.basket.add(owner, { ...place, count: 1, insurance: false, refer: '' });
    expect((await shop.shop.basket.read(owner)).coupon).toBeUndefined();
    expect(await basketCoupon(first)).toMatchObject({ code });
  });

  test('is no hint where the checkout would refuse it for a better promotion without code', async () => {
    const code = await shown();
    expect(await basketCoupon(variants.laptop)).toMatchObject({ code, amount: 4_500_000 });
    const give = { kind: 'percent', percent: 20 };
    const better = { title: 'بیست درصد', rule: { when: {}, give }, isExclusive: true };
    const { id, version } = promotion.parse(await save('Save-Promotion', better));
    const [buyer] = await writeBuyers(shop.shop.database, 1, [variants.laptop]);
    if (!buyer) throw new Error('no buyer');
    const { memberId } = buyer;
    expect((await shop.shop.basket.read(memberBasket(memberId))).coupon).toBeUndefined();
    const { coupon: priced } = await shop.shop.orders.preview(memberId, { Coupon: code });
    expect(priced).toMatchObject({ refusal: expect.any(String) });
    await save('Save-Promotion', { ...better, id, version, isActive: false });
    expect((await shop.shop.basket.read(memberBasket(memberId))).coupon).toMatchObject({ code });
  });

  test('without uses left is not shown', async () => {
    const code = await shown();
    const { db } = shop.shop.database;
    await db.execute(sql`update coupon set use_limit = 1, used = 1 where code = ${code}`);
    await db.execute(sql`update master_version set version = version + 1`);
    expect(await couponOf(codes.laptop)).toBeUndefined();
  });
});
