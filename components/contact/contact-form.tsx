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

/** Something that can be read, as the service wants it. */
const withWords = String.raw`.*[\p{L}\p{N}].*`;
const shortest = 2;

interface FieldProps {
  name: ContactField;
  refusal: ContactRefusal | undefined;
  /** What is seen below it from the beginning; the field's title says it to who does not see. */
  hint?: string;
  /** Draws the field with what all of them have. */
  children: (common: CommonProps) => ReactNode;
}

/** A field's name above it; below it what is wrong, which the address, the page or the form's script shows. */
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
        className={`hint hint-err outcome ${wrong === undefined ? '' : 'is-told'}`}
        role="alert"
      >
        <Icon name="circle-alert" className="i-s flex-none" />
        <span>{wrong ?? plainErrors[name]}</span>
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
 * A plain form: without scripts the browser judges it first, and it leads back to this page, to the part that says
 * what became of it (front/steps/contact-form.ts). What judges and sends it in place comes when it is entered.
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
      <form className="tell" action={`/${contactPageName}`} method="post">
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
