import { useState } from 'react';
import { panelErrors } from '#lib/contract/permissions.ts';
import type { PanelMe } from '#lib/contract/staff.ts';
import { CallError } from '#panel/client.ts';
import { CodeField } from '#panel/sign-in/code-field.tsx';
import { MobileField } from '#panel/sign-in/mobile-field.tsx';
import { PasswordField } from '#panel/sign-in/password-field.tsx';
import { signInTexts } from '#panel/sign-in/texts.ts';
import { signIn } from '#panel/session/calls.ts';
import { Button } from '#panel/ui/button.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

/** What the form asks for: first name and password, then the second step. */
export type Step = 'password' | 'code' | 'recovery';

interface Props {
  onDone: (me: PanelMe) => void;
  onStep?: (step: Step) => void;
  /** A member who is not of the staff. */
  onDenied?: () => void;
}

/** Mobile and password, then «کد تایید دومرحله‌ای» where it is on. */
export default function SignInForm({ onDone, onStep, onDenied }: Props) {
  const [step, setStep] = useState<Step>('password');
  const go = (next: Step) => {
    setStep(next);
    form.setValue('code', '');
    form.clearErrors();
    onStep?.(next);
  };
  const { form, register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { mobile: '', password: '', code: '' },
    send: async ({ mobile, password, code }: Record<'mobile' | 'password' | 'code', string>) => {
      const body = step === 'password' ? { mobile, password } : { mobile, password, code };
      return signIn(body).catch((error: unknown) => {
        if (error instanceof CallError && error.code === panelErrors.notStaff) onDenied?.();
        throw error;
      });
    },
    done: ({ me, needs, message }) => {
      if (me !== null) {
        onDone(me);
        return null;
      }
      if (needs === 'code' && step === 'password') go('code');
      else form.resetField('code');
      return message;
    },
  });

  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        void submit(event);
      }}
    >
      {step === 'password' ? (
        <>
          <MobileField
            autoComplete="username"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page consists of this form
            autoFocus
            error={fault('mobile')}
            {...register('mobile')}
          />
          <PasswordField error={fault('password')} {...register('password')} />
        </>
      ) : step === 'code' ? (
        <CodeField
          label={signInTexts.code}
          hint={signInTexts.codeHint}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the fields before
          autoFocus
          error={fault('code')}
          {...register('code')}
        />
      ) : (
        <TextField
          label={signInTexts.recovery}
          hint={signInTexts.recoveryHint}
          isLatin
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the fields before
          autoFocus
          error={fault('code')}
          {...register('code')}
        />
      )}
      {failure ? <Note kind="bad">{failure}</Note> : null}
      <Button look="primary" size="l" isWide type="submit" isBusy={isBusy}>
        {signInTexts.signIn}
      </Button>
      {step === 'password' ? null : (
        <p className="medium flex justify-between gap-4">
          <button
            type="button"
            className="link"
            onClick={() => go(step === 'code' ? 'recovery' : 'code')}
          >
            {step === 'code' ? signInTexts.toRecovery : signInTexts.toCode}
          </button>
          <button type="button" className="muted font-label" onClick={() => go('password')}>
            {signInTexts.otherAccount}
          </button>
        </p>
      )}
    </form>
  );
}
