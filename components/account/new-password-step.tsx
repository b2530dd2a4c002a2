'use client';

import { useRef, useState } from 'react';
import { enterBy } from '#components/account/calls.ts';
import { CodeStep } from '#components/account/code-step.tsx';
import { NewPasswordField } from '#components/account/new-password-field.tsx';
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
  const [written, setWritten] = useState('');
  const [fault, setFault] = useState<string | null>(null);

  const areReady = () => {
    const found = faultOfNewPassword(written, { mobile });
    setFault(found);
    if (found !== null) password.current?.focus();
    return found === null;
  };

  const check = async (code: string) => {
    const body = { mobile, code, password: written };
    const refusal = await enterBy((calls) => calls.resetPassword(body));
    if (refusal === null) goToPageAfterLogin();
    return refusal;
  };

  const fields = (
    <>
      {/* For password managers: the account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={mobile} readOnly hidden />
      <NewPasswordField
        ref={password}
        label={authTexts.newPassword}
        written={written}
        onChange={({ currentTarget }) => setWritten(currentTarget.value)}
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
