'use client';

import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { AuthHeading } from '#components/account/auth-heading.tsx';
import { CodeField } from '#components/account/code-field.tsx';
import { FormFoot } from '#components/account/form-foot.tsx';
import { Resend } from '#components/account/resend.tsx';
import { authTexts } from '#components/account/auth-texts.ts';
import { codeLength } from '#lib/rules/code-input.ts';
import type { Sending } from '#lib/session/code-client.ts';
import { toLatinDigits } from '#lib/text/digits.ts';

interface CodeStepProps {
  /** The number the code was sent to, formatted. */
  shown: string;
  /** Seconds until another code can be requested. */
  wait: number;
  /** Requests another code. */
  ask: () => Promise<Sending>;
  /** Sends the code, in Latin digits. Resolves to the error sentence, or null after success. */
  check: (code: string) => Promise<string | null>;
  submit: string;
  /** Returns to the number's field; absent where the number is fixed. */
  onEdit?: () => void;
  /** Further fields, and whether they are valid; `areReady` shows their errors itself. */
  others?: { fields: ReactNode; areReady: () => boolean };
}

const inMs = (seconds: number): number => Date.now() + seconds * 1_000;

/** Asks for the code that was sent to a mobile number. */
export function CodeStep({ shown, wait, ask, check, submit, onEdit, others }: CodeStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [until, setUntil] = useState(() => inMs(wait));

  const refuse = (sentence: string) => {
    setError(sentence);
    field.current?.focus();
    field.current?.select();
  };

  const send = async () => {
    const code = toLatinDigits(field.current?.value ?? '');
    if (code.length < codeLength) return refuse(authTexts.codeShort);
    setError(undefined);
    if (others && !others.areReady()) return;
    setBusy(true);
    const refusal = await check(code);
    if (refusal === null) return;
    setBusy(false);
    refuse(refusal);
  };

  const resend = async () => {
    if (busy) return;
    setBusy(true);
    const sending = await ask();
    setBusy(false);
    if (sending.wait === null) return refuse(sending.sentence);
    if (field.current) field.current.value = '';
    setError(undefined);
    setUntil(inMs(sending.wait));
    field.current?.focus();
  };

  return (
    <>
      <AuthHeading title={authTexts.enterCode}>
        {authTexts.sentBefore} <bdi dir="ltr">{shown}</bdi> {authTexts.sentAfter}{' '}
        {onEdit ? (
          <button type="button" className="link -my-3 min-h-11" onClick={onEdit}>
            {authTexts.edit}
          </button>
        ) : null}
      </AuthHeading>
      <form
        ref={form}
        className="grid gap-5"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void send();
        }}
      >
        <CodeField
          field={field}
          error={error}
          {...(!others && { onWhole: () => form.current?.requestSubmit() })}
        />
        {others?.fields}
        <FormFoot sentence={null} busy={busy} submit={submit} />
        <Resend until={until} busy={busy} onResend={() => void resend()} />
      </form>
    </>
  );
}
