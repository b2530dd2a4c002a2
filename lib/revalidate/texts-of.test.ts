import { expect, test } from '@jest/globals';
import { tags } from '#lib/contract/tags.ts';
import { textsOf } from '#lib/revalidate/texts-of.ts';

test('a change of the magazine affects its feeds, each once', () => {
  expect(textsOf([tags.blog, tags.post(3)])).toEqual(['/blog/rss.xml', '/blog/atom.xml']);
  const all = textsOf([tags.master, tags.blog, tags.sitemap]);
  expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
  expect(all).toEqual(expect.arrayContaining(['/llms.txt', '/sitemap.xml', '/blog/rss.xml']));
});

test('a change of a product affects no text', () => {
  expect(textsOf([tags.product(1001), tags.category(0), tags.home])).toEqual([]);
});
