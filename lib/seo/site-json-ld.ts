import type { Graph } from 'schema-dts';
import { markOf } from '#lib/brand/icons.ts';
import type { MasterData } from '#lib/contract/home.ts';
import { absoluteUrl } from '#lib/seo/absolute.ts';
import { returnPolicy, shippingService } from '#lib/seo/offer-terms.ts';
import { addressOf, phonePoint } from '#lib/seo/shop-json-ld.ts';

type Shop = Pick<MasterData, 'shop' | 'socialNetwork' | 'brand'>;

/** Required by search engines but missing in the type of an action. */
const queryInput = { 'query-input': 'required name=search_term_string' };

/** The organisation behind the shop, and its search; for the home page. */
export function siteJsonLd({ shop, socialNetwork, brand }: Shop): Graph {
  const mark = markOf(brand);
  const home = absoluteUrl('/');
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'OnlineStore',
        '@id': `${home}#organization`,
        name: shop.name,
        url: home,
        logo: {
          '@type': 'ImageObject',
          url: mark === null ? absoluteUrl('/icon-512.png') : new URL(mark.large, home).href,
          width: String(mark?.side ?? 512),
          height: String(mark?.side ?? 512),
        },
        image: absoluteUrl('/og-default.jpg'),
        description: shop.description,
        areaServed: { '@type': 'Country', name: 'IR' },
        ...addressOf(shop),
        ...(shop.phone === ''
          ? {}
          : { telephone: shop.phone, contactPoint: phonePoint(shop.phone, shop) }),
        ...(shop.email !== undefined && { email: shop.email }),
        ...(shop.terms === undefined
          ? {}
          : {
              hasMerchantReturnPolicy: returnPolicy(shop.terms),
              ...(shop.terms.shipping && {
                hasShippingService: shippingService(shop.terms.shipping),
              }),
            }),
        sameAs: socialNetwork.map(({ url }) => url).filter((url) => url.startsWith('https://')),
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: shop.name,
        url: home,
        inLanguage: 'fa-IR',
        publisher: { '@id': `${home}#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${absoluteUrl('/shop')}?filter-name={search_term_string}`,
          },
          ...queryInput,
        },
      },
    ],
  };
}
