import { PasswordField, type PasswordFieldProps } from '#components/account/password-field.tsx';
import { accountTexts } from '#components/account/texts.ts';
import { strengthOf } from '#lib/rules/password-strength.ts';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'hint' | 'autoComplete'> {
  /** What is written in the field. */
  written: string;
}

/** A field for a new password, whose strength is said while it is written. */
export function NewPasswordField({ written, ...field }: NewPasswordFieldProps) {
  const strength = written === '' ? undefined : strengthOf(written);
  return (
    <div className="grid gap-2">
      <PasswordField {...field} autoComplete="new-password" hint={accountTexts.passwordHint} />
      <div className="strength hint" data-strength={strength}>
        <output>{strength === undefined ? '' : accountTexts.strengths[strength]}</output>
      </div>
    </div>
  );
}
