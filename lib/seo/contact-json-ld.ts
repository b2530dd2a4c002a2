import type { ContactPage, ContactPoint, WithContext } from 'schema-dts';
import { absoluteUrl } from '#lib/seo/absolute.ts';

interface ContactFacts {
  /** The shop's name. */
  shop: string;
  title: string;
  path: string;
  /** Clean. */
  html: string;
}

const hrefs = (html: string, scheme: 'tel' | 'mailto'): string[] => [
  ...new Set(
    Array.from(html.matchAll(/href="(tel|mailto):([^"?]+)/g)).flatMap(([, found, value = '']) =>
      found === scheme ? [value] : [],
    ),
  ),
];

const common = {
  '@type': 'ContactPoint',
  contactType: 'customer service',
  areaServed: 'IR',
  availableLanguage: 'fa',
} as const;

/** How the shop is reached, for search engines: the numbers and addresses its contact page shows. */
export function contactJsonLd({ shop, title, path, html }: ContactFacts): WithContext<ContactPage> {
  const [telephones, emails] = [hrefs(html, 'tel'), hrefs(html, 'mailto')];
  const points: ContactPoint[] = [
    ...telephones.map((telephone) => ({ ...common, telephone })),
    ...emails.map((email) => ({ ...common, email })),
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
      name: shop,
      url: absoluteUrl('/'),
      ...(points.length > 0 && { contactPoint: points }),
    },
  };
}
