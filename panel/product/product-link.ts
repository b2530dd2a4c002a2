import { availabilityCodes, availabilityNames } from '#lib/contract/codes.ts';
import { paths } from '#lib/contract/paths.ts';
import { productHead } from '#lib/rules/product-head.ts';
import type { LinkFacts } from '#lib/rules/link-preview/facts.ts';
import { google } from '#lib/rules/link-preview/services.ts';
import { textWarnings } from '#lib/rules/link-preview/warnings.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { slugify } from '#lib/text/slug.ts';
import { formatToman } from '#lib/text/toman.ts';
import { draftFacts } from '#panel/link-preview/draft-facts.ts';
import { seoTexts } from '#panel/product/seo-texts.ts';
import type { ProductValues } from '#panel/product/values.ts';

/** The link of a product as it is being written. */
export interface ProductLink {
  readonly facts: LinkFacts;
  /** «۹۸٬۴۰۰٬۰۰۰ تومان»; '' without a price. */
  readonly price: string;
  /** «۹۸٬۴۰۰٬۰۰۰ تومان · موجود»; '' without a price. */
  readonly offer: string;
}

interface Where {
  /** Null for a new product. */
  code: number | null;
  shopName: string;
  origin: string;
}

/** As the shop makes the page of a product from what is stored. */
export function productLink(values: ProductValues, where: Where): ProductLink {
  const { nameFa, slug, variants } = values;
  const written = slugify(normalisePersian(slug === '' ? nameFa : slug));
  const prices = variants.flatMap(({ price, availability }) =>
    price !== null && availability === availabilityCodes.available ? [price] : [],
  );
  const isSold = variants.some(
    ({ availability, stock, held }) =>
      availability === availabilityCodes.available && (stock ?? 0) > held,
  );
  const price = prices.length > 0 ? formatToman(Math.min(...prices)) : '';
  const state = isSold ? seoTexts.available : seoTexts.unavailable;
  const { code, shopName, origin } = where;
  return {
    facts: draftFacts(
      {
        head: productHead({ ...trimmed(values), ...soldAs(values), shop: shopName }),
        path: code === null ? `/shop/product/${written}` : paths.product(code, written),
        shopName,
      },
      origin,
    ),
    price,
    offer: price === '' ? '' : `${price} · ${state}`,
  };
}

/** The state and the guarantee of what its page shows first; facts are left out. */
function soldAs({ variants }: ProductValues) {
  const [first] = variants.toSorted((a, b) => a.availability - b.availability);
  return {
    sale: availabilityNames[first?.availability ?? availabilityCodes.outOfStock],
    guarantee: first?.guarantee ?? '',
    highlights: [],
  };
}

const trimmed = ({ nameFa, shortName, seoTitle, seoDescription }: ProductValues) => ({
  nameFa: nameFa.trim(),
  shortName: shortName.trim(),
  seoTitle: seoTitle.trim(),
  seoDescription: seoDescription.trim(),
});

/** What is weak about the texts among search results, by field. */
export function searchWarnings(values: ProductValues, shopName: string) {
  const { facts } = productLink(values, { code: null, shopName, origin: 'https://shop.invalid' });
  return textWarnings(google, facts);
}
