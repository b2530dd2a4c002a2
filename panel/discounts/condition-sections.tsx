import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { provinces } from '#lib/contract/iran.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { methodsQuery } from '#panel/delivery/calls.ts';
import {
  brandsQuery,
  categoriesQuery,
  foundProductsQuery,
  namedProductsQuery,
} from '#panel/discounts/calls.ts';
import type { DraftName, PromotionDraft } from '#panel/discounts/draft.ts';
import { fieldTitles } from '#panel/discounts/field-titles.ts';
import { DraftNumber, type Editing } from '#panel/discounts/gift-section.tsx';
import { categoryOptions, chosenOf, titleOptions } from '#panel/discounts/options.ts';
import { discountTexts as words } from '#panel/discounts/texts.ts';
import { TimeSection } from '#panel/discounts/time-section.tsx';
import { paymentNames, paymentTitle } from '#panel/orders/texts.ts';
import { CheckField, type Option } from '#panel/ui/choices.tsx';
import { ManyField } from '#panel/ui/many-field.tsx';
import { useFound } from '#panel/ui/use-settled.ts';

const provinceOptions = provinces.map((name) => ({ value: name, label: name }));
const paymentOptions = paymentNames.map((name) => ({ value: name, label: paymentTitle(name) }));

type IdsName = {
  [Name in DraftName]: PromotionDraft[Name] extends readonly number[] ? Name : never;
}[DraftName];

interface IdsProps extends Editing {
  name: IdsName;
  options: readonly Option[];
  placeholder: string;
  hint?: string;
}

function IdsField({ draft, faults, set, name, options, placeholder, hint }: IdsProps) {
  return (
    <ManyField
      label={fieldTitles[name]}
      options={options}
      value={chosenOf(draft[name], options)}
      onChange={(chosen) => set({ [name]: chosen.map(({ value }) => Number(value)) })}
      error={faults[name]}
      hint={hint}
      placeholder={placeholder}
    />
  );
}

const productOptions = (items: readonly { websiteCode: number; nameFa: string }[]): Option[] =>
  items.map(({ websiteCode, nameFa }) => ({
    value: String(websiteCode),
    label: isolateLatin(nameFa),
  }));

function ProductsField({ draft: { products }, faults, set }: Editing) {
  const [sought, setSought] = useState('');
  // Names of those that were chosen here; those of the promotion are read once.
  const [first] = useState(products.slice(0, 100));
  const [seen, setSeen] = useState<readonly Option[]>([]);
  const named = useQuery(namedProductsQuery(first));
  const query = sought.trim();
  const { data: found, failure } = useFound(query, foundProductsQuery);
  const options = query === '' ? [] : found && productOptions(found.items);
  const names = [...productOptions(named.data?.items ?? []), ...seen];
  return (
    <ManyField
      label={fieldTitles.products}
      options={options}
      failure={failure}
      value={chosenOf(products, names)}
      onChange={(chosen) => {
        setSeen([
          ...seen,
          ...chosen.filter((each) => !names.some((one) => one.value === each.value)),
        ]);
        set({ products: chosen.map(({ value }) => Number(value)) });
      }}
      onSearch={setSought}
      error={faults['products']}
      hint={words.goodsHint}
      placeholder={words.allProducts}
    />
  );
}

/** Which goods it is for, and what they must be worth. */
function GoodsSection(editing: Editing) {
  const categories = useQuery(categoriesQuery);
  const brands = useQuery(brandsQuery);
  return (
    <section className="section" aria-label={words.sections.goods}>
      <h2>{words.sections.goods}</h2>
      <div className="cols">
        <IdsField
          {...editing}
          name="categories"
          options={categoryOptions(categories.data?.items ?? [])}
          placeholder={words.allCategories}
        />
        <IdsField
          {...editing}
          name="brands"
          options={titleOptions(brands.data?.items ?? [])}
          placeholder={words.allBrands}
        />
      </div>
      <ProductsField {...editing} />
      <div className="cols">
        <DraftNumber {...editing} name="subtotal" unit={words.toman} hint={words.subtotalHint} />
      </div>
    </section>
  );
}

/** Who gets it, by where it goes and how it is paid. */
function PeopleSection(editing: Editing) {
  const { draft, faults, set } = editing;
  const methods = useQuery(methodsQuery);
  return (
    <section className="section" aria-label={words.sections.people}>
      <h2>{words.sections.people}</h2>
      <CheckField checked={draft.firstOrder} onChange={(firstOrder) => set({ firstOrder })}>
        {fieldTitles.firstOrder}
      </CheckField>
      <div className="cols">
        <ManyField
          label={fieldTitles.provinces}
          options={provinceOptions}
          value={chosenOf(draft.provinces, provinceOptions)}
          onChange={(chosen) => set({ provinces: chosen.map(({ value }) => value) })}
          error={faults['provinces']}
          placeholder={words.allProvinces}
        />
        <IdsField
          {...editing}
          name="methods"
          options={titleOptions(methods.data?.items ?? [])}
          placeholder={words.allMethods}
        />
        <ManyField
          label={fieldTitles.payments}
          options={paymentOptions}
          value={chosenOf(draft.payments, paymentOptions)}
          onChange={(chosen) => set({ payments: chosen.map(({ value }) => value) })}
          error={faults['payments']}
          placeholder={words.allPayments}
        />
      </div>
    </section>
  );
}

/** How it counts beside others, and whether it counts at all. */
function TogetherSection(editing: Editing) {
  const { draft, set } = editing;
  return (
    <section className="section" aria-label={words.sections.together}>
      <h2>{words.sections.together}</h2>
      <div className="cols">
        <DraftNumber {...editing} name="priority" hint={words.priorityHint} max={1_000} />
      </div>
      <CheckField checked={draft.isExclusive} onChange={(isExclusive) => set({ isExclusive })}>
        {fieldTitles.isExclusive}
      </CheckField>
      <CheckField checked={draft.isActive} onChange={(isActive) => set({ isActive })}>
        {words.isActive}
      </CheckField>
    </section>
  );
}

/** When and for which goods and people a promotion is, and how it counts beside others. */
export default function Conditions(editing: Editing) {
  return (
    <>
      <TimeSection {...editing} />
      <GoodsSection {...editing} />
      <PeopleSection {...editing} />
      <TogetherSection {...editing} />
    </>
  );
}
