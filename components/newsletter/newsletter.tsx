'use client';

import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { newsletterIds, newsletterTexts } from '#components/newsletter/texts.ts';
import { useControl } from '#components/newsletter/use-control.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useDigits } from '#components/ui/use-digits.ts';
import { publicConfig } from '#lib/public-config.ts';
import { mobileInput } from '#lib/text/numeric-input.ts';

/**
 * A plain form that works without JavaScript; the code that validates and sends it is loaded at its
 * first focus.
 */
export function Newsletter() {
  const [answer, setAnswer] = useState<ReactNode>(null);
  return (
    <section className="news" aria-labelledby={newsletterIds.title}>
      <div>
        <h2 id={newsletterIds.title}>{newsletterTexts.title}</h2>
        <p>{newsletterTexts.promise}</p>
      </div>
      {answer ?? <NewsletterForm onDone={setAnswer} />}
    </section>
  );
}

function NewsletterForm({ onDone }: { onDone: (answer: ReactNode) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<ReactNode>(null);
  const [busy, setBusy] = useState(false);
  const { Part, load, ready, submit, changed } = useControl(form);
  const digits = useDigits(field, mobileInput, changed);

  // From here on the script shows the errors in the shop's words.
  useEffect(() => form.current?.setAttribute('novalidate', ''), []);

  return (
    <form
      ref={form}
      className="news-form"
      action={`${publicConfig.apiBase}/Home/News-Letter`}
      method="post"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={newsletterIds.mobile}>{newsletterTexts.mobile}</label>
      <div className={error === null ? 'input' : 'input input-err'}>
        <Icon name="smartphone" />
        <input
          {...digits}
          ref={field}
          id={newsletterIds.mobile}
          type="tel"
          name="mobile"
          autoComplete="tel"
          placeholder={newsletterTexts.example}
          required
          aria-invalid={error !== null}
          aria-describedby={newsletterIds.error}
          onFocus={load}
        />
      </div>
      <button type="submit" className="btn btn-ink" aria-busy={busy}>
        {busy ? <span aria-hidden className="spinner" /> : null}
        {newsletterTexts.submit}
      </button>
      <div id={newsletterIds.error} className="news-hint">
        {error}
      </div>
      {Part === null ? null : (
        <Part field={field} onReady={ready} onError={setError} onBusy={setBusy} onDone={onDone} />
      )}
    </form>
  );
}
