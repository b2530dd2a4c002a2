import { WrittenText } from '#components/ui/mixed-text.tsx';
import { linkPieces } from '#lib/text/links.ts';

const isOwn = (href: string): boolean => new URL(href).origin === location.origin;

/** What somebody wrote: plain text, whose addresses are links. */
export function MessageText({ children }: { children: string }) {
  return linkPieces(children).map(({ text, href }, at) =>
    href === null ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text stay in place
      <WrittenText key={at}>{text}</WrittenText>
    ) : (
      <a
        // oxlint-disable-next-line react/no-array-index-key
        key={at}
        href={href}
        rel="nofollow noopener"
        dir="ltr"
        {...(!isOwn(href) && { target: '_blank' })}
      >
        {text}
      </a>
    ),
  );
}
