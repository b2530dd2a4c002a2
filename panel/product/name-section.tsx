import { HtmlField } from '#panel/editor/html-field.tsx';
import { fieldTitles, productTexts } from '#panel/product/texts.ts';
import { Section } from '#panel/product/section.tsx';
import type { ProductForm } from '#panel/product/use-product-form.ts';
import { TextField } from '#panel/ui/fields.tsx';

/** Names, address and texts. */
export function NameSection({ form }: { form: ProductForm }) {
  const { base, values, set, fault, isUnsaved, saved } = form;
  return (
    <Section id="name" title={productTexts.name}>
      <TextField
        label={fieldTitles.nameFa}
        value={values.nameFa}
        maxLength={200}
        error={fault('nameFa')}
        isUnsaved={isUnsaved('nameFa')}
        onChange={(event) => set('nameFa', event.target.value)}
      />
      <div className="cols">
        <TextField
          label={fieldTitles.nameEn}
          isLatin
          value={values.nameEn}
          maxLength={200}
          error={fault('nameEn')}
          isUnsaved={isUnsaved('nameEn')}
          onChange={(event) => set('nameEn', event.target.value)}
        />
        <TextField
          label={fieldTitles.slug}
          dir="auto"
          value={values.slug}
          maxLength={100}
          hint={saved ? productTexts.slugHint : productTexts.slugFromName}
          error={fault('slug')}
          isUnsaved={isUnsaved('slug')}
          onChange={(event) => set('slug', event.target.value)}
        />
      </div>
      <TextField
        label={fieldTitles.shortText}
        value={values.shortText}
        maxLength={500}
        hint={productTexts.shortHint(values.shortText.length)}
        error={fault('shortText')}
        isUnsaved={isUnsaved('shortText')}
        onChange={(event) => set('shortText', event.target.value)}
      />
      <HtmlField
        label={fieldTitles.descriptionHtml}
        maxLength={200_000}
        html={values.descriptionHtml}
        stored={base.descriptionHtml}
        error={fault('descriptionHtml')}
        isUnsaved={isUnsaved('descriptionHtml')}
        onChange={(html) => set('descriptionHtml', html)}
      />
    </Section>
  );
}
