import { deliveryTexts } from '#components/delivery/texts.ts';

interface FreeProgressProps {
  /** Worth of the goods, and the worth from which they are sent free, in toman. */
  worth: number;
  freeFrom: number | null;
}

/** How far goods are from being sent free; nothing once they are, or where they never are. */
export function FreeProgress({ worth, freeFrom }: FreeProgressProps) {
  if (freeFrom === null || worth >= freeFrom) return null;
  return (
    <p className="free-progress">
      <progress max={freeFrom} value={worth} aria-hidden />
      <span>{deliveryTexts.missing(freeFrom - worth)}</span>
    </p>
  );
}
