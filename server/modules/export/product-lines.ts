import { availabilityCodes } from '#lib/contract/codes.ts';
import { paths } from '#lib/contract/paths.ts';
import { picturePath, widthsOf } from '#lib/text/picture.ts';
import { absoluteHtml } from '#server/modules/export/absolute-html.ts';
import type { Told } from '#server/modules/export/attributes.ts';
import { attributesOf, mostAttributes, optionsOf } from '#server/modules/export/attributes.ts';
import { asHtml, htmlCell, listCell } from '#server/modules/export/list-cell.ts';
import type { ExportedProduct, ExportedVariant } from '#server/modules/export/product-queries.ts';
import { pricesOf } from '#server/modules/export/sale.ts';
import { csvLine } from '#server/files/csv.ts';

/** Columns that the importer of WooCommerce knows by these heads, and one that only a shop like this reads. */
const heads = [
  'ID',
  'Type',
  'SKU',
  'GTIN, UPC, EAN, or ISBN',
  'Name',
  'Published',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Date sale price starts',
  'Date sale price ends',
  'In stock?',
  'Stock',
  'Low stock amount',
  'Backorders allowed?',
  'Sold individually?',
  'Weight (kg)',
  'Length (cm)',
  'Width (cm)',
  'Height (cm)',
  'Sale price',
  'Regular price',
  'Categories',
  'Images',
  'Parent',
  'Upsells',
  'Position',
  'Brands',
  'Meta: _kahroba_product',
] as const;
type Head = (typeof heads)[number];
type Cells = Partial<Record<Head, string | number>>;

export interface Shop {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  /** Titles from the top down, by id. */
  readonly categories: ReadonlyMap<number, readonly string[]>;
  /** Attributes for which the file has columns. */
  readonly attributeCount: number;
}

export const columnsFor = (attributes: number): number => Math.min(attributes, mostAttributes);

export const headLine = (attributeCount: number): string =>
  csvLine([
    ...heads,
    ...Array.from({ length: attributeCount }, (_, at) => [
      `Attribute ${at + 1} name`,
      `Attribute ${at + 1} value(s)`,
      `Attribute ${at + 1} visible`,
      `Attribute ${at + 1} global`,
    ]).flat(),
  ]);

/** Numbers of goods that never were in another shop: no shop counts its own so far. */
const firstOfProducts = 4_000_000_000;
const firstOfVariants = 7_000_000_000;

const productNumber = ({ id, externalId }: Pick<ExportedProduct, 'id' | 'externalId'>): number =>
  externalId ?? firstOfProducts + id;
const variantNumber = ({ id, externalId }: ExportedVariant): number =>
  externalId ?? firstOfVariants + id;

/** The lines of a product: its own, then those of its variations. */
export function productLines(product: ExportedProduct, shop: Shop): string {
  const { variants } = product;
  const [only] = variants;
  const told = attributesOf(product).slice(0, shop.attributeCount);
  const own = ownCells(product, shop);
  if (only !== undefined && variants.length === 1 && optionsOf(only).length === 0) {
    const cells = { ...own, ...offerCells(only), ...codesOf(product, only), Type: 'simple' };
    return lineOf(cells, told.map(ofProduct), shop);
  }
  return [
    lineOf({ ...own, ...codesOf(product), Type: 'variable' }, told.map(ofProduct), shop),
    ...variants.map((variant, at) =>
      lineOf(
        variationCells(product, variant, shop, at),
        told.flatMap((each) => (each.ofVariants.length > 0 ? ofVariation(each, at) : [[]])),
        shop,
      ),
    ),
  ].join('');
}

type AttributeCells = readonly (string | number)[];

const ofProduct = ({ title, values }: Told): AttributeCells => [title, listCell(values), 1, 0];
const ofVariation = ({ title, ofVariants }: Told, at: number): AttributeCells[] => [
  [title, listCell([ofVariants[at] ?? ''].filter((value) => value !== '')), '', 0],
];

