'use client';

import { useEffect, useId, useRef } from 'react';
import { FormError } from '#components/account/form-error.tsx';
import {
  linesOf,
  ReviewDetails,
  ReviewStars,
} from '#components/account/opinions/review-fields.tsx';
import type { OpinionDraft } from '#components/account/opinions/draft.ts';
import { kindTexts, opinionTexts } from '#components/account/opinions/texts.ts';
import { SubmitButton } from '#components/account/submit-button.tsx';
import { FieldFrame, fieldState } from '#components/account/text-field.tsx';
import { useAccountForm } from '#components/account/use-account-form.ts';
import type { OpinionKind, OpinionTerms, OwnOpinion } from '#lib/contract/opinion.ts';
import { judgedBy } from '#lib/rules/account.ts';
import { opinionLengths, opinionRules } from '#lib/rules/opinion.ts';

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

async function send({ kind, of, own }: OpinionFormProps, draft: OpinionDraft) {
  const { stars, body } = draft;
  const calls = await import('#lib/opinion/own-client.ts');
  if (kind === 'review') {
    const points = { good: linesOf(draft.good), bad: linesOf(draft.bad) };
    const pictures = [...draft.pictures];
    return calls.saveReview({ WebsiteCode: of, stars: Number(stars), body, ...points, pictures });
  }
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

const names = ['stars', 'body', 'good', 'bad', 'pictures'] as const;

const emptyDraft: OpinionDraft = { stars: '', body: '', good: '', bad: '', pictures: [] };

const draftOf = ({ stars, body, good, bad, pictures }: OwnOpinion): OpinionDraft => ({
  stars: String(stars ?? ''),
  body,
  good: good.join('\n'),
  bad: bad.join('\n'),
  pictures: pictures.map(({ id }) => id),
});

/** Writes or edits a review, a question or an answer. */
export function OpinionForm(props: OpinionFormProps) {
  const { kind, own, terms, draft, onLeave, onDone } = props;
  const id = useId();
  const isSent = useRef(false);
  const { form, sentence, busy, onSubmit } = useAccountForm<OpinionDraft, OwnOpinion>({
    values: draft ?? (own === null ? emptyDraft : draftOf(own)),
    names: kind === 'review' ? names : ['body'],
    send: (written) => send(props, written),
    onDone: (opinion) => {
      isSent.current = true;
      onDone(opinion);
    },
  });
  const { register, getValues, formState } = form;
  const { errors } = formState;
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
      {kind === 'review' ? <ReviewStars form={form} /> : null}
      <FieldFrame id={id} label={texts.field} error={errors.body?.message} hint={hint}>
        <textarea
          {...register('body', { validate: judgedBy(opinionRules[kind]) })}
          {...fieldState(id, errors.body?.message, hint)}
          rows={6}
        />
      </FieldFrame>
      {kind === 'review' ? <ReviewDetails form={form} /> : null}
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
