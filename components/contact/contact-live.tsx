'use client';

import { useEffect, useRef } from 'react';
import { loadPressed } from '#lib/parts.ts';

const load = () => import('#components/contact/contact-control.ts');

/** If loading fails, it is tried again when the form is sent. */
async function begin(form: HTMLFormElement): Promise<void> {
  const part = await load().catch(() => null);
  part?.takeOver(form);
}

async function send(form: HTMLFormElement): Promise<void> {
  const part = await loadPressed(load);
  await part?.sendContactForm(form);
}

/**
 * Enhances the form it is in: loads the script that validates and sends it when the form gets the
 * focus.
 */
export function ContactLive() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    // From here on the script shows the errors in the shop's words.
    form.noValidate = true;
    const prepare = () => void begin(form);
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      void send(form);
    };
    form.addEventListener('focusin', prepare, { once: true });
    form.addEventListener('submit', submit);
    return () => {
      form.removeEventListener('focusin', prepare);
      form.removeEventListener('submit', submit);
    };
  }, []);
  return <span ref={place} hidden />;
}
