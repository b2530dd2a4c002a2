'use client';

import { useForm, useWatch } from 'react-hook-form';
import { askForCode, enterBy } from '#components/account/calls.ts';
import { FormFoot } from '#components/account/form-foot.tsx';
import { MobileField, mobileRules, useTypedMobile } from '#components/account/mobile-field.tsx';
import { NewPasswordField } from '#components/account/new-password-field.tsx';
import { accountTexts } from '#components/account/texts.ts';
import { useCodeFlow } from '#components/account/use-code-flow.tsx';
import { authTexts } from '#components/account/auth-texts.ts';
import { AuthForm } from '#components/account/auth-form.tsx';
import { AuthLink } from '#components/account/auth-link.tsx';
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
  const { register, handleSubmit, setFocus, setValue, getValues, control, formState } =
    useForm<Fields>();
  const written = useWatch({ control, name: 'password', defaultValue: '' });
  const { errors } = formState;
  const { give, sentence, busy, step } = useCodeFlow({
    empty,
    send: ({ mobile, password }) => askForCode((calls) => calls.sendRegisterCode(mobile, password)),
    enter: (given, code) => enterBy((calls) => calls.register({ ...given, code })),
    label: authTexts.register,
    focus: () => setFocus('mobile'),
  });
  useTypedMobile((mobile) => setValue('mobile', mobile));

  if (step !== null) return step;
  return (
    <AuthForm
      title={authTexts.registerTitle}
      text={authTexts.registerText}
      busy={busy}
      submit={handleSubmit(give)}
    >
      <MobileField field={register('mobile', mobileRules)} error={errors.mobile?.message} />
      <NewPasswordField
        label={accountTexts.password}
        written={written}
        error={errors.password?.message}
        {...register('password', {
          validate: (password) =>
            faultOfNewPassword(password, { mobile: getValues('mobile') }) ?? true,
        })}
      />
      <label className="check">
        <input type="checkbox" {...register('remember')} />
        {accountTexts.remember}
      </label>
      <FormFoot sentence={sentence} busy={busy} submit={authTexts.getCode} />
      <p className="flex items-center justify-center gap-2 text-ink-2">
        {authTexts.hasAccount}
        <AuthLink href={paths.login} className="link min-h-11" typed={() => getValues('mobile')}>
          {authTexts.logIn}
        </AuthLink>
      </p>
    </AuthForm>
  );
}
