import { expect, test } from '@jest/globals';
import { usualLimits } from '#scripts/seo/crawl.ts';
import { judgeSite } from '#scripts/seo/judge.ts';
import { openSite, page, type PageParts, sitemap } from '#scripts/seo/testing.ts';

/** Kinds of faults found in a site whose home page links to two pages of one list. */
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

test('pages of one list may share their heading, but not title or description', async () => {
  expect(await kindsOf({ h1: 'گوشی' }, { h1: 'گوشی' })).toEqual([]);
  expect(await kindsOf({ title: 'گوشی' }, { title: 'گوشی' })).toEqual(['title repeated']);
});

test('a sort order with another canonical may share all of them', async () => {
  const same = { title: 'گوشی', description: 'شرح', canonical: '/list' };
  expect(await kindsOf(same, same)).toEqual([]);
});

test('a noindex page needs only a title and a heading', async () => {
  const bare = { description: '', canonical: null, head: noIndex };
  expect(await kindsOf(bare, bare, [])).toEqual([]);
  expect(await kindsOf({ ...bare, title: '' }, bare, [])).toEqual([
    'title missing',
    'invalid HTML',
  ]);
});

test('elements after the end of the head do not count', async () => {
  const head = '<div></div><meta name="description" content="x">';
  expect(await kindsOf({ description: '', head }, {})).toContain('description missing');
});
