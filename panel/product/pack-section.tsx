import { codeOf } from '#panel/product/code.ts';
import { fieldTitles, productTexts } from '#panel/product/texts.ts';
import { Section } from '#panel/product/section.tsx';
import type { ProductForm } from '#panel/product/use-product-form.ts';
import { useMay } from '#panel/session/use-me.ts';
import { NumberField, TextField } from '#panel/ui/fields.tsx';

const sides = ['length', 'width', 'height'] as const;

/** Codes, size and weight for parcels, and what it costs the shop. */
export function PackSection({ form }: { form: ProductForm }) {
  const { values, set, fault, isUnsaved } = form;
  const mayPrice = useMay('prices');
  return (
    <Section id="pack" title={productTexts.pack}>
      <div className="cols">
        <TextField
          label={fieldTitles.sku}
          isLatin
          value={values.sku ?? ''}
          maxLength={64}
          error={fault('sku')}
          isUnsaved={isUnsaved('sku')}
          onChange={(event) => set('sku', codeOf(event.target.value))}
        />
        <TextField
          label={fieldTitles.gtin}
          isLatin
          inputMode="numeric"
          value={values.gtin ?? ''}
          maxLength={14}
          error={fault('gtin')}
          isUnsaved={isUnsaved('gtin')}
          onChange={(event) => set('gtin', codeOf(event.target.value))}
        />
        <TextField
          label={fieldTitles.mpn}
          isLatin
          value={values.mpn ?? ''}
          maxLength={70}
          error={fault('mpn')}
          isUnsaved={isUnsaved('mpn')}
          onChange={(event) => set('mpn', event.target.value || null)}
        />
        <NumberField
          label={fieldTitles.weight}
          unit={productTexts.gram}
          min={0}
          max={10_000_000}
          value={values.weight}
          error={fault('weight')}
          isUnsaved={isUnsaved('weight')}
          onChange={(value) => set('weight', value ?? 0)}
        />
        {mayPrice ? (
          <NumberField
            label={fieldTitles.costPrice}
            unit={productTexts.toman}
            min={0}
            hint={productTexts.costHint}
            value={values.costPrice}
            error={fault('costPrice')}
            isUnsaved={isUnsaved('costPrice')}
            onChange={(value) => set('costPrice', value)}
          />
        ) : null}
      </div>
      <div className="cols cols-3">
        {sides.map((side) => (
          <NumberField
            key={side}
            label={fieldTitles[side]}
            unit={productTexts.millimetre}
            min={1}
            max={100_000}
            value={values[side]}
            error={fault(side)}
            isUnsaved={isUnsaved(side)}
            onChange={(value) => set(side, value)}
          />
        ))}
      </div>
    </Section>
  );
}
