import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { PictureField } from '#panel/content/picture-field.tsx';
import { contentTexts } from '#panel/content/texts.ts';
import { authorsQuery, categoriesQuery } from '#panel/posts/calls.ts';
import { Checks } from '#panel/posts/checks.tsx';
import { TermField } from '#panel/posts/term-field.tsx';
import { postsTexts, publishWords } from '#panel/posts/texts.ts';
import type { PostForm } from '#panel/posts/use-post-form.ts';
import { isPast, postImage, type Publish, publishes } from '#panel/posts/values.ts';
import { SelectField } from '#panel/ui/choices.tsx';
import { TextArea, TextField } from '#panel/ui/fields.tsx';
import { MomentField } from '#panel/ui/moment-field.tsx';
import { useNow } from '#panel/ui/use-now.ts';

// Their code is heavy.
const PostLink = lazy(() => import('#panel/posts/post-link.tsx'));
const TagsField = lazy(() => import('#panel/posts/tags-field.tsx'));

const publishOptions = publishes.map((value) => ({ value, label: publishWords[value] }));
const isPublish = (value: string): value is Publish => publishes.some((each) => each === value);

function Publishing({ form }: { form: PostForm }) {
  const { base, values, faults, set } = form;
  const now = useNow();
  return (
    <>
      <SelectField
        label={postsTexts.publish}
        hint={values.publish === 'draft' ? postsTexts.unseen : undefined}
        options={publishOptions}
        value={values.publish}
        onChange={(value) => {
          if (isPublish(value)) set('publish', value);
        }}
      />
      {values.publish === 'at' || base?.state === 'published' ? (
        <MomentField
          label={postsTexts.when}
          hint={isPast(values, now) ? postsTexts.past : undefined}
          error={faults['at'] ?? faults['publishedTime']}
          value={values.at}
          onChange={(at) => set('at', at)}
        />
      ) : null}
    </>
  );
}

function Terms({ form }: { form: PostForm }) {
  const { values, faults, set } = form;
  const { data: categories } = useQuery(categoriesQuery);
  const { data: authors } = useQuery(authorsQuery);
  return (
    <>
      <TermField
        kind="category"
        terms={categories?.items}
        error={faults['categorySlug']}
        value={values.categorySlug}
        onChange={(slug) => set('categorySlug', slug)}
      />
      <TermField
        kind="author"
        terms={authors?.items}
        error={faults['authorSlug']}
        value={values.authorSlug}
        onChange={(slug) => set('authorSlug', slug)}
      />
      <Suspense>
        <TagsField
          value={values.tags}
          error={faults['tags']}
          onChange={(tags) => set('tags', tags)}
        />
      </Suspense>
    </>
  );
}

/** What belongs to a post besides its text. */
export function PostSide({ form }: { form: PostForm }) {
  const { values, faults, set } = form;
  return (
    <aside className="writing-side" aria-label={postsTexts.details}>
      <Publishing form={form} />
      <Terms form={form} />
      <PictureField
        label={postsTexts.picture}
        image={values.image}
        kind="wide"
        error={faults['image']}
        onChoose={({ image, alt }) => {
          set('image', postImage(image));
          if (alt !== '') set('imageAlt', alt);
        }}
      />
      <TextField
        label={postsTexts.imageAlt}
        error={faults['imageAlt']}
        maxLength={300}
        value={values.imageAlt}
        onChange={(event) => set('imageAlt', event.target.value)}
      />
      <TextArea
        label={postsTexts.summary}
        hint={postsTexts.summaryHint}
        error={faults['summary']}
        rows={3}
        maxLength={500}
        value={values.summary}
        onChange={(event) => set('summary', event.target.value)}
      />
      <TextField
        label={contentTexts.address}
        hint={postsTexts.slugHint}
        error={faults['slug']}
        dir="auto"
        maxLength={100}
        value={values.slug}
        onChange={(event) => set('slug', event.target.value)}
      />
      <TextArea
        label={contentTexts.seoDescription}
        error={faults['seoDescription']}
        rows={2}
        maxLength={500}
        value={values.seoDescription}
        onChange={(event) => set('seoDescription', event.target.value)}
      />
      <TextField
        label={contentTexts.seoKeywords}
        error={faults['seoKeyword']}
        maxLength={500}
        value={values.seoKeyword}
        onChange={(event) => set('seoKeyword', event.target.value)}
      />
      <Checks values={values} />
      <Suspense>
        <PostLink form={form} />
      </Suspense>
    </aside>
  );
}
