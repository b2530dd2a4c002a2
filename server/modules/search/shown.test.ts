import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Suggestion, searchKeywordAnswer } from '#lib/contract/home.ts';
import { getSuggestions } from '#server/modules/search/service.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { openTestShop, type TestShop } from '#server/testing/shop.ts';
import { until } from '#server/testing/until.ts';

/** Ms within which suggestions, like pages, show a change. */
const soon = 2_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ofPhone = (all: readonly Suggestion[]) =>
  all.find(({ type, id }) => type === 'product' && id === codes.cheapPhone);

test.each(['آیفون', 'آیفون بالای ۱ میلیون'])(
  'a changed price is suggested for %p by every node within two seconds',
  async (text) => {
    const { catalogue, database } = shop.shop;
    const other = { ...database };
    const nodes = [
      async () => {
        const { body } = await shop.post('/api/home/get-search-keyword', { name: text });
        return ofPhone(searchKeywordAnswer.parse(body));
      },
      async () => ofPhone(await getSuggestions(other, text)),
    ];
    const before = await Promise.all(nodes.map((node) => node()));
    expect(before).toEqual([before[0], before[0]]);
    const price = Number(before[0]?.price) + 12_000;
    await catalogue.setPrice(
      { websiteCode: codes.cheapPhone, variantId: variants.cheapPhone },
      price,
      null,
    );
    const changed = performance.now();
    const after = await Promise.all(
      nodes.map((node) =>
        until(async () => {
          const found = await node();
          return found?.price === price && found;
        }),
      ),
    );
    expect(after).toEqual([after[0], after[0]]);
    expect(performance.now() - changed).toBeLessThan(soon);
  },
);
