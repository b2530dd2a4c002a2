import { returnDaysInDigits, returnDaysInWords } from '#demo-shop/content/return-days.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { slugify } from '#lib/text/slug.ts';
import { attributes } from './catalogue/attributes.ts';
import { brands } from './catalogue/brands.ts';
import { categories } from './catalogue/categories.ts';
import { categoryOf } from './catalogue/lookup.ts';
import { attributeRow, brandRow, categoryRow } from './catalogue/model.ts';
import type { CategoryRow } from './catalogue/model.ts';
import type { Specs } from './catalogue/spec-text.ts';
import type { Shelf } from './multiply/shelves.ts';

/** Ids are positions in the catalogue's lists, so that they are the same in every shop. */
export function attributeRows() {
  const rows = attributes.map((row, index) => {
    const { key, title, group, kind, unit, filter, highlight } = attributeRow.parse(row);
    const shared = { key, title, groupTitle: group, kind, unit, position: index };
    return { id: index + 1, ...shared, isFilter: filter, isHighlight: highlight };
  });
  const options = attributes
    .flatMap((row, index) =>
      Object.entries(row.options).map(([value, label], position) => ({
        attributeId: index + 1,
        value,
        label: normalisePersian(label),
        position,
      })),
    )
    .map((row, index) => ({ id: index + 1, ...row }));
  return { rows, options };
}

function pathOf({ id, parent }: CategoryRow): number[] {
  return parent === null ? [id] : [...pathOf(categoryOf(parent)), id];
}

const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<p>${text}</p>`).join('\n');

const wholeShop = {
  id: 0,
  parentId: null,
  path: [] as number[],
  title: 'همهٔ کالاها',
  slug: 'shop',
  seoText: paragraphs([
    'همهٔ کالاهای کهربا یک‌جا: موبایل، لپ‌تاپ، صدا و تصویر، دوربین، بازی و لوازم خانگی. با مرتب‌سازی و برگه‌ها پیش بروید یا از دسته‌ها شروع کنید.',
    `هر کالا با گارانتی مشخص و قیمت روز عرضه می‌شود و تا ${returnDaysInWords} روز پس از تحویل می‌توانید آن را بازگردانید.`,
  ]),
  seoDescription: `همهٔ کالاهای فروشگاه کهربا با قیمت روز، گارانتی معتبر، ارسال سریع به سراسر کشور و ${returnDaysInDigits} روز ضمانت بازگشت.`,
  seoKeywords: 'فروشگاه اینترنتی، خرید آنلاین، کالای دیجیتال، لوازم خانگی',
  pictureHash: null as string | null,
  position: 0,
};

/** `pictureOf` gives the stored image of a category, or null. */
export function categoryRows(
  pictureOf: (row: CategoryRow) => string | null,
  shelves: readonly Shelf[] = [],
) {
  const own = categories.map((raw, position) => {
    const row = categoryRow.parse(raw);
    return {
      id: row.id,
      parentId: row.parent === null ? 0 : categoryOf(row.parent).id,
      path: pathOf(row),
      title: row.title,
      slug: slugify(row.title),
      seoText: paragraphs(row.text),
      seoDescription: row.seo,
      seoKeywords: `خرید ${row.title}، قیمت ${row.title}، ${row.title} ارزان`,
      pictureHash: pictureOf(row),
      position,
    };
  });
  const large = shelves.map(({ id, parent, title: written, position }) => {
    const title = normalisePersian(written);
    return {
      id,
      parentId: parent.id,
      path: [...pathOf(parent), id],
      title,
      slug: slugify(title),
      seoText: paragraphs(parent.text),
      seoDescription: `خرید ${title} با قیمت روز، گارانتی معتبر و ${returnDaysInDigits} روز ضمانت بازگشت از کهربا.`,
      seoKeywords: `خرید ${title}، قیمت ${title}`,
      pictureHash: pictureOf(parent),
      position,
    };
  });
  return [wholeShop, ...own, ...large];
}

export function brandRows() {
  return brands.map((raw, index) => {
    const { title, titleEn, text } = brandRow.parse(raw);
    return {
      id: index + 1,
      title,
      titleEn,
      slug: slugify(title),
      seoText: paragraphs([
        text,
        `محصولات ${title} در کهربا با ضمانت اصالت، گارانتی مشخص و ${returnDaysInWords} روز فرصت بازگشت فروخته می‌شوند. قیمت هر رنگ و مدل جدا نوشته شده است تا بی‌ابهام انتخاب کنید.`,
      ]),
      seoDescription: `خرید محصولات ${title} (${titleEn}) با قیمت روز، ضمانت اصالت، گارانتی معتبر و ارسال سریع از کهربا.`,
      seoKeywords: `${title}، ${titleEn}، قیمت ${title}، نمایندگی ${title}`,
      position: index,
    };
  });
}

/** Converts specifications to rows of `product_attribute`, with the ids of `attributeRows`. */
export function specWriter() {
  const { rows, options } = attributeRows();
  const idOf = new Map(rows.map(({ key, id }) => [key, id]));
  const optionOf = new Map(
    options.map(({ attributeId, value, id }) => [`${attributeId} ${value}`, id]),
  );
  const empty = { optionId: null, numberValue: null, booleanValue: null, textValue: null };
  const valueColumns = (kind: string, attributeId: number, value: string | number | boolean) => {
    if (typeof value === 'number') return { ...empty, numberValue: value };
    if (typeof value === 'boolean') return { ...empty, booleanValue: value };
    if (kind === 'text') return { ...empty, textValue: normalisePersian(value) };
    return { ...empty, optionId: optionOf.get(`${attributeId} ${value}`) ?? null };
  };
  return (productId: number, specs: Specs) =>
    Object.entries(specs).flatMap(([key, value]) => {
      const attributeId = idOf.get(key) ?? 0;
      const kind = rows[attributeId - 1]?.kind ?? '';
      return (Array.isArray(value) ? value : [value]).map((one, position) => ({
        productId,
        attributeId,
        position,
        ...valueColumns(kind, attributeId, one),
      }));
    });
}
