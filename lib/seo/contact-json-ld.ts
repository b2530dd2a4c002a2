import type { ContactPage, WithContext } from 'schema-dts';
import type { MasterData } from '#lib/contract/home.ts';
import { absoluteUrl } from '#lib/seo/absolute.ts';
import { addressOf, emailPoint, phonePoint } from '#lib/seo/shop-json-ld.ts';

/** The shop's data for the structured data of its contact page. */
export type ContactShop = Pick<MasterData['shop'], 'name' | 'phone' | 'address' | 'phoneHours'>;

interface ContactFacts {
  shop: ContactShop;
  title: string;
  path: string;
  /** Sanitised. */
  html: string;
}

const hrefs = (html: string, scheme: 'tel' | 'mailto'): string[] => [
  ...new Set(
    Array.from(html.matchAll(/href="(tel|mailto):([^"?]+)/g)).flatMap(([, found, value = '']) =>
      found === scheme ? [value] : [],
    ),
  ),
];

/**
 * Contact points of the shop as structured data: the numbers and addresses its contact page shows.
 */
export function contactJsonLd({ shop, title, path, html }: ContactFacts): WithContext<ContactPage> {
  const points = [
    ...hrefs(html, 'tel').map((telephone) => phonePoint(telephone, shop)),
    ...hrefs(html, 'mailto').map(emailPoint),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name: title,
    url: absoluteUrl(path),
    inLanguage: 'fa-IR',
    mainEntity: {
      '@type': 'Organization',
      '@id': `${absoluteUrl('/')}#organization`,
      name: shop.name,
      url: absoluteUrl('/'),
      ...addressOf(shop),
      ...(points.length > 0 && { contactPoint: points }),
    },
  };
}
