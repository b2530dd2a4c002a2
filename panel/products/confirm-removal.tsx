import { formatNumber } from '#lib/text/toman.ts';
import { productsTexts } from '#panel/products/texts.ts';
import { Confirm } from '#panel/ui/confirm.tsx';

interface Props {
  count: number;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before many products leave the shop. */
export default function ConfirmRemoval({ count, onConfirm, onClose }: Props) {
  return (
    <Confirm
      title={productsTexts.removeMany(formatNumber(count))}
      text={productsTexts.removeText}
      action={productsTexts.remove}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
