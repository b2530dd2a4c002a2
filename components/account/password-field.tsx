'use client';

import { useId, useState } from 'react';
import type { InputHTMLAttributes, Ref } from 'react';
import { FieldError } from '#components/account/field-error.tsx';
import { accountTexts } from '#components/account/texts.ts';

export interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error: string | undefined;
  /** Shown below while the field has no error. */
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A password field that can show what is typed. */
export function PasswordField({
  label,
  error,
  hint,
  name = 'password',
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  const below = `${id}-hint`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={`input h-14 pe-1 ${error === undefined ? '' : 'input-err'}`} dir="ltr">
        <input
          {...input}
          id={id}
          name={name}
          className="text-18"
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          {...((error ?? hint) !== undefined && { 'aria-describedby': below })}
        />
        <button
          type="button"
          className="btn btn-text text-13 text-ink-3"
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? accountTexts.hide : accountTexts.show}
        </button>
      </div>
      <FieldError id={below} error={error}>
        {hint}
      </FieldError>
    </div>
  );
}
