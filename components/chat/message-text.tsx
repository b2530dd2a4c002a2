import { createElement, Fragment } from 'react';
import { WrittenText } from '#components/ui/mixed-text.tsx';
import { linkPieces, type TextPiece } from '#lib/text/links.ts';

const isOwn = (href: string): boolean => new URL(href).origin === location.origin;

/** What somebody wrote: plain text, whose addresses are links and read from left to right. */
export const MessageText = ({ children }: { children: string }) =>
  createElement(Fragment, null, ...linkPieces(children).map(drawn));

// Spread as children, so that no keys are needed.
function drawn({ text, href, isCode }: TextPiece) {
  if (isCode) return <bdi dir="ltr">{text}</bdi>;
  if (href === null) return <WrittenText>{text}</WrittenText>;
  return (
    <a href={href} rel="nofollow noopener" dir="ltr" {...(!isOwn(href) && { target: '_blank' })}>
      {text}
    </a>
  );
}
