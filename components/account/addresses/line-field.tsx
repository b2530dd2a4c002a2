'use client';

import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { addressTexts } from '#components/account/addresses/texts.ts';
import { FieldFrame, fieldState } from '#components/account/text-field.tsx';

/** Street and alley: a textarea for long ones, although it is stored as one line. */
export function LineField(of: { error: string | undefined; field: UseFormRegisterReturn }) {
  const id = useId();
  const hint = addressTexts.lineHint;
  return (
    <FieldFrame id={id} label={addressTexts.line} error={of.error} hint={hint}>
      <textarea
        {...of.field}
        {...fieldState(id, of.error, hint)}
        rows={3}
        autoComplete="street-address"
      />
    </FieldFrame>
  );
}
