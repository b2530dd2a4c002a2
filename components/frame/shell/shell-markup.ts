import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isOfDraft, keptShell } from '#components/frame/shell/shell-store.ts';
import type { Shell } from '#components/frame/shell/shell-data.ts';

type Part = ComponentType<{ shell: Shell }>;

/** By part; the latest shell only, because there is seldom more than one. */
const rendered = new Map<Part, { name: string; html: string }>();

/** HTML of a part of the frame, rendered once and not for each page. */
export function shellMarkup(part: Part, name: string): string {
  const known = rendered.get(part);
  if (known?.name === name) return known.html;
  const html = renderToStaticMarkup(createElement(part, { shell: keptShell(name) }));
  // The next page is one of the shop's own again.
  if (!isOfDraft(name)) rendered.set(part, { name, html });
  return html;
}
