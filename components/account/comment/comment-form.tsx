'use client';

import { useId } from 'react';
import { commentTexts } from '#components/account/comment/texts.ts';
import { FormError } from '#components/account/form-error.tsx';
import { opinionTexts } from '#components/account/opinions/texts.ts';
import { SubmitButton } from '#components/account/submit-button.tsx';
import { FieldFrame, fieldState } from '#components/account/text-field.tsx';
import { useAccountForm } from '#components/account/use-account-form.ts';
import type { AddedCommentAnswer } from '#lib/contract/blog.ts';
import { judgedBy } from '#lib/rules/account.ts';
import { opinionLengths, opinionRules } from '#lib/rules/opinion.ts';

interface CommentFormProps {
  /** Id of the post. */
  post: number;
  onDone: (comment: AddedCommentAnswer) => void;
}

/** The form for a comment on a post. */
export function CommentForm({ post, onDone }: CommentFormProps) {
  const id = useId();
  const { form, sentence, busy, onSubmit } = useAccountForm<{ body: string }, AddedCommentAnswer>({
    values: { body: '' },
    names: ['body'],
    send: async ({ body }) => (await import('#lib/blog/client.ts')).addComment({ id: post, body }),
    onDone,
  });
  const error = form.formState.errors.body?.message;
  const hint = opinionTexts.hint(opinionLengths.comment);
  return (
    <form className="form" method="post" noValidate onSubmit={onSubmit}>
      <FieldFrame id={id} label={commentTexts.field} error={error} hint={hint}>
        <textarea
          {...form.register('body', { validate: judgedBy(opinionRules.comment) })}
          {...fieldState(id, error, hint)}
          rows={6}
        />
      </FieldFrame>
      <p className="text-13 text-ink-2">{commentTexts.terms}</p>
      <FormError sentence={sentence} />
      <div>
        <SubmitButton busy={busy}>{commentTexts.send}</SubmitButton>
      </div>
    </form>
  );
}
