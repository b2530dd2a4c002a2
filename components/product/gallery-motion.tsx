'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useChosen } from '#components/product/chosen-variant.tsx';
import { pageTexts } from '#components/product/product-page-texts.ts';
import { gliding } from '#lib/gliding.ts';

/**
 * Scrolls an image of the row into view without moving the page. It scrolls to a position, not by a
 * distance, which `scroll-snap-stop` would cut short at the next image.
 */
function show(row: HTMLElement, at: number): void {
  const picture = row.children[at];
  if (picture === undefined) return;
  const left = picture.getBoundingClientRect().left - row.getBoundingClientRect().left;
  row.scrollTo({ left: row.scrollLeft + left, behavior: gliding() });
}

interface GalleryMotionProps {
  /** Id of the image row. */
  target: string;
  /** Id of the text that says which image is visible. */
  count: string;
  children: ReactNode;
}

/**
 * Thumbnails of the image row with the id `target`: they scroll it, and mark the visible image. The
 * row also follows the chosen variant.
 */
export function GalleryMotion({ target, count, children }: GalleryMotionProps) {
  const thumbs = useRef<HTMLDivElement>(null);
  const { imageIndex } = useChosen().variant;
  const first = useRef(imageIndex);

  useEffect(() => {
    const row = document.getElementById(target);
    if (row === null) return;
    const mark = () => {
      const at = Math.round(Math.abs(row.scrollLeft) / Math.max(1, row.clientWidth));
      const all = [...(thumbs.current?.children ?? [])];
      for (const [index, thumb] of all.entries()) {
        thumb.toggleAttribute('data-shown', index === at);
      }
      const text = document.getElementById(count);
      if (text) text.textContent = pageTexts.pictureOf(at + 1, all.length);
    };
    mark();
    row.addEventListener('scroll', mark, { passive: true });
    return () => row.removeEventListener('scroll', mark);
  }, [target, count]);

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
    // Clicks, by mouse or keyboard, come from the links inside.
    <div ref={thumbs} className="thumbs" onClick={click} role="presentation">
      {children}
    </div>
  );
}
