import { Person } from '#components/blog/person.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import type { LoadedPosts } from '#lib/blog/found-posts.ts';
import { blogTexts } from '#lib/blog/texts.ts';
import type { SidebarAnswer } from '#lib/contract/blog.ts';
import { paths } from '#lib/contract/paths.ts';

interface PostsHeadProps {
  loaded: LoadedPosts;
  heading: string;
  categories: SidebarAnswer['categories'];
}

/** Heading of a list of posts, with the magazine's search and categories. */
export function PostsHead({ loaded, heading, categories }: PostsHeadProps) {
  const { kind, query, posts } = loaded;
  return (
    <header className="posts-head">
      <Title loaded={loaded} heading={heading} />
      <SearchPosts text={query.text} />
      <Categories
        items={categories}
        current={kind === 'category' ? (posts.term?.slug ?? null) : null}
        isAll={kind === null && query.text === ''}
      />
    </header>
  );
}

function Title({ loaded: { query, posts }, heading }: Omit<PostsHeadProps, 'categories'>) {
  const { title = '', description: about = '', profile } = posts.term ?? {};
  return (
    <Person name={title} profile={profile}>
      <h1>
        <MixedText>{heading}</MixedText>
      </h1>
      {profile?.role ? <p className="text-12 text-ink-3">{profile.role}</p> : null}
      {about === '' ? null : (
        <p>
          <MixedText>{about}</MixedText>
        </p>
      )}
      {query.text === '' || posts.total === 0 ? null : <p>{blogTexts.count(posts.total)}</p>}
    </Person>
  );
}

/** A plain form that works without JavaScript. */
function SearchPosts({ text }: { text: string }) {
  return (
    <search>
      <form action={paths.blog}>
        <div className="input">
          <Icon name="search" />
          <input
            type="search"
            name="q"
            data-suggest="none"
            defaultValue={text}
            aria-label={blogTexts.search}
            placeholder={blogTexts.search}
            maxLength={100}
            required
            autoComplete="off"
          />
          <button type="submit" className="btn btn-text btn-sm">
            {blogTexts.submit}
          </button>
        </div>
      </form>
    </search>
  );
}

interface CategoriesProps {
  items: SidebarAnswer['categories'];
  current: string | null;
  /** Whether the list is not limited to one category. */
  isAll: boolean;
}

function Categories({ items, current, isAll }: CategoriesProps) {
  if (items.length === 0) return null;
  return (
    <nav className="post-chips" aria-label={blogTexts.categories}>
      <ul>
        <li>
          <a className="chip" href={paths.blog} {...(isAll && { 'aria-current': 'page' })}>
            {blogTexts.all}
          </a>
        </li>
        {items.map(({ title, slug }) => (
          <li key={slug}>
            <a
              className="chip"
              href={paths.blogCategory(slug)}
              {...(slug === current && { 'aria-current': 'page' })}
            >
              <MixedText>{title}</MixedText>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shown when a list has no posts. @param text the search text, or '' */
export function EmptyPosts({ text }: { text: string }) {
  return (
    <section className="empty">
      <span className="empty-sign">
        <Icon name={text === '' ? 'newspaper' : 'search'} />
      </span>
      <h2>
        <MixedText>{text === '' ? blogTexts.empty : blogTexts.nothing(text)}</MixedText>
      </h2>
      <p>{text === '' ? blogTexts.emptyHint : blogTexts.nothingHint}</p>
      <a href={paths.blog} className="btn btn-primary mt-3">
        {blogTexts.allPosts}
      </a>
    </section>
  );
}
