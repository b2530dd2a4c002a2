import { TriangleAlert } from 'lucide-react';
import { shortNameOf } from '#lib/rules/product-head.ts';
import { Section } from '#panel/product/section.tsx';
import { searchWarnings } from '#panel/product/product-link.ts';
import { seoTexts } from '#panel/product/seo-texts.ts';
import { fieldTitles, productTexts } from '#panel/product/texts.ts';
import type { ProductForm } from '#panel/product/use-product-form.ts';
import { useMe } from '#panel/session/use-me.ts';
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
  const { shopName } = useMe();
  const { title, description } = searchWarnings(values, shopName);
  return (
    <Section id="search" title={productTexts.search}>
      <TextField
        label={fieldTitles.shortName}
        value={values.shortName}
        maxLength={60}
        hint={seoTexts.shortNameHint(shortNameOf(values.nameFa))}
        error={fault('shortName')}
        isUnsaved={isUnsaved('shortName')}
        onChange={(event) => set('shortName', event.target.value)}
      />
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
