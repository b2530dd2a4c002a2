import { useMutation } from '@tanstack/react-query';
import { ExternalLink, Undo2 } from 'lucide-react';
import type { AdminPost } from '#lib/contract/admin-post.ts';
import { paths } from '#lib/contract/paths.ts';
import { formatDate } from '#lib/text/date.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { ConflictOf } from '#panel/content/conflict-of.tsx';
import { contentTexts } from '#panel/content/texts.ts';
import { Writing } from '#panel/content/writing.tsx';
import { PreviewButton } from '#panel/draft/preview-button.tsx';
import { Page } from '#panel/frame/page.tsx';
import { restorePost } from '#panel/posts/calls.ts';
import { PostSide } from '#panel/posts/post-side.tsx';
import { fieldWords, postsTexts, publishWords, stateWords } from '#panel/posts/texts.ts';
import { type PostForm as Form, usePostForm } from '#panel/posts/use-post-form.ts';
import { bodyOf, isPast, type PostValues } from '#panel/posts/values.ts';
import { texts } from '#panel/texts.ts';
import { Button } from '#panel/ui/button.tsx';
import { Note, Tag } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useNow } from '#panel/ui/use-now.ts';
import { useSaveKey } from '#panel/ui/use-save-key.ts';

/** A toast for what the save did: a draft, a later publication, a publication or a change. */
function showSaved({ state, publishedTime }: AdminPost, isNew: boolean): void {
  if (state === 'draft') showToast(postsTexts.savedDraft);
  else if (state === 'scheduled' && publishedTime !== null) {
    showToast(postsTexts.scheduled(formatDate(publishedTime)));
  } else showToast(isNew ? postsTexts.published : postsTexts.saved);
}

/** @param now in ms */
function actionWord(values: PostValues, base: AdminPost | null, now: number): string {
  if (values.publish === 'draft') return postsTexts.saveDraft;
  if (values.publish === 'at' && !isPast(values, now))
    return base?.state === 'scheduled' ? postsTexts.save : postsTexts.schedule;
  return base?.state === 'published' ? postsTexts.save : postsTexts.publishNow;
}

/** A value of the form as two people compare it. */
function shown(name: keyof PostValues, values: PostValues) {
  const value = values[name];
  if (name === 'bodyHtml') return contentTexts.letters(formatNumber(values.bodyHtml.length));
  if (name === 'publish') return publishWords[values.publish];
  if (name === 'at') return values.at === null ? texts.nothing : formatDate(values.at);
  if (Array.isArray(value)) return value.join('، ') || texts.nothing;
  return String(value ?? '') || texts.nothing;
}

/** With the field's name of the service. */
const allWords = { ...fieldWords, publishedTime: postsTexts.when };

/** A post in the bin cannot be saved before it is out of it. */
const canSave = ({ base, canSave: isWritten }: Form): boolean => isWritten && base?.state !== 'bin';

function Acts({ form }: { form: Form }) {
  const { base, values, isBusy, save } = form;
  const now = useNow();
  return (
    <>
      {base?.state === 'bin' ? null : (
        <PreviewButton
          of="Preview-Post"
          labels={allWords}
          bodyOf={() => bodyOf(values, base, new Date().toISOString())}
        />
      )}
      {base?.state === 'published' ? (
        <a
          className="btn btn-outline desk-flex"
          href={paths.post(base.id, base.slug)}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink className="i i-s" aria-hidden="true" />
          {postsTexts.open}
        </a>
      ) : null}
      <Button look="primary" isBusy={isBusy} onClick={save} disabled={!canSave(form)}>
        {actionWord(values, base, now)}
      </Button>
    </>
  );
}

function InBin({ post }: { post: AdminPost }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => restorePost(post),
    onSuccess: ({ title }) => {
      showToast(postsTexts.restored(title));
      location.reload();
    },
  });
  return (
    <Note kind="wait">
      <p>{postsTexts.inBin}</p>
      <Button
        size="s"
        className="mt-2"
        icon={<Undo2 className="i i-s" aria-hidden="true" />}
        isBusy={isPending}
        onClick={() => mutate()}
      >
        {postsTexts.restore}
      </Button>
    </Note>
  );
}

interface Props {
  /** Null: a new one. */
  post: AdminPost | null;
  /** Called after the first save of a new one. */
  onMade: (id: number) => void;
}

/** A post of the magazine: its text, and beside it what belongs to it. */
export function PostForm({ post, onMade }: Props) {
  const form = usePostForm(post, (saved) => {
    showSaved(saved, post?.state !== 'published');
    if (post === null) onMade(saved.id);
  });
  const { base } = form;
  useSaveKey(canSave(form), form.save);
  return (
    <Page
      title={base ? postsTexts.edit : postsTexts.new}
      back="/posts"
      width="full"
      mark={
        <>
          {base ? (
            <span className="desk-flex">
              <Tag kind={stateWords[base.state].kind}>{stateWords[base.state].word}</Tag>
            </span>
          ) : null}
          {form.isDirty ? <span className="mark-unsaved">{contentTexts.unsaved}</span> : null}
        </>
      }
      actions={<Acts form={form} />}
    >
      <Writing
        form={form}
        words={postsTexts}
        labels={allWords}
        note={base?.state === 'bin' ? <InBin post={base} /> : null}
        hasProducts
      >
        <PostSide form={form} />
      </Writing>
      <ConflictOf form={form} labels={fieldWords} show={shown} />
    </Page>
  );
}
