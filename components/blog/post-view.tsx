import { WideCover } from '#components/blog/cover.tsx';
import { PostBody } from '#components/blog/post-body.tsx';
import { PostTime } from '#components/blog/post-card.tsx';
import { PostComments } from '#components/blog/post-comments.tsx';
import { PostContents } from '#components/blog/post-contents.tsx';
import { PostFoot } from '#components/blog/post-foot.tsx';
import { PostLinks } from '#components/blog/post-links.tsx';
import { PostSection } from '#components/blog/post-section.tsx';
import { Breadcrumbs } from '#components/frame/breadcrumbs.tsx';
import { ProductRail } from '#components/product/product-rail.tsx';
import { JsonLd } from '#components/seo/json-ld.tsx';
import { SectionBoundary } from '#components/states/section-boundary.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { blogTexts } from '#lib/blog/texts.ts';
import type { BlogDetailAnswer, SidebarAnswer } from '#lib/contract/blog.ts';
import type { MasterData } from '#lib/contract/home.ts';
import { paths } from '#lib/contract/paths.ts';
import { postJsonLd } from '#lib/seo/blog-json-ld.ts';
import { postVideosJsonLd } from '#lib/seo/video-json-ld.ts';

const coverWidth = 970;
const shownRelated = 3;
const shownOthers = 4;

interface PostViewProps {
  post: BlogDetailAnswer;
  sidebar: SidebarAnswer;
  /** The shop's name, and the heading above other posts. */
  master: Pick<MasterData, 'titleOtherMag'> & { shop: Pick<MasterData['shop'], 'name'> };
}

/** A post of the magazine. Static markup, except for the share button. */
export function PostView({ post, sidebar, master }: PostViewProps) {
  const films = postVideosJsonLd(post);
  const related = post.related.slice(0, shownRelated);
  const known = new Set([post.id, ...related.map(({ id }) => id)]);
  const others = sidebar.latest.filter(({ id }) => !known.has(id)).slice(0, shownOthers);
  return (
    <>
      <JsonLd data={postJsonLd(post, master.shop.name)} />
      {films === null ? null : <JsonLd data={films} />}
      <div className="wrap">
        <Breadcrumbs steps={stepsTo(post, master.shop.name)} />
        <article>
          <Head post={post} />
          <WideCover image={post.image} alt={post.imageAlt} width={coverWidth} />
          <div className="reading">
            <PostContents headings={post.contents} />
            <div className="reading-text">
              <PostBody post={post} />
              <PostFoot post={post} />
              <PostComments post={post} />
            </div>
            <PostLinks
              id="others"
              title={master.titleOtherMag || blogTexts.otherPosts}
              posts={others}
            />
          </div>
        </article>
      </div>
      <SectionBoundary>
        <PostSection
          id="related-title"
          title={blogTexts.related}
          more={{ url: paths.blog, label: blogTexts.allPosts }}
          posts={related}
        />
      </SectionBoundary>
      <SectionBoundary>
        <ProductRail id="products" title={blogTexts.products} products={sidebar.products} />
      </SectionBoundary>
    </>
  );
}

function Head({ post }: { post: BlogDetailAnswer }) {
  const { title, summary, author, readingMinutes } = post;
  return (
    <header className="post-head">
      <h1>
        <MixedText>{title}</MixedText>
      </h1>
      <p>
        <MixedText>{summary}</MixedText>
      </p>
      <div className="post-info">
        <a href={paths.blogAuthor(author.slug)} rel="author">
          {author.title}
        </a>
        <PostTime post={post} />
        <span>{blogTexts.reading(readingMinutes)}</span>
      </div>
    </header>
  );
}

function stepsTo({ id, slug, title, category }: BlogDetailAnswer, shop: string) {
  return [
    { title: blogTexts.magazine(shop), path: paths.blog },
    { title: category.title, path: paths.blogCategory(category.slug) },
    { title, path: paths.post(id, slug) },
  ];
}
