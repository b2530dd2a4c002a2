import { useQuery } from '@tanstack/react-query';
import { brandsQuery } from '#panel/goods/calls.ts';
import { LinkBox } from '#panel/link-preview/link-box.tsx';
import { MadePicture } from '#panel/link-preview/made-picture.tsx';
import { productLink } from '#panel/product/product-link.ts';
import type { ProductForm } from '#panel/product/use-product-form.ts';
import { useMe } from '#panel/session/use-me.ts';
import { useSettled } from '#panel/ui/use-settled.ts';

/** After the last change, in ms. */
const pause = 250;

/** How a link to the product will look elsewhere, as it is being written. */
export default function PreviewBox({ form: { values, saved } }: { form: ProductForm }) {
  const { shopName } = useMe();
  const { data: brands } = useQuery(brandsQuery);
  const written = useSettled(values, pause);
  const { facts, price, offer } = productLink(written, {
    code: saved?.websiteCode ?? null,
    shopName,
    origin: location.origin,
  });
  const brand = brands?.items.find(({ id }) => id === written.brandId);
  return (
    <LinkBox
      facts={facts}
      offer={offer}
      picture={
        <MadePicture
          hash={written.pictures[0]?.hash}
          name={written.nameFa}
          kicker={brand?.title ?? ''}
          price={price}
          shopName={shopName}
        />
      }
    />
  );
}
