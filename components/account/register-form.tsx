'use client';

import { useForm } from 'react-hook-form';
import { askForCode, enterBy } from '#components/account/calls.ts';
import { FormFoot } from '#components/account/form-foot.tsx';
import { MobileField, mobileRules, useTypedMobile } from '#components/account/mobile-field.tsx';
import { PasswordField } from '#components/account/password-field.tsx';
import { accountTexts } from '#components/account/texts.ts';
import { useCodeWay } from '#components/account/use-code-way.tsx';
import { wayInTexts } from '#components/account/way-in-texts.ts';
import { WayForm } from '#components/account/way-form.tsx';
import { WayLink } from '#components/account/way-link.tsx';
import { paths } from '#lib/contract/paths.ts';
import { faultOfNewPassword } from '#lib/rules/password.ts';

interface Fields {
  mobile: string;
  password: string;
  remember: boolean;
}

const empty: Fields = { mobile: '', password: '', remember: false };

/** Registers a number with a password, after a code has confirmed the number. */
export function RegisterForm() {
  const { register, handleSubmit, setFocus, setValue, getValues, formState } = useForm<Fields>();
  const { errors } = formState;
  const { give, sentence, busy, step } = useCodeWay({
    empty,
    send: ({ mobile, password }) => askForCode((calls) => calls.sendRegisterCode(mobile, password)),
    enter: (given, code) => enterBy((calls) => calls.register({ ...given, code })),
    label: wayInTexts.register,
    focus: () => setFocus('mobile'),
  });
  useTypedMobile((mobile) => setValue('mobile', mobile));

  if (step !== null) return step;
  return (
    <WayForm
      title={wayInTexts.registerTitle}
      text={wayInTexts.registerText}
      busy={busy}
      submit={handleSubmit(give)}
    >
      <MobileField field={register('mobile', mobileRules)} error={errors.mobile?.message} />
      <PasswordField
        label={accountTexts.password}
        autoComplete="new-password"
        hint={wayInTexts.passwordHint}
        error={errors.password?.message}
        {...register('password', {
          validate: (password) => faultOfNewPassword(password, getValues('mobile')) ?? true,
        })}
      />
      <label className="check">
        <input type="checkbox" {...register('remember')} />
        {accountTexts.remember}
      </label>
      <FormFoot sentence={sentence} busy={busy} submit={wayInTexts.getCode} />
      <p className="flex items-center justify-center gap-2 text-ink-2">
        {wayInTexts.hasAccount}
        <WayLink href={paths.login} className="link min-h-11" typed={() => getValues('mobile')}>
          {wayInTexts.logIn}
        </WayLink>
      </p>
    </WayForm>
  );
}
