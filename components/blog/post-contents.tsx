import { MixedText } from '#components/ui/mixed-text.tsx';
import { blogTexts } from '#lib/blog/texts.ts';
import type { PostHeading } from '#lib/contract/blog.ts';

/**
 * Table of contents. Folded on phones; on desktop beside the text and always open, in browsers that
 * can do that by CSS alone. Renders nothing for a post with a single part.
 */
export function PostContents({ headings }: { headings: readonly PostHeading[] }) {
  if (headings.length < 2) return null;
  return (
    <nav className="toc" aria-label={blogTexts.contents}>
      <p aria-hidden>{blogTexts.contents}</p>
      <details className="acc">
        <summary>
          <span>
            {blogTexts.contents} <small>{blogTexts.parts(headings.length)}</small>
          </span>
        </summary>
        <ul>
          {headings.map(({ id, title, level }) => (
            <li key={id} {...(level === 3 && { className: 'toc-sub' })}>
              <a href={`#${id}`}>
                <MixedText>{title}</MixedText>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
