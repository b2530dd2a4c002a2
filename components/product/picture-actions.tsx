'use client';

import { CompareButton } from '#components/compare/compare-button.tsx';
import { Heart } from '#components/favourites/heart.tsx';
import { useChosen } from '#components/product/chosen-variant.tsx';
import { ShareButton } from '#components/product/share/share-button.tsx';
import { Icon } from '#components/ui/icon.tsx';

/** What phones show on the picture instead of in the buy box. @param image the product's main one */
export function PictureActions({ image }: { image: string }) {
  const { websiteCode, name } = useChosen();
  return (
    <div className="needs-script picture-acts">
      <Heart item={{ websiteCode, name }} className="icon-btn on-pic">
        <Icon name="heart" className="i-heart" />
      </Heart>
      <CompareButton item={{ websiteCode, name, image }} isRound />
      <ShareButton title={name} isRound />
    </div>
  );
}
