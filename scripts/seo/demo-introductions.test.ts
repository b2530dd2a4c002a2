import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { expandCatalogue } from '#demo-shop/expansion/expand.ts';
import { fixedToday } from '#demo-shop/expansion/today.ts';
import { bareSentence, countWords, repetitionOf, sentencesOf } from '#scripts/seo/introductions.ts';

const paragraphsOf = (html: string): string[] => {
  const $ = load(html);
  return $('p')
    .toArray()
    .map((element) => $(element).text());
};

const products = expandCatalogue(fixedToday).map((product) => ({
  ...product,
  paragraphs: paragraphsOf(product.descriptionHtml),
}));

test('names, Latin words and numbers do not make sentences different', () => {
  expect(bareSentence('گوشی گلکسی A55 با رم ۸ گیگابایت.', 'گوشی سامسونگ گلکسی A55')).toBe(
    bareSentence('گوشی پوکو X7 Pro با رم 12 گیگابایت.', 'گوشی پوکو X7 Pro'),
  );
});

test('less than a quarter of the sentences about the demo shop’s goods repeat', () => {
  const { share } = repetitionOf(
    products.map(({ id, nameFa, paragraphs }) => ({
      url: String(id),
      sentences: sentencesOf(paragraphs).map((each) => bareSentence(each, nameFa)),
    })),
  );
  expect(share).toBeLessThan(0.25);
});

test.each(['popularity', 'ratingCount'] as const)(
  'the first hundred by %s are introduced in 120 words at least',
  (by) => {
    const first = products.toSorted((a, b) => b[by] - a[by]).slice(0, 100);
    const short = first.filter(({ paragraphs }) => countWords(paragraphs) < 120);
    expect(short.map(({ nameFa }) => nameFa)).toEqual([]);
  },
);

test('the goods of the demo shop differ in what a title shows of their short names', () => {
  const shown = products.map(({ shortName }) => `قیمت و خرید ${shortName}`.slice(0, 60));
  expect(new Set(shown).size).toBe(products.length);
  expect(products.filter(({ shortName }) => shortName.length > 48)).toEqual([]);
});
