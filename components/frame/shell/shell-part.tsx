import type { ComponentType } from 'react';
import type { Shell } from '#components/frame/shell/shell-data.ts';
import { shellMarkup } from '#components/frame/shell/shell-markup.ts';

interface ShellPartProps {
  as?: 'div' | 'ul';
  /** Identifies the part after hydration. */
  id: string;
  className?: string;
  /** Name of the shell data kept by the server (shell-store.ts). */
  shell: string;
  /** Null in a browser, so that its code is not sent there. */
  part: ComponentType<{ shell: Shell }> | null;
}

/** Server-rendered HTML, by id. */
const came = new Map<string, string>();

/** The element's server-rendered content; kept because React may have to rebuild the page. */
function contentOf(id: string): string {
  const known = came.get(id);
  if (known !== undefined) return known;
  const html = document.getElementById(id)?.innerHTML ?? '';
  came.set(id, html);
  return html;
}

/**
 * A part of the frame that never changes while a page is open (ADR 21): the server renders it once
 * for all pages, and hydration leaves the element's HTML untouched.
 */
export function ShellPart({ as: Tag = 'div', id, className, shell, part }: ShellPartProps) {
  const html = typeof window === 'undefined' ? part && shellMarkup(part, shell) : contentOf(id);
  return (
    <Tag
      id={id}
      {...(className && { className })}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
  );
}
