import { describe, expect, test } from '@jest/globals';
import { pictureNamed, showsColour } from '../drawings/catalogue.ts';
import { manyProducts } from '../multiply/many-products.ts';
import { expandCatalogue } from './expand.ts';
import { altOf, choosePictures } from './pictures.ts';
import type { ShopProduct } from './shop.ts';
import { fixedToday } from './today.ts';

const demo = expandCatalogue(fixedToday);
const large = [...manyProducts(3_000, fixedToday)];

/** A product's colours, with the image of each one's variants. */
const shownColours = ({ pictures, variants }: ShopProduct) =>
  new Map(
    variants.flatMap(({ colour, imageIndex }) =>
      colour ? [[colour.hex, pictures[imageIndex] ?? ''] as const] : [],
    ),
  );

describe.each([
  ['the demo shop', demo],
  ['a large shop', large],
])('in %s', (_shop, products) => {
  test("a variant's image shows it in its colour", () => {
    const wrong = products.flatMap((product) =>
      [...shownColours(product)]
        .filter(([hex, picture]) => !showsColour(picture, hex))
        .map(([hex, picture]) => `${product.id} ${hex} ${picture}`),
    );
    expect(wrong).toEqual([]);
  });

  test('no two colours of a product share an image', () => {
    const shared = products.filter((product) => {
      const names = [...shownColours(product).values()];
      return new Set(names).size < names.length;
    });
    expect(shared.map(({ id }) => id)).toEqual([]);
  });

  test('a product shows only colours it is sold in, and no other product', () => {
    const wrong = products.flatMap((product) => {
      const hexes = [...shownColours(product).keys()];
      const styles = new Set(product.pictures.map((name) => pictureNamed(name)?.style));
      const strange = product.pictures.filter(
        (name) =>
          pictureNamed(name)?.view !== 'scale' && !hexes.some((hex) => showsColour(name, hex)),
      );
      return (hexes.length > 0 && strange.length > 0) || styles.size > 1 ? [product.id] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('each has 3 to 10 images, starting with the list image', () => {
    const wrong = products.filter(
      ({ pictures }) =>
        pictures.length < 3 ||
        pictures.length > 10 ||
        new Set(pictures).size < pictures.length ||
        pictureNamed(pictures[0] ?? '')?.view !== 'main',
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

test('the hundred most popular products are shown from all sides, as their alt texts say', () => {
  const popular = demo.toSorted((a, b) => b.popularity - a.popularity).slice(0, 100);
  const views = ['روبه‌رو', 'پشت', 'کنار', 'درگاه‌ها', 'جعبه'].map((side) => `نمای ${side}`);
  const missing = popular.flatMap(({ nameFa, pictures }) => {
    const alts = pictures.map((name) => altOf(nameFa, name));
    return views.filter((view) => !alts.some((alt) => alt.startsWith(`${nameFa}، ${view}`)));
  });
  expect(popular).toHaveLength(100);
  expect(missing).toEqual([]);
});

test('a product drawn in none of its colours is sold in the drawn one', () => {
  const request = { type: 'refrigerator', style: 'bottom', colours: ['orange'], turn: 0 };
  const { names, colours } = choosePictures(request);
  expect(colours).toEqual([pictureNamed(names[0] ?? '')?.colour]);
  expect(colours).not.toContain('orange');
});

test('without a design of its own, a product is shown by one drawn in most of its colours', () => {
  const request = { type: 'headphones', style: 'none', colours: ['blue', 'violet'], turn: 0 };
  const shown = choosePictures(request).names.slice(0, 2);
  expect(shown.map((name) => pictureNamed(name)?.colour)).toEqual(['blue', 'violet']);
  expect(new Set(shown.map((name) => pictureNamed(name)?.design)).size).toBe(1);
});
