import { type Planted, script, sound } from '#scripts/seo/planted.ts';
import type { PageParts } from '#scripts/seo/testing.ts';

const policy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'IR',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 10,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/FreeReturn',
};

const offer = (toman: number, more: object = {}) => ({
  '@type': 'Offer',
  price: toman * 10,
  priceCurrency: 'IRR',
  availability: 'https://schema.org/InStock',
  ...more,
});

interface Sold {
  data?: object;
  body?: string;
  links?: string[];
}

/** A site whose second page is a product's. */
const product =
  ({ data = {}, body = '', ...more }: Sold) =>
  (base: string) => {
    const other: PageParts = {
      h1: 'گوشی',
      body:
        script({
          '@type': 'Product',
          name: 'گوشی',
          image: `${base}/picture.png`,
          ...data,
        }) + body,
      ...more,
    };
    return sound(base, {}, other);
  };

const review = (reviewBody?: string) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: 'سارا' },
  datePublished: '2026-01-02',
  ...(reviewBody !== undefined && { reviewBody }),
  reviewRating: { '@type': 'Rating', ratingValue: 5 },
});
const buyBox = (inside: string) => `<div class="buy-box">${inside}</div>`;
const price = (text: string) => buyBox(`<span class="price">${text} تومان</span>`);

/** Product pages with one fault each. */
export const plantedProducts: Planted[] = [
  {
    kind: 'hidden price',
    site: product({ data: { offers: [offer(12_000)] } }),
    at: '/a',
    words: 'Offer.price is 12000 toman, which the page does not show',
  },
  {
    kind: 'hidden price',
    site: (base) =>
      sound(base, {}, { head: '<meta property="product:price:amount" content="120000">' }),
    at: '/a',
    words: 'product:price:amount is 12000 toman',
  },
  {
    kind: 'price without offer',
    site: product({
      data: { offers: [offer(12_000)] },
      body: `${price('۱۲٬۰۰۰')}<noscript><ul class="all-variants"><li><b>۱۳٬۰۰۰ تومان</b></li></ul></noscript>`,
    }),
    at: '/a',
    words: '13000 toman is shown, but no offer has it',
  },
  {
    kind: 'hidden review',
    site: product({ data: { review: [review('خیلی خوب است')] } }),
    at: '/a',
    words: 'the page lacks: خیلی خوب است',
  },
  {
    kind: 'hidden review',
    site: product({ data: { review: [review()] } }),
    at: '/a',
    words: 'Review lacks reviewBody',
  },
  {
    kind: 'reviews out of reach',
    site: product({
      data: {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: 5,
          ratingCount: 2,
          reviewCount: 2,
        },
        review: [review('خوب')],
      },
      body: '<p>خوب</p><a href="#reviews">دیدگاه</a><h2 id="reviews">دیدگاه</h2>',
    }),
    at: '/a',
    words: 'shows 1 of 2 reviews, without a link to more',
    besides: ['introduction short'],
  },
  {
    kind: 'poor merchant data',
    site: product({
      data: { offers: [offer(12_000)], description: 'قیمت روز و ارسال سریع' },
      body: `${price('۱۲٬۰۰۰')}<p id="description">گوشی سبک</p>`,
    }),
    at: '/a',
    words: 'the description is not on the page: قیمت روز',
  },
  {
    kind: 'poor merchant data',
    site: product({
      data: { offers: [offer(12_000)] },
      body: buyBox(
        '<span class="price">۱۲٬۰۰۰</span><s class="was">۱۵٬۰۰۰</s><p id="specifications">رنگ</p><p id="description">سبک</p>',
      ),
    }),
    at: '/a',
    words:
      'lacks the description of its page\nlacks additionalProperty for its specifications\nno offer has the former price, 15000 toman',
  },
  {
    kind: 'versions apart',
    site: product({
      data: { offers: [offer(12_000)] },
      body: `${price('۱۲٬۰۰۰')}<nav class="versions"><a href="/a" aria-current="page">۱۲۸</a><a href="/b">۲۵۶</a></nav>`,
    }),
    at: '/a',
    words: 'hasVariant lacks the version /b',
  },
  {
    kind: 'versions apart',
    site: (base) =>
      product({
        data: {
          '@type': 'ProductGroup',
          productGroupID: '1',
          hasVariant: [
            {
              '@type': 'Product',
              name: 'گوشی',
              image: `${base}/picture.png`,
              offers: [offer(12_000)],
            },
            { '@type': 'Product', url: `${base}/b` },
          ],
        },
        body: price('۱۲٬۰۰۰'),
      })(base),
    at: '/a',
    words: 'hasVariant has /b, to which no version links',
  },
  {
    kind: 'invalid structured data',
    site: product({
      data: { offers: [offer(12_000, { hasMerchantReturnPolicy: policy })] },
      body: price('۱۲٬۰۰۰'),
    }),
    at: '/a',
    words: 'MerchantReturnPolicy lacks merchantReturnLink',
  },
];
