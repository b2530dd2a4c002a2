import { brands } from '../catalogue/brands.ts';
import { categories } from '../catalogue/categories.ts';
import type { CategoryRow } from '../catalogue/model.ts';
import type { ShopProduct } from '../expansion/shop.ts';

/**
 * Subcategories of a large shop below the demo shop's categories: one for each brand in a category,
 * or several by price. Some 400 in all, as in shops of this size, each with a browsable number of
 * products.
 */
export interface Shelf {
  id: number;
  /** The demo shop's category above it. */
  parent: CategoryRow;
  title: string;
  position: number;
}

export interface Shelves {
  rows: Shelf[];
  /** Subcategories by product id; products without one are missing. */
  idOf: ReadonlyMap<number, number>;
}

const firstId = 1_001;
const fewest = 251;
/** Minimum share of all products in a subcategory, if there would otherwise be too many. */
const share = 1 / 400;

interface Priced {
  id: number;
  price: number;
}

/** The properties of a product that determine its subcategory. */
type Placed = Pick<ShopProduct, 'id' | 'categoryId' | 'brandId'> & {
  variants: readonly Pick<ShopProduct['variants'][number], 'price'>[];
};

const priceOf = ({ variants }: Placed): number =>
  Math.min(...variants.map(({ price }) => price ?? 0));

const number = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 2 });
const words = (toman: number): string =>
  toman < 1_000_000
    ? `${number.format(toman / 1_000)} هزار`
    : `${number.format(toman / 1_000_000)} میلیون`;

/** Rounds a price as people do: two digits, then zeros. */
function rounded(price: number): number {
  const unit = Math.max(1_000, 10 ** (String(Math.round(price)).length - 3));
  return Math.round(price / unit) * unit;
}

/** Price borders that split the products evenly, without duplicates. */
function bordersOf(products: readonly Priced[], parts: number): number[] {
  const prices = products.map(({ price }) => price).toSorted((a, b) => a - b);
  const borders = Array.from({ length: parts - 1 }, (_, part) =>
    rounded(prices[Math.floor(((part + 1) * prices.length) / parts)] ?? 0),
  );
  return [...new Set(borders)];
}

function rangeName(borders: readonly number[], part: number): string {
  const [from, to] = [borders[part - 1], borders[part]];
  if (from === undefined) return to === undefined ? '' : ` تا ${words(to)} تومان`;
  return to === undefined ? ` از ${words(from)} تومان` : ` ${words(from)} تا ${words(to)} تومان`;
}

/** Assigns the products of a large shop to subcategories. Deterministic. */
export function planShelves(products: Iterable<Placed>): Shelves {
  const groups = new Map<string, Priced[]>();
  let count = 0;
  for (const product of products) {
    const key = `${product.categoryId} ${product.brandId}`;
    const group = groups.get(key) ?? [];
    group.push({ id: product.id, price: priceOf(product) });
    groups.set(key, group);
    count += 1;
  }
  const size = Math.max(fewest, Math.ceil(count * share));
  const rows: Shelf[] = [];
  const idOf = new Map<number, number>();
  for (const parent of categories) {
    for (const [index, brand] of brands.entries()) {
      const group = groups.get(`${parent.id} ${index + 1}`) ?? [];
      // A slightly smaller group still gets one.
      const parts = Math.floor(group.length / size) || Math.round(group.length / size);
      if (parts === 0) continue;
      const borders = bordersOf(group, parts);
      const ids = Array.from({ length: borders.length + 1 }, (_, part) => {
        const id = firstId + rows.length;
        const title = `${parent.title} ${brand.title}${rangeName(borders, part)}`;
        rows.push({ id, parent, title, position: rows.length });
        return id;
      });
      for (const { id, price } of group) {
        const part = borders.filter((border) => border <= price).length;
        idOf.set(id, ids[part] ?? parent.id);
      }
    }
  }
  return { rows, idOf };
}

/** The products, in the categories of their shelves. */
export function* onShelves(
  products: Iterable<ShopProduct>,
  { idOf }: Shelves,
): Generator<ShopProduct> {
  for (const product of products) {
    yield { ...product, categoryId: idOf.get(product.id) ?? product.categoryId };
  }
}
