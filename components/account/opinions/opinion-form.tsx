'use client';

import { useEffect, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { FormError } from '#components/account/form-error.tsx';
import { StarsField } from '#components/account/opinions/stars-field.tsx';
import { kindTexts, opinionTexts } from '#components/account/opinions/texts.ts';
import { SubmitButton } from '#components/account/submit-button.tsx';
import { FieldFrame, fieldState } from '#components/account/text-field.tsx';
import { useAccountForm } from '#components/account/use-account-form.ts';
import type { OpinionKind, OpinionTerms, OwnOpinion } from '#lib/contract/opinion.ts';
import { judgedBy } from '#lib/rules/account.ts';
import { opinionLengths, opinionRules } from '#lib/rules/opinion.ts';

/** Input of the form. */
export interface OpinionDraft {
  /** '1' to '5', or '' when none is chosen. */
  stars: string;
  body: string;
}

interface OpinionFormProps {
  kind: OpinionKind;
  /** A WebsiteCode; for an answer the id of its question. */
  of: number;
  /** The opinion to edit, or null. */
  own: OwnOpinion | null;
  terms: OpinionTerms;
  /** Unsent input of an earlier dialog. */
  draft?: OpinionDraft | undefined;
  /** Called with the input when the form is unmounted unsent. */
  onLeave?: (draft: OpinionDraft) => void;
  onDone: (opinion: OwnOpinion) => void;
}

async function send({ kind, of, own }: OpinionFormProps, { stars, body }: OpinionDraft) {
  const calls = await import('#lib/opinion/own-client.ts');
  if (kind === 'review') return calls.saveReview({ WebsiteCode: of, stars: Number(stars), body });
  if (kind === 'answer') return calls.saveAnswer({ questionId: of, body });
  return own === null
    ? calls.askQuestion({ WebsiteCode: of, body })
    : calls.changeQuestion({ id: own.id, body });
}

/** Says whether the text is published at once or reviewed first. */
function fateOf({ isShownAtOnce }: OpinionTerms, own: OwnOpinion | null): string {
  if (isShownAtOnce) return opinionTexts.shownAtOnce;
  return own?.state === 'shown' ? opinionTexts.waitsAgain : opinionTexts.waits;
}

const names = ['stars', 'body'] as const;

/** Writes or edits a review, a question or an answer. */
export function OpinionForm(props: OpinionFormProps) {
  const { kind, own, terms, draft, onLeave, onDone } = props;
  const id = useId();
  const isSent = useRef(false);
  const { form, sentence, busy, onSubmit } = useAccountForm<OpinionDraft, OwnOpinion>({
    values: draft ?? { stars: String(own?.stars ?? ''), body: own?.body ?? '' },
    names: kind === 'review' ? names : ['body'],
    send: (written) => send(props, written),
    onDone: (opinion) => {
      isSent.current = true;
      onDone(opinion);
    },
  });
  const { register, control, getValues, formState } = form;
  const { errors } = formState;
  const stars = useWatch({ control, name: 'stars' });
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      if (!isSent.current) onLeave?.(getValues());
    };
  });
  useEffect(() => () => leave.current(), []);

  const texts = kindTexts[kind];
  const hint = opinionTexts.hint(opinionLengths[kind]);
  return (
    <form className="form" method="post" noValidate onSubmit={onSubmit}>
      {kind === 'review' ? (
        <StarsField
          chosen={stars}
          error={errors.stars?.message}
          field={register('stars', { required: opinionTexts.starsMissing })}
        />
      ) : null}
      <FieldFrame id={id} label={texts.field} error={errors.body?.message} hint={hint}>
        <textarea
          {...register('body', { validate: judgedBy(opinionRules[kind]) })}
          {...fieldState(id, errors.body?.message, hint)}
          rows={6}
        />
      </FieldFrame>
      <p className="text-13 text-ink-2 [overflow-wrap:anywhere]">
        {opinionTexts.shownAs} <b className="font-label">{terms.author}</b>
        <br />
        {fateOf(terms, own)}
      </p>
      <FormError sentence={sentence} />
      <div>
        <SubmitButton busy={busy}>{texts.send}</SubmitButton>
      </div>
    </form>
  );
}
