'use client';

import { useEffect, useState } from 'react';
import { homeTexts } from '#components/home/texts.ts';
import { toPersianDigits } from '#lib/format/digits.ts';

/** A dot for each slide of the row with the id `target`; the seen one is long. */
export function SliderPager({ target, count }: { target: string; count: number }) {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const row = document.getElementById(target);
    if (row === null) return;
    const look = () => setCurrent(Math.round(Math.abs(row.scrollLeft) / row.clientWidth));
    row.addEventListener('scroll', look, { passive: true });
    return () => row.removeEventListener('scroll', look);
  }, [target]);

  const show = (index: number) => {
    document
      .getElementById(target)
      ?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };

  return (
    <div className="pager needs-script">
      {Array.from({ length: count }, (_, index) => (
        <button
          type="button"
          key={index}
          aria-label={homeTexts.slide(toPersianDigits(index + 1))}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => show(index)}
        />
      ))}
    </div>
  );
}
