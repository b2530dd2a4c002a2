import { expect, test } from '@jest/globals';
import { readPage } from '#scripts/seo/page.ts';
import { structuredData } from '#scripts/seo/structured-data.ts';

const url = 'https://shop.example/page';

const faultsOf = (json: string) =>
  structuredData(
    readPage(url, {
      status: 200,
      location: null,
      type: 'text/html',
      robots: '',
      body: `<script type="application/ld+json">${json}</script>`,
      bytes: 0,
      cut: false,
    }),
  );
const faults = (thing: object) => faultsOf(JSON.stringify(thing));

const image = `${url}.jpg`;
const offer = {
  '@type': 'Offer',
  price: 1_000,
  priceCurrency: 'IRR',
  availability: 'https://schema.org/InStock',
};
const product = { '@type': 'Product', name: 'گوشی', image, offers: offer };
const post = {
  '@type': 'BlogPosting',
  headline: 'راهنما',
  image,
  datePublished: '2026-01-02T03:04:05Z',
  author: { '@type': 'Person', name: 'نویسنده', url },
};
const group = {
  '@type': 'ProductGroup',
  name: 'گوشی',
  productGroupID: '1',
  variesBy: ['https://schema.org/color'],
  hasVariant: [product],
};
const policy = {
  '@type': 'MerchantReturnPolicy',
  '@id': '#returns',
  applicableCountry: 'IR',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 7,
  merchantReturnLink: 'https://shop.example/returns',
};
const review = {
  '@type': 'Review',
  author: { '@type': 'Person', name: 'مریم' },
  datePublished: '2026-01-02',
  reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
};
const item = (position: number) => ({ '@type': 'ListItem', position, name: 'گام', item: url });

test.each([
  ['a product with an offer', product],
  [
    'a product with stars alone',
    {
      '@type': 'Product',
      name: 'گوشی',
      image,
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 2 },
    },
  ],
  ['a post', post],
  ['a group', group],
  [
    'a group with a version that has a page of its own',
    { ...group, hasVariant: [product, { '@type': 'Product', url }] },
  ],
  [
    'a list of addresses',
    { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, url }] },
  ],
  [
    'a group whose reviews differ, and terms once',
    {
      '@graph': [
        {
          ...group,
          '@id': '#product',
          image,
          hasVariant: [
            { ...product, offers: { ...offer, hasMerchantReturnPolicy: policy } },
            { ...product, offers: { ...offer, hasMerchantReturnPolicy: { '@id': '#returns' } } },
          ],
        },
        { '@type': 'Product', '@id': '#product', name: 'گوشی', review: [review] },
      ],
    },
  ],
  ['the second page of a list', { '@type': 'ItemList', itemListElement: [item(25), item(26)] }],
  [
    'things of one graph that name each other',
    {
      '@graph': [
        { '@type': 'WebSite', name: 'کهربا', url, publisher: { '@id': `${url}#shop` } },
        { '@type': 'OnlineStore', '@id': `${url}#shop`, name: 'کهربا', url, logo: image },
      ],
    },
  ],
])('allows %s', async (_, thing) => {
  expect(await faults(thing)).toEqual([]);
});

test.each([
  ['a property nobody knows', { ...post, writer: 'x' }, /"writer" for type "BlogPosting"/],
  ['a type nobody knows', { '@type': 'Produkt' }, /"Produkt" is not a valid schema\.org type/],
  ['no type', { name: 'x' }, /has no type/],
  ['a product without a picture', { ...product, image: undefined }, /"image" is missing/],
  ['toman for rial', { ...product, offers: { ...offer, priceCurrency: 'IRT' } }, /is not IRR/],
  ['no price', { ...product, offers: { ...offer, price: 0 } }, /offers\.price is no price: 0/],
  [
    'a word that is none',
    { ...product, offers: { ...offer, availability: 'InStock' } },
    /not a term/,
  ],
  ['half an address', { ...product, image: '/a.jpg' }, /image is no whole address/],
  ['a day without time', { ...post, datePublished: '2026-01-02' }, /datePublished has no time/],
  [
    'a time without a zone',
    { ...post, datePublished: '2026-01-02T03:04:05' },
    /no moment with a time zone/,
  ],
  [
    'something nameless in a list',
    { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1 }] },
    /neither name nor address/,
  ],
  ['a post by nobody', { ...post, author: undefined }, /BlogPosting lacks author/],
  ['a long headline', { ...post, headline: 'x'.repeat(111) }, /more than 110/],
  ['an empty value', { ...post, keywords: '' }, /keywords is empty/],
  ['a group of nothing', { ...group, hasVariant: [] }, /hasVariant is empty/],
  ['a gap in a list', { '@type': 'ItemList', itemListElement: [item(1), item(3)] }, /are 1, 3/],
  ['a question without answer', { '@type': 'Question', name: 'چرا؟' }, /lacks acceptedAnswer/],
  [
    'more stars than there are',
    {
      ...product,
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 6,
        ratingCount: 1,
        bestRating: 5,
      },
    },
    /a rating of 6 of 5/,
  ],
  ['a name of nothing', { ...post, publisher: { '@id': `${url}#shop` } }, /nothing describes/],
])('finds %s', async (_, thing, words) => {
  expect((await faults(thing)).join('\n')).toMatch(words);
});

test('finds invalid JSON', async () => {
  expect(await faultsOf('{"@type": "Product",}')).toEqual([expect.stringMatching(/JSON/)]);
});
