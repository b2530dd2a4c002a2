import { PostCard, LeadPost } from '#components/blog/post-card.tsx';
import { PostLinks } from '#components/blog/post-links.tsx';
import { EmptyPosts, PostsHead } from '#components/blog/posts-head.tsx';
import { Breadcrumbs } from '#components/frame/breadcrumbs.tsx';
import { PageLinks } from '#components/listing/page-links.tsx';
import { ProductRail } from '#components/product/product-rail.tsx';
import { JsonLd } from '#components/seo/json-ld.tsx';
import { SectionBoundary } from '#components/states/section-boundary.tsx';
import type { LoadedPosts } from '#lib/blog/found-posts.ts';
import { postsHeading } from '#lib/blog/heading.ts';
import { postsHref } from '#lib/blog/query.ts';
import { blogTexts } from '#lib/blog/texts.ts';
import type {
  BlogListAnswer,
  PostCard as PostCardFacts,
  SidebarAnswer,
} from '#lib/contract/blog.ts';
import { paths } from '#lib/contract/paths.ts';
import { authorJsonLd } from '#lib/seo/author-json-ld.ts';
import { postsJsonLd } from '#lib/seo/blog-json-ld.ts';

/** Cards in a desktop's first row; their images load eagerly. */
const seenFirst = 3;

interface PostsViewProps {
  loaded: LoadedPosts;
  /** The shop's name. */
  shop: string;
  sidebar: SidebarAnswer;
}

/** A list of posts: all, of a category, tag or author, or search results. */
export function PostsView({ loaded, shop, sidebar }: PostsViewProps) {
  const heading = postsHeading(loaded, shop);
  const { kind, path, page, query, posts } = loaded;
  const isFront = kind === null && query.text === '' && page === 1;
  return (
    <>
      <div className="wrap">
        {kind === null && query.text === '' ? null : (
          <Breadcrumbs
            steps={[
              { title: blogTexts.magazine(shop), path: paths.blog },
              { title: heading, path: query.text === '' ? path : postsHref(path, query) },
            ]}
          />
        )}
        {query.text === '' && posts.items.length > 0 ? (
          <JsonLd data={authorJsonLd(loaded) ?? postsJsonLd(loaded, heading)} />
        ) : null}
        <PostsHead loaded={loaded} heading={heading} categories={sidebar.categories} />
        {posts.items.length === 0 ? (
          <EmptyPosts text={query.text} />
        ) : (
          <Posts loaded={loaded} isFront={isFront} popular={sidebar.popular} />
        )}
        <PageLinks
          page={page}
          pageCount={posts.pageCount}
          href={(to) => postsHref(path, { ...query, page: to })}
        />
      </div>
      {isFront ? (
        <SectionBoundary>
          <ProductRail id="products" title={blogTexts.products} products={sidebar.products} />
        </SectionBoundary>
      ) : null}
    </>
  );
}

interface PostsProps {
  loaded: LoadedPosts;
  /** Whether this is the magazine's first page, which starts with the newest post large. */
  isFront: boolean;
  popular: SidebarAnswer['popular'];
}

/** Free cells in the last row, for two and for three columns. */
const restOf = (count: number) => ({ '--of-two': 2 - (count % 2), '--of-three': 3 - (count % 3) });

/** Fewer links do not justify a panel. */
const fewest = 3;

/** Popular posts that the list does not show; all popular posts if too few remain. */
function popularBeside({ items }: BlogListAnswer, popular: readonly PostCardFacts[]) {
  const shown = new Set(items.map(({ id }) => id));
  const elsewhere = popular.filter(({ id }) => !shown.has(id));
  return elsewhere.length < fewest ? popular : elsewhere;
}

function Posts({ loaded: { posts }, isFront, popular }: PostsProps) {
  const [lead, ...others] = posts.items;
  const items = isFront ? others : posts.items;
  return (
    <>
      {isFront && lead !== undefined ? <LeadPost post={lead} /> : null}
      {isFront && items.length > 0 ? <h2 className="posts-title">{blogTexts.latest}</h2> : null}
      <div className="posts">
        {items.map((post, at) => (
          <PostCard
            key={post.id}
            post={post}
            level={isFront ? 3 : 2}
            load={!isFront && at < seenFirst ? (at === 0 ? 'high' : 'eager') : 'lazy'}
          />
        ))}
        <PostLinks
          id="popular"
          title={blogTexts.popular}
          posts={popularBeside(posts, popular)}
          style={restOf(items.length)}
        />
      </div>
    </>
  );
}
