import { useQuery } from '@tanstack/react-query';
import { brandsQuery, categoriesQuery } from '#panel/goods/calls.ts';
import { categoryNames } from '#panel/goods/category-names.ts';
import { fieldTitles, productTexts, stateTitles } from '#panel/product/texts.ts';
import type { ProductForm } from '#panel/product/use-product-form.ts';
import { ChipsField } from '#panel/ui/chips-field.tsx';
import { type Option, SelectField } from '#panel/ui/choices.tsx';
import { ComboField } from '#panel/ui/combo-field.tsx';

const states = ['published', 'draft', 'withdrawn'] as const;
const stateOptions = states.map((value) => ({ value, label: stateTitles[value] }));

const optionOf = (options: readonly Option[], id: number | null): Option | null =>
  options.find(({ value }) => value === String(id)) ?? null;
const idOf = (option: Option | null): number | null => (option ? Number(option.value) : null);

/** Whether it is in the shop, and where. */
export default function StatusBox({ form }: { form: ProductForm }) {
  const { values, set, fault } = form;
  const { data: tree } = useQuery(categoriesQuery);
  const { data: brands } = useQuery(brandsQuery);
  const categories = [...categoryNames(tree?.items ?? [])].map(([id, label]) => ({
    value: String(id),
    label,
  }));
  const brandOptions = (brands?.items ?? []).map(({ id, title }) => ({
    value: String(id),
    label: title,
  }));
  return (
    <section className="box form" aria-labelledby="status-title">
      <h2 id="status-title">{productTexts.status}</h2>
      <SelectField
        label={fieldTitles.state}
        options={stateOptions}
        value={values.state}
        error={fault('state')}
        onChange={(next) => {
          const state = states.find((each) => each === next);
          if (state) set('state', state);
        }}
      />
      <ComboField
        label={fieldTitles.categoryId}
        placeholder={productTexts.choose}
        options={categories}
        value={optionOf(categories, values.categoryId)}
        error={fault('categoryId')}
        onChange={(option) => set('categoryId', idOf(option))}
      />
      <ChipsField
        label={fieldTitles.categoryIds}
        placeholder={productTexts.choose}
        options={categories}
        values={values.categoryIds.map(String)}
        error={fault('categoryIds')}
        onChange={(chosen) => set('categoryIds', chosen.map(Number))}
      />
      <ComboField
        label={fieldTitles.brandId}
        placeholder={productTexts.choose}
        hint={productTexts.brandHint}
        options={brandOptions}
        value={optionOf(brandOptions, values.brandId)}
        error={fault('brandId')}
        onChange={(option) => set('brandId', idOf(option))}
      />
    </section>
  );
}
