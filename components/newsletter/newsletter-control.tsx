'use client';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { answerTexts } from '#components/newsletter/answer-texts.ts';
import { signUp } from '#lib/api/newsletter-call.ts';
import { newsletterBody, type NewsletterBody } from '#lib/contract/newsletter.ts';
import { zodResolver } from '#lib/forms/zod-resolver.ts';
import { prepareToasts, showToast } from '#lib/stores/toasts.ts';

const resolver = zodResolver<NewsletterBody>(newsletterBody);

export interface FormHandle {
  /** To be called after each change of the field. */
  changed(): void;
  submit(): void;
}

interface NewsletterControlProps {
  /** The field as it stands on the page. */
  field: HTMLInputElement;
  onReady: (form: FormHandle) => void;
  onError: (sentence: string | null) => void;
  onBusy: (busy: boolean) => void;
  /** The number is in; with the service's sentence. */
  onDone: (sentence: string) => void;
}

async function send(body: NewsletterBody, onDone: (sentence: string) => void): Promise<void> {
  const sentence = await signUp(body).catch(() => null);
  if (sentence === null) {
    await showToast('error', answerTexts.failedTitle, { text: answerTexts.failed });
    return;
  }
  onDone(sentence);
  await showToast('success', sentence);
}

/**
 * Judges and sends the form. Draws nothing: the form is on the page already, and whoever is typing into
 * it must not lose field or caret when this arrives.
 */
export function NewsletterControl(props: NewsletterControlProps) {
  const { field, onReady, onError, onBusy, onDone } = props;
  const { register, handleSubmit, formState } = useForm<NewsletterBody>({
    defaultValues: { mobile: field.value },
    resolver,
  });
  const { errors, isSubmitting } = formState;
  const sentence = errors.mobile?.message ?? null;

  useEffect(() => {
    const mobile = register('mobile');
    mobile.ref(field);
    const submit = handleSubmit((body) => send(body, onDone));
    onReady({
      changed: () => void mobile.onChange({ target: field, type: 'change' }),
      submit: () => void submit(),
    });
    return () => mobile.ref(null);
  }, [register, handleSubmit, field, onReady, onDone]);
  useEffect(prepareToasts, []);
  useEffect(() => onError(sentence), [onError, sentence]);
  useEffect(() => onBusy(isSubmitting), [onBusy, isSubmitting]);

  return null;
}
