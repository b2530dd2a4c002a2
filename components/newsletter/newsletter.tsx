'use client';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { newsletterIds, newsletterTexts } from '#components/newsletter/texts.ts';
import { useControl } from '#components/newsletter/use-control.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useDigits } from '#components/ui/use-digits.ts';
import { mobileInput } from '#lib/format/numeric-input.ts';
import { publicConfig } from '#lib/public-config.ts';

/** A plain form that works without scripts; react-hook-form and zod come when it is first entered. */
export function Newsletter() {
  const [sentence, setSentence] = useState<string | null>(null);
  return (
    <section className="news" aria-labelledby={newsletterIds.title}>
      <div>
        <h2 id={newsletterIds.title}>{newsletterTexts.title}</h2>
        <p>{newsletterTexts.promise}</p>
      </div>
      {sentence === null ? <NewsletterForm onDone={setSentence} /> : <Done sentence={sentence} />}
    </section>
  );
}

/** Takes the focus of the button that is gone. */
function Done({ sentence }: { sentence: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={place} className="news-done" tabIndex={-1}>
      <Icon name="circle-check" />
      {sentence}
    </p>
  );
}

function NewsletterForm({ onDone }: { onDone: (sentence: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const control = useControl(field);
  const digits = useDigits(field, mobileInput, control.changed);

  // From here on what is wrong is said in the shop's words.
  useEffect(() => form.current?.setAttribute('novalidate', ''), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) control.submit();
  };
  return (
    <form
      ref={form}
      className="news-form"
      action={`${publicConfig.apiBase}/Home/News-Letter`}
      method="post"
      onSubmit={submit}
    >
      <label htmlFor={newsletterIds.mobile}>{newsletterTexts.mobile}</label>
      <div className={error === null ? 'input' : 'input input-err'}>
        <Icon name="smartphone" />
        <input
          {...digits}
          ref={field}
          onFocus={() => void control.load()}
          id={newsletterIds.mobile}
          type="tel"
          name="mobile"
          autoComplete="tel"
          placeholder={newsletterTexts.example}
          required
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : newsletterIds.error}
        />
      </div>
      <button type="submit" className="btn btn-ink" aria-busy={busy}>
        {busy ? <span aria-hidden className="spinner" /> : null}
        {newsletterTexts.submit}
      </button>
      {error === null ? null : (
        <p id={newsletterIds.error} className="hint hint-err">
          <Icon name="circle-alert" className="i-s" />
          {error}
        </p>
      )}
      {control.arrived === null ? null : (
        <control.arrived.Part
          field={control.arrived.field}
          onReady={control.ready}
          onError={setError}
          onBusy={setBusy}
          onDone={onDone}
        />
      )}
    </form>
  );
}
