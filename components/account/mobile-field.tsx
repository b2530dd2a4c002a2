'use client';

import { useEffect, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '#components/account/field-error.tsx';
import { accountTexts } from '#components/account/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { normaliseMobile } from '#lib/rules/mobile.ts';
import { typedMobile } from '#lib/session/way-in.ts';
import { toLatinDigits } from '#lib/text/digits.ts';

/** A number as it may stand in the field: its digits in Latin, and what people write between them. */
const writable = (typed: string): string => toLatinDigits(typed).replaceAll(/[^\d+\s()-]/g, '');

function judgeMobile(written: string): string | true {
  if (written.trim() === '') return accountTexts.mobileMissing;
  return normaliseMobile(written) !== null || accountTexts.mobileBad;
}

/** How a form takes the field. */
export const mobileRules = {
  // The form takes the value before the field is corrected.
  setValueAs: writable,
  validate: judgeMobile,
  onChange: (event: { target: HTMLInputElement }) => {
    const { target } = event;
    const kept = writable(target.value);
    if (kept !== target.value) target.value = kept;
  },
};

/** Fills in the number that was typed on another way in. */
export function useTypedMobile(fill: (mobile: string) => void): void {
  useEffect(() => {
    const kept = typedMobile.take();
    if (kept !== '') fill(kept);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, whoever fills it
  }, []);
}

interface MobileFieldProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

export function MobileField({ field, error }: MobileFieldProps) {
  // The router keeps pages that were left by Back, hidden.
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
