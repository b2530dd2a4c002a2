'use client';

import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { askForCode, enterBy } from '#components/account/calls.ts';
import { CodeStep } from '#components/account/code-step.tsx';
import { useAsking } from '#components/account/use-asking.ts';
import { wayInTexts } from '#components/account/way-in-texts.ts';
import { normaliseMobile } from '#lib/rules/mobile.ts';
import { leadOn } from '#lib/session/way-in.ts';

interface CodeWay<Fields> {
  /** What the form holds before anything is typed. */
  empty: Fields;
  send: (given: Fields) => ReturnType<typeof askForCode>;
  /** Resolves to what is wrong with the code, or null when the member is in. */
  enter: (given: Fields, code: string) => ReturnType<typeof enterBy>;
  /** Of the button below the code. */
  label: string;
  /** Enters the field of the number. */
  focus: () => void;
}

interface CodeSteps<Fields> {
  /** Asks for a code with what the form holds. */
  give: (fields: Fields) => Promise<void>;
  sentence: string | null;
  busy: boolean;
  /** Stands in the form's place once there is a code to be typed. */
  step: ReactNode;
}

/** A way in that begins with a form and goes on with a code sent to its number. */
export function useCodeWay<Fields extends { mobile: string }>(
  way: CodeWay<Fields>,
): CodeSteps<Fields> {
  const [given, setGiven] = useState(way.empty);
  const { wait, sentence, busy, ask, back } = useAsking();

  const give = async (fields: Fields) => {
    const wanted = { ...fields, mobile: normaliseMobile(fields.mobile) ?? '' };
    setGiven(wanted);
    const isRefused = !(await ask(() => way.send(wanted)));
    if (isRefused) way.focus();
  };

  const check = async (code: string) => {
    const refusal = await way.enter(given, code);
    if (refusal === null) leadOn();
    return refusal;
  };

  const edit = () => {
    flushSync(back);
    way.focus();
  };

  const step =
    wait === null ? null : (
      <CodeStep
        shown={wayInTexts.grouped(given.mobile)}
        wait={wait}
        ask={() => way.send(given)}
        check={check}
        submit={way.label}
        onEdit={edit}
      />
    );
  return { give, sentence, busy, step };
}
