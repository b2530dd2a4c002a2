import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { MobileField } from '#panel/sign-in/mobile-field.tsx';
import { PasswordField } from '#panel/sign-in/password-field.tsx';
import { signInTexts } from '#panel/sign-in/texts.ts';
import { WayIn } from '#panel/sign-in/way-in.tsx';
import { claimShop, stateQuery } from '#panel/session/calls.ts';
import { Button } from '#panel/ui/button.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { Failed, Note } from '#panel/ui/states.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

const words = signInTexts.claim;

interface Values {
  code: string;
  mobile: string;
  name: string;
  password: string;
}

function ClaimForm() {
  const navigate = useNavigate();
  const { register, fault, failure, isBusy, submit } = useCallForm({
    defaults: { code: '', mobile: '', name: '', password: '' },
    send: (values: Values) => claimShop(values),
    done: ({ me, message }) => {
      if (me === null) return message;
      void navigate({ to: me.totp === 'needed' ? '/second-step' : '/', replace: true });
      return null;
    },
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.code}
        isLatin
        autoComplete="off"
        spellCheck={false}
        error={fault('code')}
        {...register('code')}
      />
      <TextField
        label={words.name}
        autoComplete="name"
        error={fault('name')}
        {...register('name')}
      />
      <MobileField autoComplete="username" error={fault('mobile')} {...register('mobile')} />
      <PasswordField
        hint={words.passwordHint}
        autoComplete="new-password"
        error={fault('password')}
        {...register('password')}
      />
      {failure ? <Note kind="bad">{failure}</Note> : null}
      <Button look="primary" size="l" isWide type="submit" isBusy={isBusy}>
        {words.action}
      </Button>
    </form>
  );
}

/** The first administrator of a shop without staff. */
export default function ClaimScreen() {
  const { data: state, error, refetch } = useQuery(stateQuery);
  if (error) {
    return (
      <WayIn title={words.title}>
        <Failed error={error} onRetry={refetch} />
      </WayIn>
    );
  }
  if (state?.claimable === false) {
    return (
      <WayIn title={words.closed} text={words.closedText} shopName={state.shopName}>
        <Link to="/sign-in" className="btn btn-primary btn-l">
          {words.toSignIn}
        </Link>
      </WayIn>
    );
  }
  return (
    <WayIn title={words.title} text={words.text} shopName={state?.shopName}>
      <ClaimForm />
    </WayIn>
  );
}
