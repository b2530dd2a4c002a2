import type { ListFilter, SortKey } from '#lib/contract/product.ts';
import type { NaiveShop, Product } from '#server/modules/catalogue/testing/naive-shop.ts';

/** A category with filters; the keys have no prefix. */
export interface Selection {
  categoryId: number;
  sort: SortKey;
  filters: Record<string, string>;
}

type Test = (product: Product) => boolean;

function inRange(text: string, value: number | undefined): boolean {
  const [min = '', max = ''] = text.split('-');
  if (value === undefined) return false;
  return value >= Number(min) && (max === '' || value <= Number(max));
}

function testOf(shop: NaiveShop, key: string, text: string): Test {
  const wanted = new Set(text.split(','));
  if (key === 'brand') return ({ brand }) => wanted.has(String(brand));
  if (key === 'price') return ({ price }) => price > 0 && inRange(text, price);
  if (key === 'available') return ({ buyable }) => text !== '1' || buyable;
  if (key === 'discount') return ({ reduced }) => text !== '1' || reduced;
  if (key === 'colour') return ({ colours }) => !colours.isDisjointFrom(wanted);
  const attribute = shop.attributes.find((each) => each.key === key);
  if (!attribute) return () => true;
  const { id, kind } = attribute;
  if (kind === 'range') return ({ numbers }) => inRange(text, numbers.get(id));
  if (kind === 'switch') return ({ switches }) => text !== '1' || switches.has(id);
  return ({ values }) => !(values.get(id) ?? new Set()).isDisjointFrom(wanted);
}

/** Products of the list that match all filters, except the one named. */
function left(shop: NaiveShop, { categoryId, filters }: Selection, but = ''): Product[] {
  const tests = Object.entries(filters)
    .filter(([key]) => key !== but)
    .map(([key, text]) => testOf(shop, key, text));
  return [...shop.products.values()].filter(
    (product) => product.path.includes(categoryId) && tests.every((passes) => passes(product)),
  );
}

const orders: Record<SortKey, (a: Product, b: Product) => number> = {
  default: (a, b) => b.created - a.created,
  popular: (a, b) => b.popularity - a.popularity,
  priceaz: (a, b) => a.price - b.price,
  priceza: (a, b) => b.price - a.price,
  discount: (a, b) => b.discount - a.discount,
  bestselling: (a, b) => b.sold - a.sold,
};

/** What shares a card: the versions of a model. */
const cardOf = ({ id, model }: Product): number => model || -id;
const cardsOf = (products: readonly Product[]): number => new Set(products.map(cardOf)).size;

const priced = ({ price }: Product): number => price || Infinity;

/** Of each model's versions the cheapest that can be bought. */
function listed(products: readonly Product[]): Product[] {
  return [...Map.groupBy(products, cardOf).values()].flatMap((versions) =>
    versions
      .toSorted(
        (a, b) =>
          Number(b.buyable) - Number(a.buyable) ||
          (priced(a) === priced(b) ? a.id - b.id : priced(a) - priced(b)),
      )
      .slice(0, 1),
  );
}

/** Ids in order, of all pages. */
export function naiveList(shop: NaiveShop, selection: Selection): number[] {
  const order = orders[selection.sort];
  return listed(left(shop, selection))
    .toSorted((a, b) => Number(b.buyable) - Number(a.buyable) || order(a, b) || b.id - a.id)
    .map(({ id }) => id);
}

type Naive = Omit<ListFilter, 'title' | 'unit'>;

/** The expected filters, without titles. */
export function naiveFilters(shop: NaiveShop, selection: Selection): Naive[] {
  const all: Naive[] = [
    brandFilter(shop, selection),
    range(shop, selection, 'price', ({ price }) => (price > 0 ? price : undefined)),
    onOff(shop, selection, 'available', ({ buyable }) => buyable),
    onOff(shop, selection, 'discount', ({ reduced }) => reduced),
    colourFilter(shop, selection),
    ...shop.attributes.map((attribute): Naive => {
      const { id, key, kind } = attribute;
      if (kind === 'range') return range(shop, selection, key, ({ numbers }) => numbers.get(id));
      if (kind === 'switch') return onOff(shop, selection, key, ({ switches }) => switches.has(id));
      return choice(shop, selection, key, attribute.options, ({ values }) => [
        ...(values.get(id) ?? []),
      ]);
    }),
  ];
  const products = left(shop, selection);
  const isWide = (filter: Naive) => {
    const attribute = shop.attributes.find(({ key }) => key === filter.key);
    if (!attribute) return true;
    const described =
      attribute.kind === 'range'
        ? cardsOf(products.filter(({ numbers }) => numbers.has(attribute.id)))
        : filter.options.reduce((sum, { count }) => sum + count, 0);
    return described * (attribute.kind === 'switch' ? 6 : 3) >= cardsOf(products);
  };
  return all.filter(
    (filter) =>
      isChosen(selection, filter) || (distinguishes(filter, cardsOf(products)) && isWide(filter)),
  );
}

function isChosen({ filters }: Selection, { key, kind }: Naive): boolean {
  const text = filters[key];
  return text !== undefined && (kind !== 'switch' || text === '1');
}

function distinguishes({ kind, options, min, max }: Naive, total: number): boolean {
  if (kind === 'range') return min !== max;
  const useful = options.filter(({ count }) => count > 0 && count < total);
  return useful.length > 0 || options.length > 1;
}

type Label = { value: string; label: string };
const brandOptions = ({ brands }: NaiveShop): Label[] =>
  brands.map(({ id, title }) => ({ value: String(id), label: title }));

function brandFilter(shop: NaiveShop, selection: Selection): Naive {
  const all = choice(shop, selection, 'brand', brandOptions(shop), ({ brand }) => [String(brand)]);
  return { ...all, options: all.options.toSorted((a, b) => b.count - a.count) };
}

function choice(
  shop: NaiveShop,
  selection: Selection,
  key: string,
  labels: readonly Label[],
  valuesOf: (product: Product) => string[],
): Naive {
  const all = left(shop, selection, key);
  const chosen = new Set(selection.filters[key]?.split(','));
  const options = labels
    .map(({ value, label }) => {
      return { value, label, count: cardsOf(all.filter((each) => valuesOf(each).includes(value))) };
    })
    .filter(({ value, count }) => count > 0 || chosen.has(value));
  return { key, kind: 'choice', options };
}

function colourFilter(shop: NaiveShop, selection: Selection): Naive {
  const named = [...shop.colours].map(([value, label]) => ({ value, label }));
  const filter = choice(shop, selection, 'colour', named, ({ colours }) => [...colours]);
  const options = filter.options
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .map((option) => ({ ...option, colour: `#${option.value}` }));
  return { ...filter, options };
}

function range(
  shop: NaiveShop,
  selection: Selection,
  key: string,
  numberOf: (product: Product) => number | undefined,
): Naive {
  const numbers = left(shop, selection, key).flatMap((product) => numberOf(product) ?? []);
  if (numbers.length === 0) return { key, kind: 'range', options: [] };
  return { key, kind: 'range', options: [], min: Math.min(...numbers), max: Math.max(...numbers) };
}

function onOff(shop: NaiveShop, selection: Selection, key: string, isOn: Test): Naive {
  const count = cardsOf(left(shop, selection, key).filter(isOn));
  return { key, kind: 'switch', options: [{ value: '1', label: labelOf(key), count }] };
}

const switchLabels: Record<string, string> = { available: 'موجود', discount: 'تخفیف‌دار' };
const labelOf = (key: string): string => switchLabels[key] ?? 'دارد';
