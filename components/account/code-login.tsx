'use client';

import { useForm } from 'react-hook-form';
import { askForCode, enterBy } from '#components/account/calls.ts';
import { FormFoot } from '#components/account/form-foot.tsx';
import { MobileField, mobileRules, useTypedMobile } from '#components/account/mobile-field.tsx';
import { accountTexts } from '#components/account/texts.ts';
import { useCodeWay } from '#components/account/use-code-way.tsx';
import { wayInTexts } from '#components/account/way-in-texts.ts';
import { WayForm } from '#components/account/way-form.tsx';
import { WayLink } from '#components/account/way-link.tsx';
import { paths } from '#lib/contract/paths.ts';

interface Fields {
  mobile: string;
  remember: boolean;
}

const empty: Fields = { mobile: '', remember: false };

/** Login by a code sent to a mobile number; registers a number that has no account. */
export function CodeLogin() {
  const { register, handleSubmit, setFocus, setValue, getValues, formState } = useForm<Fields>();
  const { give, sentence, busy, step } = useCodeWay({
    empty,
    send: ({ mobile }) => askForCode((calls) => calls.sendLoginCode(mobile)),
    enter: (given, code) => enterBy((calls) => calls.logIn({ ...given, code })),
    label: wayInTexts.logIn,
    focus: () => setFocus('mobile'),
  });
  useTypedMobile((mobile) => setValue('mobile', mobile));

  if (step !== null) return step;
  return (
    <WayForm
      title={wayInTexts.codeTitle}
      text={wayInTexts.codeText}
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
      <FormFoot sentence={sentence} busy={busy} submit={wayInTexts.getCode} />
      <WayLink
        href={paths.login}
        className="btn btn-outline btn-lg btn-wide"
        typed={() => getValues('mobile')}
      >
        {wayInTexts.byPassword}
      </WayLink>
    </WayForm>
  );
}
