import { TriangleAlert } from 'lucide-react';
import { Section } from '#panel/product/section.tsx';
import { seoWarnings } from '#panel/product/seo.ts';
import { seoTexts } from '#panel/product/seo-texts.ts';
import { fieldTitles, productTexts } from '#panel/product/texts.ts';
import type { ProductForm } from '#panel/product/use-product-form.ts';
import { TextArea, TextField } from '#panel/ui/fields.tsx';

function Warning({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <span className="inline-flex items-center gap-1 text-warn">
      <TriangleAlert className="i i-s" aria-hidden="true" />
      {text}
    </span>
  );
}

/** What search engines show of it. */
export function SeoSection({ form }: { form: ProductForm }) {
  const { values, set, fault, isUnsaved } = form;
  const { title, description } = seoWarnings(values);
  return (
    <Section id="search" title={productTexts.search}>
      <TextField
        label={fieldTitles.seoTitle}
        value={values.seoTitle}
        maxLength={200}
        hint={title ? <Warning text={title} /> : seoTexts.titleHint(values.seoTitle.length)}
        error={fault('seoTitle')}
        isUnsaved={isUnsaved('seoTitle')}
        onChange={(event) => set('seoTitle', event.target.value)}
      />
      <TextArea
        label={fieldTitles.seoDescription}
        rows={3}
        value={values.seoDescription}
        maxLength={500}
        hint={
          description ? (
            <Warning text={description} />
          ) : (
            seoTexts.descriptionHint(values.seoDescription.length)
          )
        }
        error={fault('seoDescription')}
        isUnsaved={isUnsaved('seoDescription')}
        onChange={(event) => set('seoDescription', event.target.value)}
      />
      <TextField
        label={fieldTitles.seoKeywords}
        value={values.seoKeywords}
        maxLength={500}
        hint={seoTexts.keywordsHint}
        error={fault('seoKeywords')}
        isUnsaved={isUnsaved('seoKeywords')}
        onChange={(event) => set('seoKeywords', event.target.value)}
      />
    </Section>
  );
}
