import type { ReactNode } from 'react';
import { Cover, WideCover } from '#components/blog/cover.tsx';
import { Portrait } from '#components/blog/person.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { PictureLoad } from '#components/ui/picture-markup.tsx';
import { blogTexts } from '#lib/blog/texts.ts';
import type { PostCard as Post } from '#lib/contract/blog.ts';
import { paths } from '#lib/contract/paths.ts';
import { formatDate } from '#lib/text/date.ts';

/** A third of the page on desktop, half on tablets, full width on phones. */
const cardSizes = '(min-width: 62rem) 412px, (min-width: 48rem) 47vw, 94vw';
const leadWidth = 740;

interface PostCardProps {
  post: Post;
  /** Heading level of the title. */
  level?: 2 | 3;
  load?: PictureLoad;
}

/** A post in a list: an article with a heading link. The whole card is the link. */
export function PostCard({ post, level = 3, load = 'lazy' }: PostCardProps) {
  const { image, summary } = post;
  return (
    <article className="post">
      <Cover image={image} alt="" sizes={cardSizes} load={load} />
      <PostInfo post={post} />
      <Title post={post} level={level} />
      <p>
        <MixedText>{summary}</MixedText>
      </p>
    </article>
  );
}

/** The newest post, large. */
export function LeadPost({ post }: { post: Post }) {
  const { image, summary, author } = post;
  return (
    <article className="post post-lead">
      <WideCover image={image} alt="" width={leadWidth} />
      <div>
        <PostInfo post={post} />
        <Title post={post} level={2} />
        <p>
          <MixedText>{summary}</MixedText>
        </p>
        <div className="post-by">
          <Portrait name={author.title} />
          <b>{author.title}</b>
        </div>
      </div>
    </article>
  );
}

function Title({ post: { id, slug, title }, level }: { post: Post; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <Heading className="post-title">
      <a href={paths.post(id, slug)}>
        <MixedText>{title}</MixedText>
      </a>
    </Heading>
  );
}

/** Category, date and reading time. */
function PostInfo({ post }: { post: Post }) {
  return (
    <div className="post-info">
      <b>{post.category.title}</b>
      <PostTime post={post} />
      <span>{blogTexts.minutes(post.readingMinutes)}</span>
    </div>
  );
}

export function PostTime({
  post: { publishedTime },
}: {
  post: Pick<Post, 'publishedTime'>;
}): ReactNode {
  return <time dateTime={publishedTime}>{formatDate(publishedTime)}</time>;
}
