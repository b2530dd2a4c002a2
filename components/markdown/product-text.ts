import {
  blocks,
  cardLine,
  link,
  markdownOf,
  plain,
  priceText,
  section,
} from '#components/markdown/parts.ts';
import { markdownTexts as texts } from '#components/markdown/texts.ts';
import { availabilityTexts } from '#components/product/texts.ts';
import { paths } from '#lib/contract/paths.ts';
import type { GetDetailAnswer, Variant } from '#lib/contract/product.ts';
import { productPath } from '#lib/product/path.ts';
import { variantNameOf } from '#lib/product/variant-name.ts';
import { absoluteUrl } from '#lib/seo/absolute.ts';

/** A product as Markdown. */
export function productText(product: GetDetailAnswer): string {
  return blocks([
    `# ${plain(product.nameFa)}`,
    plain(product.nameEn),
    facts(product).join('\n'),
    variantTable(product.variants),
    specifications(product),
    product.descriptionHtml === ''
      ? null
      : section(texts.about, [markdownOf(product.descriptionHtml)]),
    section(texts.related, product.related.map(cardLine)),
  ]);
}

function facts(product: GetDetailAnswer): string[] {
  const { brand, breadcrumb, coupon, defaultVariantId, rating, ratingCount, variants } = product;
  const shown = variants.find(({ id }) => id === defaultVariantId);
  return [
    ...(shown ? [`- ${texts.price}: ${priceText(shown)}`] : []),
    ...(coupon ? [`- ${texts.coupon(coupon.code, coupon.price)}`] : []),
    `- ${texts.state}: ${availabilityTexts[product.availability]}`,
    `- ${texts.brand}: ${link(brand.title, paths.brand(brand.id, brand.slug))}`,
    `- ${texts.category}: ${breadcrumb.map(({ id, title, slug }) => link(title, paths.category(id, slug))).join(' › ')}`,
    ...(ratingCount > 0 ? [`- ${texts.stars(rating, ratingCount)}`] : []),
    `- ${texts.code}: ${product.websiteCode}`,
    `- ${texts.address}: ${absoluteUrl(productPath(product))}`,
  ];
}

function variantTable(variants: readonly Variant[]): string | null {
  if (variants.length === 0) return null;
  const rows = variants.map((variant) => [
    plain(variantNameOf(variant)) || texts.only,
    plain(variant.guarantee) || texts.none,
    priceText(variant),
  ]);
  const lines = [[texts.model, texts.guarantee, texts.price], ['---', '---', '---'], ...rows];
  return section(
    texts.variants,
    lines.map((cells) => `| ${cells.join(' | ')} |`),
  );
}

function specifications({ specifications: groups }: GetDetailAnswer): string | null {
  return (
    section(
      texts.specifications,
      groups.map(({ group, items }) =>
        [
          `### ${plain(group)}`,
          '',
          ...items.map(({ title, value }) => `- ${plain(title)}: ${plain(value)}`),
          '',
        ].join('\n'),
      ),
    )?.trimEnd() ?? null
  );
}
