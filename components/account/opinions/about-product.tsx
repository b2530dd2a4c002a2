import type { ReactNode } from 'react';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { paths } from '#lib/contract/paths.ts';
import type { OpinionProduct } from '#lib/contract/own-opinion.ts';

interface AboutProductProps {
  product: OpinionProduct;
  children?: ReactNode;
}

/** What something is written about; a link as long as the product has a page. */
export function AboutProduct({ product, children }: AboutProductProps) {
  const { websiteCode, slug, nameFa, image, isThere } = product;
  const name = <MixedText>{nameFa}</MixedText>;
  return (
    <div className="flex items-center gap-3">
      {image === '' ? null : (
        <span className="pic w-14 flex-none overflow-hidden rounded-12">
          <IslandPicture image={image} alt="" sizes="56px" />
        </span>
      )}
      <div className="min-w-0">
        <p className="font-label [overflow-wrap:anywhere]">
          {isThere ? (
            <a className="hover:text-amber-ink" href={paths.product(websiteCode, slug)}>
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
