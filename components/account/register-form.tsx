'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { askForCode, enterBy } from '#components/account/calls.ts';
import { CodeStep } from '#components/account/code-step.tsx';
import { FormFoot } from '#components/account/form-foot.tsx';
import { MobileField, mobileRules, useTypedMobile } from '#components/account/mobile-field.tsx';
import { PasswordField } from '#components/account/password-field.tsx';
import { accountTexts } from '#components/account/texts.ts';
import { useAsking } from '#components/account/use-asking.ts';
import { wayInTexts } from '#components/account/way-in-texts.ts';
import { WayForm } from '#components/account/way-form.tsx';
import { WayLink } from '#components/account/way-link.tsx';
import { paths } from '#lib/contract/paths.ts';
import { normaliseMobile } from '#lib/format/mobile.ts';
import { faultOfNewPassword } from '#lib/format/new-password.ts';
import { leadOn } from '#lib/session/way-in.ts';

interface Fields {
  mobile: string;
  password: string;
  remember: boolean;
}

const askFor = ({ mobile, password }: Fields) =>
  askForCode((calls) => calls.sendRegisterCode(mobile, password));

/** Makes an account of a number and a password, once a code has shown whose the number is. */
export function RegisterForm() {
  const [given, setGiven] = useState<Fields>({ mobile: '', password: '', remember: false });
  const { wait, sentence, busy, ask, back } = useAsking();
  const { register, handleSubmit, setFocus, setValue, getValues, formState } = useForm<Fields>();
  const { errors } = formState;
  useTypedMobile((mobile) => setValue('mobile', mobile));

  const submit = handleSubmit(async (fields) => {
    const wanted = { ...fields, mobile: normaliseMobile(fields.mobile) ?? '' };
    setGiven(wanted);
    const isRefused = !(await ask(() => askFor(wanted)));
    if (isRefused) setFocus('mobile');
  });

  const check = async (code: string) => {
    const refusal = await enterBy((calls) => calls.register({ ...given, code }));
    if (refusal === null) leadOn();
    return refusal;
  };

  const edit = () => {
    flushSync(back);
    setFocus('mobile');
  };

  if (wait !== null) {
    return (
      <CodeStep
        shown={wayInTexts.grouped(given.mobile)}
        wait={wait}
        ask={() => askFor(given)}
        check={check}
        submit={wayInTexts.register}
        onEdit={edit}
      />
    );
  }
  return (
    <WayForm
      title={wayInTexts.registerTitle}
      text={wayInTexts.registerText}
      busy={busy}
      submit={submit}
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
