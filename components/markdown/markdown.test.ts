import { describe, expect, test } from '@jest/globals';
import { listText } from '#components/markdown/list-text.ts';
import { postText } from '#components/markdown/post-text.ts';
import { productText } from '#components/markdown/product-text.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { GetDetailAnswer, ProductCard } from '#lib/contract/product.ts';
import { firstPage } from '#lib/rules/list-query.ts';
import { plainList } from '#lib/testing/list.ts';
import { plainPost } from '#lib/testing/post.ts';
import { plainVariant } from '#lib/testing/variant.ts';

const site = 'http://localhost:3000';
const slug = encodeURI('گوشی');
const card: ProductCard = {
  websiteCode: 1001,
  nameFa: 'گوشی [نو] | *ستاره*',
  nameEn: 'Phone',
  slug: 'گوشی',
  image: '',
  price: 50_000_000,
  oldPrice: 60_000_000,
  discountPercent: 16,
  availability: availabilityCodes.available,
  isFav: false,
  rating: 0,
  ratingCount: 0,
  colours: [],
  fewLeft: null,
};
const product: GetDetailAnswer = {
  websiteCode: 1001,
  nameFa: 'گوشی گلکسی',
  nameEn: 'Galaxy',
  slug: 'گوشی',
  brand: { id: 1, title: 'سامسونگ', slug: 'سامسونگ' },
  breadcrumb: [{ id: 2, title: 'گوشی', slug: 'گوشی' }],
  descriptionHtml: '<h3>معرفی</h3><p>متن <b>مهم</b> و <a href="/shop">فروشگاه</a></p>',
  images: [],
  videos: [],
  variants: [
    plainVariant({ id: 5, price: 50_000_000, colour: { title: 'مشکی', hex: '#000000' } }),
    plainVariant({ id: 6, price: null, availability: availabilityCodes.outOfStock }),
  ],
  defaultVariantId: 5,
  availability: availabilityCodes.available,
  highlights: [],
  specifications: [{ group: 'حافظه', items: [{ title: 'رم', value: '8 | 12' }] }],
  rating: 4.5,
  ratingCount: 12,
  together: [],
  related: [card],
  seo: { seoDescription: '', seoKeywords: '', shortName: '', nameFa: '', images: [] },
  updatedAt: '2026-01-01T00:00:00Z',
  versions: [],
};

test('a product has its facts, variants, specifications and introduction', () => {
  const text = productText(product);
  expect(text.startsWith('# گوشی گلکسی\n\nGalaxy\n\n- قیمت: ۵۰٬۰۰۰٬۰۰۰ تومان\n')).toBe(true);
  expect(text).toContain(`- نشانی: ${site}/shop/product/1001/${slug}\n`);
  expect(text).toContain('- امتیاز: ۴٫۵ از ۵ (۱۲ رأی)');
  expect(text).toContain('| مشکی | - | ۵۰٬۰۰۰٬۰۰۰ تومان |\n| تنها مدل | - | ناموجود |');
  expect(text).toContain('### حافظه\n\n- رم: 8 12');
  expect(text).toContain(`متن **مهم** و [فروشگاه](${site}/shop)`);
  expect(text).toContain(
    `- [گوشی نو ستاره](${site}/shop/product/1001/${slug}.md): ۵۰٬۰۰۰٬۰۰۰ تومان (پیش از تخفیف ۶۰٬۰۰۰٬۰۰۰ تومان)`,
  );
  expect(text.endsWith(')\n')).toBe(true);
});

test('a product without anything more has no empty sections', () => {
  const bare = { ...product, descriptionHtml: '', related: [], specifications: [], variants: [] };
  expect(productText(bare)).not.toContain('##');
});

describe('a list', () => {
  const loaded = plainList({
    kind: 'category',
    path: '/shop/category/2/گوشی',
    query: { ...firstPage, page: 2, filters: [['filter-brand', '1']] },
    list: {
      items: [card],
      total: 49,
      pageCount: 3,
      title: 'گوشی',
      children: [{ id: 3, title: 'تاشو', slug: 'تاشو', image: '', productCount: 4, landing: null }],
      seoText: '<p>دربارهٔ گوشی</p>',
    },
  });

  test('has its products, and its other pages with the same filters', () => {
    const text = listText(loaded);
    expect(text).toContain('# گوشی\n\n۴۹ کالا، صفحهٔ ۲ از ۳\n');
    const twin = `${site}/shop/category/2/${slug}.md`;
    expect(text).toContain(
      `[صفحهٔ پیشین](${twin}?filter-brand=1) · [صفحهٔ بعدی](${twin}?filter-brand=1&page=3)`,
    );
    expect(text).toContain(
      `](${site}/shop/category/3/${encodeURI('تاشو')}.md?filter-brand=1): ۴ کالا`,
    );
    expect(text).not.toContain('دربارهٔ گوشی');
  });

  test('without filters has the text about it', () => {
    const list = { ...loaded.list, page: 1, pageCount: 1 };
    const text = listText({ ...loaded, list, page: 1, query: firstPage });
    expect(text).toContain('دربارهٔ گوشی');
    expect(text).not.toContain('صفحهٔ بعدی');
  });
});

test('a post has its text, with its products as links', () => {
  const text = postText(
    plainPost({
      bodyHtml:
        '<h2 id="a">یک</h2><p>متن</p><p data-product="1001"></p><p data-product="9"></p><table><tr><th>الف</th></tr><tr><td>ب</td></tr></table>',
      products: [card],
    }),
  );
  expect(text).toContain(
    '# کدام گوشی؟\n\n> چند مدل را کنار هم گذاشتیم.\n\nسارا رستگار، ۱۹ آبان ۱۴۰۴',
  );
  expect(text).toContain(`## یک\n\nمتن\n\n- [گوشی نو ستاره](${site}/shop/product/1001/${slug}.md)`);
  expect(text).toContain('| الف |');
  expect(text).not.toContain('data-product');
});
