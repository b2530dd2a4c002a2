'use client';

import { FormError } from '#components/account/form-error.tsx';
import { SubmitButton } from '#components/account/submit-button.tsx';
import { TextField } from '#components/account/text-field.tsx';
import { useAccountForm } from '#components/account/use-account-form.ts';
import { listTexts } from '#components/favourites/lists/texts.ts';
import { judgedBy } from '#lib/rules/account.ts';
import { listNameRule } from '#lib/rules/list-name.ts';
import type { Outcome } from '#lib/session/try-call.ts';

interface NameFormProps<Answer> {
  /** The present name; '' for a new list. */
  name: string;
  submit: string;
  send: (name: string) => Promise<Outcome<Answer>>;
  onDone: (answer: Answer) => void;
}

/** The field for a list's name. */
export function NameForm<Answer>({ name, submit, send, onDone }: NameFormProps<Answer>) {
  const { form, sentence, busy, onSubmit } = useAccountForm({
    values: { name },
    names: ['name'],
    send: (fields: { name: string }) => send(fields.name),
    onDone,
  });
  return (
    <form className="form" method="post" noValidate onSubmit={onSubmit}>
      <TextField
        label={listTexts.name}
        hint={listTexts.nameHint}
        autoComplete="off"
        error={form.formState.errors.name?.message}
        field={form.register('name', { validate: judgedBy(listNameRule) })}
      />
      <FormError sentence={sentence} />
      <SubmitButton busy={busy}>{submit}</SubmitButton>
    </form>
  );
}
