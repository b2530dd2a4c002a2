import { Controller } from 'react-hook-form';
import type { AdminBrand } from '#lib/contract/goods-tree.ts';
import { readBrands, saveBrand } from '#panel/brands/calls.ts';
import { brandTexts } from '#panel/brands/texts.ts';
import { shownText, ThingDialog } from '#panel/goods/thing-dialog.tsx';
import { SeoFields } from '#panel/goods/seo-fields.tsx';
import { treeTexts } from '#panel/goods/tree-texts.ts';
import { useThingForm } from '#panel/goods/use-thing-form.ts';
import { NumberField, TextField } from '#panel/ui/fields.tsx';
import { showToast } from '#panel/ui/toast.tsx';

interface Props {
  /** Null for a new one. */
  brand: AdminBrand | null;
  onClose: () => void;
}

const labels = {
  title: treeTexts.title,
  titleEn: brandTexts.titleEn,
  slug: treeTexts.slug,
  seoText: treeTexts.seoText,
  seoDescription: treeTexts.seoDescription,
  position: treeTexts.position,
} as const;

const plain = {
  title: '',
  titleEn: '',
  slug: '',
  seoText: '',
  seoDescription: '',
  position: 0,
};

function defaultsOf(brand: AdminBrand | null) {
  const { title, titleEn, slug, seoText, seoDescription, position } = brand ?? plain;
  return { title, titleEn, slug, seoText, seoDescription, position };
}

/** Creates a brand, or changes one. */
export default function BrandDialog({ brand, onClose }: Props) {
  const thing = useThingForm({
    thing: brand,
    valuesOf: defaultsOf,
    send: (values, base) => saveBrand({ ...values, ...base }),
    read: readBrands,
    onSaved: ({ title }) => showToast(treeTexts.saved(title)),
    onClose,
  });
  const { form, register, fault } = thing;
  return (
    <ThingDialog
      title={brand?.title ?? brandTexts.add}
      onClose={onClose}
      form={thing}
      valuesOf={defaultsOf}
      labels={labels}
      show={(name, values) => shownText(values[name])}
    >
      <TextField label={treeTexts.title} error={fault('title')} {...register('title')} />
      <TextField
        label={brandTexts.titleEn}
        isLatin
        error={fault('titleEn')}
        {...register('titleEn')}
      />
      <TextField
        label={treeTexts.slug}
        hint={treeTexts.slugHint}
        error={fault('slug')}
        {...register('slug')}
      />
      <Controller
        control={form.control}
        name="position"
        render={({ field }) => (
          <NumberField
            label={treeTexts.position}
            hint={treeTexts.positionHint}
            min={0}
            max={100_000}
            value={field.value}
            error={fault('position')}
            onChange={(value) => field.onChange(value ?? 0)}
          />
        )}
      />
      <SeoFields form={thing} />
    </ThingDialog>
  );
}
