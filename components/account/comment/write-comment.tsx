'use client';

import { useCallback, useLayoutEffect, useState } from 'react';
import { CommentForm } from '#components/account/comment/comment-form.tsx';
import { commentTexts } from '#components/account/comment/texts.ts';
import { FormSkeleton } from '#components/account/opinions/skeletons.tsx';
import { StateTag } from '#components/account/opinions/state-tag.tsx';
import { opinionTexts } from '#components/account/opinions/texts.ts';
import { useOwnQuery } from '#components/account/opinions/use-own-query.ts';
import { useArrival } from '#components/account/use-arrival.ts';
import { useReading } from '#components/account/use-reading.ts';
import { FailedReading } from '#components/states/failed-reading.tsx';
import { MixedText, WrittenText } from '#components/ui/mixed-text.tsx';
import type { AddedCommentAnswer, PostNameAnswer } from '#lib/contract/blog.ts';
import { paths } from '#lib/contract/paths.ts';

/** Comment page of the post named in the address. */
export function WriteComment() {
  const written = useOwnQuery(`${paths.opinions}/comment`, 'post') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(written)) return <Missing />;
  return <Writing key={written} id={Number(written)} />;
}

const notThere = 404;

/** The post; null if it does not exist. */
async function read(id: number) {
  const outcome = await (await import('#lib/blog/client.ts')).readPostName(id);
  if (outcome === null) return null;
  if ('answer' in outcome) return { answer: { post: outcome.answer } };
  return outcome.status === notThere ? { answer: { post: null } } : outcome;
}

function Writing({ id }: { id: number }) {
  const load = useCallback(() => read(id), [id]);
  const { reading, retry } = useReading<{ post: PostNameAnswer | null }>(load);
  if (reading === 'loading') return <FormSkeleton />;
  if (reading === 'failed') return <FailedReading level={2} texts={commentTexts} retry={retry} />;
  return reading.post === null ? <Missing /> : <Form post={reading.post} />;
}

function Form({ post }: { post: PostNameAnswer }) {
  const [done, setDone] = useState<AddedCommentAnswer | null>(null);
  const { place, arrive } = useArrival();
  // The router keeps left pages mounted but hidden: on return show the form again.
  useLayoutEffect(() => () => setDone(null), []);
  const show = (comment: AddedCommentAnswer | null) => {
    setDone(comment);
    arrive();
  };
  return (
    <section
      ref={place}
      aria-label={done === null ? commentTexts.title : commentTexts.done}
      tabIndex={-1}
      className="grid gap-6 shadow-none"
    >
      <p className="font-label [overflow-wrap:anywhere]">
        {commentTexts.about}{' '}
        <a className="link inline" href={paths.post(post.id, post.slug)}>
          <MixedText>{post.title}</MixedText>
        </a>
      </p>
      {done === null ? (
        <CommentForm post={post.id} onDone={show} />
      ) : (
        <Done comment={done} post={post} again={() => show(null)} />
      )}
    </section>
  );
}

interface DoneProps {
  comment: AddedCommentAnswer;
  post: PostNameAnswer;
  again: () => void;
}

/** The sent comment with its state, and links to continue. */
function Done({ comment: { author, body, state }, post, again }: DoneProps) {
  return (
    <div className="panel grid gap-3">
      <p className="flex flex-wrap items-center gap-3 font-label">
        {commentTexts.done}
        <StateTag state={state} />
      </p>
      <p className="opinion-body">
        <WrittenText>{body}</WrittenText>
      </p>
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        {commentTexts.shownAs} <b className="font-label">{author}</b>
        <br />
        {state === 'shown' ? commentTexts.shownNow : commentTexts.waits}
      </p>
      <p className="flex flex-wrap gap-3">
        <a className="btn btn-primary" href={`${paths.post(post.id, post.slug)}#comments`}>
          {commentTexts.back}
        </a>
        <button type="button" className="btn btn-outline" onClick={again}>
          {commentTexts.another}
        </button>
        <a className="btn btn-outline" href={paths.opinions}>
          {opinionTexts.title}
        </a>
      </p>
    </div>
  );
}

function Missing() {
  return (
    <div className="empty">
      <h2>{commentTexts.missing}</h2>
      <p>{commentTexts.missingText}</p>
      <a className="btn btn-primary mt-3" href={paths.blog}>
        {commentTexts.toMagazine}
      </a>
    </div>
  );
}
