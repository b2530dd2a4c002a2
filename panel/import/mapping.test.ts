import { describe, expect, test } from '@jest/globals';
import type { ImportColumn } from '#lib/contract/import.ts';
import { chosenWith, faultsOf, optionsFor, withChosen, wordOf } from './mapping.ts';

const column = (head: string, field = ''): ImportColumn => ({
  head,
  field,
  isByHand: false,
  samples: [],
});
const columns = [column('نام', 'name'), column('قیمت عادی', 'price'), column('قیمت همکار')];
const fieldsWith = (...chosen: [string, string][]) =>
  withChosen(columns, new Map(chosen)).map(({ field }) => field);

describe('what a column is', () => {
  test('is as its head says until it is chosen by hand', () => {
    expect(fieldsWith()).toEqual(['name', 'price', '']);
    expect(fieldsWith(['نام', ''])).toEqual(['', 'price', '']);
  });

  test('leaves the column that had it by its head once it is chosen for another', () => {
    expect(fieldsWith(['قیمت همکار', 'price'])).toEqual(['name', '', 'price']);
  });

  test('is no choice any more when it is put back as it was', () => {
    const chosen = chosenWith(columns, new Map(), 'قیمت همکار', 'salePrice');
    expect([...chosen]).toEqual([['قیمت همکار', 'salePrice']]);
    expect(chosenWith(columns, chosen, 'قیمت همکار', '').size).toBe(0);
  });

  test('of a head that an object has by itself is no choice', () => {
    expect(withChosen([column('constructor', 'name')], new Map())[0]?.field).toBe('name');
  });
});

describe('columns cannot be read', () => {
  test('while none is the name', () => {
    expect(faultsOf(withChosen(columns, new Map([['نام', '']]))).isNameless).toBe(true);
    expect(faultsOf(columns)).toEqual({ twice: new Set(), isNameless: false });
  });

  test('while two have the same field, unless their heads are the same, too', () => {
    const chosen = new Map([
      ['قیمت عادی', 'stock'],
      ['قیمت همکار', 'stock'],
    ]);
    expect([...faultsOf(withChosen(columns, chosen)).twice]).toEqual(['قیمت همکار']);
    expect(faultsOf([...columns, column('نام', 'name')]).twice.size).toBe(0);
  });
});

test('attributes have the numbers of the file, and one more', () => {
  const values = optionsFor([column('نام 3 صفت', 'attributeName 3')]).map(({ value }) => value);
  expect(values.filter((value) => value.startsWith('attribute'))).toEqual([
    'attributeName 3',
    'attributeValues 3',
    'attributeName 4',
    'attributeValues 4',
  ]);
  expect(wordOf('attributeValues 12')).toBe('ویژگی ۱۲، مقدار');
  expect(wordOf('price')).toBe('قیمت عادی');
});
