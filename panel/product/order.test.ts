import { expect, test } from '@jest/globals';
import { withPictures } from './order.ts';
import { emptyValues, newVariant } from './values.ts';

test('variants follow their picture, and show the main one when it is removed', () => {
  const [front, back, side] = ['aa', 'bb', 'cc'].map((hash) => ({ hash, alt: '' }));
  if (!front || !back || !side) throw new Error('no pictures');
  const values = {
    ...emptyValues,
    pictures: [front, back, side],
    variants: [newVariant({ imageIndex: 2 }), newVariant({ imageIndex: 1 })],
  };
  const places = (pictures: (typeof front)[]) =>
    withPictures(values, pictures).variants.map(({ imageIndex }) => imageIndex);
  expect(places([side, front, back])).toEqual([0, 2]);
  expect(places([front, side])).toEqual([1, 0]);
});
