import { searchWarnings } from '#panel/product/product-link.ts';
import { productTexts } from '#panel/product/texts.ts';
import type { ProductForm } from '#panel/product/use-product-form.ts';
import { useMe } from '#panel/session/use-me.ts';

const sections = [
  {
    id: 'name',
    title: productTexts.name,
    fields: ['nameFa', 'nameEn', 'slug', 'shortText', 'descriptionHtml'],
  },
  { id: 'pictures', title: productTexts.pictures, fields: ['pictures'] },
  { id: 'variants', title: productTexts.variants, fields: ['variants'] },
  { id: 'specs', title: productTexts.specs, fields: ['attributes'] },
  {
    id: 'pack',
    title: productTexts.pack,
    fields: ['sku', 'gtin', 'mpn', 'weight', 'length', 'width', 'height', 'costPrice'],
  },
  { id: 'films', title: productTexts.films, fields: ['films'] },
  {
    id: 'search',
    title: productTexts.search,
    fields: ['shortName', 'seoTitle', 'seoDescription', 'seoKeywords'],
  },
  {
    id: 'related',
    title: productTexts.related,
    fields: ['versionIds', 'relatedIds', 'successorId'],
  },
] as const;

/** Sections with something to mend: a fault of the last save, a picture without text, weak texts for search. */
function warned({ faults, values }: ProductForm, shopName: string): ReadonlySet<string> {
  const faulty = new Set(Object.keys(faults).map((name) => name.split('.')[0]));
  const seo = searchWarnings(values, shopName);
  return new Set([
    ...sections.filter(({ fields }) => fields.some((each) => faulty.has(each))).map(({ id }) => id),
    ...(values.pictures.some(({ alt }) => alt === '') ? ['pictures'] : []),
    ...(seo.title !== null || seo.description !== null ? ['search'] : []),
  ]);
}

/** Leads to the sections of the form; a dot marks those with something to mend. */
export function SectionLinks({ form }: { form: ProductForm }) {
  const { shopName } = useMe();
  const marked = warned(form, shopName);
  return (
    <nav className="tabs tabs-stick" aria-label={productTexts.sections}>
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
          {marked.has(id) ? (
            <span className="tab-dot">
              <span className="sr-only">{productTexts.warning}</span>
            </span>
          ) : null}
        </a>
      ))}
    </nav>
  );
}
