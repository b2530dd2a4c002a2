import { useState } from 'react';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { failureTexts } from '#lib/calls/texts.ts';
import type { Outcome } from '#lib/session/try-call.ts';

interface AccountForm<Fields extends FieldValues, Answer> {
  values: DefaultValues<Fields>;
  /**
   * The rendered fields, in page order: the first wrong one gets the focus. Errors the service
   * reports for other fields are shown as the form's.
   */
  names: readonly Path<Fields>[];
  /** Sends the form; its code is loaded on demand. */
  send: (fields: Fields) => Promise<Outcome<Answer>>;
  onDone: (answer: Answer) => void;
}

/**
 * An account form: the service's field errors are shown at the fields, the first of which gets the
 * focus; other errors are shown above the button. The input is kept in every case.
 */
export function useAccountForm<Fields extends FieldValues, Answer>(
  of: AccountForm<Fields, Answer>,
) {
  const form = useForm<Fields>({ defaultValues: of.values, shouldFocusError: false });
  const [sentence, setSentence] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function showErrors(fields: Readonly<Record<string, string>>, whole: string): void {
    const wrong = of.names.filter((name) => fields[name] !== undefined);
    for (const [at, name] of wrong.entries()) {
      form.setError(name, { message: fields[name] ?? whole }, { shouldFocus: at === 0 });
    }
    setSentence(wrong.length === 0 ? whole : null);
  }

  const take = async (fields: Fields) => {
    setBusy(true);
    setSentence(null);
    const outcome = await of.send(fields).catch(() => 'unreachable' as const);
    // Null: the browser is already leaving for the login page.
    if (outcome === null) return;
    setBusy(false);
    if (outcome === 'unreachable') setSentence(failureTexts.unreachable);
    else if ('refusal' in outcome) showErrors(outcome.refusal.fields, outcome.refusal.sentence);
    else of.onDone(outcome.answer);
  };
  const send = form.handleSubmit(take, (wrong) => {
    // The answer to the last try says nothing of fields that are wrong now.
    setSentence(null);
    const first = of.names.find((name) => name in wrong);
    if (first !== undefined) form.setFocus(first);
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };
  return { form, sentence, busy, onSubmit };
}
