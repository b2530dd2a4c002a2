import { useMutation } from '@tanstack/react-query';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { CallError, isCancelled } from '#panel/client.ts';
import { texts } from '#panel/texts.ts';

interface Needs<Values extends FieldValues, Answer> {
  defaults: DefaultValues<Values>;
  /** Makes the call. */
  send: (values: Values) => Promise<Answer>;
  /** After the call; a sentence that it returns is shown as the form's failure. */
  done: (answer: Answer, values: Values) => string | null | undefined | void;
}

/**
 * A form that makes one call. Sentences of a 422 are shown at their fields, any other failure above the buttons
 * (`failure`); what was written stays.
 */
export function useCallForm<Values extends FieldValues, Answer>({
  defaults,
  send,
  done,
}: Needs<Values, Answer>) {
  const form = useForm<Values>({ defaultValues: defaults });
  const { errors } = form.formState;
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    meta: { isShown: true },
    onSuccess: (answer, values) => {
      const message = done(answer, values);
      if (message) form.setError('root', { message });
    },
    onError: (error, values) => {
      if (isCancelled(error)) return;
      const { message, atFields } = faultsOf(error, Object.keys(values));
      for (const [name, sentence] of atFields) {
        form.setError(name as Path<Values>, { message: sentence });
      }
      if (atFields.length === 0) form.setError('root', { message });
    },
  });
  return {
    form,
    register: form.register,
    /** The sentence below a field. */
    fault: (name: Path<Values>): string | undefined => {
      const found = errors[name]?.message;
      return typeof found === 'string' ? found : undefined;
    },
    failure: errors.root?.message,
    isBusy: isPending,
    submit: form.handleSubmit((values) => {
      if (!isPending) mutate(values);
    }),
  };
}

/** Which sentences belong to fields of the form, and what is said if none does. */
export function faultsOf(
  error: unknown,
  names: readonly string[],
): { message: string; atFields: (readonly [string, string])[] } {
  if (!(error instanceof CallError)) return { message: texts.failed.unknown, atFields: [] };
  const atFields = Object.entries(error.fields).filter(([name]) => names.includes(name));
  return { message: error.message, atFields: error.status === 422 ? atFields : [] };
}
