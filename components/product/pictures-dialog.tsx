'use client';

import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import { pageTexts } from '#components/product/product-page-texts.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { ScrollButtons } from '#components/ui/scroll-buttons.tsx';
import { closeDialog } from '#lib/dialogs/store.ts';
import type { OpenDialog } from '#lib/dialogs/store.ts';

const rowId = 'pictures-large';

/** Full-screen images of a product; a press zooms in, another zooms out. */
export default function PicturesDialog({ dialog }: { dialog: OpenDialog }) {
  const row = useRef<HTMLUListElement>(null);
  const first = dialog.kind === 'pictures' ? dialog.first : 0;
  useEffect(() => {
    row.current?.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'start' });
  }, [first]);
  if (dialog.kind !== 'pictures') return null;
  return (
    <Dialog title={pageTexts.pictures} className="dlg-large dlg-pictures" onClose={closeDialog}>
      <ul ref={row} id={rowId} className="pictures-large">
        {dialog.pictures.map(({ image, alt }) => (
          <li key={image}>
            <Near image={image} alt={alt} />
          </li>
        ))}
      </ul>
      {dialog.pictures.length > 1 ? <ScrollButtons target={rowId} /> : null}
    </Dialog>
  );
}

/** Zooms around the pointer's position, or around the centre if a key was pressed. */
function lookAt(event: MouseEvent<HTMLElement>): void {
  const { currentTarget, clientX, clientY, detail, type } = event;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const byKey = type === 'click' && detail === 0;
  const x = byKey ? 0.5 : (clientX - left) / width;
  const y = byKey ? 0.5 : (clientY - top) / height;
  currentTarget.style.setProperty('--near', `${x * 100}% ${y * 100}%`);
}

/** One image, zoomed at the pressed point and then pannable. */
function Near({ image, alt }: { image: string; alt: string }) {
  const [near, setNear] = useState(false);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    lookAt(event);
    setNear(!near);
  };
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    if (near) lookAt(event);
  };
  return (
    <button
      type="button"
      className="near"
      aria-pressed={near}
      aria-label={near ? pageTexts.zoomOut : pageTexts.zoomIn}
      onClick={press}
      onPointerMove={move}
    >
      <IslandPicture image={image} alt={alt} sizes="min(100vw, 100vh)" load="eager" />
    </button>
  );
}
