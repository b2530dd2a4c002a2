import { availabilityCodes } from '#lib/contract/codes.ts';
import { codeOf } from '#panel/product/code.ts';
import { availabilityTitles, fieldTitles, productTexts } from '#panel/product/texts.ts';
import type { FormVariant, VariantPatch } from '#panel/product/values.ts';
import { variantTexts } from '#panel/product/variant-texts.ts';
import { useMay } from '#panel/session/use-me.ts';
import { SelectField } from '#panel/ui/choices.tsx';
import { NumberField, TextField } from '#panel/ui/fields.tsx';

/** Largest price of the contract, in toman. */
const mostPrice = 1_000_000_000_000;
const { available, call } = availabilityCodes;

/** With its first price a variant that was «تماس بگیرید» is for sale, as the service would have it. */
export function priced(
  { price: before, availability }: FormVariant,
  price: number | null,
  mayStock: boolean,
): VariantPatch {
  if (!mayStock) return { price };
  if (before === null && price !== null && availability === call) {
    return { price, availability: available };
  }
  if (price === null && availability === available) return { price, availability: call };
  return { price };
}

export interface VariantProps {
  variant: FormVariant;
  /** The sentence at one of its fields. */
  fault: (name: string) => string | undefined;
  onChange: (patch: VariantPatch) => void;
}

/** Price, stock and code of a variant, for a form. */
export function MainFields({ variant, fault, onChange }: VariantProps) {
  const [mayPrice, mayStock] = [useMay('prices'), useMay('stock')];
  return (
    <>
      <div className="cols">
        {mayPrice ? (
          <>
            <NumberField
              label={fieldTitles.price}
              unit={productTexts.toman}
              min={0}
              max={mostPrice}
              value={variant.price}
              error={fault('price')}
              onChange={(price) => onChange(priced(variant, price, mayStock))}
            />
            <NumberField
              label={fieldTitles.oldPrice}
              unit={productTexts.toman}
              min={0}
              max={mostPrice}
              value={variant.oldPrice}
              error={fault('oldPrice')}
              onChange={(oldPrice) => onChange({ oldPrice })}
            />
          </>
        ) : null}
        {mayStock ? (
          <>
            <NumberField
              label={fieldTitles.stock}
              unit={productTexts.pieces}
              min={0}
              max={100_000_000}
              hint={variant.held > 0 ? variantTexts.heldStock(variant.held) : undefined}
              value={variant.stock}
              error={fault('stock')}
              onChange={(stock) => onChange({ stock })}
            />
            <SelectField
              label={fieldTitles.availability}
              options={availabilityTitles}
              value={String(variant.availability)}
              error={fault('availability')}
              onChange={(value) => onChange(availabilityPatch(value))}
            />
          </>
        ) : null}
      </div>
      {mayPrice ? null : <p className="small faint">{variantTexts.noPrices}</p>}
      {mayStock ? null : <p className="small faint">{variantTexts.noStock}</p>}
    </>
  );
}

function availabilityPatch(value: string): VariantPatch {
  const found = Object.values(availabilityCodes).find((code) => String(code) === value);
  return found === undefined ? {} : { availability: found };
}

interface MoreProps extends VariantProps {
  /** How many pictures the product has. */
  pictureCount: number;
}

/** The fields that few variants need. */
export function MoreFields({ variant, fault, onChange, pictureCount }: MoreProps) {
  const [mayPrice, mayStock] = [useMay('prices'), useMay('stock')];
  const pictures = Array.from({ length: pictureCount }, (_each, at) => ({
    value: String(at),
    label: variantTexts.picture(at + 1),
  }));
  return (
    <div className="cols">
      <TextField
        label={fieldTitles.sku}
        isLatin
        value={variant.sku ?? ''}
        maxLength={64}
        error={fault('sku')}
        onChange={(event) => onChange({ sku: codeOf(event.target.value) })}
      />
      <TextField
        label={fieldTitles.gtin}
        isLatin
        inputMode="numeric"
        value={variant.gtin ?? ''}
        maxLength={14}
        error={fault('gtin')}
        onChange={(event) => onChange({ gtin: codeOf(event.target.value) })}
      />
      <TextField
        label={fieldTitles.guarantee}
        value={variant.guarantee}
        maxLength={200}
        error={fault('guarantee')}
        onChange={(event) => onChange({ guarantee: event.target.value })}
      />
      {pictures.length > 1 ? (
        <SelectField
          label={fieldTitles.imageIndex}
          options={pictures}
          value={String(Math.min(variant.imageIndex, pictures.length - 1))}
          onChange={(value) => onChange({ imageIndex: Number(value) })}
        />
      ) : null}
      {mayPrice ? (
        <NumberField
          label={fieldTitles.insurancePrice}
          unit={productTexts.toman}
          min={0}
          max={mostPrice}
          value={variant.insurancePrice}
          error={fault('insurancePrice')}
          onChange={(insurancePrice) => onChange({ insurancePrice })}
        />
      ) : null}
      {mayStock ? (
        <>
          <NumberField
            label={fieldTitles.lowStock}
            unit={productTexts.pieces}
            min={0}
            value={variant.lowStock}
            error={fault('lowStock')}
            onChange={(lowStock) => onChange({ lowStock })}
          />
          <NumberField
            label={fieldTitles.maxPerOrder}
            unit={productTexts.pieces}
            min={1}
            value={variant.maxPerOrder}
            error={fault('maxPerOrder')}
            onChange={(maxPerOrder) => onChange({ maxPerOrder })}
          />
          <TextField
            label={fieldTitles.shelf}
            value={variant.shelf}
            maxLength={40}
            error={fault('shelf')}
            onChange={(event) => onChange({ shelf: event.target.value })}
          />
        </>
      ) : null}
    </div>
  );
}
