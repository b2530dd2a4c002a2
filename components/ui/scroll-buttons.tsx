'use client';

import { useEffect, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { uiTexts } from '#components/ui/texts.ts';

interface Edges {
  start: boolean;
  end: boolean;
}

/** Distances to both ends of a row, in either writing direction; allows 1 px for rounding. */
function edgesOf(row: HTMLElement): Edges {
  const passed = Math.abs(row.scrollLeft);
  return { start: passed < 2, end: passed + row.clientWidth > row.scrollWidth - 2 };
}

/**
 * Buttons that scroll the element with the id `target` by its visible width. They follow its
 * writing direction, and are hidden when everything is visible.
 */
export function ScrollButtons({ target, className = '' }: { target: string; className?: string }) {
  const [edges, setEdges] = useState<Edges>({ start: true, end: false });

  useEffect(() => {
    const row = document.getElementById(target);
    if (row === null) return;
    const update = () => {
      const next = edgesOf(row);
      setEdges((last) => (last.start === next.start && last.end === next.end ? last : next));
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(row);
    row.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', update);
    };
  }, [target]);

  const scroll = (step: 1 | -1) => {
    const row = document.getElementById(target);
    if (row === null) return;
    const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row.scrollBy({ left: step * forward * row.clientWidth });
  };

  return (
    <div className={`scroll-buttons ${className}`} hidden={edges.start && edges.end}>
      <button
        type="button"
        className="icon-btn icon-btn-outline"
        aria-label={uiTexts.previous}
        disabled={edges.start}
        onClick={() => scroll(-1)}
      >
        <Icon name="chevron-right" />
      </button>
      <button
        type="button"
        className="icon-btn icon-btn-outline"
        aria-label={uiTexts.next}
        disabled={edges.end}
        onClick={() => scroll(1)}
      >
        <Icon name="chevron-left" />
      </button>
    </div>
  );
}
