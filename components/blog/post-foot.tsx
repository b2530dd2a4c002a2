import { Portrait } from '#components/blog/person.tsx';
import { ShareButton } from '#components/product/share/share-button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { blogTexts } from '#lib/blog/texts.ts';
import type { BlogDetailAnswer } from '#lib/contract/blog.ts';
import { paths } from '#lib/contract/paths.ts';

/** End of a post: tags, author, previous and next post. */
export function PostFoot({ post }: { post: BlogDetailAnswer }) {
  return (
    <footer className="post-foot">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Tags tags={post.tags} />
        <ShareButton title={post.title} />
      </div>
      <Author author={post.author} />
      <Neighbours post={post} />
    </footer>
  );
}

function Tags({ tags }: Pick<BlogDetailAnswer, 'tags'>) {
  if (tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={blogTexts.tags}>
      {tags.map(({ title, slug }) => (
        <li key={slug}>
          <a className="chip chip-sm" href={paths.blogTag(slug)} rel="tag">
            <MixedText>{title}</MixedText>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Author({ author: { title, slug, role, about, image } }: Pick<BlogDetailAnswer, 'author'>) {
  return (
    <section className="panel post-by" aria-label={blogTexts.author}>
      <Portrait name={title} image={image} />
      <div>
        <a className="font-price" href={paths.blogAuthor(slug)}>
          {title}
        </a>
        {role === '' ? null : <p className="text-12 text-ink-3">{role}</p>}
        {about === '' ? null : (
          <p className="pt-2 text-ink-2">
            <MixedText>{about}</MixedText>
          </p>
        )}
      </div>
    </section>
  );
}

function Neighbours({ post: { previous, next } }: { post: BlogDetailAnswer }) {
  if (previous === null && next === null) return null;
  return (
    <nav className="neighbours" aria-label={blogTexts.neighbours}>
      {previous === null ? null : (
        <a href={paths.post(previous.id, previous.slug)} rel="prev">
          <small>
            <Icon name="chevron-right" className="i-s" />
            {blogTexts.previous}
          </small>
          <MixedText>{previous.title}</MixedText>
        </a>
      )}
      {next === null ? null : (
        <a href={paths.post(next.id, next.slug)} rel="next">
          <small>
            {blogTexts.next}
            <Icon name="chevron-left" className="i-s" />
          </small>
          <MixedText>{next.title}</MixedText>
        </a>
      )}
    </nav>
  );
}
