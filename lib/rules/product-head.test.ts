import { expect, test } from '@jest/globals';
import { headTexts, wholeSentences } from './head-texts.ts';
import {
  type DescribedProduct,
  productDescription,
  productHead,
  shortNameOf,
} from './product-head.ts';

test.each([
  [
    'گوشی موبایل سامسونگ مدل گلکسی A56 5G دو سیم‌کارت ظرفیت ۲۵۶ گیگابایت و رم ۸ گیگابایت',
    'گوشی سامسونگ گلکسی A56 5G ۲۵۶ گیگ رم ۸',
  ],
  ['تلویزیون QLED هوشمند سامسونگ مدل QN85F سایز ۵۵ اینچ', 'تلویزیون QLED سامسونگ QN85F ۵۵ اینچ'],
  ['هدفون بی‌سیم ناتینگ مدل Headphone (1)', 'هدفون بی‌سیم ناتینگ Headphone (1)'],
  ['گوشی موبایل ساده نوکیا مدل 150 2023 دو سیم‌کارت', 'گوشی ساده نوکیا 150 2023'],
  ['یخچال', 'یخچال'],
])('the short name of %s', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});

test('a short name that is too long keeps what tells versions apart', () => {
  const name = `تلویزیون ${'بسیار '.repeat(12)}بزرگ`;
  const [small, large] = ['۵۵ اینچ', '۶۵ اینچ'].map((size) => shortNameOf(`${name} سایز ${size}`));
  expect(small).toMatch(/بسیار ۵۵ اینچ$/);
  expect(large).toMatch(/بسیار ۶۵ اینچ$/);
  expect(`قیمت و خرید ${small}`.length).toBeLessThanOrEqual(60);
});

const phone = {
  nameFa: 'گوشی موبایل نوکیا مدل 105 4G',
  shortName: '',
  seoTitle: '',
  seoDescription: '',
  shop: 'کهربا',
};

const titleOf = (own: object) => productHead({ ...phone, sale: 'available', ...own }).title;

test('a title is «قیمت و خرید» and the short name; what is no longer made is not sold in it', () => {
  expect(titleOf({})).toBe('قیمت و خرید گوشی نوکیا 105 4G');
  expect(titleOf({ shortName: 'نوکیا ۱۰۵' })).toBe('قیمت و خرید نوکیا ۱۰۵');
  expect(titleOf({ seoTitle: 'عنوان خود فروشگاه' })).toBe('عنوان خود فروشگاه');
  expect(titleOf({ sale: 'discontinued' })).toBe('مشخصات گوشی نوکیا 105 4G');
});

const described: Omit<DescribedProduct, 'sale'> = {
  name: 'گوشی نوکیا 105 4G',
  guarantee: 'گارانتی ۱۲ ماهه کهربا',
  highlights: ['ظرفیت باتری ۱٬۴۵۰ میلی‌آمپرساعت', 'اندازه صفحه‌نمایش ۱٫۸ اینچ'],
  shop: 'کهربا',
};

test('a description says how it is sold, in one sentence with the facts that fit', () => {
  expect(productDescription({ ...described, sale: 'available' })).toBe(
    'قیمت و خرید گوشی نوکیا 105 4G با ظرفیت باتری ۱٬۴۵۰ میلی‌آمپرساعت و اندازه صفحه‌نمایش ۱٫۸ اینچ در کهربا؛ قیمت روز، گارانتی ۱۲ ماهه کهربا و ضمانت بازگشت.',
  );
  const highlights = ['پردازنده Apple A19 Pro', 'اندازه صفحه‌نمایش 6.9 اینچ'];
  expect(productDescription({ ...described, highlights, sale: 'available' })).toContain(
    'با پردازنده Apple A19 Pro و اندازه صفحه‌نمایش ۶٫۹ اینچ در',
  );
  const name = 'گوشی '.repeat(14).trim();
  expect(productDescription({ ...described, name, sale: 'available' })).toMatch(
    /^قیمت و خرید (?:گوشی )+در کهربا؛/,
  );
});

test.each(['call', 'soon', 'outOfStock', 'discontinued'] as const)(
  'a description in state %s promises neither a sale nor a guarantee',
  (sale) => {
    const text = productDescription({ ...described, sale });
    expect(text).not.toMatch(/خرید|ارسال|گارانتی|ضمانت|قیمت روز/);
    expect(text).toMatch(/\.$/);
    expect(text.length).toBeLessThanOrEqual(160);
  },
);

test('a long description ends with its last whole sentence', () => {
  const first = `${'نخست '.repeat(20).trim()}.`;
  const written = `${first} ${'دوم '.repeat(40)}`;
  expect(wholeSentences(written, 160)).toBe(first);
  expect(headTexts({ title: 'عنوان', description: written }).description).toBe(first);
  expect(wholeSentences('واژه '.repeat(40), 160)).toMatch(/…$/);
  expect(wholeSentences('کوتاه. دوم', 160)).toBe('کوتاه. دوم');
});
