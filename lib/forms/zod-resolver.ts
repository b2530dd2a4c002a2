import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { safeParse, type $ZodType } from 'zod/v4/core';

/** Validates a form by a schema of the contract; each field gets its first error. */
export function zodResolver<Values extends FieldValues>(
  schema: $ZodType<Values, Values>,
): Resolver<Values> {
  return (values) => {
    const judged = safeParse(schema, values);
    if (judged.success) return { values: judged.data, errors: {} };
    const entries = judged.error.issues
      .toReversed()
      .map(({ path, code, message }) => [String(path[0] ?? 'root'), { type: code, message }]);
    const errors: FieldErrors<Values> = Object.fromEntries(entries);
    return { values: {}, errors };
  };
}
