'use client';

import { useCallback, useRef, useState, type RefObject } from 'react';
import type { FormHandle, NewsletterControl } from '#components/newsletter/newsletter-control.tsx';

interface Arrived {
  Part: typeof NewsletterControl;
  field: HTMLInputElement;
}

/**
 * Fetches the form's control when it is first wanted. A submit that comes earlier waits for it; when it
 * can't be had, the browser sends the form itself.
 */
export function useControl(field: RefObject<HTMLInputElement | null>) {
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const handle = useRef<FormHandle | null>(null);
  const asked = useRef(false);
  const waiting = useRef(false);

  const load = useCallback(async () => {
    if (asked.current) return;
    asked.current = true;
    try {
      const { NewsletterControl: Part } =
        await import('#components/newsletter/newsletter-control.tsx');
      if (field.current) setArrived({ Part, field: field.current });
    } catch {
      asked.current = false;
      if (waiting.current) field.current?.form?.submit();
    }
  }, [field]);

  const ready = useCallback((form: FormHandle) => {
    handle.current = form;
    if (waiting.current) form.submit();
    waiting.current = false;
  }, []);

  const submit = () => {
    if (handle.current) handle.current.submit();
    else {
      waiting.current = true;
      void load();
    }
  };
  const changed = () => handle.current?.changed();
  return { arrived, load, ready, submit, changed };
}
