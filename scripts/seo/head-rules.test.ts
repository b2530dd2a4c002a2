import { expect, test } from '@jest/globals';
import { usualLimits } from '#scripts/seo/crawl.ts';
import { judgeSite } from '#scripts/seo/judge.ts';
import { openSite, page, type PageParts, sitemap } from '#scripts/seo/testing.ts';

/** Kinds of faults of a home that leads to two pages of one list. */
async function kindsOf(first: PageParts, second: PageParts, listed = ['/list']): Promise<string[]> {
  await using site = await openSite((base) => ({
    '/': page(base, '/', { links: ['/list', '/list?page=2'] }),
    '/list': page(base, '/list', first),
    '/list?page=2': page(base, '/list?page=2', second),
    '/sitemap.xml': sitemap(base, ['/', ...listed]),
  }));
  const { faults } = await judgeSite(site.base, usualLimits);
  return faults.map(({ kind }) => kind);
}

const noIndex = '<meta name="robots" content="noindex,follow">';

test('pages of one list may share their heading, not their title or description', async () => {
  expect(await kindsOf({ h1: 'گوشی' }, { h1: 'گوشی' })).toEqual([]);
  expect(await kindsOf({ title: 'گوشی' }, { title: 'گوشی' })).toEqual(['title repeated']);
});

test('an order of a list that names another as its canonical may say the same', async () => {
  const same = { title: 'گوشی', description: 'شرح', canonical: '/list' };
  expect(await kindsOf(same, same)).toEqual([]);
});

test('a page that is not listed needs a title and a heading alone', async () => {
  const bare = { description: '', canonical: null, head: noIndex };
  expect(await kindsOf(bare, bare, [])).toEqual([]);
  expect(await kindsOf({ ...bare, title: '' }, bare, [])).toEqual([
    'title missing',
    'invalid HTML',
  ]);
});

test('what stands behind the end of the head is not there for a crawler', async () => {
  const head = '<div></div><meta name="description" content="x">';
  expect(await kindsOf({ description: '', head }, {})).toContain('description missing');
});
