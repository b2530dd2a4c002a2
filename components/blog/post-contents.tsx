import { MixedText } from '#components/ui/mixed-text.tsx';
import { blogTexts } from '#lib/blog/texts.ts';
import type { PostHeading } from '#lib/contract/blog.ts';

/**
 * The headings of a post. On phones they unfold; on desktops they stand beside the text, always open,
 * where the browser can have it so by style alone. Nothing for a post of one part.
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
