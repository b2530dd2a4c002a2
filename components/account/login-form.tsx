'use client';

import { useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { accountTexts } from '#components/account/texts.ts';
import { PasswordField } from '#components/account/password-field.tsx';
import { FieldError } from '#components/account/field-error.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { returnPath } from '#lib/account-gate.ts';
import { failureTexts } from '#lib/api/texts.ts';
import { paths } from '#lib/contract/paths.ts';
import { warnings } from '#lib/contract/warnings.ts';
import { toLatinDigits } from '#lib/format/digits.ts';
import { normaliseMobile } from '#lib/format/mobile.ts';
import { sessionStore } from '#lib/stores/session.ts';

interface Fields {
  mobile: string;
  password: string;
  remember: boolean;
}

/** A number as it may stand in the field: its digits in Latin, and what people write between them. */
const writable = (typed: string): string => toLatinDigits(typed).replaceAll(/[^\d+\s()-]/g, '');

function judgeMobile(written: string): string | true {
  if (written.trim() === '') return accountTexts.mobileMissing;
  return normaliseMobile(written) !== null || accountTexts.mobileBad;
}

const neverChanges = () => () => {};
/** Whether a page that needs a member has led here (specification §8, HTTP 401). */
const isDenied = () => new URLSearchParams(location.search).has('denied');

/** @returns the service's sentence, or null when the member is in and on the way */
async function enter({ mobile, password, remember }: Fields): Promise<string | null> {
  const calls = await import('#lib/api/session-calls.ts').catch(() => null);
  if (calls === null) return failureTexts.unreachable;
  const refusal = await calls.logIn({ mobile, password, remember });
  if (refusal !== null) return refusal;
  const wanted = new URLSearchParams(location.search).get('returnUrl');
  const unverified = sessionStore.getState().user?.warning === warnings.mobileUnverified;
  // Back must not lead to the login again.
  location.replace(unverified ? paths.account : returnPath(wanted));
  return null;
}

/** Logs a member in by mobile number and password (specification §2, words of contract §2). */
export function LoginForm() {
  const { register, handleSubmit, setFocus, formState } = useForm<Fields>();
  /** Undefined until the first try. */
  const [told, setTold] = useState<string | null>();
  const denied = useSyncExternalStore(neverChanges, isDenied, () => false);
  const [busy, setBusy] = useState(false);
  const { errors } = formState;
  const sentence = told === undefined && denied ? accountTexts.denied : (told ?? null);

  const submit = handleSubmit(async (fields) => {
    setBusy(true);
    setTold(null);
    const refusal = await enter(fields);
    if (refusal === null) return;
    setBusy(false);
    setTold(refusal);
    setFocus('password', { shouldSelect: true });
  });

  return (
    // Sent before the page is alive, it must not put the password into the address.
    <form
      className="needs-script grid gap-5"
      method="post"
      noValidate
      onSubmit={(event) => {
        if (busy) event.preventDefault();
        else void submit(event);
      }}
    >
      <div className="field">
        <label htmlFor="login-mobile">{accountTexts.mobile}</label>
        <div className={`input h-14 ${errors.mobile ? 'input-err' : ''}`} dir="ltr">
          <input
            id="login-mobile"
            className="text-18"
            type="text"
            inputMode="tel"
            autoComplete="username"
            aria-invalid={errors.mobile !== undefined}
            aria-describedby="login-mobile-hint"
            {...register('mobile', {
              // The form takes the value before the field is corrected.
              setValueAs: writable,
              validate: judgeMobile,
              onChange: (event: { target: HTMLInputElement }) => {
                const { target } = event;
                const kept = writable(target.value);
                if (kept !== target.value) target.value = kept;
              },
            })}
          />
        </div>
        <FieldError id="login-mobile-hint" error={errors.mobile?.message}>
          <Icon name="info" className="i-s" />
          {accountTexts.mobileHint}
        </FieldError>
      </div>
      <PasswordField
        label={accountTexts.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: accountTexts.passwordMissing })}
      />
      <label className="check">
        <input type="checkbox" {...register('remember')} />
        {accountTexts.remember}
      </label>
      <p role="alert" className="hint hint-err text-13 empty:hidden">
        {sentence === null ? null : (
          <>
            <Icon name="circle-alert" className="i-s flex-none" />
            {sentence}
          </>
        )}
      </p>
      <button type="submit" className="btn btn-primary btn-lg btn-wide" aria-disabled={busy}>
        {busy ? <span className="spinner" aria-hidden="true" /> : null}
        {accountTexts.logIn}
      </button>
    </form>
  );
}
