'use client';

import { useSyncExternalStore } from 'react';
import { AuthHeading } from '#components/account/auth-heading.tsx';
import { askForCode } from '#components/account/calls.ts';
import { CodeStep } from '#components/account/code-step.tsx';
import { FormFoot } from '#components/account/form-foot.tsx';
import { accountTexts } from '#components/account/texts.ts';
import { useAsking } from '#components/account/use-asking.ts';
import { useReading } from '#components/account/use-reading.ts';
import { authTexts } from '#components/account/auth-texts.ts';
import { failureTexts } from '#lib/calls/texts.ts';
import { paths } from '#lib/contract/paths.ts';
import { maskedMobile } from '#lib/rules/mobile.ts';
import { returnAddress } from '#lib/session/after-login.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

const load = async () => (await import('#lib/account/client.ts')).readProfile();

async function check(code: string): Promise<string | null> {
  const calls = await import('#lib/session/code-client.ts').catch(() => null);
  if (calls === null) return failureTexts.unreachable;
  const refusal = await calls.verifyMobile(code);
  if (refusal === null) location.replace(returnAddress());
  return refusal;
}

const neverChanges = () => () => {};

/** Continues to the next page, verified or not. */
function ContinueLink({ label, className }: { label: string; className: string }) {
  const href = useSyncExternalStore(neverChanges, returnAddress, () => paths.account);
  return (
    <a className={className} href={href}>
      {label}
    </a>
  );
}

/** Verifies the member's mobile number by a code sent to it. */
export function VerifyMobile() {
  const { reading, retry } = useReading(load);
  if (reading === 'loading') return <Loading />;
  if (reading === 'failed') {
    return (
      <div className="grid gap-5">
        <AuthHeading title={authTexts.verifyTitle}>{accountTexts.failedText}</AuthHeading>
        <button type="button" className="btn btn-primary btn-lg btn-wide" onClick={retry}>
          {accountTexts.retry}
        </button>
      </div>
    );
  }
  return reading.mobileVerified ? <Verified /> : <Verification mobile={reading.mobile} />;
}

function Verified() {
  return (
    <div className="grid gap-5">
      <AuthHeading title={authTexts.verifyTitle}>{authTexts.verified}</AuthHeading>
      <ContinueLink className="btn btn-primary btn-lg btn-wide" label={authTexts.goOn} />
    </div>
  );
}

const send = () => askForCode((calls) => calls.sendVerifyCode());

function Verification({ mobile }: { mobile: string }) {
  const { wait, sentence, busy, ask } = useAsking();
  const shown = toPersianDigits(maskedMobile(mobile));

  if (wait !== null) {
    return (
      <CodeStep shown={shown} wait={wait} ask={send} check={check} submit={authTexts.verify} />
    );
  }
  return (
    <>
      <AuthHeading title={authTexts.verifyTitle}>{authTexts.verifyText}</AuthHeading>
      <form
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void ask(send);
        }}
      >
        <p>
          {authTexts.number}{' '}
          <bdi dir="ltr" className="font-label">
            {shown}
          </bdi>
        </p>
        <FormFoot sentence={sentence} busy={busy} submit={authTexts.getCode} />
        <ContinueLink className="btn btn-text btn-lg btn-wide" label={authTexts.skip} />
      </form>
    </>
  );
}

/** Placeholder of the same size as number and button. */
function Loading() {
  return (
    <>
      <AuthHeading title={authTexts.verifyTitle}>{authTexts.verifyText}</AuthHeading>
      <div className="needs-script grid gap-5 motion-safe:animate-pulse">
        <p className="sr-only">{accountTexts.loading}</p>
        <div className="h-6 w-48 rounded-8 bg-sunken-2" aria-hidden />
        <div className="h-14 rounded-12 bg-sunken-2" aria-hidden />
        <div className="h-14" aria-hidden />
      </div>
    </>
  );
}
