'use client';

import { useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { FormFoot } from '#components/account/form-foot.tsx';
import { MobileField, mobileRules, useTypedMobile } from '#components/account/mobile-field.tsx';
import { PasswordField } from '#components/account/password-field.tsx';
import { accountTexts } from '#components/account/texts.ts';
import { authTexts } from '#components/account/auth-texts.ts';
import { SecretForm } from '#components/account/auth-form.tsx';
import { AuthLink } from '#components/account/auth-link.tsx';
import { failureTexts } from '#lib/calls/texts.ts';
import { loginPaths } from '#lib/contract/paths.ts';
import { goToPageAfterLogin } from '#lib/session/after-login.ts';

interface Fields {
  mobile: string;
  password: string;
  remember: boolean;
}

const neverChanges = () => () => {};
/** Whether the visitor was sent here by a page that requires a login (HTTP 401). */
const isDenied = () => new URLSearchParams(location.search).has('denied');

/** @returns the error sentence, or null when the login succeeded and the next page is loading */
async function enter({ mobile, password, remember }: Fields): Promise<string | null> {
  const calls = await import('#lib/session/client.ts').catch(() => null);
  if (calls === null) return failureTexts.unreachable;
  const refusal = await calls.logIn({ mobile, password, remember });
  if (refusal !== null) return refusal;
  goToPageAfterLogin();
  return null;
}

/** Login by mobile number and password (contract §2). */
export function LoginForm() {
  const { register, handleSubmit, setFocus, setValue, getValues, formState } = useForm<Fields>();
  /** Undefined until the first try. */
  const [error, setError] = useState<string | null>();
  const denied = useSyncExternalStore(neverChanges, isDenied, () => false);
  const [busy, setBusy] = useState(false);
  useTypedMobile((mobile) => setValue('mobile', mobile));
  const { errors } = formState;
  const sentence = error === undefined && denied ? accountTexts.denied : (error ?? null);

  const submit = handleSubmit(
    async (fields) => {
      setBusy(true);
      setError(null);
      const refusal = await enter(fields);
      if (refusal === null) return;
      setBusy(false);
      setError(refusal);
      setFocus('password', { shouldSelect: true });
      // The answer to the last try says nothing of fields that are wrong now.
    },
    () => setError(null),
  );

  return (
    <SecretForm busy={busy} submit={submit}>
      <MobileField field={register('mobile', mobileRules)} error={errors.mobile?.message} />
      <PasswordField
        label={accountTexts.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: accountTexts.passwordMissing })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label className="check">
          <input type="checkbox" {...register('remember')} />
          {accountTexts.remember}
        </label>
        <AuthLink
          href={loginPaths.forgotPassword}
          className="link min-h-11 text-13"
          typed={() => getValues('mobile')}
        >
          {authTexts.forgot}
        </AuthLink>
      </div>
      <FormFoot sentence={sentence} busy={busy} submit={accountTexts.logIn} />
      <AuthLink
        href={loginPaths.code}
        className="btn btn-outline btn-lg btn-wide"
        typed={() => getValues('mobile')}
      >
        {authTexts.byCode}
      </AuthLink>
      <p className="flex items-center justify-center gap-2 text-ink-2">
        {authTexts.noAccount}
        <AuthLink
          href={loginPaths.register}
          className="link min-h-11"
          typed={() => getValues('mobile')}
        >
          {authTexts.register}
        </AuthLink>
      </p>
    </SecretForm>
  );
}
