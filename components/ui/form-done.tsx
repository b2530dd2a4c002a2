'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '#components/ui/icon.tsx';

/** The service's answer in place of a form; takes the focus of the form's button. */
export function FormDone({ sentence }: { sentence: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} className="form-done" tabIndex={-1}>
      <Icon name="circle-check" className="flex-none" />
      {sentence}
    </p>
  );
}
