'use client';

import { useEffect, useRef, useState } from 'react';
import { FormError } from '#components/account/form-error.tsx';
import { profileTexts } from '#components/account/profile/texts.ts';
import { SubmitButton } from '#components/account/submit-button.tsx';
import { DigitsField } from '#components/account/text-field.tsx';
import { UnverifiedMobile } from '#components/account/unverified-mobile.tsx';
import { useAccountForm } from '#components/account/use-account-form.ts';
import type { GetProfileAnswer } from '#lib/contract/member.ts';
import { paths } from '#lib/contract/paths.ts';
import { judgedBy, nationalCodeRule } from '#lib/rules/account.ts';
import { returnAddress } from '#lib/session/after-login.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { digitsOnly } from '#lib/text/numeric-input.ts';

const length = 10;
const codeInput = (text: string): string => digitsOnly(text).slice(0, length);

/** Whether another page, such as the checkout, sent the member here. */
const hasReturn = (): boolean => new URLSearchParams(location.search).has('returnUrl');

interface NationalCodeProps {
  profile: GetProfileAnswer;
  onChange: (profile: GetProfileAnswer) => void;
}

/** Asks for the national code once; after that it is only shown. */
export function NationalCode({ profile, onChange }: NationalCodeProps) {
  /**
   * Whether it was confirmed on this visit: the field is gone, so the focus moves to the shown
   * code.
   */
  const [fresh, setFresh] = useState(false);
  return (
    <section className="form" aria-labelledby="national-code">
      <h2 id="national-code" className="text-18 font-price">
        {profileTexts.nationalCode}
      </h2>
      <Body
        profile={profile}
        fresh={fresh}
        onDone={(answer) => {
          setFresh(true);
          onChange(answer);
        }}
      />
    </section>
  );
}

interface BodyProps {
  profile: GetProfileAnswer;
  fresh: boolean;
  onDone: (profile: GetProfileAnswer) => void;
}

function Body({ profile, fresh, onDone }: BodyProps) {
  const { nationalCode, mobileVerified } = profile;
  if (nationalCode !== null) return <Confirmed code={nationalCode} fresh={fresh} />;
  if (mobileVerified) return <CodeForm onDone={onDone} />;
  return <UnverifiedMobile returnUrl={paths.profile}>{profileTexts.verifyFirst}</UnverifiedMobile>;
}

function Confirmed({ code, fresh }: { code: string; fresh: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fresh) place.current?.focus();
  }, [fresh]);
  return (
    <div ref={place} tabIndex={-1} className="flex flex-wrap items-center gap-3">
      <bdi dir="ltr">{toPersianDigits(code)}</bdi>
      <span className="tag tag-good">{profileTexts.verified}</span>
      <output className="text-good empty:hidden">{fresh ? profileTexts.confirmed : null}</output>
      {fresh && hasReturn() ? (
        <a className="btn btn-outline btn-sm" href={returnAddress()}>
          {profileTexts.goOn}
        </a>
      ) : null}
    </div>
  );
}

function CodeForm({ onDone }: { onDone: (profile: GetProfileAnswer) => void }) {
  const { form, sentence, busy, onSubmit } = useAccountForm<
    { nationalCode: string },
    GetProfileAnswer
  >({
    values: { nationalCode: '' },
    names: ['nationalCode'],
    send: async (fields) => (await import('#lib/account/client.ts')).updateProfile(fields),
    onDone,
  });
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={onSubmit}>
      <p className="text-ink-2">{profileTexts.nationalCodeText}</p>
      <DigitsField
        label={profileTexts.nationalCode}
        keep={codeInput}
        autoComplete="off"
        hint={profileTexts.nationalCodeHint}
        error={form.formState.errors.nationalCode?.message}
        field={form.register('nationalCode', { validate: judgedBy(nationalCodeRule) })}
      />
      <FormError sentence={sentence} />
      <div>
        <SubmitButton busy={busy}>{profileTexts.confirm}</SubmitButton>
      </div>
    </form>
  );
}
