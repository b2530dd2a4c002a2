'use client';

import { useEffect, useRef } from 'react';
import { priceTexts } from '#components/price-list/texts.ts';
import { formatDate } from '#lib/text/date.ts';

/** Date of printing, shown on paper only: prices change. */
export function PrintedOn() {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const write = () => {
      if (place.current) place.current.textContent = priceTexts.printed(formatDate(today()));
    };
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, []);
  return <p ref={place} className="prices-day" />;
}

const today = () => new Date().toISOString();
