import { GalleryZoom } from '#components/product/gallery-zoom.tsx';
import { GalleryMotion } from '#components/product/gallery-motion.tsx';
import { pageTexts } from '#components/product/product-page-texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import { pictureHash, picturePath, pictureUrl } from '#lib/text/picture.ts';
import { publicConfig } from '#lib/public-config.ts';

const id = 'gallery';
const countId = 'gallery-count';
const fullSizes = '(min-width: 62rem) 464px, 92vw';

/**
 * The product's images in a row to swipe or scroll, with thumbnails that are plain anchors: all of
 * it works without JavaScript.
 */
export function Gallery({ images }: { images: GetDetailAnswer['images'] }) {
  if (images.length === 0) {
    return (
      <div className="pic gallery-none">
        <Icon name="package" />
      </div>
    );
  }
  return (
    <section aria-label={pageTexts.pictures}>
      <div className="relative">
        {/* A scrollable area must be focusable, to be scrolled by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul id={id} className="gallery" tabIndex={0} aria-label={pageTexts.pictures}>
          {images.map(({ image, alt }, at) => (
            <li key={image} id={`picture-${at + 1}`} className="pic">
              <IslandPicture
                image={image}
                alt={alt}
                sizes={fullSizes}
                load={at === 0 ? 'high' : 'lazy'}
              />
            </li>
          ))}
        </ul>
        <GalleryZoom target={id} images={images} />
        {images.length < 2 ? null : (
          <p className="gallery-count on-pic" aria-hidden>
            <span id={countId}>{pageTexts.pictureOf(1, images.length)}</span>
          </p>
        )}
      </div>
      {images.length < 2 ? null : (
        <GalleryMotion target={id} count={countId}>
          {images.map(({ image }, at) => (
            <a
              key={image}
              href={`#picture-${at + 1}`}
              className="pic"
              aria-label={pageTexts.picture(at + 1)}
            >
              <Thumbnail image={image} />
            </a>
          ))}
        </GalleryMotion>
      )}
    </section>
  );
}

/** A thumbnail: one small file and short markup, because a page shows many. */
function Thumbnail({ image }: { image: string }) {
  const hash = pictureHash(image);
  const path = hash === undefined ? image : picturePath(hash, 160, 'webp');
  return <img src={pictureUrl(publicConfig.imageBase, path)} alt="" width={160} height={160} />;
}
