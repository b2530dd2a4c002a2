import { expect, test } from '@jest/globals';
import type { AdminAttribute } from '#lib/contract/goods-tree.ts';
import { bodyOf, fitted, valuesOf } from '#panel/attributes/values.ts';
import { conflictOf } from '#panel/ui/merge.ts';

const attribute: AdminAttribute = {
  id: 3,
  revision: 4,
  key: 'colour-family',
  title: 'خانوادهٔ رنگ',
  groupTitle: 'ظاهر',
  kind: 'choice',
  unit: '',
  position: 0,
  isFilter: true,
  isHighlight: false,
  options: [
    { id: 1, label: 'گرم', value: 'warm' },
    { id: 2, label: 'سرد', value: 'cold' },
  ],
};
const [warm, cold] = attribute.options;

test('options are a conflict only where both changed them; the rest is kept from both', () => {
  const before = valuesOf(attribute);
  const mine = { ...before, title: 'گرمی', options: before.options.slice(0, 1) };
  const words = { labelOf: (name: string) => name, show: () => '' };
  const apart = valuesOf({ ...attribute, unit: 'درجه', isFilter: false });
  const { fields, savedWith } = conflictOf([before, mine, apart], words);
  expect(fields).toEqual([]);
  expect(savedWith([])).toMatchObject({ title: 'گرمی', unit: 'درجه', isFilter: false });
  expect(savedWith([]).options).toEqual(mine.options);
  const met = valuesOf({ ...attribute, options: [{ id: 9, label: 'خنثی', value: 'plain' }] });
  expect(conflictOf([before, mine, met], words).fields).toMatchObject([{ name: 'options' }]);
});

test('an own option that somebody else has removed is made anew, and one that is there already is that one', () => {
  const mine = valuesOf(attribute);
  const options = [...mine.options, { key: 'new', label: 'خنثی', value: '' }];
  const now = {
    ...attribute,
    options: [...(warm ? [warm] : []), { id: 9, label: 'خنثی', value: 'x' }],
  };
  expect(bodyOf(fitted({ ...mine, options }, now)).options).toEqual([
    warm,
    { label: cold?.label, value: cold?.value },
    { id: 9, label: 'خنثی', value: '' },
  ]);
});
