'use client';

import { useCallback, useRef, useState, type RefObject } from 'react';
import { notifyUnreachable } from '#lib/parts.ts';
import type { FormHandle, NewsletterControl } from '#components/newsletter/newsletter-control.tsx';

/**
 * Loads the form's control on demand. A submit during loading waits for it; if loading fails, the
 * browser sends the form.
 */
export function useControl(form: RefObject<HTMLFormElement | null>) {
  const [Part, setPart] = useState<typeof NewsletterControl | null>(null);
  const handle = useRef<FormHandle | null>(null);
  const waiting = useRef(false);

  const load = async () => {
    try {
      const loaded = await import('#components/newsletter/newsletter-control.tsx');
      setPart(() => loaded.NewsletterControl);
    } catch {
      if (!waiting.current) return;
      waiting.current = false;
      if (navigator.onLine) form.current?.submit();
      else notifyUnreachable();
    }
  };
  const ready = useCallback((made: FormHandle) => {
    handle.current = made;
    if (waiting.current) made.submit();
    waiting.current = false;
  }, []);
  const submit = () => {
    if (handle.current) handle.current.submit();
    else {
      waiting.current = true;
      void load();
    }
  };
  return { Part, load, ready, submit, changed: () => handle.current?.changed() };
}
