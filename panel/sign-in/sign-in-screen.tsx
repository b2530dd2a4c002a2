import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#lib/contract/paths.ts';
import { returnTo } from '#panel/sign-in/return-to.ts';
import SignInForm, { type Step } from '#panel/sign-in/sign-in-form.tsx';
import { signInTexts } from '#panel/sign-in/texts.ts';
import { WayIn } from '#panel/sign-in/way-in.tsx';
import { stateQuery } from '#panel/session/calls.ts';
import { useFilters } from '#panel/ui/address.ts';

const heads: Record<Step, { title: string; text: string }> = {
  password: { title: signInTexts.title, text: signInTexts.text },
  code: { title: signInTexts.code, text: signInTexts.codeText },
  recovery: { title: signInTexts.recovery, text: signInTexts.recoveryText },
};
const denied = { title: signInTexts.denied, text: signInTexts.deniedText };

/** Signing in; then back to the screen that was asked for. */
export default function SignInScreen() {
  const navigate = useNavigate();
  const [filters] = useFilters();
  const { data: state } = useQuery(stateQuery);
  const [step, setStep] = useState<Step>('password');
  const [isDenied, setIsDenied] = useState(false);
  return (
    <WayIn shopName={state?.shopName} {...(isDenied ? denied : heads[step])}>
      <SignInForm
        onStep={setStep}
        onDenied={() => setIsDenied(true)}
        onDone={({ totp }) =>
          void navigate({
            href: totp === 'needed' ? `${paths.panel}/second-step` : returnTo(filters['return']),
            replace: true,
          })
        }
      />
      {step === 'password' ? (
        <p className="medium flex flex-wrap justify-between gap-4">
          <Link to="/invitation" className="link">
            {signInTexts.toInvitation}
          </Link>
          {state?.claimable ? (
            <Link to="/claim" className="link">
              {signInTexts.toClaim}
            </Link>
          ) : null}
        </p>
      ) : null}
    </WayIn>
  );
}
