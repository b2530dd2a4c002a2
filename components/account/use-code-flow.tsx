'use client';

import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { askForCode, enterBy } from '#components/account/calls.ts';
import { CodeStep } from '#components/account/code-step.tsx';
import { useAsking } from '#components/account/use-asking.ts';
import { authTexts } from '#components/account/auth-texts.ts';
import { normaliseMobile } from '#lib/rules/mobile.ts';
import { goToPageAfterLogin } from '#lib/session/after-login.ts';

interface CodeFlow<Fields> {
  /** Initial values of the form. */
  empty: Fields;
  send: (given: Fields) => ReturnType<typeof askForCode>;
  /** Resolves to the error sentence, or null after the login. */
  enter: (given: Fields, code: string) => ReturnType<typeof enterBy>;
  /** Label of the button below the code. */
  label: string;
  /** Focuses the number's field. */
  focus: () => void;
}

interface CodeSteps<Fields> {
  /** Requests a code with the form's values. */
  give: (fields: Fields) => Promise<void>;
  sentence: string | null;
  busy: boolean;
  /** The code's step, shown instead of the form once a code was sent. */
  step: ReactNode;
}

/** A login that begins with a form and continues with a code sent to its number. */
export function useCodeFlow<Fields extends { mobile: string }>(
  flow: CodeFlow<Fields>,
): CodeSteps<Fields> {
  const [given, setGiven] = useState(flow.empty);
  const { wait, sentence, busy, ask, back } = useAsking();

  const give = async (fields: Fields) => {
    const wanted = { ...fields, mobile: normaliseMobile(fields.mobile) ?? '' };
    setGiven(wanted);
    const isRefused = !(await ask(() => flow.send(wanted)));
    if (isRefused) flow.focus();
  };

  const check = async (code: string) => {
    const refusal = await flow.enter(given, code);
    if (refusal === null) goToPageAfterLogin();
    return refusal;
  };

  const edit = () => {
    flushSync(back);
    flow.focus();
  };

  const step =
    wait === null ? null : (
      <CodeStep
        shown={authTexts.grouped(given.mobile)}
        wait={wait}
        ask={() => flow.send(given)}
        check={check}
        submit={flow.label}
        onEdit={edit}
      />
    );
  return { give, sentence, busy, step };
}
