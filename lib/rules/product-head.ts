import { longestDescription, type Written } from '#lib/rules/head-texts.ts';
import { splitMixedText } from '#lib/text/mixed-text.ts';

/** How a product is sold, by the names of availability codes (contract §2). */
type Sale = 'available' | 'call' | 'soon' | 'outOfStock' | 'discontinued';

/** Words that names carry for lists and that a short name can do without. */
const shorter: readonly (readonly [RegExp, string])[] = [
  [/^گوشی موبایل /, 'گوشی '],
  [/^دستگاه /, ''],
  [/ مدل /, ' '],
  [/ مناسب برای (?:گوشی موبایل )?/, ' '],
  [/ هوشمند(?= )/, ''],
  [/ (?:دو|تک) سیم‌کارت(?: و eSIM)?/, ''],
  [/ پردازنده \S+(?: [A-Za-z]*\d\S*)*/, ''],
  [/ (?:ظرفیت|حافظه) (\S+) گیگابایت/, ' $1 گیگ'],
  [/ (?:ظرفیت|حافظه) (\S+) ترابایت/, ' $1 ترا'],
  [/(?: و)? رم (\S+) گیگابایت/, ' رم $1'],
  [/ (?:ظرفیت|سایز|گنجایش|توان|طول) (?=[۰-۹0-9])/, ' '],
];

/** Of a short name, so that «قیمت و خرید» and it make a title of 60. */
const longestShort = 48;

/** A name without the words that do not tell goods apart, for products that have no short one. */
export function shortNameOf(nameFa: string): string {
  const [alone = ''] = nameFa.split(' به همراه ');
  const short = shorter
    .reduce((name, [long, brief]) => name.replace(long, brief), alone)
    .replace(/\s+/g, ' ')
    .trim();
  if (short.length <= longestShort) return short;
  // What tells versions apart stands last.
  const last = / (?:[۰-۹0-9٫.]+ (?:گیگ|ترا|اینچ))?(?: رم [۰-۹0-9]+)?$/.exec(short)?.[0] ?? '';
  const room = short.slice(0, longestShort - last.length);
  return `${room.slice(0, Math.max(room.lastIndexOf(' '), 1))}${last}`.trim();
}

const priced = (name: string): string => `قیمت و خرید ${name}`;
const described = (name: string): string => `مشخصات ${name}`;

export interface DescribedProduct {
  name: string;
  sale: Sale;
  guarantee: string;
  /** `title value` of the most important facts. */
  highlights: readonly string[];
  shop: string;
}

/** A sentence by state of sale; `facts` is «» or « با …». What cannot be bought promises nothing. */
const sentences: Readonly<Record<Sale, (product: DescribedProduct, facts: string) => string>> = {
  available: ({ name, guarantee, shop }, facts) =>
    `${priced(name)}${facts} در ${shop}؛ ${guarantee === '' ? 'قیمت روز' : `قیمت روز، ${guarantee}`} و ضمانت بازگشت.`,
  call: ({ name, shop }, facts) =>
    `${name}${facts}؛ قیمت آن هر روز عوض می‌شود و در تماس با ${shop} گفته می‌شود.`,
  soon: ({ name, shop }, facts) =>
    `${name}${facts} هنوز عرضه نشده است؛ مشخصات آن را در ${shop} ببینید.`,
  outOfStock: ({ name, shop }, facts) =>
    `${name}${facts} اکنون در ${shop} ناموجود است؛ مشخصات، آخرین قیمت و دیدگاه‌ها را ببینید.`,
  discontinued: ({ name, shop }, facts) =>
    `${name}${facts} دیگر ساخته نمی‌شود؛ مشخصات و دیدگاه‌ها برای مقایسه در ${shop} مانده است.`,
};

/** Numbers of a fact are written as the page shows them; Latin words keep their digits. */
const inPersian = (fact: string): string =>
  splitMixedText(fact)
    .map(({ text }) => text)
    .join('');

/** A description of a product without one of its own: one sentence, with as many facts as fit. */
export function productDescription(product: DescribedProduct): string {
  const [first, second] = product.highlights.map(inPersian);
  const facts = [
    ...(first !== undefined && second !== undefined ? [` با ${first} و ${second}`] : []),
    ...(first === undefined ? [] : [` با ${first}`]),
    '',
  ];
  const said = facts.map((each) => sentences[product.sale](product, each));
  return said.find((text) => text.length <= longestDescription) ?? said.at(-1) ?? '';
}

interface HeadProduct {
  nameFa: string;
  /** '': derived from its name. */
  shortName: string;
  /** '': the usual title. */
  seoTitle: string;
  seoDescription: string;
  sale: Sale;
}

/** What stands in the head of a product's page. */
export function productHead(
  product: HeadProduct & Partial<Omit<DescribedProduct, keyof HeadProduct | 'name'>>,
): Written {
  const { seoTitle, seoDescription, sale, guarantee = '', highlights = [] } = product;
  const name = product.shortName || shortNameOf(product.nameFa);
  return {
    title: seoTitle || (sale === 'discontinued' ? described(name) : priced(name)),
    description:
      seoDescription ||
      productDescription({ name, sale, guarantee, highlights, shop: product.shop ?? '' }),
  };
}
