'use client';

import { useEffect, useRef } from 'react';
import { loadPressed } from '#lib/parts.ts';

const load = () => import('#components/contact/contact-control.ts');

/** What cannot be had now is asked for again when the form is sent. */
async function begin(form: HTMLFormElement): Promise<void> {
  const part = await load().catch(() => null);
  part?.takeOver(form);
}

async function send(form: HTMLFormElement): Promise<void> {
  const part = await loadPressed(load);
  await part?.sendContactForm(form);
}

/** Stands in the contact page's form and brings what judges and sends it, when it is entered. */
export function ContactLive() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    // From here on what is wrong is said in the shop's words.
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
