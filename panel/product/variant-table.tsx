import { ChevronLeft, Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { nameOfVariant } from '#panel/product/axes.ts';
import { codeOf } from '#panel/product/code.ts';
import { availabilityTitle, fieldTitles } from '#panel/product/texts.ts';
import type { ProductForm } from '#panel/product/use-product-form.ts';
import type { FormVariant } from '#panel/product/values.ts';
import { priced } from '#panel/product/variant-fields.tsx';
import { variantTexts } from '#panel/product/variant-texts.ts';
import type { Variants } from '#panel/product/variants.ts';
import { useMay } from '#panel/session/use-me.ts';
import { texts } from '#panel/texts.ts';
import { IconButton } from '#panel/ui/button.tsx';
import { NumberField, TextField } from '#panel/ui/fields.tsx';
import { Handle, Sortable, useItem } from '#panel/ui/sortable.tsx';
import { State } from '#panel/ui/states.tsx';
import { useDesk } from '#panel/ui/use-desk.ts';
import { moved } from '#panel/ui/moved.ts';

const VariantDialog = lazy(() => import('#panel/product/variant-dialog.tsx'));

const titleOf = (variant: FormVariant): string => nameOfVariant(variant) || variantTexts.plain;

function Dot({ variant }: { variant: FormVariant }) {
  if (variant.colour === null) return null;
  return (
    <span className="dot" aria-hidden="true" style={{ backgroundColor: variant.colour.hex }} />
  );
}

function Sale({ variant: { availability, stock, held } }: { variant: FormVariant }) {
  const { available, outOfStock } = availabilityCodes;
  if (availability !== available) {
    return <State kind="rest">{availabilityTitle(availability)}</State>;
  }
  const isOut = (stock ?? 0) <= held;
  return (
    <State kind={isOut ? 'bad' : 'good'}>{availabilityTitle(isOut ? outOfStock : available)}</State>
  );
}

interface RowProps {
  variant: FormVariant;
  at: number;
  all: Variants;
  onOpen: () => void;
}

function Row({ variant, at, all, onOpen }: RowProps) {
  const [mayPrice, mayStock] = [useMay('prices'), useMay('stock')];
  const { setElement, setHandle } = useItem(variant.key, at);
  const name = titleOf(variant);
  const fault = all.faultOf(variant.key);
  const { price, stock, sku } = variant;
  const whole = fault('') ?? fault('id') ?? fault('options');
  return (
    <tr ref={setElement}>
      <th scope="row">
        <span className="flex items-center gap-2">
          <Handle name={name} setHandle={setHandle} />
          <Dot variant={variant} />
          <span className="medium">{name}</span>
        </span>
        {whole ? <span className="hint hint-bad">{whole}</span> : null}
      </th>
      <td className="w-40">
        <TextField
          label={`${fieldTitles.sku}، ${name}`}
          isLabelHidden
          isLatin
          value={sku ?? ''}
          maxLength={64}
          error={fault('sku')}
          onChange={(event) => all.patch(variant.key, { sku: codeOf(event.target.value) })}
        />
      </td>
      <td className="w-44">
        {mayPrice ? (
          <NumberField
            label={`${fieldTitles.price}، ${name}`}
            isLabelHidden
            min={0}
            value={price}
            error={fault('price')}
            onChange={(value) => all.patch(variant.key, priced(variant, value, mayStock))}
          />
        ) : (
          <span className="num">{price === null ? texts.nothing : formatNumber(price)}</span>
        )}
      </td>
      <td className="w-28">
        {mayStock ? (
          <NumberField
            label={`${fieldTitles.stock}، ${name}`}
            isLabelHidden
            min={0}
            value={stock}
            error={fault('stock')}
            onChange={(value) => all.patch(variant.key, { stock: value })}
          />
        ) : (
          <span className="num">{formatNumber(stock ?? 0)}</span>
        )}
      </td>
      <td>
        <Sale variant={variant} />
      </td>
      <td className="acts">
        <IconButton size="s" label={variantTexts.more(name)} onClick={onOpen}>
          <Ellipsis className="i" aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
}

function Card({
  variant,
  onOpen,
  fault,
}: Pick<RowProps, 'variant' | 'onOpen'> & { fault: boolean }) {
  const { price, stock, sku } = variant;
  return (
    <li className="card">
      <Dot variant={variant} />
      <button type="button" className="card-body card-open" onClick={onOpen}>
        <span className="font-label">{titleOf(variant)}</span>
        <span className="small faint">{sku ? <bdi dir="ltr">{sku}</bdi> : texts.nothing}</span>
      </button>
      <span className="grid justify-items-end">
        <span className="font-label">{price === null ? texts.nothing : formatNumber(price)}</span>
        <span className={fault ? 'small text-bad' : 'small'}>{formatNumber(stock ?? 0)}</span>
      </span>
      <ChevronLeft className="i i-s" aria-hidden="true" />
    </li>
  );
}

/** The variants: at a desk price, stock and code in the row, the rest in a dialog; on a phone all in the dialog. */
export function VariantTable({ form, all }: { form: ProductForm; all: Variants }) {
  const isDesk = useDesk();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const { variants, setAll } = all;
  const opened = variants.find(({ key }) => key === openKey);
  return (
    <>
      {isDesk ? (
        <div className="table-scroll">
          <Sortable onMove={(from, to) => setAll(moved(variants, from, to))}>
            <table className="table table-dense" aria-label={variantTexts.variant}>
              <thead>
                <tr>
                  <th scope="col">{variantTexts.variant}</th>
                  <th scope="col">{variantTexts.code}</th>
                  <th scope="col">{variantTexts.price}</th>
                  <th scope="col">{variantTexts.stock}</th>
                  <th scope="col">{variantTexts.state}</th>
                  <th scope="col">
                    <span className="sr-only">{variantTexts.details}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {variants.map((variant, at) => (
                  <Row
                    key={variant.key}
                    variant={variant}
                    at={at}
                    all={all}
                    onOpen={() => setOpenKey(variant.key)}
                  />
                ))}
              </tbody>
            </table>
          </Sortable>
        </div>
      ) : (
        <ul className="cards" aria-label={variantTexts.variant}>
          {variants.map((variant, at) => (
            <Card
              key={variant.key}
              variant={variant}
              fault={Object.keys(form.faults).some((name) => name.startsWith(`variants.${at}`))}
              onOpen={() => setOpenKey(variant.key)}
            />
          ))}
        </ul>
      )}
      {opened ? (
        <Suspense>
          <VariantDialog
            all={all}
            variant={opened}
            pictureCount={form.values.pictures.length}
            onClose={() => setOpenKey(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
