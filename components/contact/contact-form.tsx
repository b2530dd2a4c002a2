import type { ReactNode } from 'react';
import { ContactLive } from '#components/contact/contact-live.tsx';
import { contactTexts, plainErrors } from '#components/contact/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { type ContactField, contactErrorId, contactOutcomes } from '#lib/contract/contact-form.ts';
import { longestContact, shortestMessage } from '#lib/format/contact-rules.ts';
import { publicConfig } from '#lib/public-config.ts';

const idOf = (field: ContactField | 'website' | 'title') => `contact-${field}`;

/** A field's name above it; below it what is wrong, which the address or the form's script shows. */
function Field({ name, children }: { name: ContactField; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={idOf(name)}>{contactTexts.fields[name]}</label>
      <div className="input">{children}</div>
      <p id={contactErrorId(name)} className="hint hint-err outcome" role="alert">
        <Icon name="circle-alert" className="i-s flex-none" />
        <span>{plainErrors[name]}</span>
      </p>
    </div>
  );
}

/** Not seen, not read out, not reached by the keyboard: what fills it in is a robot. */
function Trap() {
  return (
    <div className="sr-only" aria-hidden>
      <label htmlFor={idOf('website')}>{contactTexts.empty}</label>
      <input id={idOf('website')} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/**
 * A plain form: without scripts it leads back to this page, to the part that says what became of it. What
 * judges and sends it comes when it is entered.
 */
export function ContactForm() {
  return (
    <section className="contact" aria-labelledby={idOf('title')}>
      <h2 id={idOf('title')} className="text-18 font-title">
        {contactTexts.title}
      </h2>
      <output id={contactOutcomes.done} className="outcome text-good" tabIndex={-1}>
        <Icon name="circle-check" className="flex-none" />
        <span>{contactTexts.done}</span>
      </output>
      <form className="tell" action={`${publicConfig.apiBase}/Home/Contact`} method="post">
        <p>{contactTexts.promise}</p>
        <Field name="name">
          <input
            id={idOf('name')}
            type="text"
            name="name"
            autoComplete="name"
            maxLength={longestContact.name}
            required
          />
        </Field>
        <Field name="mobile">
          <input
            id={idOf('mobile')}
            type="tel"
            name="mobile"
            dir="ltr"
            autoComplete="tel"
            placeholder={contactTexts.example}
            required
          />
        </Field>
        <Field name="subject">
          <input
            id={idOf('subject')}
            type="text"
            name="subject"
            maxLength={longestContact.subject}
            required
          />
        </Field>
        <Field name="message">
          <textarea
            id={idOf('message')}
            name="message"
            rows={6}
            minLength={shortestMessage}
            maxLength={longestContact.message}
            required
          />
        </Field>
        <Trap />
        <p id={contactOutcomes.failed} className="outcome text-bad" role="alert">
          <Icon name="circle-alert" className="i-s flex-none" />
          <span>{contactTexts.failed}</span>
        </p>
        <button type="submit" className="btn btn-primary btn-wide">
          {contactTexts.submit}
        </button>
        <ContactLive />
      </form>
    </section>
  );
}
