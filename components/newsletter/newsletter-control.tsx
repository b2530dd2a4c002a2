'use client';

import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { answerTexts } from '#components/newsletter/answer-texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { newsletterBody, type NewsletterBody } from '#lib/contract/newsletter.ts';
import { zodResolver } from '#lib/forms/zod-resolver.ts';
import { signUp } from '#lib/newsletter/client.ts';
import { prepareToasts, showToast } from '#lib/toasts/store.ts';

const resolver = zodResolver<NewsletterBody>(newsletterBody);

export interface FormHandle {
  /** Call after each change of the field. */
  changed(): void;
  submit(): void;
}

interface NewsletterControlProps {
  /** The field on the page. */
  field: RefObject<HTMLInputElement | null>;
  onReady: (form: FormHandle) => void;
  /** Called with the error of the number, or null. */
  onError: (hint: ReactNode) => void;
  onBusy: (busy: boolean) => void;
  /** Called after success, with what replaces the form. */
  onDone: (answer: ReactNode) => void;
}

async function send(body: NewsletterBody, onDone: NewsletterControlProps['onDone']): Promise<void> {
  const sentence = await signUp(body).catch(() => null);
  if (sentence === null) {
    await showToast('error', answerTexts.failedTitle, { text: answerTexts.failed });
    return;
  }
  onDone(<Done sentence={sentence} />);
  await showToast('success', sentence);
}

/** The service's answer, in place of the form; takes the focus of the removed button. */
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

/**
 * Validates and sends the form. Renders nothing: the form is on the page already, and loading this
 * must not disturb someone who is typing.
 */
export function NewsletterControl(props: NewsletterControlProps) {
  const { field, onReady, onError, onBusy, onDone } = props;
  const { register, handleSubmit, formState } = useForm<NewsletterBody>({
    defaultValues: { mobile: field.current?.value ?? '' },
    resolver,
  });
  const { errors, isSubmitting } = formState;
  const sentence = errors.mobile?.message ?? null;

  useEffect(() => {
    const input = field.current;
    if (input === null) return undefined;
    const mobile = register('mobile');
    mobile.ref(input);
    const changed = () => void mobile.onChange({ target: input, type: 'change' });
    changed();
    const sendValid = handleSubmit((body) => send(body, onDone));
    let sending: Promise<void> | null = null;
    // A second press during a submission is ignored.
    const submit = () => {
      sending ??= sendValid().finally(() => {
        sending = null;
      });
    };
    onReady({ changed, submit });
    return () => mobile.ref(null);
  }, [register, handleSubmit, field, onReady, onDone]);
  useEffect(prepareToasts, []);
  useEffect(() => onBusy(isSubmitting), [onBusy, isSubmitting]);
  useEffect(() => {
    onError(
      sentence === null ? null : (
        <p className="hint hint-err">
          <Icon name="circle-alert" className="i-s" />
          {sentence}
        </p>
      ),
    );
  }, [onError, sentence]);

  return null;
}
