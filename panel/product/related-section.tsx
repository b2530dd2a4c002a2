import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foundGoodsQuery, productQuery } from '#panel/goods/calls.ts';
import { relatedTexts } from '#panel/product/related-texts.ts';
import { Section } from '#panel/product/section.tsx';
import { fieldTitles, productTexts } from '#panel/product/texts.ts';
import type { ProductForm } from '#panel/product/use-product-form.ts';
import { Button } from '#panel/ui/button.tsx';
import { ComboField } from '#panel/ui/combo-field.tsx';

/** The successor of a withdrawn product. Related products are the shop's own choice, from the same category. */
export default function RelatedSection({ form }: { form: ProductForm }) {
  const { values, set, fault, saved } = form;
  const { successorId } = values;
  const [query, setQuery] = useState('');
  const { data: found } = useQuery(foundGoodsQuery(query.trim()));
  const { data: chosen } = useQuery({
    ...productQuery(successorId ?? 0),
    enabled: successorId !== null,
  });
  const options = (found?.items ?? [])
    .filter(({ websiteCode }) => websiteCode !== saved?.websiteCode)
    .map(({ websiteCode, nameFa }) => ({ value: String(websiteCode), label: nameFa }));
  const value =
    successorId === null
      ? null
      : (options.find((each) => each.value === String(successorId)) ?? {
          value: String(successorId),
          label: chosen?.nameFa ?? relatedTexts.code(successorId),
        });
  return (
    <Section id="related" title={productTexts.related}>
      <p className="medium muted">{relatedTexts.automatic}</p>
      <div className="cols">
        <ComboField
          label={fieldTitles.successorId}
          placeholder={productTexts.choose}
          hint={relatedTexts.successor}
          options={options}
          value={value}
          onSearch={setQuery}
          error={fault('successorId')}
          onChange={(option) => set('successorId', option ? Number(option.value) : null)}
        />
      </div>
      {successorId === null ? null : (
        <p>
          <Button look="quiet" size="s" onClick={() => set('successorId', null)}>
            {relatedTexts.without}
          </Button>
        </p>
      )}
    </Section>
  );
}
