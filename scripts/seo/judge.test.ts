import { expect, test } from '@jest/globals';
import { usualLimits } from '#scripts/seo/crawl.ts';
import { judgeSite, kinds } from '#scripts/seo/judge.ts';
import {
  picture,
  type Planted,
  planted,
  type Replies,
  script,
  sound,
} from '#scripts/seo/planted.ts';
import { plantedAuthors } from '#scripts/seo/planted-authors.ts';
import { plantedLooks } from '#scripts/seo/planted-looks.ts';
import { plantedNames } from '#scripts/seo/planted-names.ts';
import { plantedProductTexts } from '#scripts/seo/planted-product-texts.ts';
import { plantedProducts } from '#scripts/seo/planted-products.ts';
import { openSite, robotsTxt } from '#scripts/seo/testing.ts';

async function judged(
  replies: (base: string) => Replies,
  { reach = (base) => base, publicUrl }: Pick<Planted, 'reach' | 'publicUrl'> = {},
) {
  await using site = await openSite(replies);
  const base = reach(site.base);
  const { faults, counts } = await judgeSite(base, usualLimits, undefined, publicUrl);
  return {
    faults: faults.map((each) => ({ ...each, url: each.url.replace(base, '') })),
    counts,
  };
}

test('a correct site has no faults', async () => {
  const { faults, counts } = await judged((base) =>
    sound(base, { body: picture + script({ '@type': 'Person', name: 'کهربا' }) }),
  );
  expect(faults).toEqual([]);
  expect(counts).toEqual({ pages: 3, links: 2, things: 1, files: 2, listed: 3 });
});

test('a site crawled by another address than its settings name may have none', async () => {
  const name = 'https://shop.example';
  const { faults } = await judged(() => ({ ...sound(name), '/robots.txt': robotsTxt(name) }), {
    publicUrl: name,
  });
  expect(faults).toEqual([]);
});

test('validates as many pages of a kind as it shall', async () => {
  const body = '<p id="a"></p><p id="a"></p>';
  const pages = ['/product/1', '/product/2', '/product/3', '/other'];
  await using site = await openSite(() =>
    Object.fromEntries([
      ['/', { body: pages.map((path) => `<a href="${path}">x</a>`).join('') }],
      ...pages.map((path) => [path, { body }]),
    ]),
  );
  const { faults } = await judgeSite(site.base, { ...usualLimits, validatedPerKind: 2 });
  const repeated = faults.filter(
    ({ kind, words }) => kind === 'invalid HTML' && words.includes('no-dup-id'),
  );
  expect(repeated.map(({ url }) => new URL(url).pathname).toSorted()).toEqual([
    '/other',
    '/product/1',
    '/product/2',
  ]);
});

test('requests the files of as many pages of a kind as it shall', async () => {
  const pages = ['/product/1', '/product/2', '/product/3'];
  await using site = await openSite(() =>
    Object.fromEntries([
      ['/', { body: pages.map((path) => `<a href="${path}">x</a>`).join('') }],
      ...pages.map((path) => [path, { body: `<img src="/missing${path}.jpg" alt="">` }]),
    ]),
  );
  const { counts } = await judgeSite(site.base, { ...usualLimits, filesPerKind: 2 });
  expect(counts.files).toBe(2);
});

const all = [
  ...planted,
  ...plantedAuthors,
  ...plantedLooks,
  ...plantedNames,
  ...plantedProducts,
  ...plantedProductTexts,
];

test.each(all)(
  '$kind is found: $words',
  async ({ site, kind, at, words, besides = [], ...how }) => {
    const { faults } = await judged(site, how);
    const others = faults.filter((fault) => fault.kind !== kind && !besides.includes(fault.kind));
    expect(others).toEqual([]);
    const found = faults.filter((fault) => fault.kind === kind);
    expect(found.map(({ url }) => url)).toContain(at);
    expect(found.map((fault) => fault.words).join('\n')).toMatch(words);
  },
);

test('finds a planted fault of every kind', () => {
  expect([...new Set(all.map(({ kind }) => kind))].toSorted()).toEqual(kinds.toSorted());
});
