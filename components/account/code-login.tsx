'use client';

import { useForm } from 'react-hook-form';
import { askForCode, enterBy } from '#components/account/calls.ts';
import { FormFoot } from '#components/account/form-foot.tsx';
import { MobileField, mobileRules, useTypedMobile } from '#components/account/mobile-field.tsx';
import { accountTexts } from '#components/account/texts.ts';
import { useCodeFlow } from '#components/account/use-code-flow.tsx';
import { authTexts } from '#components/account/auth-texts.ts';
import { AuthForm } from '#components/account/auth-form.tsx';
import { AuthLink } from '#components/account/auth-link.tsx';
import { paths } from '#lib/contract/paths.ts';

interface Fields {
  mobile: string;
  remember: boolean;
}

const empty: Fields = { mobile: '', remember: false };

/** Login by a code sent to a mobile number; registers a number that has no account. */
export function CodeLogin() {
  const { register, handleSubmit, setFocus, setValue, getValues, formState } = useForm<Fields>();
  const { give, sentence, busy, step } = useCodeFlow({
    empty,
    send: ({ mobile }) => askForCode((calls) => calls.sendLoginCode(mobile)),
    enter: (given, code) => enterBy((calls) => calls.logIn({ ...given, code })),
    label: authTexts.logIn,
    focus: () => setFocus('mobile'),
  });
  useTypedMobile((mobile) => setValue('mobile', mobile));

  if (step !== null) return step;
  return (
    <AuthForm
      title={authTexts.codeTitle}
      text={authTexts.codeText}
      busy={busy}
      submit={handleSubmit(give)}
    >
      <MobileField
        field={register('mobile', mobileRules)}
        error={formState.errors.mobile?.message}
      />
      <label className="check">
        <input type="checkbox" {...register('remember')} />
        {accountTexts.remember}
      </label>
      <FormFoot sentence={sentence} busy={busy} submit={authTexts.getCode} />
      <AuthLink
        href={paths.login}
        className="btn btn-outline btn-lg btn-wide"
        typed={() => getValues('mobile')}
      >
        {authTexts.byPassword}
      </AuthLink>
    </AuthForm>
  );
}
