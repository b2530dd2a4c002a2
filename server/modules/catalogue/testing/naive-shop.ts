import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { type Db, rows } from '#server/db/database.ts';

const { available, outOfStock, discontinued } = availabilityCodes;

const attributeRow = z.object({
  id: z.int(),
  key: z.string(),
  kind: z.enum(['choice', 'range', 'switch']),
});
type Attribute = z.infer<typeof attributeRow> & {
  options: { id: number; value: string; label: string }[];
};

export interface Product {
  id: number;
  path: number[];
  brand: number;
  /** 0 when none is shown. */
  price: number;
  buyable: boolean;
  reduced: boolean;
  popularity: number;
  created: number;
  /** 0 without other versions. */
  model: number;
  /** Percent. */
  discount: number;
  sold: number;
  /** Hex codes without `#`. */
  colours: Set<string>;
  /** Values of choices by attribute id. */
  values: Map<number, Set<string>>;
  switches: Set<number>;
  numbers: Map<number, number>;
}

export interface NaiveShop {
  products: Map<number, Product>;
  categories: { id: number }[];
  /** Sorted by number of products, the versions of a model counted once. */
  brands: { id: number; title: string }[];
  attributes: Attribute[];
  /** Title by hex code. */
  colours: Map<string, string>;
}

const variantRow = z.object({
  id: z.int(),
  product: z.int(),
  position: z.int(),
  availability: z.int(),
  stock: z.int(),
  price: z.number().nullable(),
  old: z.number().nullable(),
  title: z.string().nullable(),
  hex: z.string().nullable(),
});
type Variant = z.infer<typeof variantRow>;

/** Reads the raw tables, not those derived for lists, and computes in memory what lists should contain. */
export async function readNaiveShop(db: Db): Promise<NaiveShop> {
  const categories = await rows(
    db,
    sql`select id, path from category order by id`,
    z.object({ id: z.int(), path: z.array(z.int()) }),
  );
  const attributes = await readAttributes(db);
  const variants = await rows(
    db,
    sql`select id, product_id as product, position, availability, stock, price::float8 as price,
      old_price::float8 as old, colour_title as title, colour_hex as hex from variant`,
    variantRow,
  );
  const products = await readProducts(
    db,
    categories,
    Map.groupBy(variants, (v) => v.product),
  );
  await addFacts(db, products, attributes);
  const brands = await rows(
    db,
    sql`select id, title from brand`,
    z.object({ id: z.int(), title: z.string() }),
  );
  const sold = Map.groupBy(products.values(), ({ brand }) => brand);
  const soldOf = (brand: number) =>
    new Set(sold.get(brand)?.map(({ id, model }) => model || -id)).size;
  const colours = variants
    .flatMap(({ title, hex }) => (title && hex ? [[hex.slice(1), title] as const] : []))
    .toSorted((a, b) => (a[1] < b[1] ? 1 : -1));
  return {
    products,
    categories,
    attributes,
    brands: brands.toSorted((a, b) => soldOf(b.id) - soldOf(a.id) || a.id - b.id),
    colours: new Map(colours),
  };
}

async function readAttributes(db: Db): Promise<Attribute[]> {
  const attributes = await rows(
    db,
    sql`select id, key, kind from attribute where is_filter order by position, id`,
    attributeRow,
  );
  const options = await rows(
    db,
    sql`select id, attribute_id as attribute, value, label from attribute_option order by position, id`,
    z.object({ id: z.int(), attribute: z.int(), value: z.string(), label: z.string() }),
  );
  return attributes.map((attribute) => ({
    ...attribute,
    options: options.filter((option) => option.attribute === attribute.id),
  }));
}

const productRow = z.object({
  id: z.int(),
  category: z.int(),
  brand: z.int(),
  popularity: z.int(),
  created: z.number(),
  model: z.int(),
  sold: z.int(),
});

async function readProducts(
  db: Db,
  categories: readonly { id: number; path: number[] }[],
  variants: ReadonlyMap<number, Variant[]>,
): Promise<Map<number, Product>> {
  const found = await rows(
    db,
    sql`select id, category_id as category, brand_id as brand, popularity,
      extract(epoch from created_at)::float8 as created, coalesce(model_id, 0) as model,
      (select coalesce(sum(d.sold), 0)::int from product_day d where d.product_id = product.id) as sold from product where removed_at is null`,
    productRow,
  );
  const paths = new Map(categories.map(({ id, path }) => [id, [0, ...path]]));
  const products = found.flatMap(({ category, ...product }): Product[] => {
    const own = variants.get(product.id);
    if (!own) return [];
    return [{ ...product, ...soldAs(own), path: paths.get(category) ?? [], ...withoutFacts() }];
  });
  return new Map(products.map((product) => [product.id, product]));
}

const withoutFacts = () => ({
  values: new Map<number, Set<string>>(),
  switches: new Set<number>(),
  numbers: new Map<number, number>(),
});

const stateOf = ({ availability, stock }: Variant): number =>
  availability === available && stock === 0 ? outOfStock : availability;

/** What follows from a product's variants; the default one is the first by state, price, position, id. */
function soldAs(variants: Variant[]) {
  const shown = variants.map((variant) => {
    const state = stateOf(variant);
    const isShown = state === available || state === outOfStock;
    return {
      ...variant,
      state,
      price: isShown ? variant.price : null,
      old: isShown ? variant.old : null,
    };
  });
  const [first] = shown.toSorted(
    (a, b) =>
      a.state - b.state ||
      (a.price ?? Infinity) - (b.price ?? Infinity) ||
      a.position - b.position ||
      a.id - b.id,
  );
  const colours = shown.flatMap(({ state, hex }) =>
    state === discontinued || !hex ? [] : [hex.slice(1)],
  );
  return {
    price: first?.price ?? 0,
    discount:
      first?.old && first.price !== null
        ? Math.min(99, Math.round((100 * (first.old - first.price)) / first.old))
        : 0,
    buyable: first?.state === available,
    reduced:
      Boolean(first?.old) || shown.some(({ state, old }) => state === available && old !== null),
    colours: new Set(colours),
  };
}

async function addFacts(
  db: Db,
  products: ReadonlyMap<number, Product>,
  attributes: readonly Attribute[],
): Promise<void> {
  const facts = await rows(
    db,
    sql`select product_id as product, attribute_id as attribute, option_id as option,
      number_value as number, boolean_value as boolean from product_attribute order by position desc`,
    z.object({
      product: z.int(),
      attribute: z.int(),
      option: z.int().nullable(),
      number: z.number().nullable(),
      boolean: z.boolean().nullable(),
    }),
  );
  const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]));
  for (const { product: id, attribute, option, number, boolean } of facts) {
    const product = products.get(id);
    const value = byId.get(attribute)?.options.find((each) => each.id === option)?.value;
    if (!product || !byId.has(attribute)) continue;
    if (value !== undefined) {
      const values = product.values.get(attribute) ?? new Set();
      product.values.set(attribute, values.add(value));
    }
    if (number !== null) product.numbers.set(attribute, number);
    if (boolean) product.switches.add(attribute);
  }
}
