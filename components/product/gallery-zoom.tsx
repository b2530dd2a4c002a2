'use client';

import { useEffect } from 'react';
import { pageTexts } from '#components/product/product-page-texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import { showPictures } from '#lib/dialogs/store.ts';
import { publicConfig } from '#lib/public-config.ts';
import { pictureUrl } from '#lib/text/picture.ts';

interface GalleryZoomProps {
  /** Id of the image row. */
  target: string;
  images: GetDetailAnswer['images'];
}

/** Index of the visible image in the row. */
const seenIn = (row: HTMLElement): number =>
  Math.round(Math.abs(row.scrollLeft) / Math.max(1, row.clientWidth));

/** A press on the row, or on its button, opens the images full screen. */
export function GalleryZoom({ target, images }: GalleryZoomProps) {
  const open = () => {
    const row = document.getElementById(target);
    const at = row === null ? 0 : seenIn(row);
    showPictures(images, at, pictureUrl(publicConfig.imageBase, images[at]?.image ?? ''));
  };

  useEffect(() => {
    const row = document.getElementById(target);
    row?.addEventListener('click', open);
    return () => row?.removeEventListener('click', open);
  });

  return (
    <button
      type="button"
      className="needs-script icon-btn on-pic gallery-zoom"
      aria-label={pageTexts.zoom}
      onClick={open}
    >
      <Icon name="zoom-in" />
    </button>
  );
}
