import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { ContactLive } from '#components/contact/contact-live.tsx';
import { contactTexts, plainErrors } from '#components/contact/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { ContactRefusal } from '#lib/contact/refusal.ts';
import {
  type ContactField,
  contactErrorId,
  contactFieldNames,
  contactFields,
  contactOutcomes,
  contactPageName,
} from '#lib/contract/forms.ts';
import { longestContact, shortestMessage } from '#lib/rules/contact.ts';
import { mobilePattern } from '#lib/rules/mobile-pattern.ts';

const idOf = (field: ContactField | 'website' | 'title') => `contact-${field}`;

type CommonProps = InputHTMLAttributes<HTMLInputElement> &
  TextareaHTMLAttributes<HTMLTextAreaElement>;

/** At least one letter or digit, as the service requires. */
const withWords = String.raw`.*[\p{L}\p{N}].*`;
const shortest = 2;

interface FieldProps {
  name: ContactField;
  refusal: ContactRefusal | undefined;
  /** Shown below from the start; also in the field's title, for screen readers. */
  hint?: string;
  /** Renders the input with the common attributes. */
  children: (common: CommonProps) => ReactNode;
}

/**
 * A field with its label above and its error below; shown by the address, the page or the form's
 * script.
 */
function Field({ name, refusal, hint, children }: FieldProps) {
  const wrong = refusal?.wrong[name];
  const isFirst = contactFields.find((field) => refusal?.wrong[field] !== undefined) === name;
  return (
    <div className="field">
      <label htmlFor={idOf(name)}>{contactFieldNames[name]}</label>
      <div className={wrong === undefined ? 'input' : 'input input-err'}>
        {children({
          id: idOf(name),
          name,
          required: true,
          title: plainErrors[name],
          defaultValue: refusal?.written[name],
          autoFocus: isFirst,
          ...(wrong !== undefined && {
            'aria-invalid': true,
            'aria-describedby': contactErrorId(name),
          }),
        })}
      </div>
      {hint !== undefined && <p className="hint">{hint}</p>}
      <p
        id={contactErrorId(name)}
        className={`hint hint-err outcome ${wrong === undefined ? '' : 'is-shown'}`}
        role="alert"
      >
        <Icon name="circle-alert" className="i-s flex-none" />
        <span>{wrong ?? plainErrors[name]}</span>
      </p>
    </div>
  );
}

/** Honeypot: invisible, hidden from screen readers and keyboard, so only robots fill it in. */
function Trap() {
  return (
    <div className="sr-only" aria-hidden>
      <label htmlFor={idOf('website')}>{contactTexts.empty}</label>
      <input id={idOf('website')} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/**
 * A plain form: without JavaScript the browser validates it, and the answer leads back to this
 * page, to the element with the result (front/steps/contact-form.ts). The script that validates and
 * sends it in place is loaded when the form gets the focus.
 */
export function ContactForm({ refusal }: { refusal?: ContactRefusal | undefined }) {
  return (
    <section className="contact" aria-labelledby={idOf('title')}>
      <h2 id={idOf('title')} className="text-18 font-title">
        {contactTexts.title}
      </h2>
      <output id={contactOutcomes.done} className="outcome text-good" tabIndex={-1}>
        <Icon name="circle-check" className="flex-none" />
        <span>{contactTexts.done}</span>
      </output>
      <form className="short-form" action={`/${contactPageName}`} method="post">
        <p>{contactTexts.promise}</p>
        <Field name="name" refusal={refusal}>
          {(common) => (
            <input
              {...common}
              type="text"
              autoComplete="name"
              minLength={shortest}
              maxLength={longestContact.name}
              pattern={withWords}
            />
          )}
        </Field>
        <Field name="mobile" refusal={refusal}>
          {(common) => (
            <input
              {...common}
              type="tel"
              dir="ltr"
              autoComplete="tel"
              maxLength={longestContact.mobile}
              placeholder={contactTexts.example}
              pattern={mobilePattern}
            />
          )}
        </Field>
        <Field name="subject" refusal={refusal}>
          {(common) => (
            <input
              {...common}
              type="text"
              minLength={shortest}
              maxLength={longestContact.subject}
              pattern={withWords}
            />
          )}
        </Field>
        <Field name="message" refusal={refusal} hint={contactTexts.shortest}>
          {(common) => (
            <textarea
              {...common}
              rows={6}
              minLength={shortestMessage}
              maxLength={longestContact.message}
            />
          )}
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
