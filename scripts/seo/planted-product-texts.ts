import { type Planted, script, sound } from '#scripts/seo/planted.ts';
import { page, type PageParts } from '#scripts/seo/testing.ts';

interface Sold {
  name?: string;
  /** Paragraphs of the introduction. */
  about?: readonly string[];
  ratingCount?: number;
}

const isSold = { name: 'هدفون 105', about: ['هدفون سبک است.'] };

const product = ({
  name = isSold.name,
  about = isSold.about,
  ratingCount = 0,
}: Sold = {}): string =>
  [
    '<div class="buy-box"><span class="price">۱ تومان</span></div>',
    `<section id="description">${about.map((text) => `<p>${text}</p>`).join('')}</section>`,
    script({
      '@type': 'Product',
      name,
      image: '/share.png',
      description: about.join(' '),
      ...(ratingCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount },
      }),
      offers: {
        '@type': 'Offer',
        price: 10,
        priceCurrency: 'IRR',
        availability: 'https://schema.org/InStock',
      },
    }),
  ].join('');

const productParts = (own: PageParts = {}): PageParts => ({
  title: 'قیمت و خرید هدفون 105',
  description: 'قیمت و خرید هدفون 105 در کهربا.',
  h1: isSold.name,
  body: product(),
  ...own,
});

/** A site with one or two products. */
const selling = (first: PageParts, second?: PageParts) => (base: string) => ({
  ...sound(base, {}, productParts(first)),
  ...(second && { '/b': page(base, '/b', productParts(second)) }),
});

const besides = ['invalid structured data'];

/** Sites with a fault of a product's page. */
export const plantedProductTexts: Planted[] = [
  {
    kind: 'digits differ',
    site: selling({ h1: 'هدفون ۱۰۵' }),
    at: '/a',
    words: 'the h1 is هدفون ۱۰۵, the name in its data هدفون 105',
    besides,
  },
  {
    kind: 'digits differ',
    site: selling({ title: 'قیمت و خرید هدفون ۱۰۵' }),
    at: '/a',
    words: 'the title has ۱۰۵ in other digits than the name',
    besides,
  },
  {
    kind: 'promise without sale',
    site: selling({ body: product().replace('InStock', 'OutOfStock') }),
    at: '/a',
    words: 'cannot be bought, but promises: قیمت و خرید هدفون 105',
    besides,
  },
  {
    kind: 'description cut',
    site: selling({ description: 'هدفون 105 با باتری و…' }),
    at: '/a',
    words: /^ends within a sentence: …هدفون 105 با باتری و…$/,
    besides,
  },
  {
    kind: 'titles alike',
    site: selling(
      { title: `قیمت و خرید ${'هدفون '.repeat(10)}مشکی` },
      {
        title: `قیمت و خرید ${'هدفون '.repeat(10)}سفید`,
        description: 'دیگری.',
        h1: 'هدفون 106',
        body: product({ name: 'هدفون 106', about: ['بی‌سیم است.'] }),
      },
    ),
    at: '/b',
    words: /^begins as that of \/a: قیمت و خرید هدفون/,
    besides,
  },
  {
    kind: 'introduction repeated',
    site: selling(
      { body: product({ about: ['هدفون 105 با باتری ۳۰ ساعته می‌رسد. سبک است.'] }) },
      {
        title: 'قیمت و خرید گوشی A55',
        description: 'دیگری.',
        h1: 'گوشی A55',
        body: product({ name: 'گوشی A55', about: ['گوشی A55 با باتری ۲۰ ساعته می‌رسد.'] }),
      },
    ),
    at: '/a',
    words: '67% of the sentences stand in several introductions; in 2: با باتری ساعته می‌رسد',
    besides,
  },
  {
    kind: 'introduction short',
    site: selling({ body: product({ about: ['هدفون سبک است.'], ratingCount: 3 }) }),
    at: '/a',
    words: 'has 3 words',
    besides,
  },
];
