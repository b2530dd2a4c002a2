'use client';

import { useEffect, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '#components/account/field-error.tsx';
import { accountTexts } from '#components/account/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { normaliseMobile } from '#lib/rules/mobile.ts';
import { typedMobile } from '#lib/session/after-login.ts';
import { toLatinDigits } from '#lib/text/digits.ts';

/** A number as it may stand in the field: digits in Latin, with the separators people type. */
const writable = (typed: string): string => toLatinDigits(typed).replaceAll(/[^\d+\s()-]/g, '');

function judgeMobile(written: string): string | true {
  if (written.trim() === '') return accountTexts.mobileMissing;
  return normaliseMobile(written) !== null || accountTexts.mobileBad;
}

/** Validation rules of the field. */
export const mobileRules = {
  // React Hook Form reads the value before the field is normalised.
  setValueAs: writable,
  validate: judgeMobile,
  onChange: (event: { target: HTMLInputElement }) => {
    const { target } = event;
    const kept = writable(target.value);
    if (kept !== target.value) target.value = kept;
  },
};

/** Prefills the number that was typed on another login page. */
export function useTypedMobile(fill: (mobile: string) => void): void {
  useEffect(() => {
    const kept = typedMobile.take();
    if (kept !== '') fill(kept);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, whatever `fill` is
  }, []);
}

interface MobileFieldProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

export function MobileField({ field, error }: MobileFieldProps) {
  // A unique id: the router keeps left pages mounted but hidden.
  const id = useId();
  const below = `${id}-hint`;
  return (
    <div className="field">
      <label htmlFor={id}>{accountTexts.mobile}</label>
      <div className={`input h-14 ${error === undefined ? '' : 'input-err'}`} dir="ltr">
        <input
          id={id}
          className="text-18"
          type="text"
          inputMode="tel"
          autoComplete="username"
          aria-invalid={error !== undefined}
          aria-describedby={below}
          {...field}
        />
      </div>
      <FieldError id={below} error={error}>
        <Icon name="info" className="i-s" />
        {accountTexts.mobileHint}
      </FieldError>
    </div>
  );
}
