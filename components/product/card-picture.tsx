import { IslandPicture } from '#components/ui/island-picture.tsx';
import type { PictureLoad } from '#components/ui/picture-markup.tsx';

/** A quarter of the page on desktop, a third on tablets, half on phones. */
const cardSizes = '(min-width: 62rem) 302px, (min-width: 48rem) 31vw, 45vw';

/** Product image at card size. Decorative: the product's name is beside it. */
export function CardPicture({ image, load }: { image: string; load: PictureLoad }) {
  return <IslandPicture image={image} alt="" sizes={cardSizes} load={load} />;
}
