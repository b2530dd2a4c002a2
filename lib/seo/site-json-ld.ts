import type { Graph } from 'schema-dts';
import type { MasterData } from '#lib/contract/home.ts';
import { absoluteUrl } from '#lib/seo/absolute.ts';
import { returnPolicy, shippingService } from '#lib/seo/offer-terms.ts';
import { addressOf, phonePoint } from '#lib/seo/shop-json-ld.ts';

type Shop = Pick<MasterData, 'shop' | 'socialNetwork'>;

/** Required by search engines but missing in the type of an action. */
const queryInput = { 'query-input': 'required name=search_term_string' };

/** The organisation behind the shop, and its search; for the home page. */
export function siteJsonLd({ shop, socialNetwork }: Shop): Graph {
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
          url: absoluteUrl('/icon-512.png'),
          width: '512',
          height: '512',
        },
        image: absoluteUrl('/og-default.jpg'),
        description: shop.description,
        areaServed: { '@type': 'Country', name: 'IR' },
        ...addressOf(shop),
        ...(shop.phone === ''
          ? {}
          : { telephone: shop.phone, contactPoint: phonePoint(shop.phone, shop) }),
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
