import { useSuspenseQuery } from '@tanstack/react-query';
import { signInTexts } from '#panel/sign-in/texts.ts';
import { CodeField } from '#panel/sign-in/code-field.tsx';
import { PasswordField } from '#panel/sign-in/password-field.tsx';
import { confirmIdentity, meQuery } from '#panel/session/calls.ts';
import { sessionTexts } from '#panel/session/texts.ts';
import { queries } from '#panel/queries.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { Note } from '#panel/ui/states.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

/** Asks for the code of the second step, or the password, before a dangerous change. */
export default function ConfirmDialog({ answer }: { answer: (done: boolean) => void }) {
  const { data: me } = useSuspenseQuery(meQuery);
  const hasCode = me.totp === 'on';
  const { register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { code: '', password: '' },
    send: ({ code, password }: { code: string; password: string }) =>
      confirmIdentity(hasCode ? { code } : { password }),
    done: ({ success, message, confirmedUntil }) => {
      if (!success) return message;
      if (confirmedUntil) queries.setQueryData(meQuery.queryKey, { ...me, confirmedUntil });
      answer(true);
      return null;
    },
  });
  return (
    <Dialog
      isOpen
      isFirm
      title={sessionTexts.confirm}
      onClose={() => answer(false)}
      onSubmit={submit}
      action={sessionTexts.confirmAction}
      isBusy={isBusy}
    >
      <p className="medium muted">{sessionTexts.confirmText}</p>
      {hasCode ? (
        <CodeField label={signInTexts.code} error={fault('code')} {...register('code')} />
      ) : (
        <PasswordField error={fault('password')} {...register('password')} />
      )}
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}
