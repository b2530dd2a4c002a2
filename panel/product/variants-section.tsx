import { Plus } from 'lucide-react';
import { useState } from 'react';
import { axesOf } from '#panel/product/axes.ts';
import { AxesEditor } from '#panel/product/axes-editor.tsx';
import { Section } from '#panel/product/section.tsx';
import { productTexts } from '#panel/product/texts.ts';
import type { ProductForm } from '#panel/product/use-product-form.ts';
import { newVariant, type VariantPatch } from '#panel/product/values.ts';
import { MainFields, MoreFields } from '#panel/product/variant-fields.tsx';
import { VariantTable } from '#panel/product/variant-table.tsx';
import { variantTexts } from '#panel/product/variant-texts.ts';
import { type Variants, variantsOf } from '#panel/product/variants.ts';
import { Button } from '#panel/ui/button.tsx';
import { Note } from '#panel/ui/states.tsx';

function Plain({ form, all }: { form: ProductForm; all: Variants }) {
  const [isMore, setIsMore] = useState(false);
  const [variant] = all.variants;
  if (!variant) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="medium muted">{variantTexts.none}</p>
        <Button
          icon={<Plus className="i i-s" aria-hidden="true" />}
          onClick={() => all.setAll([newVariant()])}
        >
          {variantTexts.addVariant}
        </Button>
      </div>
    );
  }
  const props = {
    variant,
    fault: all.faultOf(variant.key),
    onChange: (patch: VariantPatch) => all.patch(variant.key, patch),
  };
  return (
    <>
      <MainFields {...props} />
      {isMore ? (
        <MoreFields {...props} pictureCount={form.values.pictures.length} />
      ) : (
        <p>
          <Button look="quiet" size="s" onClick={() => setIsMore(true)}>
            {variantTexts.details}
          </Button>
        </p>
      )}
    </>
  );
}

/** Price and stock of a plain product, or its variants by colour, storage and further options. */
export function VariantsSection({ form }: { form: ProductForm }) {
  const all = variantsOf(form);
  const axes = axesOf(all.variants);
  const isPlain = all.variants.length <= 1;
  const fault = form.fault('variants');
  return (
    <Section
      id="variants"
      title={isPlain ? productTexts.price : productTexts.variants}
      note={isPlain ? null : variantTexts.count(all.variants.length, axes.length)}
    >
      {isPlain ? <Plain form={form} all={all} /> : null}
      {all.variants.length > 0 ? <AxesEditor all={all} /> : null}
      {isPlain ? null : <VariantTable form={form} all={all} />}
      {fault ? <Note kind="bad">{fault}</Note> : null}
    </Section>
  );
}
