import { deliveryTexts } from '#components/delivery/texts.ts';
import { showTown } from '#lib/dialogs/store.ts';

/** Opens the choice of a town. @param isOwn whether one is known */
export function TownButton({ isOwn }: { isOwn: boolean }) {
  return (
    <button type="button" className="needs-script link" onClick={showTown}>
      {isOwn ? deliveryTexts.change : deliveryTexts.choose}
    </button>
  );
}