function lineOf(cells: Cells, attributes: readonly AttributeCells[], shop: Shop): string {
  const all = Array.from({ length: shop.attributeCount }, (_, at) => {
    const [title = '', values = '', visible = '', global = ''] = attributes[at] ?? [];
    return [title, values, visible, global];
  });
  return csvLine([...heads.map((head) => cells[head] ?? ''), ...all.flat()]);
}

/** What the code stands at is sold in both shops. */
const codesOf = (product: ExportedProduct, only?: ExportedVariant): Cells => ({
  SKU: product.sku ?? only?.sku ?? '',
  'GTIN, UPC, EAN, or ISBN': product.gtin ?? only?.gtin ?? '',
});

const published = { published: 1, withdrawn: 0, draft: -1 } as const;

function ownCells(product: ExportedProduct, { siteUrl, categories }: Shop): Cells {
  return {
    ID: productNumber(product),
    Name: asHtml(product.name),
    Published: published[product.state],
    'Visibility in catalog': 'visible',
    'Short description': htmlCell(asHtml(product.shortText)),
    Description: htmlCell(absoluteHtml(product.descriptionHtml, siteUrl)),
    'Weight (kg)': product.weight / 1_000,
    'Length (cm)': centimetres(product.length),
    'Width (cm)': centimetres(product.width),
    'Height (cm)': centimetres(product.height),
    Categories: categoryCell(product.categoryIds, categories),
    Images: listCell(product.pictures.map((hash) => pictureAddress(hash, siteUrl))),
    Upsells: product.related.map((each) => `id:${productNumber(each)}`).join(', '),
    Position: 0,
    Brands: listCell([asHtml(product.brand)]),
    'Meta: _kahroba_product': addressOf(product.id, siteUrl),
  };
}

function variationCells(
  product: ExportedProduct,
  variant: ExportedVariant,
  { siteUrl }: Shop,
  at: number,
): Cells {
  const picture = product.pictures[variant.imageIndex];
  return {
    ID: variantNumber(variant),
    Type: 'variation',
    SKU: variant.sku ?? '',
    'GTIN, UPC, EAN, or ISBN': variant.gtin ?? '',
    Name: asHtml(product.name),
    Published: 1,
    'Visibility in catalog': 'visible',
    ...offerCells(variant),
    Images: picture === undefined ? '' : pictureAddress(picture, siteUrl),
    Parent: `id:${productNumber(product)}`,
    Position: at,
    'Meta: _kahroba_product': `${addressOf(product.id, siteUrl)}?variant=${variant.id}`,
  };
}

const { available, call, soon } = availabilityCodes;

function offerCells(variant: ExportedVariant): Cells {
  const { regular, sale, from, to } = pricesOf(variant);
  const isThere = variant.availability === available || variant.availability === call;
  return {
    'Regular price': regular ?? '',
    'Sale price': sale ?? '',
    'Date sale price starts': from ?? '',
    'Date sale price ends': to ?? '',
    'In stock?': variant.availability === soon ? 'backorder' : Number(isThere),
    Stock: variant.stock,
    'Low stock amount': variant.lowStock ?? '',
    'Backorders allowed?': variant.availability === soon ? 'notify' : 0,
    'Sold individually?': Number(variant.maxPerOrder === 1),
  };
}

const centimetres = (millimetres: number | null): string | number =>
  millimetres === null ? '' : millimetres / 10;

const categoryCell = (ids: readonly number[], categories: Shop['categories']): string =>
  listCell(
    ids.flatMap((id) => {
      const path = categories.get(id);
      return path === undefined ? [] : [path.map(asHtml).join(' > ')];
    }),
  );

/** Pages of products, by which a file that comes back is known. */
const addressOf = (id: number, siteUrl: string): string => siteUrl + paths.product(id, '');

const pictureAddress = (hash: string, siteUrl: string): string =>
  `${siteUrl}/media/${picturePath(hash, widthsOf(hash).at(-1) ?? 850, 'webp')}`;
