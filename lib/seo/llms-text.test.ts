import { expect, test } from '@jest/globals';
import { llmsText } from '#lib/seo/llms-text.ts';

const shop = {
  name: 'کهربا',
  title: '',
  description: 'فروشگاه\n# کالا',
  phone: '',
  services: [],
  copyrightFrom: 1404,
  copyrightYear: 1404,
};

test('describes the shop in Markdown, with absolute addresses and its top categories', () => {
  const text = llmsText(
    { shop },
    {
      categories: [
        { id: 1, title: 'موبایل](x)', slug: 'موبایل', level: 1 },
        { id: 2, title: 'گوشی', slug: 'گوشی', level: 2 },
      ],
      brands: [],
      pages: [{ name: 'درباره-ما', title: 'درباره ما' }],
      magazine: [],
    },
  );
  expect(text.startsWith('# کهربا\n\n> فروشگاه # کالا\n\n')).toBe(true);
  expect(text).toContain(
    '- [موبایل (x)](http://localhost:3000/shop/category/1/%D9%85%D9%88%D8%A8%D8%A7%DB%8C%D9%84)',
  );
  expect(text).toContain('](http://localhost:3000/mcp): ');
  expect(text).toContain('http://localhost:3000/shop.md');
  expect(text).not.toContain('گوشی');
  expect(text).not.toContain('## مجله');
});
