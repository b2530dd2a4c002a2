'use client';

import { useEffect, useRef, useState } from 'react';
import { pageTexts } from '#components/product/product-page-texts.ts';
import { makeZoomable, type Zooming } from '#components/product/zoom/zoomable.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PictureMarkup } from '#components/ui/picture-markup.tsx';
import { ScrollButtons } from '#components/ui/scroll-buttons.tsx';
import { closeDialog, type OpenDialog, type PicturesDialog } from '#lib/dialogs/store.ts';
import { publicConfig } from '#lib/public-config.ts';
import { wideSrcSet } from '#lib/text/picture.ts';

const rowId = 'pictures-large';
/** Larger than any stored picture, so that browsers load the largest, which is then enlarged. */
const sizes = '2000px';

/** Full-screen images of a product, which can be swiped through and enlarged. */
export default function Pictures({ dialog }: { dialog: OpenDialog }) {
  return dialog.kind === 'pictures' ? <Shown dialog={dialog} /> : null;
}

function Shown({ dialog: { pictures, first } }: { dialog: PicturesDialog }) {
  const row = useRef<HTMLUListElement>(null);
  const zooming = useRef<Zooming>(null);
  const [{ scale, at }, setSeen] = useState({ scale: 1, at: first });

  useEffect(() => {
    if (row.current === null) return;
    row.current.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'start' });
    const made = makeZoomable(row.current, (scaleNow, now) =>
      setSeen({ scale: scaleNow, at: now }),
    );
    zooming.current = made;
    return made.stop;
  }, [first]);

  return (
    <Dialog title={pageTexts.pictures} className="dlg-large dlg-pictures" onClose={closeDialog}>
      <ul ref={row} id={rowId} className="pictures-large">
        {pictures.map(({ image, alt }, index) => (
          <li key={image} className="near">
            <PictureMarkup
              image={image}
              alt={alt}
              sizes={sizes}
              srcSet={wideSrcSet(publicConfig.imageBase, image, sizes)}
              load={Math.abs(index - at) < 2 ? 'eager' : 'lazy'}
            />
          </li>
        ))}
      </ul>
      <div className="zoom-acts">
        <button
          type="button"
          className="icon-btn icon-btn-outline"
          aria-label={pageTexts.zoomOut}
          disabled={scale === 1}
          onClick={() => zooming.current?.zoomOut()}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className="icon-btn icon-btn-outline"
          aria-label={pageTexts.zoomIn}
          onClick={() => zooming.current?.zoomIn()}
        >
          <Icon name="plus" />
        </button>
        {pictures.length < 2 ? null : (
          <>
            <output>{pageTexts.pictureOf(at + 1, pictures.length)}</output>
            <ScrollButtons target={rowId} />
          </>
        )}
      </div>
    </Dialog>
  );
}
