import { describe, expect, test } from '@jest/globals';
import { pictureNamed, showsColour } from '../drawings/catalogue.ts';
import { manyProducts } from '../multiply/many-products.ts';
import { expandCatalogue } from './expand.ts';
import { choosePictures } from './pictures.ts';
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

  test('each has 3 to 5 images, starting with the list image', () => {
    const wrong = products.filter(
      ({ pictures }) =>
        pictures.length < 3 ||
        pictures.length > 5 ||
        new Set(pictures).size < pictures.length ||
        pictureNamed(pictures[0] ?? '')?.view !== 'main',
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

test('a product drawn in none of its colours is sold in the drawn one', () => {
  const request = { type: 'ssd', style: 'internal', colours: ['pink'], turn: 0 };
  expect(choosePictures(request).colours).toEqual(['black']);
});

test('a missing style is replaced by the one drawn in most of the colours', () => {
  const request = { type: 'headphones', style: 'none', colours: ['pink', 'violet'], turn: 0 };
  expect(choosePictures(request).names.slice(0, 2)).toEqual([
    'headphones-over-pink-main',
    'headphones-over-violet-main',
  ]);
});
