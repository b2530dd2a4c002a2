import { ArrowDown, ArrowUp } from 'lucide-react';
import { nameOfVariant } from '#panel/product/axes.ts';
import { moved } from '#panel/ui/moved.ts';
import type { FormVariant, VariantPatch } from '#panel/product/values.ts';
import { MainFields, MoreFields } from '#panel/product/variant-fields.tsx';
import { variantTexts } from '#panel/product/variant-texts.ts';
import type { Variants } from '#panel/product/variants.ts';
import { texts } from '#panel/texts.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';

interface Props {
  all: Variants;
  variant: FormVariant;
  pictureCount: number;
  onClose: () => void;
}

/** All fields of a variant. What is written counts at once; the product's save stores it. */
export default function VariantDialog({ all, variant, pictureCount, onClose }: Props) {
  const { variants, setAll } = all;
  const at = variants.findIndex(({ key }) => key === variant.key);
  const name = nameOfVariant(variant) || variantTexts.plain;
  const props = {
    variant,
    fault: all.faultOf(variant.key),
    onChange: (patch: VariantPatch) => all.patch(variant.key, patch),
  };
  return (
    <Dialog
      isOpen
      isDrawer
      title={name}
      onClose={onClose}
      onSubmit={onClose}
      actions={
        <>
          <Button type="submit">{variantTexts.done}</Button>
          <IconButton
            label={texts.up(name)}
            disabled={at === 0}
            onClick={() => setAll(moved(variants, at, at - 1))}
          >
            <ArrowUp className="i" aria-hidden="true" />
          </IconButton>
          <IconButton
            label={texts.down(name)}
            disabled={at === variants.length - 1}
            onClick={() => setAll(moved(variants, at, at + 1))}
          >
            <ArrowDown className="i" aria-hidden="true" />
          </IconButton>
          {variant.held === 0 ? (
            <Button
              look="danger"
              className="ms-auto"
              onClick={() => {
                onClose();
                setAll(variants.filter(({ key }) => key !== variant.key));
              }}
            >
              {variantTexts.removeVariant}
            </Button>
          ) : null}
        </>
      }
    >
      <MainFields {...props} />
      <MoreFields {...props} pictureCount={pictureCount} />
      {variant.held > 0 ? <p className="small faint">{variantTexts.held(variant.held)}</p> : null}
    </Dialog>
  );
}
