import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { spreadStars } from '#server/modules/catalogue/service.ts';
import { getReviews } from '#server/modules/opinion/service.ts';
import { type Writer, createDailyCount } from '#server/modules/opinion/daily-count.ts';
import { createOpinionService } from '#server/modules/opinion/write-service.ts';
import { ShopEvents } from '#server/events.ts';
import { codes } from '#server/testing/fixture.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let members: Writer[];
let opinions: ReturnType<typeof createOpinionService>;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  const { database } = shop.shop;
  const found = await rows(
    database.db,
    sql`select id::int as id from member order by id limit 3`,
    z.object({ id: z.int() }),
  );
  members = found.map(({ id }) => ({ id, isShop: false, network: '' }));
  opinions = createOpinionService({
    database,
    events: new ShopEvents(),
    count: createDailyCount({ redis: null, mostADay: 1_000_000 }),
  });
});
afterAll(() => shop.close());

const products = [codes.phone, codes.laptop];

const step = fc.record({
  what: fc.constantFrom('write', 'write', 'approve', 'approve', 'reject', 'remove'),
  who: fc.nat({ max: 2 }),
  product: fc.constantFrom(...products),
  stars: fc.integer({ min: 1, max: 5 }),
  body: fc.constantFrom('', 'خوب است', 'بد نیست'),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Known {
  id: number;
  stars: number;
  body: string;
  revision: number;
  shown: boolean;
}

/** A naive model of the stars. */
class Model {
  readonly known = new Map<string, Known>();
  readonly key = ({ who, product }: Step) => `${who} ${product}`;

  written(at: Step, id: number): void {
    const before = this.known.get(this.key(at));
    const same = before?.stars === at.stars && before.body === at.body;
    if (before && same) return;
    const revision = (before?.revision ?? 0) + 1;
    this.known.set(this.key(at), { id, stars: at.stars, body: at.body, revision, shown: false });
  }

  summary(product: number) {
    const counted = [...this.known]
      .filter(([key, { shown }]) => shown && key.endsWith(` ${product}`))
      .map(([, { stars }]) => stars);
    const sum = counted.reduce((total, stars) => total + stars, 0);
    return {
      rating: counted.length === 0 ? 0 : Math.round((sum * 10) / counted.length),
      count: counted.length,
      stars: [1, 2, 3, 4, 5].map((n) => counted.filter((stars) => stars === n).length),
    };
  }
}

async function run(model: Model, at: Step): Promise<void> {
  const member = members[at.who] ?? { id: 0, isShop: false, network: '' };
  const { moderation } = shop.shop;
  if (at.what === 'write') {
    const { stars, body } = at;
    const { id } = await opinions.saveReview(member, {
      websiteCode: at.product,
      stars,
      body,
      good: [],
      bad: [],
      pictures: [],
    });
    model.written(at, id);
    return;
  }
  const known = model.known.get(model.key(at));
  if (!known) return;
  const named = { kind: 'review' as const, id: known.id, revision: known.revision };
  if (at.what === 'approve') await moderation.approve(member.id, named);
  if (at.what === 'reject') await moderation.reject(member.id, { ...named, reason: 'چون' });
  if (at.what === 'remove') {
    await opinions.remove(member, { kind: 'review', id: known.id });
    model.known.delete(model.key(at));
  } else known.shown = at.what === 'approve';
}

/** The stars of a product on pages, on cards and in the call for reviews. */
async function storedSummary(product: number) {
  const { database } = shop.shop;
  const [found] = await rows(
    database.db,
    sql`select p.rating, p.rating_count as count, (c.card ->> 'rating')::float as "cardRating",
        (c.card ->> 'ratingCount')::int as "cardCount"
      from product p join product_card c on c.product_id = p.id where p.id = ${product}`,
    z.object({ rating: z.int(), count: z.int(), cardRating: z.number(), cardCount: z.int() }),
  );
  const { stars } = await getReviews(database, {
    WebsiteCode: product,
    page: 1,
    sort: 'helpful',
  });
  return { ...found, stars };
}

test('the stars of a product are those of its shown reviews, after any sequence of changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      await shop.shop.database.db.execute(sql`truncate review_picture, review_vote, review`);
      await shop.shop.database.db.execute(
        sql`update product set rating = 0, rating_count = 0 where id in (${products[0]}, ${products[1]})`,
      );
      await shop.shop.database.transaction(async (tx) => {
        for (const product of products) {
          // oxlint-disable-next-line no-await-in-loop -- one connection
          await spreadStars(tx, product);
        }
      });
      const model = new Model();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const each of steps) await run(model, each);
      for (const product of new Set(steps.map((each) => each.product))) {
        const { rating, count, stars } = model.summary(product);
        // oxlint-disable-next-line no-await-in-loop
        const now = await storedSummary(product);
        const card = { cardRating: rating / 10, cardCount: count };
        expect(now).toEqual({ rating, count, stars, ...card });
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);
