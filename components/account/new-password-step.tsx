'use client';

import { useRef, useState } from 'react';
import { enterBy } from '#components/account/calls.ts';
import { CodeStep } from '#components/account/code-step.tsx';
import { PasswordField } from '#components/account/password-field.tsx';
import { authTexts } from '#components/account/auth-texts.ts';
import { faultOfNewPassword } from '#lib/rules/password.ts';
import type { Sending } from '#lib/session/code-client.ts';
import { goToPageAfterLogin } from '#lib/session/after-login.ts';

interface NewPasswordStepProps {
  /** `09…` */
  mobile: string;
  /** Seconds until another code can be requested. */
  wait: number;
  ask: () => Promise<Sending>;
  onEdit: () => void;
}

/** Asks for the code and the new password. */
export function NewPasswordStep({ mobile, ...step }: NewPasswordStepProps) {
  const password = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);

  const areReady = () => {
    const found = faultOfNewPassword(password.current?.value ?? '', mobile);
    setFault(found);
    if (found !== null) password.current?.focus();
    return found === null;
  };

  const check = async (code: string) => {
    const body = { mobile, code, password: password.current?.value ?? '' };
    const refusal = await enterBy((calls) => calls.resetPassword(body));
    if (refusal === null) goToPageAfterLogin();
    return refusal;
  };

  const fields = (
    <>
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={mobile} readOnly hidden />
      <PasswordField
        ref={password}
        label={authTexts.newPassword}
        autoComplete="new-password"
        hint={authTexts.passwordHint}
        error={fault ?? undefined}
      />
    </>
  );
  return (
    <CodeStep
      {...step}
      shown={authTexts.grouped(mobile)}
      check={check}
      submit={authTexts.setPassword}
      others={{ fields, areReady }}
    />
  );
}
