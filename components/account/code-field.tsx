'use client';

import { useEffect, useId } from 'react';
import type { RefObject } from 'react';
import { FieldError } from '#components/account/field-error.tsx';
import { authTexts } from '#components/account/auth-texts.ts';
import { useDigits } from '#components/ui/use-digits.ts';
import { codeInput, codeLength } from '#lib/rules/code-input.ts';

interface CodeFieldProps {
  field: RefObject<HTMLInputElement | null>;
  error: string | undefined;
  /** Called with the last digit typed, when the form has no other fields. */
  onWhole?: () => void;
}

/** One field for the whole code, so that it can be pasted, and phones can fill it in. */
export function CodeField({ field, error, onWhole }: CodeFieldProps) {
  const id = useId();
  const below = `${id}-hint`;
  const digits = useDigits(field, codeInput, (code) => {
    if (code.length === codeLength) onWhole?.();
  });

  // The button that led here is gone: focus the field.
  useEffect(() => field.current?.focus(), [field]);

  return (
    <div className="field">
      <label htmlFor={id}>{authTexts.code}</label>
      <div className={`input h-14 ${error === undefined ? '' : 'input-err'}`} dir="ltr">
        <input
          {...digits}
          ref={field}
          id={id}
          name="code"
          className="text-center text-22 font-price tracking-[0.4em] indent-[0.4em]"
          type="text"
          autoComplete="one-time-code"
          enterKeyHint="done"
          aria-invalid={error !== undefined}
          aria-describedby={below}
        />
      </div>
      <FieldError id={below} error={error}>
        {onWhole ? authTexts.codeHint : null}
      </FieldError>
    </div>
  );
}
