import { expect, test } from '@jest/globals';
import { categoryOf } from '../catalogue/lookup.ts';
import { lines } from '../catalogue/lines.ts';
import { expandCatalogue } from './expand.ts';
import { sentencesFor } from './patterns.ts';
import type { ShopProduct } from './shop.ts';
import { fixedToday } from './today.ts';

const products = expandCatalogue(fixedToday);
const has = ({ specs }: ShopProduct, key: string, value: string): boolean =>
  [specs[key] ?? []].flat().includes(value);
const ofCategory = ({ categoryId }: ShopProduct, key: string): boolean =>
  categoryId === categoryOf(key).id;

/** Products with a text that is not true of them. */
const wrong = (isAbout: (product: ShopProduct) => boolean, text: RegExp): string[] =>
  products
    .filter((each) => isAbout(each) && text.test(each.descriptionHtml))
    .map(({ nameFa }) => nameFa);

test.each<[string, (product: ShopProduct) => boolean, RegExp]>([
  [
    'drives inside a computer are not connected to phones and consoles',
    (each) => has(each, 'interface', 'nvme') || has(each, 'interface', 'sata'),
    /گوشی|کنسول|خروج امن/,
  ],
  [
    'drives with a wide plug are not connected to phones',
    (each) => has(each, 'interface', 'usb-a') && !has(each, 'interface', 'usb-c'),
    /کامپیوتر، گوشی|میان گوشی/,
  ],
  [
    'small drives are no archive',
    (each) =>
      ofCategory(each, 'storage') && ['32', '64'].some((size) => has(each, 'storage', size)),
    /آرشیو (?!در آن جا نمی‌شود)/,
  ],
  ['headphones with a wire have no app', (each) => has(each, 'connection', 'wired'), /اکولایزر/],
  [
    'a sensor does not work on glass, unless its model is known for it',
    (each) => ofCategory(each, 'keyboard-mouse') && !each.nameEn.includes('MX Master'),
    /شیشه/,
  ],
  [
    'what only bears splashes does not go into the pool',
    (each) => ofCategory(each, 'speaker') && has(each, 'water', 'ipx4'),
    /استخر|آب شور/,
  ],
  [
    'a flat panel of this kind changes with the angle',
    (each) => has(each, 'panel', 'va'),
    /هر زاویه/,
  ],
  [
    'a watch for one system is not for both',
    (each) => has(each, 'os', 'watchos') || has(each, 'os', 'wearos'),
    /اندروید و آیفون هر دو/,
  ],
  [
    'a printer without wireless does not print from phones',
    (each) => ofCategory(each, 'printer') && !has(each, 'connection', 'wifi'),
    /از گوشی هم/,
  ],
  [
    'no text names a price or a year that passes',
    () => true,
    /تومان|میلیونی|نصف قیمت|امسال|پارسال/,
  ],
  [
    'what cannot be bought is not offered',
    ({ variants }) => variants.every(({ availability }) => availability > 1),
    /فروخته می‌شود|برمی‌گزینید/,
  ],
])('%s', (_what, isAbout, text) => {
  expect(products.some(isAbout)).toBe(true);
  expect(wrong(isAbout, text)).toEqual([]);
});

test('conditions are joined, and ask for other values, for any and for the brand', () => {
  const said = sentencesFor(
    [
      'battery>=10 & battery<20 ? میانه',
      'brand!=apple ? دیگر',
      'box!= ? جعبه',
      'water!= ? آب',
      'kind=همه‌سویه ? همه',
    ],
    { battery: 12, brand: 'sony', water: 'ip67', kind: 'همه‌سویه' },
    () => undefined,
  );
  expect(said.map(({ text }) => text)).toEqual(['میانه', 'دیگر', 'آب', 'همه']);
});

test('every paragraph is made of whole sentences', () => {
  const paragraphs = products.flatMap(({ descriptionHtml }) => descriptionHtml.split('\n'));
  const whole = /^<p>[^<.][^<]+[.؟!]<\/p>$/;
  expect(paragraphs.filter((text) => !whole.test(text))).toEqual([]);
});

test('every sentence can be said of a product', () => {
  const keys = /^(?:[a-z-]+(?:>=|<|!=|=)[^?&]*(?: & )?)+ \? /;
  const said = lines.flatMap(({ facts, advice, versions = [] }) => [
    ...facts,
    ...advice,
    ...versions,
  ]);
  const broken = said.filter((text) => text.includes('?') && !keys.test(text));
  expect(broken).toEqual([]);
});
