'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useChosen } from '#components/product/chosen-variant.tsx';
import { gliding } from '#lib/gliding.ts';

/**
 * Brings a picture of the row to its start, without moving the page. To a place, not by a distance: on its way over a
 * distance the row would stop at the next picture (`scroll-snap-stop`).
 */
function show(row: HTMLElement, at: number): void {
  const picture = row.children[at];
  if (picture === undefined) return;
  const left = picture.getBoundingClientRect().left - row.getBoundingClientRect().left;
  row.scrollTo({ left: row.scrollLeft + left, behavior: gliding() });
}

/**
 * Thumbnails that move the row with the id `target`, follow it, and follow the chosen variant's
 * picture.
 */
export function GalleryMotion({ target, children }: { target: string; children: ReactNode }) {
  const thumbs = useRef<HTMLDivElement>(null);
  const { imageIndex } = useChosen().variant;
  const first = useRef(imageIndex);

  useEffect(() => {
    const row = document.getElementById(target);
    if (row === null) return;
    const mark = () => {
      const at = Math.round(Math.abs(row.scrollLeft) / Math.max(1, row.clientWidth));
      for (const [index, thumb] of [...(thumbs.current?.children ?? [])].entries()) {
        thumb.toggleAttribute('data-shown', index === at);
      }
    };
    mark();
    row.addEventListener('scroll', mark, { passive: true });
    return () => row.removeEventListener('scroll', mark);
  }, [target]);

  useEffect(() => {
    const row = document.getElementById(target);
    if (row === null || first.current === imageIndex) return;
    first.current = imageIndex;
    show(row, imageIndex);
  }, [target, imageIndex]);

  const click = (event: MouseEvent) => {
    const row = document.getElementById(target);
    const thumb = event.target instanceof Element ? event.target.closest('a') : null;
    if (row === null || thumb === null) return;
    event.preventDefault();
    show(row, [...event.currentTarget.children].indexOf(thumb));
  };

  return (
    // The links inside are what is pressed, by mouse or keyboard.
    <div ref={thumbs} className="thumbs" onClick={click} role="presentation">
      {children}
    </div>
  );
}
