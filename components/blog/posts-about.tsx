import { PostSection } from '#components/blog/post-section.tsx';
import { SectionBoundary } from '#components/states/section-boundary.tsx';
import { getPostsAbout } from '#lib/blog/server.ts';
import { blogTexts } from '#lib/blog/texts.ts';
import type { PostSubject } from '#lib/contract/blog.ts';

interface PostsAboutProps {
  subject: PostSubject;
  id: number;
}

/** What the magazine says of a product, or of products of a list. Renders nothing without posts. */
export function PostsAbout(props: PostsAboutProps) {
  return (
    <SectionBoundary>
      <Posts {...props} />
    </SectionBoundary>
  );
}

async function Posts({ subject, id }: PostsAboutProps) {
  const found = await getPostsAbout(subject, id);
  const posts = found.found ? found.data : [];
  return (
    <PostSection id="posts-about" title={blogTexts.readInMagazine} more={null} posts={posts} />
  );
}
