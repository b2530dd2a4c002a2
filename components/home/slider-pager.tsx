'use client';

import { useEffect, useState } from 'react';

/** Shows which slide of the row with the id `target` is visible. The shopper moves the row itself. */
export function SliderPager({ target, slides }: { target: string; slides: readonly string[] }) {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const row = document.getElementById(target);
    if (row === null) return;
    const update = () => setCurrent(Math.round(Math.abs(row.scrollLeft) / row.clientWidth));
    row.addEventListener('scroll', update, { passive: true });
    return () => row.removeEventListener('scroll', update);
  }, [target]);

  return (
    <div className="pager needs-script" aria-hidden="true">
      {slides.map((slide, index) => (
        <i key={slide} className={index === current ? 'on' : undefined} />
      ))}
    </div>
  );
}
