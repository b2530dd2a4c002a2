'use client';

import { useId, useRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '#components/account/field-error.tsx';
import { useDigits } from '#components/ui/use-digits.ts';

interface FieldFrameProps {
  id: string;
  label: string;
  error: string | undefined;
  /** Shown below while the field has no error. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A field with its label above and its error below. */
export function FieldFrame({ id, label, error, hint, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={error === undefined ? 'input' : 'input input-err'}>{children}</div>
      <FieldError id={hintOf(id)} error={error}>
        {hint}
      </FieldError>
    </div>
  );
}

const hintOf = (id: string) => `${id}-hint`;

/** ARIA attributes of a field: whether it is invalid, and what describes it. */
export const fieldState = (id: string, error: string | undefined, hint?: ReactNode) => ({
  id,
  'aria-invalid': error !== undefined,
  ...((error !== undefined || hint !== undefined) && { 'aria-describedby': hintOf(id) }),
});

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'className'> {
  label: string;
  error: string | undefined;
  hint?: ReactNode;
  field: UseFormRegisterReturn;
}

/** A text field of one line. */
export function TextField({ label, error, hint, field, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <input type="text" {...input} {...field} {...fieldState(id, error, hint)} />
    </FieldFrame>
  );
}

interface DigitsFieldProps extends TextFieldProps {
  /** Removes characters the field does not allow. */
  keep: (text: string) => string;
}

/** A number field: digits of any script are converted to Latin ones. */
export function DigitsField({ label, error, hint, field, keep, ...input }: DigitsFieldProps) {
  const id = useId();
  const place = useRef<HTMLInputElement>(null);
  const digits = useDigits(place, keep);
  const { ref, ...rest } = field;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <input
        type="text"
        {...input}
        {...rest}
        {...digits}
        {...fieldState(id, error, hint)}
        ref={(element) => {
          place.current = element;
          ref(element);
        }}
      />
    </FieldFrame>
  );
}
