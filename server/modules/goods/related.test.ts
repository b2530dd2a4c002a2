import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { mostRelated } from '#lib/contract/goods-product.ts';
import { productHistoryAnswer } from '#lib/contract/goods-bulk.ts';
import { getDetailAnswer } from '#lib/contract/product.ts';
import { rows } from '#server/db/database.ts';
import { codes } from '#server/testing/fixture.ts';
import { type GoodsDesk, openGoodsDesk } from '#server/testing/goods.ts';

let desk: GoodsDesk;
beforeAll(async () => {
  desk = await openGoodsDesk();
});
afterAll(() => desk.shop.close());
beforeEach(async () => {
  await desk.save(codes.phone, { relatedIds: [] });
});

const cases = Array.from({ length: 15 }, (_each, at) => codes.firstCase + at);

async function related(WebsiteCode: number): Promise<number[]> {
  const { body } = await desk.shop.post('/api/Product/Get-Detail', { WebsiteCode });
  return getDetailAnswer.parse(body).related.map(({ websiteCode }) => websiteCode);
}

describe('related products', () => {
  test('that staff chose come first, in their order, and others of the category follow', async () => {
    expect(await related(codes.phone)).toEqual([codes.cheapPhone]);
    const chosen = [codes.laptop, codes.earphones, codes.soldOut];
    expect(await desk.save(codes.phone, { relatedIds: chosen })).toMatchObject({
      relatedIds: chosen,
    });
    expect(await related(codes.phone)).toEqual([...chosen, codes.cheapPhone]);
    // One that would have come anyway comes once.
    await desk.save(codes.phone, { relatedIds: [codes.cheapPhone, codes.laptop] });
    expect(await related(codes.phone)).toEqual([codes.cheapPhone, codes.laptop]);
  });

  test('are twelve in all, chosen or not', async () => {
    const [own = 0, ...others] = cases;
    const automatic = await related(own);
    expect(automatic).toHaveLength(mostRelated);
    await desk.save(own, { relatedIds: [codes.phone, ...automatic.slice(2, 4)] });
    const mixed = await related(own);
    expect(mixed.slice(0, 3)).toEqual([codes.phone, ...automatic.slice(2, 4)]);
    expect(new Set(mixed).size).toBe(mostRelated);
    expect(mixed).not.toContain(own);
    expect(mixed.slice(3)).toEqual(
      automatic.filter((code) => !mixed.slice(0, 3).includes(code)).slice(0, 9),
    );
    const chosen = others.slice(0, mostRelated).toReversed();
    await desk.save(own, { relatedIds: chosen });
    expect(await related(own)).toEqual(chosen);
  });

  test('that are not in the shop stay chosen, and are not shown until they are back', async () => {
    await desk.save(codes.phone, { relatedIds: [codes.laptop, codes.earphones] });
    await desk.save(codes.laptop, { state: 'withdrawn' });
    expect(await related(codes.phone)).toEqual([codes.earphones, codes.cheapPhone]);
    await desk.save(codes.laptop, { state: 'published' });
    expect(await related(codes.phone)).toEqual([codes.laptop, codes.earphones, codes.cheapPhone]);
    const copy = z
      .object({ websiteCode: z.int() })
      .parse(await desk.done('Duplicate-Product', { websiteCode: codes.phone }));
    await desk.save(codes.phone, { relatedIds: [copy.websiteCode, codes.earphones] });
    const { db } = desk.shop.shop.database;
    await db.execute(sql`delete from variant where product_id = ${copy.websiteCode}`);
    await db.execute(sql`delete from product where id = ${copy.websiteCode}`);
    expect((await desk.read(codes.phone)).relatedIds).toEqual([codes.earphones]);
    expect(await related(codes.phone)).toEqual([codes.earphones, codes.cheapPhone]);
  });

  test('make the page anew, stand in the history, and are taken back', async () => {
    const { db } = desk.shop.shop.database;
    await db.execute(sql`truncate outbox`);
    await desk.save(codes.phone, { relatedIds: [codes.earphones] });
    const announced = await rows(
      db,
      sql`select payload from outbox`,
      z.object({ payload: z.object({ tags: z.array(z.string()) }) }),
    );
    expect(announced.flatMap(({ payload }) => payload.tags)).toContain(`product-${codes.phone}`);
    const read = async () =>
      productHistoryAnswer.parse(
        await desk.done('Get-Product-History', { websiteCode: codes.phone, kind: 'all' }),
      ).items[0];
    const change = await read();
    expect(change).toMatchObject({ field: 'relatedIds', before: [], after: [codes.earphones] });
    await desk.done('Undo-Changes', { ids: [change?.id] });
    expect((await desk.read(codes.phone)).relatedIds).toEqual([]);
    expect(await related(codes.phone)).toEqual([codes.cheapPhone]);
  });

  test.each([
    ['itself', [codes.phone]],
    ['one twice', [codes.laptop, codes.laptop]],
    ['one that does not exist', [999_999]],
    ['too many', cases.slice(0, mostRelated + 1)],
    ['what is no code', ['1009']],
    ['a negative code', [-1]],
    ['nothing', null],
  ])('may not be %s', async (_what, relatedIds) => {
    const { revision } = await desk.read(codes.phone);
    const body = { websiteCode: codes.phone, revision, relatedIds };
    expect((await desk.call('Save-Product', body)).status).toBe(422);
    expect((await desk.read(codes.phone)).relatedIds).toEqual([]);
  });
});
