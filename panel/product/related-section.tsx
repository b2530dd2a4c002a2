import { useQuery } from '@tanstack/react-query';
import { productQuery } from '#panel/goods/calls.ts';
import { RelatedList } from '#panel/product/related-list.tsx';
import { relatedTexts } from '#panel/product/related-texts.ts';
import { Section } from '#panel/product/section.tsx';
import { fieldTitles, productTexts } from '#panel/product/texts.ts';
import { useFoundGoods } from '#panel/product/use-found-goods.ts';
import type { ProductForm } from '#panel/product/use-product-form.ts';
import { VersionsPart } from '#panel/product/versions-part.tsx';
import { Button } from '#panel/ui/button.tsx';
import { ComboField } from '#panel/ui/combo-field.tsx';

/** The most that the service takes. */
const mostRelated = 12;

/** What the page of the product shows first of the related ones. */
function Related({ form }: { form: ProductForm }) {
  const { relatedIds } = form.values;
  const { options, failure, setQuery } = useFoundGoods(form);
  const isFull = relatedIds.length >= mostRelated;
  const set = (codes: number[]) => form.set('relatedIds', codes);
  return (
    <div className="grid gap-3">
      <p className="medium muted">
        {relatedIds.length > 0 ? relatedTexts.rest : relatedTexts.automatic}
      </p>
      {relatedIds.length > 0 ? <RelatedList codes={relatedIds} onChange={set} /> : null}
      <div className="cols">
        <ComboField
          label={relatedTexts.add}
          placeholder={productTexts.choose}
          hint={isFull ? relatedTexts.full : relatedTexts.count(relatedIds.length, mostRelated)}
          options={
            isFull ? [] : options?.filter(({ value }) => !relatedIds.includes(Number(value)))
          }
          failure={failure}
          value={null}
          onSearch={setQuery}
          error={form.fault('relatedIds')}
          onChange={(option) => {
            if (option && !isFull) set([...relatedIds, Number(option.value)]);
            setQuery('');
          }}
        />
      </div>
    </div>
  );
}

/** Other products that this one leads to: related ones, and the successor of a withdrawn product. */
export default function RelatedSection({ form }: { form: ProductForm }) {
  const { values, set, fault } = form;
  const { successorId } = values;
  const { options, failure, setQuery } = useFoundGoods(form);
  const { data: chosen } = useQuery({
    ...productQuery(successorId ?? 0),
    enabled: successorId !== null,
  });
  const value =
    successorId === null
      ? null
      : (options?.find((each) => each.value === String(successorId)) ?? {
          value: String(successorId),
          label: chosen?.nameFa ?? relatedTexts.code(successorId),
        });
  return (
    <Section id="related" title={productTexts.related}>
      <VersionsPart form={form} />
      <Related form={form} />
      <div className="cols">
        <ComboField
          label={fieldTitles.successorId}
          placeholder={productTexts.choose}
          hint={relatedTexts.successor}
          options={options}
          failure={failure}
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
