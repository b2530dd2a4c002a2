'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { askForCode } from '#components/account/calls.ts';
import { FormFoot } from '#components/account/form-foot.tsx';
import { MobileField, mobileRules, useTypedMobile } from '#components/account/mobile-field.tsx';
import { NewPasswordStep } from '#components/account/new-password-step.tsx';
import { useAsking } from '#components/account/use-asking.ts';
import { authTexts } from '#components/account/auth-texts.ts';
import { AuthForm } from '#components/account/auth-form.tsx';
import { AuthLink } from '#components/account/auth-link.tsx';
import { paths } from '#lib/contract/paths.ts';
import { normaliseMobile } from '#lib/rules/mobile.ts';

const askFor = (mobile: string) => askForCode((calls) => calls.sendResetCode(mobile));

/** Sets a new password after a code has confirmed the number. */
export function ForgotPassword() {
  const [mobile, setMobile] = useState('');
  const { wait, sentence, busy, ask, back } = useAsking();
  const { register, handleSubmit, setFocus, setValue, getValues, formState } = useForm<{
    mobile: string;
  }>();
  useTypedMobile((typed) => setValue('mobile', typed));

  const submit = handleSubmit(async (fields) => {
    const number = normaliseMobile(fields.mobile) ?? '';
    setMobile(number);
    const isRefused = !(await ask(() => askFor(number)));
    if (isRefused) setFocus('mobile');
  });

  const edit = () => {
    flushSync(back);
    setFocus('mobile');
  };

  if (wait !== null) {
    return <NewPasswordStep mobile={mobile} wait={wait} ask={() => askFor(mobile)} onEdit={edit} />;
  }
  return (
    <AuthForm title={authTexts.forgotTitle} text={authTexts.forgotText} busy={busy} submit={submit}>
      <MobileField
        field={register('mobile', mobileRules)}
        error={formState.errors.mobile?.message}
      />
      <FormFoot sentence={sentence} busy={busy} submit={authTexts.getCode} />
      <AuthLink
        href={paths.login}
        className="btn btn-outline btn-lg btn-wide"
        typed={() => getValues('mobile')}
      >
        {authTexts.byPassword}
      </AuthLink>
    </AuthForm>
  );
}
