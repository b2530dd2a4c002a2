'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { askForCode, enterBy } from '#components/account/calls.ts';
import { CodeStep } from '#components/account/code-step.tsx';
import { FormFoot } from '#components/account/form-foot.tsx';
import { MobileField, mobileRules, useTypedMobile } from '#components/account/mobile-field.tsx';
import { accountTexts } from '#components/account/texts.ts';
import { useAsking } from '#components/account/use-asking.ts';
import { wayInTexts } from '#components/account/way-in-texts.ts';
import { WayForm } from '#components/account/way-form.tsx';
import { WayLink } from '#components/account/way-link.tsx';
import { paths } from '#lib/contract/paths.ts';
import { normaliseMobile } from '#lib/format/mobile.ts';
import { leadOn } from '#lib/session/way-in.ts';

interface Fields {
  mobile: string;
  remember: boolean;
}

const askFor = (mobile: string) => askForCode((calls) => calls.sendLoginCode(mobile));

/** Logs in by a code that is sent to a number; one that is new here becomes a member's. */
export function CodeLogin() {
  const [given, setGiven] = useState({ mobile: '', remember: false });
  const { wait, sentence, busy, ask, back } = useAsking();
  const { register, handleSubmit, setFocus, setValue, getValues, formState } = useForm<Fields>();
  useTypedMobile((mobile) => setValue('mobile', mobile));

  const submit = handleSubmit(async (fields) => {
    const mobile = normaliseMobile(fields.mobile) ?? '';
    setGiven({ mobile, remember: fields.remember });
    const isRefused = !(await ask(() => askFor(mobile)));
    if (isRefused) setFocus('mobile');
  });

  const check = async (code: string) => {
    const refusal = await enterBy((calls) => calls.logIn({ ...given, code }));
    if (refusal === null) leadOn();
    return refusal;
  };

  const edit = () => {
    flushSync(back);
    setFocus('mobile');
  };

  if (wait !== null) {
    return (
      <CodeStep
        shown={wayInTexts.grouped(given.mobile)}
        wait={wait}
        ask={() => askFor(given.mobile)}
        check={check}
        submit={wayInTexts.logIn}
        onEdit={edit}
      />
    );
  }
  return (
    <WayForm title={wayInTexts.codeTitle} text={wayInTexts.codeText} busy={busy} submit={submit}>
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
