import { Cover } from '#components/blog/cover.tsx';
import { PostTime } from '#components/blog/post-card.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { PostCard } from '#lib/contract/blog.ts';
import { paths } from '#lib/contract/paths.ts';

interface PostLinksProps {
  /** Unique on the page. */
  id: string;
  title: string;
  posts: readonly PostCard[];
  className?: string;
  style?: React.CSSProperties;
}

/** Compact links to posts, beside the main content. Renders nothing without posts. */
export function PostLinks({ id, title, posts, className = '', style }: PostLinksProps) {
  if (posts.length === 0) return null;
  return (
    <aside className={`post-links ${className}`.trimEnd()} style={style} aria-labelledby={id}>
      <h2 id={id}>
        <MixedText>{title}</MixedText>
      </h2>
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <Cover image={post.image} alt="" sizes="88px" />
            <div>
              <a href={paths.post(post.id, post.slug)}>
                <MixedText>{post.title}</MixedText>
              </a>
              <PostTime post={post} />
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
