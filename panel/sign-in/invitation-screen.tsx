import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { CodeField } from '#panel/sign-in/code-field.tsx';
import { MobileField } from '#panel/sign-in/mobile-field.tsx';
import { PasswordField } from '#panel/sign-in/password-field.tsx';
import { signInTexts } from '#panel/sign-in/texts.ts';
import { WayIn } from '#panel/sign-in/way-in.tsx';
import { acceptInvitation, stateQuery } from '#panel/session/calls.ts';
import { Button } from '#panel/ui/button.tsx';
import { Note } from '#panel/ui/states.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

const words = signInTexts.invitation;

interface Values {
  mobile: string;
  code: string;
  password: string;
}

/** Joining the staff by the code of a message. */
export default function InvitationScreen() {
  const navigate = useNavigate();
  const { data: state } = useQuery(stateQuery);
  const { register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { mobile: '', code: '', password: '' },
    send: (values: Values) => acceptInvitation(values),
    done: ({ me, message }) => {
      if (me === null) return message;
      void navigate({ to: me.totp === 'needed' ? '/second-step' : '/', replace: true });
      return null;
    },
  });
  return (
    <WayIn title={words.title} text={words.text} shopName={state?.shopName}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <MobileField autoComplete="username" error={fault('mobile')} {...register('mobile')} />
        <CodeField label={words.code} error={fault('code')} {...register('code')} />
        <PasswordField
          hint={words.passwordHint}
          error={fault('password')}
          {...register('password')}
        />
        {failure ? <Note kind="bad">{failure}</Note> : null}
        <Button look="primary" size="l" isWide type="submit" isBusy={isBusy}>
          {words.action}
        </Button>
      </form>
      <p className="medium">
        <Link to="/sign-in" className="link">
          {words.toSignIn}
        </Link>
      </p>
    </WayIn>
  );
}
