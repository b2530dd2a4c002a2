import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { namedGoodsQuery } from '#panel/goods/calls.ts';
import { relatedTexts as words } from '#panel/product/related-texts.ts';
import { fieldTitles, productTexts } from '#panel/product/texts.ts';
import { useFoundGoods } from '#panel/product/use-found-goods.ts';
import type { ProductForm } from '#panel/product/use-product-form.ts';
import { IconButton } from '#panel/ui/button.tsx';
import { ComboField } from '#panel/ui/combo-field.tsx';

/** The most that the service takes. */
const mostVersions = 20;

/** The products that are the same model, such as its other capacities. */
export function VersionsPart({ form }: { form: ProductForm }) {
  const { versionIds } = form.values;
  const { options, failure, setQuery } = useFoundGoods(form);
  const { data } = useQuery({ ...namedGoodsQuery(versionIds), enabled: versionIds.length > 0 });
  const names = new Map(data?.items.map((row) => [row.websiteCode, isolateLatin(row.nameFa)]));
  const isFull = versionIds.length >= mostVersions;
  const set = (codes: number[]) => form.set('versionIds', codes);
  return (
    <div className="grid gap-3">
      <p className="medium muted">{words.versions}</p>
      {versionIds.length > 0 ? (
        <ul className="sort-list" aria-label={fieldTitles.versionIds}>
          {versionIds.map((code) => {
            const name = names.get(code) ?? words.code(code);
            return (
              <li key={code} className="sort-row">
                <span className="flex-1 min-w-0 line-clamp-1 whitespace-normal [overflow-wrap:anywhere]">
                  {name}
                </span>
                <IconButton
                  size="s"
                  label={words.remove(name)}
                  onClick={() => set(versionIds.filter((each) => each !== code))}
                >
                  <X className="i i-s" aria-hidden="true" />
                </IconButton>
              </li>
            );
          })}
        </ul>
      ) : null}
      <div className="cols">
        <ComboField
          label={words.addVersion}
          placeholder={productTexts.choose}
          hint={isFull ? words.fullOfVersions : ''}
          options={
            isFull ? [] : options?.filter(({ value }) => !versionIds.includes(Number(value)))
          }
          failure={failure}
          value={null}
          onSearch={setQuery}
          error={form.fault('versionIds')}
          onChange={(option) => {
            if (option && !isFull) set([...versionIds, Number(option.value)]);
            setQuery('');
          }}
        />
      </div>
    </div>
  );
}
