import type { ChangeEvent, ComponentProps } from 'react';
import { mobileInput } from '#lib/text/numeric-input.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { signInTexts } from '#panel/sign-in/texts.ts';
import { TextField } from '#panel/ui/fields.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'id'> {
  error?: string | undefined;
  hint?: string;
}

/** A mobile number, typed or pasted in any form, shown in Persian digits. */
export function MobileField({ onChange, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      label={signInTexts.mobile}
      isLatin
      inputMode="tel"
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        event.target.value = toPersianDigits(mobileInput(event.target.value));
        void onChange?.(event);
      }}
    />
  );
}
