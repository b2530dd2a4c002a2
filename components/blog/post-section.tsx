import { PostCard } from '#components/blog/post-card.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { PostCard as Post } from '#lib/contract/blog.ts';

interface PostSectionProps {
  /** Id of the heading, unique on the page. */
  id: string;
  title: string;
  /** Link to all of them, or null. */
  more: { url: string; label: string } | null;
  /** At most one desktop row. */
  posts: readonly Post[];
}

/** A titled row of posts. Renders nothing without posts. */
export function PostSection({ id, title, more, posts }: PostSectionProps) {
  if (posts.length === 0) return null;
  return (
    <section className="sec sec-posts wrap" aria-labelledby={id}>
      <div className="sec-head">
        <h2 id={id}>
          <MixedText>{title}</MixedText>
        </h2>
        {more === null ? null : (
          <a className="link more" href={more.url}>
            {more.label}
          </a>
        )}
      </div>
      <div className="posts">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
    </section>
  );
}
